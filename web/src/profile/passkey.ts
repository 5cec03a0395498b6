/** Passkeys in this browser: whether it has any to give, making one, and showing one. */

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Answers } from '@sternwarte/protocol';
import { comeBack, self, type Reply } from '../online/server.ts';

/** Passkeys are bound to the name of a site, and an address of numbers is none. */
export function canPasskey(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && isName && browserSupportsWebAuthn();
}

/** `null` when the person, or the browser, has broken off. */
export async function makePasskey(): Promise<Reply<object> | null> {
  const asked = await self.askPasskey();
  if (!asked.ok) return asked;
  // The server has made them for exactly this.
  const options: unknown = asked.value.options;
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(() => null);
  return made === null ? null : self.addPasskey(made);
}

export async function showPasskey(): Promise<Reply<Answers['me']> | null> {
  const asked = await self.askLogin();
  if (!asked.ok) return asked;
  // The server has made them for exactly this.
  const options: unknown = asked.value.options;
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const shown = await startAuthentication({ optionsJSON }).catch(() => null);
  return shown === null ? null : comeBack({ passkey: shown });
}
