import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

export interface ResignDialogProps {
  readonly name: string;
  onClose(this: void): void;
  onResign(this: void): void;
}

export function ResignDialog({ name, onClose, onResign }: ResignDialogProps): VNode {
  const words = asideWords[language.value];
  return (
    <Dialog title={words.resignTitle} onClose={onClose}>
      <p>{words.resignText(name)}</p>
      <div class="row row-start">
        <button type="button" class="danger" onClick={onResign}>
          {words.resign}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
