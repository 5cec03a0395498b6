/** What is asked of whom, and the means to decide it: own things, the choice, and the main buttons. */

import type { Signal } from '@preact/signals';
import { ChartElsewhere, Choice, Deeds, useScrollStop, type BoardProps } from '@sternwarte/atlas';
import type { Refusal, Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Coach } from '../learn/coach.ts';
import { HOME } from '../route.ts';
import { fastForward, language, textInterface } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { Ask } from './ask.tsx';
import { GuardQuestion, type Warning } from './guard.tsx';
import { AdvicePlate } from './lazy-aside.ts';
import type { TableScreenProps } from './table-screen.tsx';

export interface DecisionProps extends TableScreenProps {
  readonly boardProps: BoardProps;
  /** Why the last thing that was tried is not possible, in words. */
  readonly refusal: string | null;
  /** The same, where a rule of the game is behind it. */
  readonly refused: Refusal | null;
  readonly isNarrow: boolean;
  /** Whether the own things lie where the board would, and not here. */
  readonly isHandElsewhere: boolean;
  readonly highlight: Signal<Tagged | null>;
  readonly coach: Coach;
  /** What is asked before a move that is likely a mistake. */
  readonly guarded: Signal<Warning | null>;
  /** On a phone: one line by whoever leads through a lesson, or offers one. */
  readonly line: VNode | null;
  /** Back to the result, where there is one to be shown. */
  readonly onResult: (() => void) | null;
}

export function Decision(props: DecisionProps): VNode {
  const { match, board, boardProps, isNarrow, isHandElsewhere, highlight, guarded, coach } = props;
  const { onAgain, onResult, replayAddress, guide } = props;
  const words = tableWords[language.value];
  const { pending, viewer } = match.position.value;
  const { asked, view, play } = boardProps;
  const { Controls, Hand } = board;
  const own = useScrollStop<HTMLElement>();
  const isOver = pending.kind === 'over';
  const isPlayer = viewer !== 'spectator';
  const hasOwn = Hand !== null && !textInterface.value && isPlayer && !isHandElsewhere;
  const isOut = !isOver && isPlayer && board.isOut?.(view, viewer) === true;
  return (
    <section
      class="table-decision plate"
      aria-label={words.decision}
      tabIndex={-1}
      data-place="decision"
    >
      <h2 class="visually-hidden">{words.decision}</h2>
      <div class={`decision-body zones ${hasOwn ? 'zones-own' : ''}`}>
        {hasOwn && (
          <section ref={own} class="zone zone-own table-hand" aria-label={words.hand}>
            <h3 class="visually-hidden">{words.hand}</h3>
            <Hand {...boardProps} />
          </section>
        )}
        {!isNarrow && <Ask {...props} />}
        {asked !== null && !textInterface.value && (
          <ChartElsewhere.Provider value={isHandElsewhere}>
            <Controls {...boardProps} />
          </ChartElsewhere.Provider>
        )}
        {guide === undefined && (isOut ? <OutNotice /> : <Waiting {...props} />)}
        {isOver && guide === undefined && (
          <Deeds>
            <a class="button" href={replayAddress}>
              {words.toReplay}
            </a>
            {onResult !== null && (
              <button type="button" onClick={onResult}>
                {words.toResult}
              </button>
            )}
            <button type="button" class="primary" onClick={onAgain}>
              {words.again}
            </button>
          </Deeds>
        )}
      </div>
      {isNarrow && !coach.isHere && match.advice.value !== null && (
        <AdvicePlate match={match} boardProps={boardProps} highlight={highlight} />
      )}
      {guarded.value !== null && (
        <GuardQuestion
          warning={guarded.value}
          onAnyway={() => {
            const found = guarded.value;
            guarded.value = null;
            // It has been asked about, so now it is played.
            if (found !== null) play(found.move);
          }}
          onCancel={() => {
            guarded.value = null;
          }}
        />
      )}
    </section>
  );
}

/** Whom or what the table waits for, when that is nobody here. */
function Waiting({ match, boardProps }: DecisionProps): VNode | null {
  const words = tableWords[language.value];
  const { pending, thinking, outcomes, asked } = match.position.value;
  const { names, viewer } = boardProps;
  if (asked !== null || pending.kind === 'over' || outcomes !== null) return null;
  // Nobody waits for himself: the match is interrupted, or what he did is on its way.
  const isOwn = pending.kind === 'move' && pending.seats.every((seat) => seat === viewer);
  if (isOwn && thinking === null) return null;
  const text =
    thinking !== null
      ? words.thinks(names[thinking] ?? '')
      : pending.kind === 'chance'
        ? words.chanceNow
        : words.waitingFor(pending.seats.map((seat) => names[seat] ?? ''));
  return <p class="soft waiting">{text}</p>;
}

/** For somebody whose match is over while that of the others goes on. */
function OutNotice(): VNode {
  const words = tableWords[language.value];
  return (
    <>
      <Choice>
        <p class="out-notice" role="status">
          <b>{words.outTitle}</b> {words.outText}
        </p>
      </Choice>
      <Deeds>
        <a class="button" href={HOME}>
          {words.leaveMatch}
        </a>
        <button
          type="button"
          aria-pressed={fastForward.value}
          onClick={() => {
            fastForward.value = !fastForward.value;
          }}
        >
          {fastForward.value ? words.normalPace : words.fastForward}
        </button>
      </Deeds>
    </>
  );
}
