/** What people do with online tables, by the controls of the page and over the line of the page. */

import { isRecord, type Entry } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { expect } from 'vitest';
import type { Place } from './at-board.ts';
import type { Visitor } from './visitor.ts';

/** Opens a table from the first page, as people do: a game, a name, and that is it. Answers the link for the others. */
export async function openTable(
  { page, open }: Visitor,
  game: GameId,
  name: string,
  seats: number,
): Promise<string> {
  await open();
  await page.locator(`a[href="#/friends/${game}"]`).click();
  await page.locator('.name-field input').fill(name);
  await page.locator(`input[name=seats] + span`, { hasText: String(seats) }).click();
  await page.locator('.set-up-end .primary').click();
  return linkOf({ page });
}

/** A short match, for tests that play it to its end. */
export async function openShortTable(
  { page, open }: Visitor,
  game: GameId,
  name: string,
  seats: number,
): Promise<string> {
  await open();
  const id = await page.evaluate(
    async ([what, who, count]) => {
      const post = async (path: string, body: unknown): Promise<{ id: string }> => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await response.json()) as { id: string };
      };
      await post('api/me', { name: who });
      localStorage.setItem('sternwarte.name', who);
      const all = Array.from({ length: count }, () => null);
      return (await post('api/tables', { game: what, seats: all, options: { maxRounds: 2 } })).id;
    },
    [game, name, seats] as const,
  );
  await open(`#/table/${id}`);
  return linkOf({ page });
}

async function linkOf({ page }: Pick<Visitor, 'page'>): Promise<string> {
  const field = page.locator('.invite-link');
  await field.waitFor();
  return new URL(await field.inputValue()).hash;
}

/** Follows a link and sits down. */
export async function followLink({ page, open }: Visitor, link: string, name: string) {
  await open(link);
  await page.locator('.name-field input').fill(name);
  await page.locator('.invitation-ways .primary').click();
  await page.waitForSelector('.waiting-room, .table-decision');
  // The link was a secret; what stands there now is none.
  expect(page.url()).not.toContain(link.slice('#/join/'.length));
}

export async function begin({ page }: Visitor): Promise<void> {
  await page.locator('.room-ways .primary').click();
  await page.waitForSelector('.table-decision');
}

/** What the server says was played so far, as this page may know it. */
export function placeOf({ page }: Visitor, seat: number): Place {
  return {
    seat,
    entries: async () => {
      const record: unknown = await page.evaluate(async () => {
        const [, id] = /#\/table\/([\w-]+)/.exec(location.href) ?? [];
        // Also without a line, or while the match begins.
        const response = await fetch(`api/tables/${id}/record`).catch(() => null);
        return response?.ok === true ? ((await response.json()) as unknown) : null;
      });
      const log = isRecord(record) ? record['log'] : [];
      return Array.isArray(log) ? (log as Entry[]) : [];
    },
  };
}
