import '../table/aside.css';
import { useSignal } from '@preact/signals';
import { explainDamage, isSeed, type Damage } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { replayWords } from '../words/replay.ts';
import { FairnessLimits } from './fairness-limits.tsx';
import type { ReplayController } from './replay-controller.ts';

export interface VerifyDialogProps {
  readonly controller: ReplayController;
  onClose(this: void): void;
}

/** Recomputes every draw and says plainly what came of it, and what that does not prove. */
export function VerifyDialog({ controller, onClose }: VerifyDialogProps): VNode {
  const words = asideWords[language.value];
  const texts = replayWords[language.value];
  const typed = useSignal('');
  const published = typed.value.trim().toLowerCase();
  const isWhole = isSeed(published);
  useEffect(() => controller.verify(isWhole ? published : null), [controller, isWhole, published]);
  const verdict = controller.verdict.value;
  const { film, sheet } = controller;
  const { fairness } = film.match;
  const isFair = verdict?.kind === 'fair';
  const isSame = isWhole && published === fairness?.commitment;
  const entry = verdict?.kind === 'unfair' ? unfairEntry(verdict.damage) : null;
  return (
    <Dialog title={texts.verifyTitle} onClose={onClose}>
      <div role="status">
        {isFair && (
          <p class="verdict-fair">
            <b>
              {verdict.home === 0
                ? texts.fair(verdict.promised)
                : texts.fairSince(verdict.promised, verdict.home)}
            </b>{' '}
            {texts.fairCommitment}
          </p>
        )}
        {verdict?.kind === 'notYet' && <p>{texts.notYet}</p>}
        {verdict?.kind === 'unfair' && <p>{sayDamage(verdict.damage, controller)}</p>}
        {isSame && <p class="verdict-fair">{texts.sameCommitment}</p>}
        {published !== '' && !isWhole && <p>{texts.noCommitment}</p>}
      </div>
      {entry !== null && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            controller.goTo(film.course.positionAfter(entry));
            onClose();
          }}
        >
          {texts.unfairJump}
        </button>
      )}
      {fairness !== null && (
        <>
          <dl class="facts-list">
            <dt>{words.commitment}</dt>
            <dd>
              <code>{fairness.commitment}</code>
            </dd>
            {film.result !== null && fairness.seed !== null && (
              <>
                <dt>{words.seedTitle}</dt>
                <dd>
                  <code>{fairness.seed}</code>
                </dd>
              </>
            )}
          </dl>
          <label class="field">
            {texts.compare}
            <input
              type="text"
              spellcheck={false}
              autocomplete="off"
              value={typed.value}
              onInput={({ currentTarget }) => {
                typed.value = currentTarget.value;
              }}
            />
          </label>
          <FairnessLimits
            fairness={fairness}
            seal={controller.isSealed.value ? film.match.seal : undefined}
            names={sheet.names[language.value]}
            isOver={film.result !== null}
          />
        </>
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
