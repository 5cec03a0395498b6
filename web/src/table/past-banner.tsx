import type { VNode } from 'preact';
import type { MatchController } from '../match/controller.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** Says that the board shows an earlier position, and leads back. */
export function PastBanner({ controller }: { readonly controller: MatchController }): VNode | null {
  const past = controller.past.value;
  if (past === null) return null;
  const words = webWords[language.value];
  return (
    <div class="past plate" role="status">
      <span>{past.seq < 0 ? words.pastStart : words.past(past.seq + 1)}</span>
      <button type="button" class="primary" onClick={() => controller.lookBack(null)}>
        {words.backToNow}
      </button>
    </div>
  );
}
