import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import { ruleQuestion } from '../rules/rule-question.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

/** Says that the board shows an earlier position, and leads back. */
export function PastBanner({ match }: { readonly match: LiveMatch }): VNode | null {
  const past = match.past.value;
  if (past === null) return null;
  const words = asideWords[language.value];
  const step = match.position.value.log.find(({ seq }) => seq === past.seq);
  return (
    <div class="past plate" role="status">
      <span>{past.seq < 0 ? words.pastStart : words.past(past.seq + 1)}</span>
      {step !== undefined && (
        <button
          type="button"
          onClick={() => {
            ruleQuestion.value = { about: 'step', events: step.events };
          }}
        >
          {words.whichRule}
        </button>
      )}
      <button type="button" class="primary" onClick={() => match.lookBack(null)}>
        {words.backToNow}
      </button>
    </div>
  );
}
