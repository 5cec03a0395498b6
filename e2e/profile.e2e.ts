/** The profile: a name, a passkey to come back by, all that is kept to take along, and being forgotten. */

import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShortTable } from './at-online-table.ts';
import { newVisitor, PHONE, useBrowser, type Visitor } from './visitor.ts';

/** Passkeys are bound to names, and this one the browser trusts without encryption. */
const HOST = 'localhost';
const INSECURE_HOST = 'table.test';
useBrowser(`--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1, MAP ${HOST} 127.0.0.1`);

/** An authenticator as phones have it: it knows whose keys it holds, and its owner agrees to everything. */
async function giveAuthenticator({ context, page }: Visitor): Promise<Authenticator> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

async function becomeKnown({ page, open }: Visitor, name: string): Promise<void> {
  await open('#/profile');
  await page.locator('.profile .name-field input').first().fill(name);
  await page.locator('.profile form .primary').first().click();
  await page.locator('#ways-title').waitFor();
}

test('a passkey leads back from a browser that knows nothing any more', async () => {
  const ada = await newVisitor({ online: true, host: HOST });
  await ada.open('#/profile');
  await ada.page.locator('.profile').waitFor();
  await ada.expectAccessible('no profile yet');
  await becomeKnown(ada, 'Ada');
  const authenticator = await giveAuthenticator(ada);
  await ada.page.getByRole('button', { name: 'Make a passkey' }).click();
  await ada.page.getByText('The passkey is there.').waitFor();
  await ada.page.locator('.profile-rows').first().getByText(/^Made/).waitFor();
  await ada.page.getByText('comet', { exact: true }).locator('..').click();
  await ada.page.locator('.emblem-choice input:checked + span .person-emblem').waitFor();
  await ada.expectAccessible('a profile');
  const { credentials } = await authenticator.session.send('WebAuthn.getCredentials', {
    authenticatorId: authenticator.authenticatorId,
  });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('there is no passkey');
  await ada.leave();

  // Another device, to which the passkey was carried over.
  const phone = await newVisitor({ online: true, host: HOST, device: PHONE, language: 'de' });
  const other = await giveAuthenticator(phone);
  await other.session.send('WebAuthn.addCredential', {
    authenticatorId: other.authenticatorId,
    credential,
  });
  await phone.open('#/profile');
  await phone.page.getByRole('button', { name: 'Mit Passkey zurückkommen' }).tap();
  await phone.page.locator('#ways-title').waitFor();
  expect(await phone.page.locator('.name-field input').inputValue()).toBe('Ada');
  await phone.page.getByText('zuletzt benutzt').waitFor();
  expect(await phone.page.locator('.profile-rows').last().locator('li').count()).toBe(2);
  await phone.expectAccessible('a profile on a phone');
  await phone.expectNoSideways();
  await phone.leave();
});

test('a code does it over plain http; everything can be taken along, and be forgotten', async () => {
  const ada = await newVisitor({ online: true, host: INSECURE_HOST, theme: 'day' });
  await openShortTable(ada, 'anno4000', 'Ada', 2);
  await ada.page.locator('.room-ways button:not(.primary, .quiet)').click();
  await ada.page.locator('.room-ways .primary:enabled').click();
  await ada.page.waitForSelector('.table-decision');
  await ada.open('#/profile');
  await ada.page.getByText(/^Browsers give passkeys over https alone/).waitFor();
  await ada.page.getByRole('button', { name: 'Show a new code' }).click();
  const code = await ada.page.locator('.profile-code').textContent();
  const saving = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: 'Save everything' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'sternwarte-person',
    name: 'Ada',
    tables: [{ game: 'anno4000', status: 'running' }],
    matches: [{ format: 'sternwarte-match' }],
  });
  const phone = await newVisitor({ online: true, host: INSECURE_HOST, device: PHONE });
  await phone.open('#/profile');
  await phone.page.getByLabel('Code', { exact: true }).fill(code ?? '');
  await phone.page.getByRole('button', { name: 'Come back with a code' }).tap();
  await phone.page.locator('#ways-title').waitFor();
  // Back on both devices, and then on none.
  await phone.page.getByRole('button', { name: 'Forget me' }).tap();
  await phone.page.getByRole('button', { name: 'Yes, delete everything' }).tap();
  await phone.page.getByRole('heading', { name: 'No name yet' }).waitFor();
  await phone.leave();
  await ada.leave();
});
