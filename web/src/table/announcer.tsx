import type { VNode } from 'preact';
import type { LogLine } from '../match/position.ts';
import { language } from '../settings.ts';

/** Enough that nothing is missed when several things happen at once. */
const LINES = 6;

/** What happens, for those who hear the page: new lines of the log are read out. */
export function Announcer({ lines }: { readonly lines: readonly LogLine[] }): VNode {
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {lines.slice(-LINES).map(({ seq, text }) => (
        <p key={seq}>{text[language.value]}</p>
      ))}
    </div>
  );
}
