/** What else can be done with a match: verify its dice, share it, save it, read its log. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
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
  return (
    <div class="tools">
      <Tool icon="dice" label={texts.verify} onClick={show('verify')} />
      {/* What was hidden in a match that goes on is nobody else's business. */}
      {controller.film.result !== null && (
        <Tool icon="share" label={texts.share} onClick={show('share')} />
      )}
      <Tool icon="save" label={words.save} onClick={onSave} />
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
  onClick(this: void): void;
}

function Tool({ icon, label, onClick }: ToolProps): VNode {
  return (
    <button type="button" class="tool" title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-label">{label}</span>
    </button>
  );
}
