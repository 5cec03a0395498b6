/**
 * The same people over plain http from another host, as families play at home: the browser withholds locks, clipboard, service worker,
 * notifications and passkeys, and everything else works.
 */

import { expect, test } from 'vitest';
import { linkOf } from './at-online-table.ts';
import { arrive, INSECURE, INSECURE_HOST, openPeople } from './gathering.ts';
import { testPeopleAtTables } from './people-at-tables.ts';
import { useBrowser } from './visitor.ts';

const origin = { host: INSECURE_HOST };

useBrowser(INSECURE);

testPeopleAtTables(origin);

test('the page says what the browser withholds, offers none of it, and copies a link all the same', async () => {
  const [host] = await arrive(1, origin);
  if (host === undefined) throw new Error('nobody came');
  const { page } = host;
  await host.open('#/friends/anno4000');
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'locks' in navigator,
      'clipboard' in navigator,
      'serviceWorker' in navigator,
      'randomUUID' in crypto,
    ]),
  ).toEqual([false, false, false, false, false]);
  await page.locator('.insecure-note', { hasText: 'passkeys' }).waitFor();
  await host.expectAccessible('unencrypted');
  await page.locator('.name-field input').fill('Ada');
  await page.locator('.set-up-end .primary').click();
  const link = await linkOf(host);
  await page.locator('.invite .primary').click();
  await page.getByText('Copied.').waitFor();
  await page.locator('.talk-entry input').focus();
  await page.keyboard.press('ControlOrMeta+v');
  expect(await page.locator('.talk-entry input').inputValue()).toContain(link);
  await page.getByRole('button', { name: 'Give the rest to Pilots' }).click();
  await page.locator('.room-ways .primary:enabled').click();
  await page.waitForSelector('.table-decision');
  await openPeople(host);
  expect(await page.getByRole('button', { name: 'Tell me when it is my turn' }).count()).toBe(0);
  await host.leave();
});
