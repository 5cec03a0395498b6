/** What else can be done with a match: verify its dice, share it, save it, read its log. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { beginBranch } from '../begin-branch.ts';
import { Dialog } from '../frame/dialog.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
import { canBranch, seatToTake } from '../match/what-if.ts';
import { goTo } from '../route.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { replayWords } from '../words/replay.ts';
import type { ReplayController } from './replay-controller.ts';
import { ReplayLog } from './replay-log.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

type Opened = 'verify' | 'share' | 'log';

export interface ReplayToolsProps {
  readonly controller: ReplayController;
  /** The text of the match as a file. */
  record(this: void): string;
  onSave(this: void): void;
  readonly isNarrow: boolean;
}

export function ReplayTools({ controller, record, onSave, isNarrow }: ReplayToolsProps): VNode {
  const words = tableWords[language.value];
  const texts = replayWords[language.value];
  const open = useSignal<Opened | null>(null);
  const show = (what: Opened) => () => {
    controller.pause();
    open.value = what;
  };
  const close = (): void => {
    open.value = null;
  };
  const { film, sheet } = controller;
  const branch = { sheet, course: film.course, position: controller.at.value };
  const hasFailed = useSignal(false);
  const goOn = (): void => {
    controller.pause();
    const eyes = controller.eyes.value;
    const seat = seatToTake(branch, typeof eyes === 'number' ? eyes : null);
    beginBranch({ ...branch, seat }).then(
      (key) => goTo({ screen: 'match', key }),
      () => {
        hasFailed.value = true;
      },
    );
  };
  return (
    <div class="tools">
      <Tool icon="dice" label={texts.verify} onClick={show('verify')} />
      {/* What was hidden in a match that goes on is nobody else's business. */}
      {controller.film.result !== null && (
        <Tool icon="share" label={texts.share} onClick={show('share')} />
      )}
      <Tool icon="save" label={words.save} onClick={onSave} />
      {canBranch(branch, film.result !== null) && (
        <Tool icon="play" label={texts.whatIf} title={texts.whatIfHelp} onClick={goOn} />
      )}
      {hasFailed.value && (
        <p class="notice" role="alert">
          {texts.whatIfFailed}
        </p>
      )}
      {isNarrow && <Tool icon="log" label={words.log} onClick={show('log')} />}

      {open.value === 'verify' && <VerifyDialog controller={controller} onClose={close} />}
      {open.value === 'share' && <ShareDialog record={record} onSave={onSave} onClose={close} />}
      {open.value === 'log' && (
        <Dialog title={words.log} onClose={close} class="drawer">
          <ReplayLog controller={controller} onJump={close} />
        </Dialog>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** What it does, where its name does not say so. */
  readonly title?: string;
  onClick(this: void): void;
}

function Tool({ icon, label, title = label, onClick }: ToolProps): VNode {
  return (
    <button type="button" class="tool" title={title} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-label">{label}</span>
    </button>
  );
}
