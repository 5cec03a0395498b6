/** Taking back by the consent of all. */

import { createRandom, randomPolicy, readRecord, replay, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchOf } from './tables/loading.ts';
import { Visitor, type Onlooker } from './testing/client.ts';
import { openCopy } from './testing/copy.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.anno4000;
let server: TestServer;
/** How far the clock of the tables is ahead. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({}, undefined, () => Date.now() + ahead);
});
afterAll(() => server.close());

interface Begun {
  readonly table: string;
  readonly people: readonly Visitor[];
  readonly lines: readonly [Onlooker, Onlooker];
}

async function begin(): Promise<Begun> {
  const { people, table } = await seatPeople(server.address, game);
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody sits there');
  const lines = [host.look(table), guest.look(table)] as const;
  for (const line of lines) await line.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  for (const line of lines) await line.hear('welcome', ({ view }) => view !== undefined);
  for (const line of lines) await line.until(() => askedNow(line).length > 0);
  return { table, people, lines };
}

const together = async (lines: Begun['lines']): Promise<void> => {
  const reached = (): number => Math.max(...lines.map(({ seq }) => seq));
  for (const line of lines) await line.until(() => line.seq === reached());
};

const askedNow = ({ view }: Onlooker): readonly number[] => {
  const pending = game.pending(view);
  return pending.kind === 'move' ? pending.seats : [];
};

/** So many moves, by whoever is asked; answers who made the last one. */
async function play({ lines }: Begun, count: number): Promise<number> {
  let by = 0;
  for (let n = 0; n < count; n++) {
    await together(lines);
    by = askedNow(lines[0])[0] ?? 0;
    const line = lines[by === 0 ? 0 : 1];
    const moves = game.moves(line.view, by).filter(({ type }) => type !== 'resign');
    const move = randomPolicy(line.view, by, moves, createRandom(`move ${n}`));
    const id = line.move(move, `${by} at ${line.seq}`);
    await line.hear('steps', (message) => message.id === id);
  }
  await together(lines);
  return by;
}

const refusedAs = async (line: Onlooker, id: string): Promise<string> =>
  (await line.hear('refused', (message) => message.id === id)).why.key;

describe('a way back', () => {
  test('is gone when everybody agrees, and the match goes on from there', async () => {
    const begun = await begin();
    const { lines, table, people } = begun;
    const { seq, view } = lines[0];
    await play(begun, 6);
    lines[0].say({ type: 'back', id: 'b', atSeq: lines[0].seq, to: seq - 1 });
    const { ask } = await lines[1].hear('back');
    expect(ask).toMatchObject({ by: 0, to: seq - 1, agreed: [0] });
    lines[1].say({ type: 'consent', id: 'c', to: seq - 1, says: 'agree' });
    await lines[0].hear('steps', ({ id, steps }) => {
      const entry = steps[0]?.entry;
      return id === 'b' && entry !== undefined && 'back' in entry;
    });
    expect((await lines[1].hear('back', (message) => message.ask === null)).ended).toBe('granted');
    await together(lines);
    expect(lines[0].view).toEqual(view);
    await play(begun, 3);
    // The same after a restart, and for whoever comes anew.
    const before = lines[1].view;
    await server.restart();
    const again = people[1]?.look(table);
    await again?.hear('welcome');
    expect(again?.view).toEqual(before);
    const missed = people[0]?.look(table, { seq }, lines[0]);
    await missed?.hear('welcome');
    again?.drop();
    missed?.drop();
    const store = await openCopy(server.file);
    const stored = await store.findTable(table);
    const log = (await store.readEntries(table, 0)).map(({ entry }) => entry);
    await store.close();
    if (stored === null) throw new Error('the table is gone');
    expect(replay(game, { ...matchOf(stored), log }).ok).toBe(true);
    expect(log.filter((entry) => 'back' in entry)).toHaveLength(1);
    const record = await people[0]?.ask('GET', `/api/tables/${table}/record`);
    expect(readRecord((await record?.text()) ?? '', () => game).ok).toBe(true);
  });

  test('leads to one’s own last decision, where nothing else is said', async () => {
    const begun = await begin();
    const by = await play(begun, 1);
    const line = begun.lines[by === 0 ? 0 : 1];
    line.say({ type: 'back', id: 'b', atSeq: line.seq });
    const message = await line.hear('back');
    const last = line.heard.flatMap((heard) => (heard.type === 'steps' ? heard.steps : []));
    const move = last.findLast(({ entry }) => entry.by === by);
    expect(message.ask?.to).toBe((move?.entry.seq ?? 0) - 1);
  });

  test('is not gone when somebody declines, and not asked again before the next move', async () => {
    const begun = await begin();
    const { lines } = begun;
    const to = lines[0].seq - 1;
    await play(begun, 3);
    const ask = (id: string): void => lines[0].say({ type: 'back', id, atSeq: lines[0].seq, to });
    ask('a');
    await lines[1].hear('back');
    lines[1].say({ type: 'consent', id: 'other', to: to + 1, says: 'agree' });
    expect(await refusedAs(lines[1], 'other')).toBe('backNone');
    lines[1].say({ type: 'consent', id: 'mine', to, says: 'withdraw' });
    expect(await refusedAs(lines[1], 'mine')).toBe('backNone');
    lines[0].say({ type: 'consent', id: 'own', to, says: 'agree' });
    expect(await refusedAs(lines[0], 'own')).toBe('backNone');
    ask('twice');
    expect(await refusedAs(lines[0], 'twice')).toBe('backOpen');
    const { seq } = lines[0];
    lines[1].say({ type: 'consent', id: 'no', to, says: 'decline' });
    const end = await lines[0].hear('back', (message) => message.ask === null);
    expect([end.ended, end.by]).toEqual(['declined', 1]);
    ask('again');
    expect(await refusedAs(lines[0], 'again')).toBe('backDeclined');
    expect(lines[0].seq).toBe(seq);
    await play(begun, 1);
    ahead += 60_000;
    const asks = (): number =>
      lines[1].heard.filter((message) => message.type === 'back' && message.ask !== null).length;
    expect(asks()).toBe(1);
    ask('later');
    await lines[1].until(() => asks() === 2);
  });

  test('is withdrawn by whoever asked, and lapses with the next move', async () => {
    const begun = await begin();
    const { lines } = begun;
    const to = lines[0].seq - 1;
    await play(begun, 3);
    lines[0].say({ type: 'back', id: 'a', atSeq: lines[0].seq, to });
    await lines[1].hear('back');
    lines[0].say({ type: 'consent', id: 'w', to, says: 'withdraw' });
    await lines[1].hear('back', ({ ended }) => ended === 'withdrawn');
    lines[0].say({ type: 'back', id: 'b', atSeq: lines[0].seq, to });
    await lines[1].hear('back', ({ ask }) => ask !== null);
    await play(begun, 1);
    await lines[1].hear('back', ({ ended }) => ended === 'lapsed');
    lines[1].say({ type: 'consent', id: 'late', to, says: 'agree' });
    expect(await refusedAs(lines[1], 'late')).toBe('backNone');
  });

  test('is not for those who look on, nor for an older position, nor to anywhere', async () => {
    const begun = await begin();
    const { lines, table, people } = begun;
    await play(begun, 2);
    const carl = await Visitor.arrive(server.address, 'Carl');
    await carl.post('/api/links', { link: (await people[0]?.linkOf(table)) ?? '' });
    const onlooker = carl.look(table);
    await onlooker.hear('welcome');
    onlooker.say({ type: 'back', id: 'x', atSeq: onlooker.seq });
    expect(await refusedAs(onlooker, 'x')).toBe('lookingOn');
    const { seq } = lines[0];
    lines[0].say({ type: 'back', id: 'old', atSeq: seq - 1, to: seq - 2 });
    expect(await refusedAs(lines[0], 'old')).toBe('stale');
    lines[0].say({ type: 'back', id: 'ahead', atSeq: seq, to: seq + 7 });
    expect(await refusedAs(lines[0], 'ahead')).toBe('undoUnknown');
    lines[0].say({ type: 'back', id: 'draw', atSeq: seq, to: -1 });
    expect(await refusedAs(lines[0], 'draw')).toBe('backToDraw');
    for (let n = 0; n < 3; n++) {
      lines[0].say({ type: 'back', id: `n${n}`, atSeq: seq, to: seq + 7 });
      await refusedAs(lines[0], `n${n}`);
    }
    lines[0].say({ type: 'back', id: 'often', atSeq: seq, to: seq - 2 });
    expect(await refusedAs(lines[0], 'often')).toBe('tooOften');
  });
});

test('bots agree at once', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const table = await host.openTable({ game: game.id, seats: [null, 'kadett'] });
  const line = host.look(table);
  await line.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  await line.until(() => line.view !== undefined && askedNow(line).includes(0));
  const { seq, view } = line;
  const end = game.moves(view, 0).find(({ type }) => type === 'endTurn');
  line.move(end);
  await line.until(() => line.seq > seq + 1 && askedNow(line).includes(0));
  line.say({ type: 'back', id: 'b', atSeq: line.seq, to: seq - 1 });
  expect((await line.hear('back')).ended).toBe('granted');
  expect(line.view).toEqual(view);
});
