/** The table: board, decision, seats, hand and log around one match. */

import './table.css';
import { useSignal } from '@preact/signals';
import { useScrollStop, type BoardProps, type GameBoard } from '@sternwarte/atlas';
import { explainRefusal, type Refusal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { NOT_ASKED, type MatchController } from '../match/controller.ts';
import { language, motion, textInterface } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { webWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Curtain } from './curtain.tsx';
import { Decision } from './decision.tsx';
import { LogPlate } from './log.tsx';
import { PastBanner } from './past-banner.tsx';
import { Seats } from './seats.tsx';
import { TextTable } from './text-table.tsx';
import { useNarrow } from './use-narrow.ts';
import { useSelection } from './use-selection.ts';
import { useUndoKey } from './use-undo-key.ts';

export interface TableScreenProps {
  readonly controller: MatchController;
  readonly board: GameBoard;
  /** Something that everybody at the table should know, such as that nothing is kept. */
  readonly warning: string | null;
  onAgain(this: void): void;
  onSave(this: void): void;
  /** Where the match can be looked at once it is over. */
  readonly replayAddress: string;
}

export function TableScreen(props: TableScreenProps): VNode {
  const { controller, board, warning } = props;
  const { saved, past } = controller;
  const words = webWords[language.value];
  const gameWords = controller.words[language.value];
  const names = saved.names[language.value];
  const position = controller.position.value;
  const selection = useSelection(position.decision, board);
  const refusal = useSignal<Refusal | null>(null);
  const isNarrow = useNarrow();
  const handPlate = useScrollStop<HTMLElement>();
  useSounds(controller, refusal);
  useUndoKey(controller, refusal);
  useEffect(() => {
    refusal.value = null;
  }, [position.decision]);

  if (position.curtain !== null) {
    return <Curtain name={names[position.curtain] ?? ''} onOpen={() => controller.admit()} />;
  }

  const explain = (found: Refusal | null): string | null => {
    if (found === null) return null;
    if (found === NOT_ASKED) return words.notAsked;
    return explainRefusal(found, language.value, gameWords);
  };
  // Whoever looks at the past decides nothing there.
  const isPast = past.value !== null;
  const asked = isPast ? null : position.asked;
  const boardProps: BoardProps = {
    view: past.value?.view ?? position.view,
    viewer: position.viewer,
    asked,
    moves: isPast ? [] : position.moves,
    check: (move) => explain(isPast ? NOT_ASKED : controller.check(move)),
    play: (move) => {
      refusal.value = isPast ? NOT_ASKED : controller.play(move);
    },
    selection,
    names,
    words: gameWords,
    language: language.value,
    news: isPast ? { number: position.news.number, events: [] } : position.news,
    motion: motion.value,
  };
  const { Board, Hand } = board;
  const isText = textInterface.value;
  const hasHand = Hand !== null && !isText && position.viewer !== 'spectator';
  return (
    <div class={`table-grid ${hasHand ? 'table-with-hand' : ''}`}>
      <Announcer lines={position.log} />
      <div class="table-main">
        <section class="table-board plate" aria-label={isText ? words.textOn : words.board}>
          {!isText && <h2 class="visually-hidden">{words.board}</h2>}
          {isText ? <TextTable {...boardProps} refusal={refusal} /> : <Board {...boardProps} />}
        </section>
        <PastBanner controller={controller} />
      </div>
      {hasHand && (
        <section ref={handPlate} class="table-hand plate" aria-label={words.hand}>
          <h2 class="visually-hidden">{words.hand}</h2>
          <Hand {...boardProps} />
        </section>
      )}
      <Decision
        {...props}
        boardProps={boardProps}
        refusal={explain(refusal.value)}
        onRefusal={(found) => {
          refusal.value = found;
        }}
        isNarrow={isNarrow}
        warning={warning}
      />
      <div class="table-side">
        <Seats boardProps={boardProps} controller={controller} board={board} isNarrow={isNarrow} />
        {!isNarrow && <LogPlate controller={controller} />}
      </div>
    </div>
  );
}
