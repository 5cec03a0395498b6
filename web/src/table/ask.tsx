import type { VNode } from 'preact';
import type { DecisionProps } from './decision.tsx';

/** One line: what is asked of whom, how the match has ended, or why something is not possible. */
export function Ask({ match, boardProps, refusal }: DecisionProps): VNode {
  const { pending, view } = match.position.value;
  const { names, words } = boardProps;
  return (
    <div class="ask-line">
      <p class={`ask ${refusal === null ? '' : 'visually-hidden'}`} role="status">
        {pending.kind === 'over' ? words.result(pending.result, names) : words.asks(view, names)}
      </p>
      {refusal !== null && (
        <p class="notice" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
