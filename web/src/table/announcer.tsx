import type { VNode } from 'preact';
import type { LiveMatch } from '../match/live-match.ts';
import { sayStep } from '../match/story.ts';
import { language } from '../settings.ts';

/** Enough that nothing is missed when several turns pass. */
const STEPS = 60;

/**
 * What happens, for those who hear the page. Whole turns are read out, not every step of others: what is still going on
 * is told once it is over, or once somebody here is asked.
 */
export function Announcer({ match }: { readonly match: LiveMatch }): VNode {
  const { log, reader, asked, pending } = match.position.value;
  const to = { reader, names: match.names[language.value] };
  const steps = log.slice(-STEPS);
  const isDue = asked !== null || pending.kind === 'over';
  const told = isDue
    ? steps
    : steps.slice(0, steps.findLastIndex(({ begins }) => begins !== null) + 1);
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {told.map((step) => {
        const text = sayStep(step, to, language.value);
        return text === '' ? null : <p key={step.seq}>{text}</p>;
      })}
    </div>
  );
}
