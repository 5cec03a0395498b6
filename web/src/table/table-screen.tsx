/** The table: board, decision, seats, hand and log around one match. */

import './table.css';
import { useSignal } from '@preact/signals';
import { useScrollStop, type BoardProps, type GameBoard } from '@sternwarte/atlas';
import { explainRefusal, type Refusal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { NOT_ASKED, type LiveMatch } from '../match/live-match.ts';
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
  readonly match: LiveMatch;
  readonly board: GameBoard;
  /** Something that everybody at the table should know, such as that nothing is kept. */
  readonly warning: string | null;
  onAgain(this: void): void;
  onSave(this: void): void;
  /** Where the match can be looked at once it is over. */
  readonly replayAddress: string;
}

export function TableScreen(props: TableScreenProps): VNode {
  const { match, board, warning } = props;
  const { past } = match;
  const words = webWords[language.value];
  const gameWords = match.words[language.value];
  const names = match.names[language.value];
  const position = match.position.value;
  const selection = useSelection(position.decision, board);
  const refusal = useSignal<Refusal | null>(null);
  const isNarrow = useNarrow();
  const handPlate = useScrollStop<HTMLElement>();
  useSounds(match, refusal);
  useUndoKey(match, refusal);
  useEffect(() => {
    refusal.value = null;
  }, [position.decision]);

  if (position.curtain !== null) {
    return <Curtain name={names[position.curtain] ?? ''} onOpen={() => match.admit()} />;
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
    check: (move) => explain(isPast ? NOT_ASKED : match.check(move)),
    play: (move) => {
      refusal.value = isPast ? NOT_ASKED : match.play(move);
    },
    selection,
    names,
    words: gameWords,
    language: language.value,
    recent: (past.value ?? position).recent[language.value],
    news: isPast ? { number: position.news.number, events: [] } : position.news,
    motion: motion.value,
  };
  const { Board, Hand } = board;
  const isText = textInterface.value;
  const hasHand = Hand !== null && !isText && position.viewer !== 'spectator';
  return (
    <div class={`table-grid ${hasHand ? 'table-with-hand' : ''}`}>
      <Announcer match={match} />
      <div class="table-main">
        <section class="table-board plate" aria-label={isText ? words.textOn : words.board}>
          {!isText && <h2 class="visually-hidden">{words.board}</h2>}
          {isText ? <TextTable {...boardProps} refusal={refusal} /> : <Board {...boardProps} />}
        </section>
        <PastBanner match={match} />
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
        <Seats boardProps={boardProps} match={match} board={board} isNarrow={isNarrow} />
        {!isNarrow && <LogPlate match={match} />}
      </div>
    </div>
  );
}
