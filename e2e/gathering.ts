/** People who come to an online table together, each with a browser of his own. */

import type { GameId } from '@sternwarte/games';
import { begin, followLink, listenTo, openShortTable } from './at-online-table.ts';
import { FINGERS, MOUSE } from './hands/manners.ts';
import { settled } from './settled.ts';
import { newVisitor, type Visitor, type Wishes } from './visitor.ts';

/** A name that is not this machine's own: what comes from there unencrypted is not trusted. */
export const INSECURE_HOST = 'table.test';
/** For a browser that knows where that is. */
export const INSECURE = `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`;

export const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
export const MANNERS = [MOUSE, FINGERS, MOUSE, FINGERS];
const KINDS: readonly Wishes[] = [
  { language: 'en' },
  { language: 'de' },
  { language: 'de', theme: 'day' },
  { language: 'en', theme: 'day' },
];

export async function arrive(count: number, more: Wishes = {}): Promise<readonly Visitor[]> {
  const people = await Promise.all(
    Array.from({ length: count }, (_unused, n) =>
      newVisitor({
        ...KINDS[n],
        device: MANNERS[n]?.device ?? MOUSE.device,
        hurry: true,
        online: true,
        ...more,
      }),
    ),
  );
  // Two cores for all of them, and for the server.
  for (const { page } of people) page.setDefaultTimeout(60_000);
  return people;
}

/** So many people at a table, and the match begun. */
export async function gather(game: GameId, count: number, more: Wishes = {}, rounds = 2) {
  const people = await arrive(count, more);
  const [host, ...others] = people;
  const [guest] = others;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  const heard = people.map((visitor) => listenTo(visitor));
  const link = await openShortTable(host, game, NAMES[0] ?? '', count, rounds);
  for (const [n, other] of others.entries()) await followLink(other, link, NAMES[n + 1] ?? '');
  await begin(host);
  await Promise.all(others.map(({ page }) => page.waitForSelector('.table-decision')));
  return { people, heard, host, guest, link };
}

export async function openPeople({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(More|Mehr)$/ }).click();
  await page.getByRole('button', { name: /^(People at the table|Leute am Tisch)$/ }).click();
  await page.waitForSelector('dialog.people');
}

export async function askBack({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(More|Mehr)$/ }).click();
  await page.getByRole('button', { name: /^(Ask to take back|Um Zurücknehmen bitten)$/ }).click();
}

/** Whoever of these is asked, in words. */
export async function whoIsAsked(people: readonly Visitor[]): Promise<Visitor> {
  return Promise.any(
    people.map(async (visitor) => {
      await visitor.page.waitForSelector('.text-moves li button');
      return visitor;
    }),
  );
}

/** Whether somebody here can move, now that everything stands still. */
export async function isAsked({ page }: Visitor): Promise<boolean> {
  await settled(page);
  return (await page.locator('.text-moves li button').count()) > 0;
}
