import { isChanceEntry } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import type { MatchController } from '../match/controller.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

export interface FairnessDialogProps {
  readonly controller: MatchController;
  onClose(this: void): void;
}

/** What was promised about chance before the match, and what it was based on once the match is over. */
export function FairnessDialog({ controller, onClose }: FairnessDialogProps): VNode {
  const words = webWords[language.value];
  const { fairness, log } = controller.match;
  const isOver = controller.position.value.pending.kind === 'over';
  const draws = log.filter((entry) => isChanceEntry(entry)).length;
  return (
    <Dialog title={words.fairness} onClose={onClose}>
      {fairness === null ? (
        <p>{words.fairnessOwn}</p>
      ) : (
        <>
          <p>{words.fairnessText}</p>
          <dl class="facts-list">
            <dt>{words.commitment}</dt>
            <dd>
              <code>{fairness.commitment}</code>
            </dd>
            <dt>{words.seedTitle}</dt>
            <dd>{isOver ? <code>{fairness.seed}</code> : words.seedHidden}</dd>
          </dl>
        </>
      )}
      <p class="soft">{words.draws(draws)}</p>
    </Dialog>
  );
}
