/** The end as an event: who won and how, the board it ended on, where it turned, and ways on. */

import './result.css';
import { useSignal } from '@preact/signals';
import { ChartHost, EmblemIcon, seatClass, type ChartZoom } from '@sternwarte/atlas';
import type { Seat, Viewer } from '@sternwarte/engine';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OpenReplay } from '../replay/open-replay.ts';
import { useReplayBoard } from '../replay/use-replay-board.ts';
import { recordFileName, writeRecord } from '../match/record-file.ts';
import { language } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { resultWords } from '../words/result.ts';
import { playedMinutes } from './played-time.ts';
import { PictureButton } from './picture-button.tsx';
import { Places } from './places.tsx';
import { Statistics } from './statistics.tsx';
import { TurningPoints } from './turning-points.tsx';
import { ChanceCurve } from './chance-curve.tsx';

export interface ResultSheetProps {
  readonly replay: OpenReplay;
  /** Who is addressed as the winner, or not. */
  readonly viewer: Viewer;
  readonly replayAddress: string;
  onAgain(this: void): void;
  onBoard(this: void): void;
}

export function ResultSheet({
  replay,
  viewer,
  replayAddress,
  onAgain,
  onBoard,
}: ResultSheetProps): VNode | null {
  const words = resultWords[language.value];
  const { controller, loaded, game, log } = replay;
  const { film, sheet } = controller;
  const boardProps = useReplayBoard(replay);
  const picture = useRef<HTMLElement>(null);
  // It is a picture here: nobody needs buttons on it.
  const zoom = useSignal<ChartZoom | null>(null);
  const record = (): string => writeRecord(sheet, log, loaded, language.value);
  useEffect(() => controller.analyse(record()), [controller]);
  if (film.result === null) return null;
  const { names, words: gameWords } = boardProps;
  const { winners } = film.result;
  const lead = winners.includes(Number(viewer)) ? Number(viewer) : winners[0];
  const title = sayWinners(winners, viewer, names);
  const round = film.course.steps.at(-1)?.round ?? 0;
  const facts = [
    catalogue[game].words[language.value].title,
    ...(round > 0 ? [words.logRound(round)] : []),
    words.minutes(playedMinutes(log)),
  ];
  const { Board } = loaded.board;
  return (
    <article class="result plate" aria-labelledby="result-title">
      <header class={`result-head ${lead === undefined ? '' : seatClass(lead)}`}>
        {lead !== undefined && <EmblemIcon seat={lead} />}
        <div>
          <h2 id="result-title">{title}</h2>
          <p class="soft">{facts.join(' · ')}</p>
        </div>
        <p class="result-how">{gameWords.result(film.result, names)}</p>
      </header>
      <div class="result-body">
        <div class="result-pictures">
          <section ref={picture} class="result-board" aria-label={words.finalBoard}>
            <ChartHost.Provider value={zoom}>
              <Board {...boardProps} />
            </ChartHost.Provider>
          </section>
          <ChanceCurve controller={controller} />
        </div>
        <div class="result-figures">
          <Places replay={replay} boardProps={boardProps} result={film.result} />
          <TurningPoints controller={controller} viewer={viewer} matchKey={replay.key}>
            <Statistics replay={replay} />
          </TurningPoints>
        </div>
      </div>
      <footer class="result-foot">
        <PictureButton
          board={picture}
          title={title}
          facts={facts.join(' · ')}
          fileName={recordFileName(sheet)}
        />
        <button type="button" onClick={() => saveFile(recordFileName(sheet), record())}>
          {words.save}
        </button>
        <button type="button" onClick={onBoard}>
          {words.toBoard}
        </button>
        <a class="button" href={replayAddress}>
          {words.toReplay}
        </a>
        <button type="button" class="primary" onClick={onAgain}>
          {words.again}
        </button>
      </footer>
    </article>
  );
}

/** "You won", or who did: nobody, one, two or three. */
export function sayWinners(
  winners: readonly Seat[],
  viewer: Viewer,
  names: readonly string[],
): string {
  const words = resultWords[language.value];
  const others = winners.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? '');
  if (winners.length === 0) return words.nobodyWon;
  if (others.length === winners.length) return words.theyWon(others);
  return others.length === 0 ? words.youWon : words.youWonWith(others);
}
