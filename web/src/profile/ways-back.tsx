/** How somebody comes back when this browser has forgotten him, or on another device. */

import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ageOf } from '../home/age.ts';
import { QrCode } from '../online/lazy-qr.tsx';
import { sayWhy, self, type Reply } from '../online/server.ts';
import { PROFILE } from '../route.ts';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';
import { canPasskey, makePasskey } from './passkey.ts';

export function WaysBack(): VNode {
  const words = profileWords[language.value];
  const said = useSignal<string | null>(null);
  return (
    <section class="plate" aria-labelledby="ways-title">
      <h3 id="ways-title">{words.waysBack}</h3>
      <p class="soft">{words.waysBackText}</p>
      <p role="status">{said.value}</p>
      <PasskeyList said={said} />
      <RecoveryCode said={said} />
      <DeviceList said={said} />
    </section>
  );
}

/** What was last said about something that was tried. */
interface Said {
  readonly said: Signal<string | null>;
}

/** What the server lists, read again after every change. */
function useList<T>(ask: () => Promise<Reply<T>>, empty: T): readonly [T, () => void] {
  const list = useSignal(empty);
  const changes = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    void ask().then((reply) => {
      if (isWanted && reply.ok) list.value = reply.value;
    });
    return () => {
      isWanted = false;
    };
  }, [changes.value]);
  return [list.value, () => changes.value++];
}

function PasskeyList({ said }: Said): VNode {
  const words = profileWords[language.value];
  const [{ passkeys }, again] = useList(self.passkeys, { passkeys: [] });
  const add = async (): Promise<void> => {
    const reply = await makePasskey();
    said.value =
      reply === null
        ? words.passkeyFailed
        : reply.ok
          ? words.passkeyAdded
          : sayWhy(reply.why, language.value);
    again();
  };
  return (
    <>
      <h4>{words.passkeys}</h4>
      <p class="soft">{canPasskey() ? words.passkeysText : words.passkeyInsecure}</p>
      {passkeys.length === 0 ? (
        canPasskey() && <p>{words.passkeyNever}</p>
      ) : (
        <ul class="profile-rows">
          {passkeys.map(({ id, since, used }) => (
            <Row
              key={id}
              what={words.passkeyRow(ago(since))}
              onDrop={() => void self.dropPasskey(id).then(again)}
            >
              {used !== null && <span class="soft"> · {words.passkeyUsed(ago(used))}</span>}
            </Row>
          ))}
        </ul>
      )}
      {canPasskey() && (
        <div class="row row-start">
          <button type="button" onClick={() => void add()}>
            {words.passkeyAdd}
          </button>
        </div>
      )}
    </>
  );
}

function RecoveryCode({ said }: Said): VNode {
  const words = profileWords[language.value];
  const code = useSignal<string | null>(null);
  const make = async (): Promise<void> => {
    const reply = await self.makeRecovery();
    code.value = reply.ok ? reply.value.code : null;
    said.value = reply.ok ? null : sayWhy(reply.why, language.value);
  };
  return (
    <>
      <h4>{words.recovery}</h4>
      <p class="soft">{words.recoveryText}</p>
      <div role="status">
        {code.value !== null && (
          <div class="device-code">
            <p>{words.recoveryOnce}</p>
            <code class="profile-code">{code.value}</code>
          </div>
        )}
      </div>
      <div class="row row-start">
        <button type="button" onClick={() => void make()}>
          {words.recoveryMake}
        </button>
      </div>
    </>
  );
}

function DeviceList({ said }: Said): VNode {
  const words = profileWords[language.value];
  const [{ devices }, again] = useList(self.devices, { devices: [] });
  const code = useSignal<string | null>(null);
  const add = async (): Promise<void> => {
    const reply = await self.addDevice();
    code.value = reply.ok ? reply.value.code : null;
    said.value = reply.ok ? null : sayWhy(reply.why, language.value);
  };
  return (
    <>
      <h4>{words.devices}</h4>
      <ul class="profile-rows">
        {devices.map(({ id, since, isThis }) => (
          <Row
            key={id}
            what={words.device(dayOf(since))}
            onDrop={isThis ? null : () => void self.dropDevice(id).then(again)}
          >
            {isThis && <b> · {words.thisDevice}</b>}
          </Row>
        ))}
      </ul>
      <div role="status">
        {code.value !== null && (
          <div class="device-code">
            <p>{words.deviceCode}</p>
            <code class="profile-code">{code.value}</code>
            {/* The address alone: a code in an address would stay in the history. */}
            <QrCode text={new URL(PROFILE, location.href).href} label={words.deviceCodeQr} />
          </div>
        )}
      </div>
      <div class="row row-start">
        <button type="button" onClick={() => void add()}>
          {words.deviceAdd}
        </button>
      </div>
    </>
  );
}

interface RowProps {
  readonly what: string;
  /** `null` where it cannot be taken away from here. */
  readonly onDrop: (() => void) | null;
  readonly children: ComponentChildren;
}

function Row({ what, onDrop, children }: RowProps): VNode {
  const words = profileWords[language.value];
  return (
    <li>
      <span>
        {what}
        {children}
      </span>
      {onDrop !== null && (
        <button type="button" class="quiet" aria-label={words.dropRow(what)} onClick={onDrop}>
          {words.drop}
        </button>
      )}
    </li>
  );
}

const ago = (then: number): string => ageOf(then, Date.now(), language.value);

const dayOf = (then: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(then);
