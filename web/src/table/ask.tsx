import type { VNode } from 'preact';
import { ruleQuestion } from '../rules/rule-question.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import type { DecisionProps } from './decision.tsx';

/** One line: what is asked of whom, how the match has ended, or why something is not possible. */
export function Ask({ match, boardProps, refusal, refused }: DecisionProps): VNode {
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
          {refused !== null && (
            <>
              {' '}
              <button
                type="button"
                class="ask-rule"
                onClick={() => {
                  ruleQuestion.value = { about: 'refusal', refusal: refused };
                }}
              >
                {tableWords[language.value].whichRule}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
