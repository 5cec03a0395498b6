/** Nothing that a player could find in his own browser tells him what he may not see. */

import { isRecord } from '@sternwarte/engine';
import { starfarers } from '../games/starfarers/rules/index.ts';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askFrom } from './at-online-table.ts';
import { playInWords } from './at-table.ts';
import { gather, isAsked } from './gathering.ts';
import { newVisitor, useBrowser, type Visitor } from './visitor.ts';

useBrowser();

/** Everything that somebody with the tools of his browser could read of this page as text, by where it stands. */
async function readableIn(
  { page, context }: Visitor,
  heard: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const kept = await page.evaluate(async () => ({
    address: location.href,
    page: document.documentElement.outerHTML,
    cookies: document.cookie,
    title: document.title,
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    history: JSON.stringify(history.state),
    databases: JSON.stringify(await indexedDB.databases()),
  }));
  const session = await context.newCDPSession(page);
  return { ...kept, memory: await textInMemory(session), heard: heard.join('\n') };
}

/** Where any of these can be read. */
function placesOf(
  secrets: readonly string[],
  readable: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(readable)
    .filter(([, text]) => secrets.some((secret) => text.includes(secret)))
    .map(([place]) => place);
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

/** What this seat knows of hands and cards that it may not see. */
function tooMuch({ hands, readings }: Seen, seat: number): readonly unknown[] {
  return [
    ...hands.flatMap((all) => all.filter((hand, of) => of !== seat && hand !== null)),
    ...readings.filter(({ card, reader }) => card !== null && reader !== seat),
  ];
}

test('memory, page, storage, line, address and console of a player hold no card of another and no seed', async () => {
  // Once a match is over everything is told, so it must not end meanwhile.
  const { people, heard, host, guest } = await gather('starfarers', 2, { inWords: true }, 30);
  const lines = watch(guest.page);
  // Long enough for cards to be drawn, and for an encounter now and then.
  for (let moves = 0; moves < 16; moves++) {
    for (const visitor of people) {
      if (await isAsked(visitor)) await playInWords(visitor.page, { moves: 1 });
    }
  }
  for (const [seat, visitor] of people.entries()) {
    const seen = await objectsInMemory(visitor);
    // It was looked in the right place: the own hand is there.
    expect(seen.hands.some((all) => (all[seat]?.length ?? 0) > 0)).toBe(true);
    expect(tooMuch(seen, seat)).toEqual([]);
  }
  const table = new URL(host.page.url()).hash.split('/').at(-1) ?? '';
  const { links } = await secretsOfHost(host, table);
  expect(links.length).toBeGreaterThan(0);
  const readable = await readableIn(guest, [...(heard[1]?.frames ?? []), ...lines]);
  expect(placesOf([table], readable)).toContain('address');
  expect(placesOf(links, readable)).toEqual([]);
  // What decides all draws is told when the match is over, and not before.
  await askFrom(host.page, `api/tables/${table}/host`, { deed: 'end' });
  const { seed } = await secretsOfHost(host, table);
  expect(seed).toMatch(/^[0-9a-f]{32,}$/);
  expect(placesOf([seed], readable)).toEqual([]);
  for (const visitor of people) await visitor.leave();
});

const secretOf = (place: string): string => `secret of ${place}`;

describe('the search finds what is planted', () => {
  test('a view of another seat that lies in memory, as the server would have sent it', async () => {
    const visitor = await newVisitor();
    await visitor.open();
    const state = starfarers.setup({ seats: 2, options: {} });
    const [own, other] = state.hands;
    own?.push(2, 0);
    other?.push(1, 3);
    const plant = (view: unknown): Promise<void> =>
      visitor.page.evaluate((text) => {
        Object.assign(globalThis, { planted: JSON.parse(text) as unknown });
      }, JSON.stringify(view));
    await plant(starfarers.view(state, 0));
    expect(tooMuch(await objectsInMemory(visitor), 0)).toEqual([]);
    await plant(state);
    expect(tooMuch(await objectsInMemory(visitor), 0)).toContainEqual(other);
    await plant({ card: 7, reader: 1, path: [] });
    expect(tooMuch(await objectsInMemory(visitor), 0)).toContainEqual(
      expect.objectContaining({ card: 7, reader: 1 }),
    );
    await visitor.leave();
  });

  test('a text, wherever it was put', async () => {
    const plants = {
      memory: (secret: string) => `globalThis.kept = '${secret}'`,
      page: (secret: string) => `document.body.dataset.x = '${secret}'`,
      title: (secret: string) => `document.title = '${secret}'`,
      storage: (secret: string) => `sessionStorage.x = '${secret}'`,
      cookies: (secret: string) => `document.cookie = 'x=${secret}'`,
      history: (secret: string) => `history.replaceState('${secret}', '')`,
      address: (secret: string) =>
        `history.replaceState(history.state, '', '#/${secret.replaceAll(' ', '-')}')`,
      heard: (secret: string) => `console.info('${secret}')`,
    };
    const visitor = await newVisitor();
    const lines = watch(visitor.page);
    await visitor.open();
    const places = Object.keys(plants);
    expect(placesOf(places.map(secretOf), await readableIn(visitor, lines))).toEqual([]);
    for (const [place, plant] of Object.entries(plants)) {
      await visitor.page.evaluate(plant(secretOf(place)));
    }
    const readable = await readableIn(visitor, lines);
    for (const place of places) {
      const secret = secretOf(place);
      expect(placesOf([secret, secret.replaceAll(' ', '-')], readable)).toContain(place);
    }
    await visitor.leave();
  });
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
