/** Nothing that a player could find in his own browser tells him what he may not see. */

import { isRecord } from '@sternwarte/engine';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askFrom } from './at-online-table.ts';
import { playInWords } from './at-table.ts';
import { gather, isAsked } from './gathering.ts';
import { useBrowser, type Visitor } from './visitor.ts';

useBrowser();

/** Everything that somebody with the tools of his browser could read of this page as text. */
async function readableIn({ page, context }: Visitor, heard: readonly string[]): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      location.href,
      document.documentElement.outerHTML,
      document.cookie,
      document.title,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      databases,
    ]);
  });
  const session = await context.newCDPSession(page);
  return [kept, await textInMemory(session), ...heard].join('\n');
}

/** All strings that live in the memory of the page. */
async function textInMemory(session: CDPSession): Promise<string> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return chunks.join('');
}

interface Seen {
  /** The hands of all seats, wherever somebody remembers some; `null` where he does not know one. */
  readonly hands: readonly (readonly (readonly number[] | null)[])[];
  /** Cards that are read, and by whom. */
  readonly readings: readonly { readonly card: number | null; readonly reader: number }[];
}

/** Every plain object that is alive in the page, searched for hands and for cards that are read. */
async function objectsInMemory({ page, context }: Visitor): Promise<Seen> {
  const session = await context.newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const found = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const has = (one, name) => Object.hasOwn(one, name);
      return {
        hands: this.filter((one) => has(one, 'hands') && Array.isArray(one.hands)).map(({ hands }) => hands),
        readings: this.filter((one) => has(one, 'card') && has(one, 'reader') && has(one, 'path')),
      };
    }`,
  });
  return found.result.value as Seen;
}

/** Whatever the page writes to its console, and where it has been. */
function watch(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('framenavigated', (frame) => lines.push(frame.url()));
  return lines;
}

test('memory, page, storage, line, address and console of a player hold no card of another and no seed', async () => {
  const { people, heard, host, guest } = await gather('starfarers', 2, { inWords: true });
  const lines = watch(guest.page);
  // Long enough for cards to be drawn, and for an encounter now and then.
  for (let moves = 0; moves < 24; moves++) {
    for (const visitor of people) {
      if (await isAsked(visitor)) await playInWords(visitor.page, { moves: 1 });
    }
  }
  for (const [seat, visitor] of people.entries()) {
    const { hands, readings } = await objectsInMemory(visitor);
    // It was looked in the right place: the own hand is there.
    expect(hands.some((all) => (all[seat]?.length ?? 0) > 0)).toBe(true);
    expect(hands.flatMap((all) => all.filter((hand, of) => of !== seat && hand !== null))).toEqual(
      [],
    );
    expect(readings.filter(({ card, reader }) => card !== null && reader !== seat)).toEqual([]);
  }
  const table = new URL(host.page.url()).hash.split('/').at(-1) ?? '';
  const { links } = await secretsOfHost(host, table);
  const readable = await readableIn(guest, [...(heard[1]?.frames ?? []), ...lines]);
  expect(readable).toContain(table);
  expect(links.filter((link) => readable.includes(link))).toEqual([]);
  // What decides all draws is told when the match is over, and not before.
  await askFrom(host.page, `api/tables/${table}/host`, { deed: 'end' });
  const { seed } = await secretsOfHost(host, table);
  expect(seed).toMatch(/^[0-9a-f]{32,}$/);
  expect(readable).not.toContain(seed);
  for (const visitor of people) await visitor.leave();
});

/** Links to seats, and once the match is over the seed that was promised before it. */
async function secretsOfHost(
  { page }: Visitor,
  table: string,
): Promise<{ readonly links: readonly string[]; readonly seed: string }> {
  const links = await askFrom(page, `api/tables/${table}/links`);
  const record = await askFrom(page, `api/tables/${table}/record`);
  const seats = isRecord(links) && Array.isArray(links['seats']) ? links['seats'] : [];
  const fairness = isRecord(record) && isRecord(record['fairness']) ? record['fairness'] : {};
  const { seed } = fairness;
  return { links: seats.map(String), seed: typeof seed === 'string' ? seed : '' };
}
