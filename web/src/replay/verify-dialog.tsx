import { explainDamage, type Damage } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { replayWords } from '../words/replay.ts';
import type { ReplayController } from './replay-controller.ts';

export interface VerifyDialogProps {
  readonly controller: ReplayController;
  onClose(this: void): void;
}

/** Recomputes every draw and says plainly what came of it. */
export function VerifyDialog({ controller, onClose }: VerifyDialogProps): VNode {
  const words = webWords[language.value];
  const texts = replayWords[language.value];
  useEffect(() => controller.verify(), [controller]);
  const verdict = controller.verdict.value;
  const { fairness } = controller.film.match;
  const isFair = verdict?.kind === 'fair';
  const entry = verdict?.kind === 'unfair' ? unfairEntry(verdict.damage) : null;
  return (
    <Dialog title={texts.verifyTitle} onClose={onClose}>
      <div role="status">
        {isFair && (
          <p class="verdict-fair">
            <b>{texts.fair(verdict.draws)}</b> {texts.fairCommitment}
          </p>
        )}
        {verdict?.kind === 'notYet' && <p>{texts.notYet}</p>}
        {verdict?.kind === 'unfair' && <p>{sayDamage(verdict.damage, controller)}</p>}
      </div>
      {entry !== null && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            controller.goTo(controller.film.course.positionAfter(entry));
            onClose();
          }}
        >
          {texts.unfairJump}
        </button>
      )}
      {isFair && fairness !== null && (
        <dl class="facts-list">
          <dt>{words.commitment}</dt>
          <dd>
            <code>{fairness.commitment}</code>
          </dd>
          <dt>{words.seedTitle}</dt>
          <dd>
            <code>{fairness.seed}</code>
          </dd>
        </dl>
      )}
    </Dialog>
  );
}

function unfairEntry({ key, values }: Damage): number | null {
  return key === 'unfairOutcome' ? Number(values['entry']) : null;
}

function sayDamage(damage: Damage, { words }: ReplayController): string {
  const texts = replayWords[language.value];
  const entry = unfairEntry(damage);
  if (entry !== null) return texts.unfair(entry + 1);
  if (damage.key === 'noCommitment') return texts.ownDice;
  if (damage.key === 'seedUnpublished') return texts.noSeed;
  return explainDamage(damage, language.value, words[language.value]);
}
