/** A match laid out to look back at: the board as it was, the way through it, and what there is to say about it. */

import '../table/table.css';
import './replay.css';
import type { ComponentChild, VNode } from 'preact';
import { recordFileName, writeRecord } from '../match/record-file.ts';
import { language, textInterface } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { useNarrow } from '../table/use-narrow.ts';
import { asideWords } from '../words/aside.ts';
import { replayWords } from '../words/replay.ts';
import { sayPosition } from './say-position.ts';
import { AnalysisChart, AnalysisTool } from './analysis-plate.tsx';
import type { OpenReplay } from './open-replay.ts';
import { ReplayHands } from './replay-hands.tsx';
import { ReplayLog } from './replay-log.tsx';
import { ReplaySeats } from './replay-seats.tsx';
import { ReplayTools } from './replay-tools.tsx';
import { Transport } from './transport.tsx';
import { useReplayBoard } from './use-replay-board.ts';
import { useReplayKeys } from './use-replay-keys.ts';

export interface ReplayTableProps {
  readonly replay: OpenReplay;
  /** What there is to say about where this match comes from or goes. */
  readonly notice: ComponentChild;
}

export function ReplayTable({ replay, notice }: ReplayTableProps): VNode {
  const { controller, loaded, log } = replay;
  const { board } = loaded;
  const { film } = controller;
  const words = asideWords[language.value];
  const gameWords = loaded.words[language.value];
  const { sheet } = controller;
  const names = sheet.names[language.value];
  const at = controller.at.value;
  const eyes = controller.eyes.value;
  const isNarrow = useNarrow();
  useReplayKeys(controller);

  const record = (): string => writeRecord(sheet, log, loaded, language.value);
  const save = (): void => saveFile(recordFileName(sheet), record());
  const boardProps = useReplayBoard(replay);
  const { Board } = board;
  const isText = textInterface.value;
  const isEnd = at === film.course.length && film.result !== null;
  return (
    <div class="replay-grid">
      <section class="replay-board plate" aria-label={isText ? words.textPosition : words.board}>
        <h2 class="visually-hidden">{isText ? words.textPosition : words.board}</h2>
        {isText ? (
          <pre class="replay-text" tabIndex={0}>
            {sayPosition(gameWords, boardProps.view, eyes, names)}
          </pre>
        ) : (
          <Board {...boardProps} />
        )}
      </section>
      {!isText && <ReplayHands replay={replay} boardProps={boardProps} />}
      <section class="replay-panel plate" aria-label={replayWords[language.value].title}>
        <h2 class="visually-hidden">{replayWords[language.value].title}</h2>
        {notice}
        <div class="replay-head">
          <p class="ask" role="status">
            {isEnd && film.result !== null
              ? gameWords.result(film.result, names)
              : gameWords.asks(boardProps.view, names)}
          </p>
          <AnalysisTool controller={controller} record={record} />
        </div>
        <AnalysisChart controller={controller} />
        <Transport controller={controller} />
        <ReplayTools controller={controller} record={record} onSave={save} isNarrow={isNarrow} />
      </section>
      <div class="table-side">
        <ReplaySeats replay={replay} boardProps={boardProps} isNarrow={isNarrow} />
        {!isNarrow && (
          <section class="plate log" aria-labelledby="log-title">
            <h2 id="log-title">{words.log}</h2>
            <ReplayLog controller={controller} onJump={() => undefined} />
          </section>
        )}
      </div>
    </div>
  );
}
