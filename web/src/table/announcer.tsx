import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import { sayStep } from '../match/story.ts';
import { language } from '../settings.ts';

/** Enough that nothing is missed when several things happen at once. */
const LINES = 6;

/** What happens, for those who hear the page: new lines of the log are read out. */
export function Announcer({ match }: { readonly match: LiveMatch }): VNode {
  const { log, reader } = match.position.value;
  const to = { reader, names: match.names[language.value] };
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {log.slice(-LINES).map((step) => (
        <p key={step.seq}>{sayStep(step, to, language.value)}</p>
      ))}
    </div>
  );
}
