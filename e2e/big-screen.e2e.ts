/** A big screen with the board, and phones with the hands: every game is played to its end like that. */

import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { expect, test } from 'vitest';
import { OVER, playOnBoard } from './at-board.ts';
import { begin, followLink, listenTo, openShortTable } from './at-online-table.ts';
import { INSECURE, INSECURE_HOST, NAMES } from './gathering.ts';
import { FINGERS } from './hands/manners.ts';
import { drawn, readQrCode } from './read-qr.ts';
import { newVisitor, useBrowser, type Device, type Visitor, type Wishes } from './visitor.ts';

useBrowser(INSECURE);

const TELEVISION: Device = { width: 1920, height: 1080, touch: false };
const UPRIGHT: Device = { width: 390, height: 844, touch: true };
const ON_ITS_SIDE: Device = { width: 844, height: 390, touch: true };
const PHONES: readonly Wishes[] = [
  { device: UPRIGHT, language: 'de' },
  { device: ON_ITS_SIDE, language: 'en', theme: 'day' },
];
/** Families play over plain http. */
const AT_HOME: Wishes = { online: true, hurry: true, host: INSECURE_HOST };

async function come(wishes: Wishes): Promise<Visitor> {
  const visitor = await newVisitor({ ...AT_HOME, ...wishes });
  visitor.page.setDefaultTimeout(60_000);
  return visitor;
}

/** What lies open to all, and nothing else. */
async function expectNoHands({ page }: Visitor): Promise<void> {
  expect(await page.locator('.table-hand, .table-decision, .own-things').count()).toBe(0);
}

async function expectHand(phone: Visitor, where: string): Promise<void> {
  await phone.page.waitForSelector('.own-things .own-hand');
  expect(await phone.page.locator('.chart').count()).toBe(0);
  await phone.expectAccessible(where);
  await phone.expectNoSideways();
}

test.for(GAME_IDS)(
  '%s: a big screen shows the board, and two phones that scanned its code play to the end without it',
  { timeout: 600_000 },
  async (game) => {
    const [screen, host, guest] = await Promise.all([
      come({ device: TELEVISION, language: 'de' }),
      ...PHONES.map(come),
    ]);
    if (host === undefined || guest === undefined) throw new Error('nobody came');
    const heard = [host, guest].map((phone) => listenTo(phone));
    const link = await openShortTable(host, game, 'Ada', catalogue[game].seats.min, 1);
    // A television has no name, and whoever stands before it has not sat down there.
    await screen.open(link);
    await screen.page.getByRole('button', { name: 'Als großer Bildschirm' }).click();
    const code = screen.page.locator('.display-room .qr');
    await drawn(code);
    const box = await code.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(TELEVISION.height);
    await screen.expectAccessible('a big screen that waits');
    // The host came by himself, and says so; the guest scans.
    await host.page.getByText('Das Brett steht auf dem großen Bildschirm').tap();
    const scanned = new URL(await readQrCode(code));
    expect(scanned.hash).toBe(`${link}/hand`);
    await followLink(guest, scanned.hash, NAMES[1] ?? '');
    await screen.page.locator('.online-seats', { hasText: 'Bert' }).waitFor();
    await begin(host);
    await screen.page.locator('.display .display-ask').waitFor();
    await screen.expectAccessible('a big screen');
    await expectNoHands(screen);
    await expectHand(host, 'a hand');
    await expectHand(guest, 'a hand on its side');
    // The board is one touch away.
    const board = guest.page.getByRole('button', { name: 'Board', exact: true });
    await board.tap();
    await guest.page.waitForSelector('.chart');
    await board.tap();
    await guest.page.waitForSelector('.own-things');
    await Promise.all(
      [host, guest].map(({ page }, seat) =>
        playOnBoard(page, FINGERS, {
          game,
          seed: `hands of ${game} ${seat}`,
          moves: Infinity,
          presses: 1500,
          ...(heard[seat] !== undefined && { place: heard[seat].place(seat) }),
        }),
      ),
    );
    for (const { page } of [host, guest]) await page.waitForSelector(OVER);
    await screen.page.locator('.display .display-ask').waitFor();
    await expectNoHands(screen);
    await screen.expectNoSideways();
    // Once more, before the same screen.
    await host.page.getByRole('button', { name: 'Noch eine Partie' }).tap();
    const elsewhere = host.page.getByLabel('Das Brett steht auf dem großen Bildschirm');
    await elsewhere.waitFor();
    expect(await elsewhere.isChecked()).toBe(true);
    await screen.page.locator('.display-room .online-seats', { hasText: 'Ada' }).waitFor();
    // By the same code, which leads to the new table now.
    await drawn(code);
    expect(new URL(await readQrCode(code)).hash).toBe(`${link}/hand`);
    for (const visitor of [host, guest, screen]) await visitor.leave();
  },
);
