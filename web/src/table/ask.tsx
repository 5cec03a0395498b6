import type { VNode } from 'preact';
import type { DecisionProps } from './decision.tsx';

/** One line: what is asked of whom, how the match has ended, or why something is not possible. */
export function Ask({ match, boardProps, refusal }: DecisionProps): VNode {
  const { pending } = match.position.value;
  const { names, words, view } = boardProps;
  // Who looks at the past is told what was asked then.
  const isOver = pending.kind === 'over' && match.past.value === null;
  return (
    <div class="ask-line">
      <p class={`ask ${refusal === null ? '' : 'visually-hidden'}`} role="status">
        {isOver ? words.result(pending.result, names) : words.asks(view, names)}
      </p>
      {refusal !== null && (
        <p class="notice" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
