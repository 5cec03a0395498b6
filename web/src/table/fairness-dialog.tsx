import './aside.css';
import { homeDrawsOf } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import type { LiveMatch } from '../match/live-match.ts';
import { FairnessLimits } from '../replay/fairness-limits.tsx';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

export interface FairnessDialogProps {
  readonly match: LiveMatch;
  onClose(this: void): void;
}

/** What was promised about chance before the match, and what it was based on once the match is over. */
export function FairnessDialog({ match, onClose }: FairnessDialogProps): VNode {
  const words = asideWords[language.value];
  const { fairness } = match;
  const { log, pending } = match.position.value;
  const home = fairness === null ? 0 : homeDrawsOf(fairness);
  const isOver = pending.kind === 'over';
  const draws = log.filter(({ by }) => by === 'table').length;
  return (
    <Dialog title={words.fairness} onClose={onClose}>
      {fairness === null ? (
        <p>{words.fairnessOwn}</p>
      ) : (
        <>
          <p>{home === 0 ? words.fairnessText : words.fairnessSince(home)}</p>
          <dl class="facts-list">
            <dt>{words.commitment}</dt>
            <dd>
              <code>{fairness.commitment}</code>
            </dd>
            <dt>{words.seedTitle}</dt>
            <dd>{isOver ? <code>{fairness.seed}</code> : words.seedHidden}</dd>
          </dl>
          <p>{words.keepCommitment}</p>
          <FairnessLimits fairness={fairness} names={match.names[language.value]} isOver={isOver} />
        </>
      )}
      <p class="soft">{words.draws(draws)}</p>
    </Dialog>
  );
}
