/** What reaches people outside of the page: links that are shared, copied and scanned, and the word that it is their turn. */

import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askFrom, begin, followLink, openShortTable, openTable } from './at-online-table.ts';
import { playInWords } from './at-table.ts';
import { arrive, gather, isAsked, openPeople, whoIsAsked } from './gathering.ts';
import { readQrCode } from './read-qr.ts';
import { settled } from './settled.ts';
import { useBrowser, type Visitor } from './visitor.ts';

useBrowser();

/** Stands in for what a phone does with a link that is shared, and writes it down. */
const SHARE = `
  globalThis.shared = [];
  navigator.share = async (what) => {
    globalThis.shared.push(what);
    if (globalThis.shared.length > 1) throw new DOMException('changed his mind', 'AbortError');
  };`;

test('a link is copied, shared where the device can, and stands in the code that is scanned', async () => {
  const [host] = await arrive(1);
  if (host === undefined) throw new Error('nobody came');
  const { page, context } = host;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(SHARE);
  await openTable(host, 'starfarers', 'Ada', 2);
  const address = await page.locator('.invite-link').inputValue();
  const scanned = () => readQrCode(page.locator('.invite .qr'));
  await expect.poll(scanned).toBe(address);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const share = page.getByRole('button', { name: 'Share …' });
  await share.click();
  const said = { title: 'Starfarers: will you play?', url: address };
  await expect.poll(() => sharedIn(page)).toEqual([said]);
  // Whoever changes his mind has not met an error.
  await share.click();
  await expect.poll(() => sharedIn(page)).toEqual([said, said]);
  // A link that is made anew is another one in all three places, and the page does not claim that it was copied.
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByText('The old link leads nowhere any more.').waitFor();
  expect(await page.getByText('Copied.').count()).toBe(0);
  await expect.poll(() => page.locator('.invite-link').inputValue()).not.toBe(address);
  await expect.poll(scanned).toBe(await page.locator('.invite-link').inputValue());
  await host.leave();
});

async function sharedIn(page: Page): Promise<unknown> {
  return page.evaluate('globalThis.shared');
}

test('a device that cannot share offers no such thing', async () => {
  const [host] = await arrive(1);
  if (host === undefined) throw new Error('nobody came');
  await openTable(host, 'anno4000', 'Ada', 2);
  expect(await host.page.evaluate(() => 'share' in navigator)).toBe(false);
  expect(await host.page.getByRole('button', { name: 'Share …' }).count()).toBe(0);
  await host.leave();
});

/** Writes down how a device shakes and sings, and can be put away like one. */
const NOTICED = `
  globalThis.noticed = { shaken: 0, tones: 0 };
  navigator.vibrate = () => { globalThis.noticed.shaken++; return true; };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    globalThis.noticed.tones++;
    return start.apply(this, when);
  };`;

async function putAway({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  });
}

/** What stands on the screen of the device, page or no page. */
async function notificationsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { registration } = { registration: await navigator.serviceWorker.ready };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });
}

async function equip(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(NOTICED);
  await context.addInitScript(
    "if (location.protocol === 'http:') localStorage['sternwarte.sound'] = 'on'",
  );
}

test('whoever looked away is told by title, tone, shaking and a notification that it is his turn', async () => {
  const people = await arrive(2, { inWords: true });
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  for (const { context } of people) await equip(context);
  const link = await openShortTable(host, 'anno4000', 'Ada', 2);
  await followLink(guest, link, 'Bert');
  await begin(host);
  await guest.page.waitForSelector('.table-decision');
  const first = await whoIsAsked(people);
  const [other] = people.filter((one) => one !== first);
  if (other === undefined) throw new Error('nobody else came');
  await settled(other.page);
  expect(await first.page.title()).toMatch(/^● /);
  expect(await other.page.title()).not.toMatch(/^● /);
  await other.page.evaluate(async () => navigator.serviceWorker.ready);
  // What the browser allows is not yet what somebody wants.
  await openPeople(other);
  const wish = other.page.getByRole('button', { name: NOTIFY });
  expect(await wish.getAttribute('aria-pressed')).toBe('false');
  await wish.click();
  await other.page.getByText(/solange diese Seite offen|as long as this page is open/).waitFor();
  await other.page.keyboard.press('Escape');
  await putAway(other);
  const before = await noticedIn(other.page);
  for (let n = 0; n < 40 && (await isAsked(first)); n++) {
    await playInWords(first.page, { moves: 1 });
  }
  await expect.poll(() => other.page.title()).toMatch(/^● (Du bist dran|Your turn) · Anno/);
  await expect.poll(async () => (await noticedIn(other.page)).shaken).toBe(before.shaken + 1);
  await expect.poll(async () => (await noticedIn(other.page)).tones).toBeGreaterThan(before.tones);
  const hash = new URL(other.page.url()).hash;
  await expect
    .poll(() => notificationsOf(other.page))
    .toEqual([
      {
        title: expect.stringMatching(/^(Du bist dran|Your turn)$/),
        body: 'Anno 4000',
        data: hash,
      },
    ]);
  for (const visitor of people) await visitor.leave();
});

interface Noticed {
  readonly shaken: number;
  readonly tones: number;
}

async function noticedIn(page: Page): Promise<Noticed> {
  return page.evaluate<Noticed>('globalThis.noticed');
}

const ENDPOINT = 'https://push.example/one-device';
const KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
/** Stands in for the service that browsers have for messages, and for a server that uses it: that of the tests wakes nobody. */
const PUSH_SERVICE = `
  globalThis.push = { wish: null, told: [], isDown: false };
  let subscribed = null;
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async (wish) => {
    if (globalThis.push.isDown) throw new DOMException('no service', 'AbortError');
    globalThis.push.wish = wish;
    subscribed = {
      endpoint: '${ENDPOINT}',
      unsubscribe: async () => {
        subscribed = null;
        return true;
      },
    };
    return subscribed;
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (where, wish) => {
    const { pathname } = new URL(where, location.href);
    if (pathname === '/api/push') return Response.json({ key: '${KEY}' });
    if (!pathname.startsWith('/api/me/push')) return ask(where, wish);
    globalThis.push.told.push([pathname, JSON.parse(wish.body)]);
    return Response.json({});
  };`;
const NOTIFY = /^(Tell me when it is my turn|Mir sagen, wenn ich dran bin)$/;

test('who wants to be woken is known to the server; an empty message shows which table waits', async () => {
  const { host, guest, people } = await gather('anno4000', 2, { inWords: true });
  const awaited = await whoIsAsked(people);
  const { page, context } = awaited;
  await context.grantPermissions(['notifications']);
  await context.addInitScript(PUSH_SERVICE);
  await page.reload();
  await page.waitForSelector('.text-moves li button');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await openPeople(awaited);
  await page.getByRole('button', { name: NOTIFY }).click();
  await page.getByText(/auch wenn diese Seite zu ist|even when this page is closed/).waitFor();
  expect(await page.evaluate('globalThis.push')).toMatchObject({
    wish: { userVisibleOnly: true, applicationServerKey: KEY },
    told: [['/api/me/push', { endpoint: ENDPOINT }]],
  });
  await wakeBy(awaited);
  const table = new URL(page.url()).hash;
  await expect
    .poll(() => notificationsOf(page))
    .toMatchObject([
      { title: expect.stringMatching(/^(Du bist dran|It is your turn)$/), data: table },
    ]);
  for (const visitor of [host, guest]) await visitor.leave();
});

/** In both languages: what the button says, and what it comes to. */
const SAID = {
  en: {
    name: 'Tell me when it is my turn',
    always: 'You get a notification even when this page is closed.',
    failed: /^The server could not be told where you are/,
  },
  de: {
    name: 'Mir sagen, wenn ich dran bin',
    always: 'Du bekommst eine Mitteilung, auch wenn diese Seite zu ist.',
    failed: /^Der Server konnte nicht erfahren, wo du bist/,
  },
} as const;

test('being told can be switched on and off again, is remembered, and a failure is told, in both languages', async () => {
  const people = await arrive(2, { inWords: true });
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  for (const { context } of people) {
    await context.grantPermissions(['notifications']);
    await context.addInitScript(PUSH_SERVICE);
  }
  const link = await openShortTable(host, 'anno4000', 'Ada', 2);
  await followLink(guest, link, 'Bert');
  await begin(host);
  for (const [language, visitor] of [
    ['en', host],
    ['de', guest],
  ] as const) {
    const { page } = visitor;
    const said = SAID[language];
    await page.waitForSelector('.table-decision');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await openPeople(visitor);
    const isOn = page.getByRole('button', { name: said.name, pressed: true });
    const isOff = page.getByRole('button', { name: said.name, pressed: false });
    await isOff.click();
    await isOn.waitFor();
    await page.getByText(said.always).waitFor();
    // It is so when one looks again.
    await page.keyboard.press('Escape');
    await openPeople(visitor);
    await isOn.click();
    await isOff.waitFor();
    expect(await page.getByText(said.always).count()).toBe(0);
    expect(await page.evaluate('globalThis.push.told')).toEqual([
      ['/api/me/push', { endpoint: ENDPOINT }],
      ['/api/me/push/forget', { endpoint: ENDPOINT }],
    ]);
    await page.evaluate('globalThis.push.isDown = true');
    await isOff.click();
    await page.getByText(said.failed).waitFor();
    await visitor.expectAccessible('a wish that could not be fulfilled');
  }
  for (const visitor of people) await visitor.leave();
});

/** An empty message arrives at the service worker, as from the service of the browser. */
async function wakeBy({ page, context }: Visitor): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
}

test('a rating is drawn with what is not sure about it, and can be read as a table', async () => {
  const people = await arrive(2, { inWords: true });
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  for (const [n, { page, open }] of people.entries()) {
    await open();
    await askFrom(page, 'api/me', { name: n === 0 ? 'Ada' : 'Bert' });
    await askFrom(page, 'api/me/ratings', { rated: true });
  }
  const link = await openShortTable(host, 'anno4000', 'Ada', 2, 1);
  await followLink(guest, link, 'Bert');
  await begin(host);
  await Promise.all(people.map(({ page }) => playInWords(page)));
  await guest.open('#/profile');
  const rating = guest.page.locator('.rating', { hasText: 'Anno 4000' });
  await rating.locator('svg.rating-chart[role=img]').waitFor();
  // From what everybody begins with to what the match has made of it.
  const line = await rating.locator('.rating-line').getAttribute('d');
  expect(line?.split('L')).toHaveLength(2);
  await rating.locator('summary').tap();
  expect(await rating.locator('tbody tr').count()).toBe(1);
  expect(await rating.locator('tbody td').last().textContent()).toMatch(/^\d+ ± \d+$/);
  await guest.expectAccessible('a profile with a rating');
  await guest.expectNoSideways();
  for (const visitor of people) await visitor.leave();
});
