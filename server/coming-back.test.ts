/** Clients that come back, send again or come too late; and a server that starts anew. */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { hashView } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatPeople } from './testing/seating.ts';
import { Visitor, type Onlooker } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.anno4000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A match that has begun, with both of its people there; the first to move is named. */
async function begun() {
  const { people, table } = await seatPeople(server.address, game);
  await people[0]?.post(`/api/tables/${table}/start`);
  const onlookers = people.map((person) => person.look(table));
  for (const one of onlookers) await one.hear('welcome');
  const seat = askedSeat(onlookers[0]);
  return { people, table, onlookers, seat };
}

function askedSeat(onlooker: Onlooker | undefined): number {
  const pending = game.pending(onlooker?.view);
  return pending.kind === 'move' ? (pending.seats[0] ?? 0) : 0;
}

function anyMove(onlooker: Onlooker, seat: number): unknown {
  const moves = game.moves(onlooker.view, seat);
  return randomPolicy(onlooker.view, seat, moves, createRandom('any'));
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

describe('a move that is sent twice', () => {
  test('counts once, and the second time is told so', async () => {
    const { onlookers, seat } = await begun();
    const one = required(onlookers[seat]);
    const { seq } = one;
    const move = anyMove(one, seat);
    one.say({ type: 'move', id: 'twice', atSeq: seq, move });
    one.say({ type: 'move', id: 'twice', atSeq: seq, move });
    expect(await one.hear('done')).toEqual({ type: 'done', id: 'twice', seq });
    expect(one.heard.filter(({ type }) => type === 'steps')).toHaveLength(1);
  });

  test('counts once after the server has started anew, too', async () => {
    const { people, table, onlookers, seat } = await begun();
    const one = required(onlookers[seat]);
    const { seq } = one;
    const move = anyMove(one, seat);
    one.move(move, 'again');
    await one.hear('steps');
    await server.restart();
    await one.until(() => one.closed !== null);
    expect(one.closed).toBe(1012);
    const back = required(people[seat]).look(table, { seq: one.seq });
    const welcome = await back.hear('welcome');
    expect(welcome.seq).toBe(one.seq);
    expect(welcome.view).toBeUndefined();
    back.say({ type: 'move', id: 'again', atSeq: seq, move });
    expect(await back.hear('done')).toEqual({ type: 'done', id: 'again', seq });
  });

  test.each(['pause', 'end'])('is told so after the host’s “%s”, too', async (deed) => {
    const { people, table, onlookers, seat } = await begun();
    const one = required(onlookers[seat]);
    const { seq } = one;
    const move = anyMove(one, seat);
    one.move(move, 'last');
    await one.hear('steps');
    await required(people[0]).post(`/api/tables/${table}/host`, { deed });
    one.say({ type: 'move', id: 'last', atSeq: seq, move });
    await one.until(() => one.heard.some(({ type }) => type === 'done' || type === 'refused'));
    expect(one.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(await one.hear('done')).toEqual({ type: 'done', id: 'last', seq });
  });
});

test('a move that was decided on an older position is refused', async () => {
  const { onlookers, seat } = await begun();
  const one = required(onlookers[seat]);
  const { seq } = one;
  one.move(anyMove(one, seat));
  await one.hear('steps');
  one.say({ type: 'move', id: 'late', atSeq: seq, move: { type: 'endTurn' } });
  expect((await one.hear('refused')).why.key).toBe('stale');
  one.say({ type: 'move', id: 'early', atSeq: one.seq + 1, move: { type: 'endTurn' } });
  expect((await one.hear('refused', ({ id }) => id === 'early')).why.key).toBe('stale');
});

test('whoever was away is shown what he has missed', async () => {
  const { people, table, onlookers, seat } = await begun();
  const one = required(onlookers[seat]);
  const other = required(onlookers[1 - seat]);
  other.drop();
  await one.hear('table', ({ table: info }) =>
    info.seats.some((found) => found.kind === 'person' && !found.present),
  );
  one.move(anyMove(one, seat));
  await one.hear('steps');
  const back = required(people[1 - seat]).look(table, {}, other);
  const welcome = await back.hear('welcome');
  const { steps } = await one.hear('steps');
  expect(welcome.missed).toEqual(steps);
  expect(welcome.view).toBeUndefined();
  expect(back).toMatchObject({ seq: one.seq, view: one.view });
});

test('whoever was away for long is shown the view, and still told what happened', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const options = { maxRounds: 15 };
  const table = await host.openTable({ game: 'anno4000', options, seats: ['kadett', 'kadett'] });
  const onlooker = host.look(table);
  await onlooker.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  const first = await onlooker.hear('welcome', ({ view }) => view !== undefined);
  await onlooker.hear('table', (message) => message.table.status === 'over');
  const { seq, view } = onlooker;
  for (const seen of [first.seq, seq - 200, seq - 100, seq - 2].filter((n) => n >= first.seq)) {
    const welcome = await host.look(table, { seq: seen }).hear('welcome');
    expect(welcome.seq).toBe(seq);
    const { missed = [] } = welcome;
    const told = missed.map(({ entry }) => entry.seq);
    expect(told).toEqual(seq - seen > 256 ? [] : range(seen, seq));
    const isPatched = missed.some(({ patch }) => patch !== undefined);
    expect(welcome.view).toEqual(isPatched ? undefined : view);
  }
  const future = await host.look(table, { seq: seq + 1 }).hear('welcome');
  expect(future).toMatchObject({ seq, view });
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_unused, n) => from + n);
}

test('a new name is seen at once', async () => {
  const { people, onlookers } = await begun();
  await required(people[1]).post('/api/me', { name: 'Grace' });
  const { table } = await required(onlookers[0]).hear('table', ({ table: { seats } }) =>
    seats.some((seat) => seat.kind === 'person' && seat.name === 'Grace'),
  );
  expect(table.seats[1]).toMatchObject({ name: 'Grace' });
  required(onlookers[1]).say({ type: 'chat', id: 'c', text: 'Hallo' });
  expect((await required(onlookers[0]).hear('said')).said.name).toBe('Grace');
});

test('a client that lost its thread is shown the whole view', async () => {
  const { onlookers } = await begun();
  const one = required(onlookers[0]);
  one.say({ type: 'check', seq: one.seq, hash: hashView(one.view) });
  one.say({ type: 'check', seq: one.seq, hash: '0123456789abcdef' });
  expect(await one.hear('view')).toEqual({ type: 'view', seq: one.seq, view: one.view });
  expect(one.heard.filter(({ type }) => type === 'view')).toHaveLength(1);
});

test('a turn is taken back before it ends, and for all', async () => {
  const { onlookers, seat } = await begun();
  const one = required(onlookers[seat]);
  const other = required(onlookers[1 - seat]);
  const { seq } = one;
  const before = one.view;
  // Something that does not end the turn.
  const move = required(
    game.moves(before, seat).find((candidate) => {
      const state = game.clone(before);
      game.apply(state, { by: seat, move: candidate });
      const pending = game.pending(state);
      return candidate.type !== 'resign' && pending.kind === 'move' && pending.seats.includes(seat);
    }),
  );
  one.move(move);
  await one.hear('steps');
  one.say({ type: 'undo', id: 'back', atSeq: one.seq, to: seq - 1 });
  await one.hear('steps', ({ id }) => id === 'back');
  await other.until(() => other.seq === one.seq);
  expect(one.view).toEqual(before);
  expect(other.view).toEqual(before);
});

test('what is said is heard by all, and by those who come later', async () => {
  const { people, table, onlookers } = await begun();
  required(onlookers[0]).say({ type: 'chat', id: 'c', text: '  Guten Abend <b>  ' });
  const { said } = await required(onlookers[1]).hear('said');
  expect(said).toMatchObject({ seat: 0, name: 'Person 0', text: 'Guten Abend <b>' });
  const welcome = await required(people[1]).look(table).hear('welcome');
  expect(welcome.chat).toEqual([said]);
});

const heardBy = ({ heard }: Onlooker): readonly string[] =>
  heard.flatMap((message) => (message.type === 'said' ? [message.said.text] : []));
const chat = (id: string, text: string) => ({ type: 'chat', id, text }) as const;

describe('chat that is sent again', () => {
  test('counts once and is told once, and whoever sent it is told so', async () => {
    const { people, table, onlookers } = await begun();
    const [one, other] = [required(onlookers[0]), required(onlookers[1])];
    one.say(chat('c', 'Hallo'));
    one.say(chat('c', 'Hallo'));
    expect(await one.hear('done')).toEqual({ type: 'done', id: 'c', seq: 0 });
    // Even where nobody may say anything new any more.
    await required(people[0]).post(`/api/tables/${table}/host`, { deed: 'mute' });
    one.say(chat('c', 'Hallo'));
    one.say(chat('d', 'Hallo?'));
    expect((await one.hear('refused')).id).toBe('d');
    expect(one.heard.filter(({ type }) => type === 'done')).toHaveLength(2);
    await required(people[0]).post(`/api/tables/${table}/host`, { deed: 'unmute' });
    other.say(chat('e', 'Servus'));
    await other.hear('said', ({ id }) => id === 'e');
    expect(heardBy(other)).toEqual(['Hallo', 'Servus']);
    const welcome = await required(people[1]).look(table).hear('welcome');
    expect(welcome.chat.map(({ text }) => text)).toEqual(['Hallo', 'Servus']);
  });

  test('counts once after the server has started anew, too', async () => {
    const { people, table, onlookers } = await begun();
    required(onlookers[0]).say(chat('c', 'Hallo'));
    await required(onlookers[1]).hear('said');
    await server.restart();
    const [one, other] = people.map((person) => person.look(table));
    for (const line of [one, other]) await required(line).hear('welcome');
    required(one).say(chat('c', 'Hallo'));
    expect(await required(one).hear('done')).toEqual({ type: 'done', id: 'c', seq: 0 });
    required(one).say(chat('d', 'Da bin ich'));
    await required(other).hear('said');
    expect(heardBy(required(other))).toEqual(['Da bin ich']);
  });

  test('is another wish when another person calls his the same', async () => {
    const { onlookers } = await begun();
    const [one, other] = [required(onlookers[0]), required(onlookers[1])];
    one.say(chat('c', 'Hallo'));
    await other.hear('said');
    other.say(chat('c', 'Servus'));
    for (const line of [one, other]) {
      await line.hear('said', ({ said }) => said.text === 'Servus');
    }
    expect(heardBy(other)).toEqual(['Hallo', 'Servus']);
  });
});
