/** What is asked of whom, and the means to decide it. */

import type { BoardProps } from '@sternwarte/atlas';
import type { Refusal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language, textInterface } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { AdvicePlate } from './advice.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { OwnDice } from './own-dice.tsx';
import type { TableScreenProps } from './table-screen.tsx';
import { Tools } from './tools.tsx';
import { useSteadyHeight } from './use-steady-height.ts';

export interface DecisionProps extends TableScreenProps {
  readonly boardProps: BoardProps;
  /** Why the last thing that was tried is not possible, in words. */
  readonly refusal: string | null;
  onRefusal(this: void, refusal: Refusal | null): void;
  readonly isNarrow: boolean;
}

export function Decision(props: DecisionProps): VNode {
  const { match, board, boardProps, refusal, warning, onAgain, replayAddress } = props;
  const words = webWords[language.value];
  const { pending, thinking, outcomes, view } = match.position.value;
  const { names, words: gameWords, asked } = boardProps;
  const { Controls } = board;
  const plate = useSteadyHeight(match.advice.value === null);
  const over = pending.kind === 'over' ? pending.result : null;
  const isWaiting = match.position.value.asked === null && over === null && outcomes === null;
  return (
    <section ref={plate} class="table-decision plate" aria-label={words.decision} tabIndex={-1}>
      <h2 class="visually-hidden">{words.decision}</h2>
      <div class="decision-body">
        {warning !== null && <p class="notice">{warning}</p>}
        <p class="ask" role="status">
          {over === null ? gameWords.asks(view, names) : gameWords.result(over, names)}
        </p>
        {refusal !== null && (
          <p class="notice" role="alert">
            {refusal}
          </p>
        )}
        {outcomes !== null && <OwnDice match={match} outcomes={outcomes} />}
        {asked !== null && !textInterface.value && <Controls {...boardProps} />}
        {isWaiting && (
          <p class="soft waiting">
            {thinking === null ? words.waiting : words.thinks(names[thinking] ?? '')}
          </p>
        )}
        <AdvicePlate match={match} boardProps={boardProps} />
        {over !== null && (
          <div class="row row-start">
            <button type="button" class="primary" onClick={onAgain}>
              {words.again}
            </button>
            <a class="button" href={replayAddress}>
              {words.toReplay}
            </a>
          </div>
        )}
      </div>
      <Tools {...props} />
      <KeptFocus place={plate} position={match.position.value} selection={boardProps.selection} />
    </section>
  );
}
