/** Tables where nobody may look on, for those who are on their way while something changes there. */

import { RESIGN, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { CLOSE, readServerMessage, type ServerMessage } from '@sternwarte/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { personNamed, tableNamed } from '../testing/samples.ts';
import type { Listener } from './audience.ts';
import { replaceSeat } from './hosting.ts';
import { LiveTable } from './live-table.ts';

const game: Game = games.anno4000;
const NOTHING = (): void => undefined;
const people = ['Ada', 'Bert'].map(personNamed);

class Hearer implements Listener {
  readonly person: string;
  name: string;
  viewer: Listener['viewer'] = 'spectator';
  readonly heard: ServerMessage[] = [];
  closed: number | null = null;

  constructor(name: string) {
    this.name = name;
    this.person = personNamed(name).id;
  }

  send(frame: Buffer): void {
    const message = readServerMessage(frame.subarray(frame.indexOf('{"')).toString());
    if (message !== null && this.closed === null) this.heard.push(message);
  }

  end(code: number): void {
    this.closed = code;
  }

  get kinds(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }
}

let store: Store;
beforeEach(() => {
  store = openSqlite(':memory:');
});
afterEach(() => store.close());

async function lay(change: Partial<StoredTable>): Promise<LiveTable> {
  const stored = tableNamed('t', {
    version: game.version,
    host: people[0]?.id ?? '',
    spectators: false,
    seats: people.map((person, n) => ({ person, bot: null, standIn: null, link: `s${n}` })),
    ...change,
  });
  for (const person of people) await store.addPerson(person, `token of ${person.name}`, 0);
  await store.saveTable(stored);
  return LiveTable.load(stored, game, {
    store,
    bots: { think: () => new Promise(NOTHING), close: async () => undefined },
    startedAt: 0,
    now: () => 0,
    pause: async () => undefined,
    wake: NOTHING,
    report: NOTHING,
  });
}

test('whoever comes while the match begins is not let in any more', async () => {
  const live = await lay({ status: 'waiting' });
  const [early, late] = [new Hearer('Early'), new Hearer('Late')];
  await live.join(early, null);
  // He was allowed to look when he set out.
  const begun = live.start(personNamed('Ada').id);
  await live.join(late, null);
  expect(await begun).toBeNull();
  expect(live.stored.status).toBe('running');
  expect(early.closed).toBe(CLOSE.breach);
  expect([late.closed, late.kinds]).toEqual([CLOSE.breach, ['farewell']]);
  expect(live.info().watching).toBe(0);
  await live.close();
});

test('whoever was replaced moves no more, though his move was on its way', async () => {
  const fairness = { commitment: '', nonces: [], seed: '5'.repeat(64) };
  const live = await lay({ fairness });
  const lines = ['Ada', 'Bert'].map((name) => new Hearer(name));
  for (const line of lines) await live.join(line, null);
  const [seat = 0] = await live.awaits();
  const line = lines[seat];
  if (line === undefined) throw new Error('nobody is asked');
  const { seq, view } = (await live.position(line.person)) ?? { seq: 0, view: null };
  const move = game.moves(view, seat).find(({ type }) => type !== RESIGN);
  // The host is somebody else, whoever begins.
  const host = 'host';
  await live.change((table) => ({ ...table, host }));
  const replaced = live.change(replaceSeat(game, host, seat, 'kadett', 'new'));
  await live.wish(line, { type: 'move', id: 'late', atSeq: seq, move });
  expect(await replaced).toBeNull();
  expect(line.closed).toBe(CLOSE.breach);
  expect((await live.position(host))?.seq).toBe(seq);
  await live.close();
});
