import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';

/** Says that the board shows an earlier position, and leads back. */
export function PastBanner({ match }: { readonly match: LiveMatch }): VNode | null {
  const past = match.past.value;
  if (past === null) return null;
  const words = tableWords[language.value];
  return (
    <div class="past plate" role="status">
      <span>{past.seq < 0 ? words.pastStart : words.past(past.seq + 1)}</span>
      <button type="button" class="primary" onClick={() => match.lookBack(null)}>
        {words.backToNow}
      </button>
    </div>
  );
}
