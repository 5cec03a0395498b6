import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { replayWords } from '../words/replay.ts';
import { MAX_LINK_LENGTH, packRecord } from './share-link.ts';

/** Rejected where it is not allowed; pages that came without encryption have no clipboard at all. */
async function copyText(text: string): Promise<void> {
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  if (clipboard === undefined) throw new Error('there is no clipboard');
  await clipboard.writeText(text);
}

export interface ShareDialogProps {
  record(this: void): string;
  onSave(this: void): void;
  onClose(this: void): void;
}

/** The whole match as a link, where it fits into one; as a file in any case. */
export function ShareDialog({ record, onSave, onClose }: ShareDialogProps): VNode {
  const words = webWords[language.value];
  const texts = replayWords[language.value];
  const link = useSignal<string | null>(null);
  const failed = useSignal(false);
  const copied = useSignal<'yes' | 'no' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    packRecord(record()).then(
      (data) => {
        const { origin, pathname } = location;
        link.value = `${origin}${pathname}${addressOf({ screen: 'shared', data })}`;
      },
      () => {
        failed.value = true;
      },
    );
  }, []);
  const copy = (): void => {
    field.current?.focus();
    field.current?.select();
    copyText(link.value ?? '').then(
      () => {
        copied.value = 'yes';
      },
      () => {
        copied.value = 'no';
      },
    );
  };
  const now = link.value;
  const fits = now !== null && now.length <= MAX_LINK_LENGTH;
  return (
    <Dialog title={texts.shareTitle} onClose={onClose}>
      {now === null && !failed.value && <p role="status">{texts.packing}</p>}
      {failed.value && <p role="alert">{texts.shareFailed}</p>}
      {fits && (
        <>
          <p>{texts.shareText}</p>
          <input
            ref={field}
            class="share-link"
            type="text"
            readOnly
            aria-label={texts.shareLink}
            value={now}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p role="status">
            {copied.value === 'yes' && texts.copied}
            {copied.value === 'no' && texts.copyFailed}
          </p>
        </>
      )}
      {now !== null && !fits && <p role="status">{texts.shareLong(now.length, MAX_LINK_LENGTH)}</p>}
      <div class="row row-start">
        {fits && (
          <button type="button" class="primary" onClick={copy}>
            {texts.copy}
          </button>
        )}
        <button type="button" onClick={onSave}>
          {words.save}
        </button>
      </div>
    </Dialog>
  );
}
