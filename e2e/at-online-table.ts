/** What people do with online tables, by the controls of the page and over the line of the page. */

import { isRecord, type Entry } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { readServerMessage } from '@sternwarte/protocol';
import type { Page } from 'playwright-core';
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
  rounds = 2,
): Promise<string> {
  await open();
  await askFrom(page, 'api/me', { name });
  await page.evaluate((who) => localStorage.setItem('sternwarte.name', who), name);
  const all = Array.from({ length: seats }, () => null);
  const made = await askFrom(page, 'api/tables', {
    game,
    seats: all,
    options: { maxRounds: rounds },
  });
  const id = isRecord(made) ? String(made['id']) : '';
  await open(`#/table/${id}`);
  return linkOf({ page });
}

/** Asked by the page itself, which alone knows where its host is; with data, something is to be done. */
export function askFrom(page: Page, path: string, data?: object): Promise<unknown> {
  return page.evaluate(
    async ([where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(where, body === null ? {} : { method: 'POST', headers, body });
      return (await response.json()) as unknown;
    },
    [path, data === undefined ? null : JSON.stringify(data)] as const,
  );
}

export async function linkOf({ page }: Pick<Visitor, 'page'>): Promise<string> {
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

/** Writes down what a page hears of its match, from the moment when this is called. */
export function listenTo({ page }: Visitor): Listening {
  const frames: string[] = [];
  const entries = new Map<number, Entry>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      frames.push(text);
      const message = readServerMessage(text);
      const steps =
        message?.type === 'steps'
          ? message.steps
          : message?.type === 'welcome'
            ? (message.missed ?? [])
            : [];
      for (const { entry } of steps) entries.set(entry.seq, entry);
    }),
  );
  return { frames, place: (seat) => ({ seat, entries: async () => [...entries.values()] }) };
}

export interface Listening {
  /** All that came, as it came. */
  readonly frames: readonly string[];
  place(this: void, seat: number): Place;
}
