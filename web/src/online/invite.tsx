/** The link to a table: to be copied, shared or scanned. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { wholeAddressOf } from '../route.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { QrCode } from './lazy-qr.tsx';

/** Where somebody goes who follows it. */
function addressOfLink(link: string): string {
  return wholeAddressOf({ screen: 'join', link });
}

export interface InviteProps {
  readonly link: string;
  /** The name of the game. */
  readonly title: string;
  onRenew?(this: void): void;
}

export function Invite({ link, title, onRenew }: InviteProps): VNode {
  const words = onlineWords[language.value];
  const address = addressOfLink(link);
  const field = useRef<HTMLInputElement>(null);
  const tried = useSignal<{ readonly link: string; readonly end: 'copied' | 'copyFailed' } | null>(
    null,
  );
  const first = useRef(link);
  // What was said of an old link is not true of a new one.
  const said =
    tried.value?.link === link
      ? words[tried.value.end]
      : link === first.current
        ? ''
        : words.renewed;
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  const copy = (): void => {
    field.current?.focus();
    field.current?.select();
    const done =
      clipboard === undefined ? Promise.reject(new Error()) : clipboard.writeText(address);
    done.then(
      () => {
        tried.value = { link, end: 'copied' };
      },
      () => {
        // Pages that came without encryption have no clipboard, but most can copy what is selected.
        tried.value = { link, end: copySelected() ? 'copied' : 'copyFailed' };
      },
    );
  };
  return (
    <section class="plate invite" aria-labelledby="invite-title">
      <div class="invite-words">
        <h2 id="invite-title">{words.invite}</h2>
        <p class="soft">{words.inviteText}</p>
        <input
          ref={field}
          class="invite-link"
          type="text"
          readOnly
          aria-label={words.inviteLink}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="row row-start">
          <button type="button" class="primary" onClick={copy}>
            {words.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              onClick={() => {
                // Whoever changes his mind has not met an error.
                navigator.share({ title: words.shareTitle(title), url: address }).catch(() => null);
              }}
            >
              {words.share}
            </button>
          )}
          {onRenew !== undefined && (
            <button type="button" class="quiet" onClick={onRenew}>
              {words.renew}
            </button>
          )}
          <span role="status" class="soft">
            {said}
          </span>
        </div>
      </div>
      <QrCode text={address} label={words.qr} />
    </section>
  );
}

function copySelected(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
