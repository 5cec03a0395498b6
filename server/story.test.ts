/** How a match came about, told again to whoever asks: exactly what he was told when it happened. */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { readAnswer, type ToldStep } from '@sternwarte/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor, type Onlooker } from './testing/client.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ENTRIES = 60;

/** Any moves, until there are enough entries. */
async function playOn(game: Game, lines: readonly Onlooker[]): Promise<void> {
  const random = createRandom('story');
  for (;;) {
    const [first] = lines;
    if (first === undefined || first.seq >= ENTRIES) return;
    const pending = game.pending(first.view);
    if (pending.kind !== 'move') throw new Error(pending.kind);
    const mover = lines.find(({ seat }) => seat === pending.seats.at(-1));
    if (mover?.seat === undefined || mover.seat === null) throw new Error('nobody is asked');
    const { seq, seat } = mover;
    mover.move(randomPolicy(mover.view, seat, game.moves(mover.view, seat), random));
    await Promise.all(lines.map((line) => line.until(() => line.seq > seq)));
  }
}

function heardBy({ heard }: Onlooker): readonly ToldStep[] {
  return heard.flatMap((message) => (message.type === 'steps' ? message.steps : []));
}

test.for(Object.values<Game>(games))(
  '$id: the story has what was told, and no more',
  async (game) => {
    const { people, table } = await seatPeople(server.address, game);
    const [host] = people;
    const watcher = await Visitor.arrive(server.address, 'Wanda');
    await watcher.post('/api/links', { link: await host?.linkOf(table) });
    const all = [...people, watcher];
    const lines = all.map((person) => person.look(table));
    await Promise.all(lines.map((line) => line.hear('welcome')));
    await host?.post(`/api/tables/${table}/start`);
    await Promise.all(
      lines.map((line) => line.until(() => line.view !== undefined && line.seq > 0)),
    );
    await playOn(game, lines.slice(0, people.length));
    const upTo = lines[0]?.seq ?? 0;
    await Promise.all(lines.map((line) => line.until(() => line.seq >= upTo)));
    for (const [n, person] of all.entries()) {
      const line = lines[n];
      const told = line === undefined ? [] : heardBy(line).filter(({ entry }) => entry.seq < upTo);
      const answer: unknown = await person.post(`/api/tables/${table}/steps`, { before: upTo });
      const page = readAnswer('steps', answer);
      expect(page?.from).toBe(0);
      expect(page?.steps).toEqual(told);
    }
    for (const line of lines) line.drop();
  },
);

test('a stranger is told no story, and numbers that are none are refused', async () => {
  const { people, table } = await seatPeople(server.address, games.anno4000);
  const [host] = people;
  await host?.post(`/api/tables/${table}/start`);
  const stranger = await Visitor.arrive(server.address, 'Mallory');
  const ask = async (person: Visitor | undefined, before: unknown): Promise<number | undefined> =>
    (await person?.ask('POST', `/api/tables/${table}/steps`, { before }))?.status;
  expect(await ask(stranger, 1)).toBe(404);
  for (const before of ['', '1', -1, 1.5, null]) {
    expect(await ask(host, before)).toBe(400);
  }
});

test('a link says what it leads to before anybody says who he is', async () => {
  const { people, table } = await seatPeople(server.address, games.anno4000, 2);
  const link = await people[0]?.linkOf(table);
  const look = (body: unknown): Promise<Response> =>
    fetch(new URL('/api/links/look', server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const looked = readAnswer('looked', await (await look({ link })).json());
  expect(looked?.table.id).toBe(table);
  expect(looked?.table.seats).toMatchObject([{ name: 'Person 0' }, { name: 'Person 1' }]);
  expect((await look({ link: 'x'.repeat(24) })).status).toBe(404);
  // Nobody who is not known, but those who sit there already.
  expect(looked?.own).toBeNull();
  const again = await people[1]?.post('/api/links/look', { link });
  expect(readAnswer('looked', again)?.own).toBe(1);
});

test('a link seats whoever wishes so, and says why not', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const table = await host.openTable({ game: 'anno4000', seats: [null, null] });
  const link = await host.linkOf(table);
  const [guest, late] = [
    await Visitor.arrive(server.address, 'Guest'),
    await Visitor.arrive(server.address, 'Late'),
  ];
  expect(await guest.post('/api/links', { link, sit: true })).toEqual({
    table,
    seat: null,
    sat: 1,
  });
  const refused = await late.ask('POST', '/api/links', { link, sit: true });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ why: { key: 'seatTaken' } });
  // He may look on all the same.
  expect(await late.post('/api/links', { link })).toEqual({ table, seat: null });
});

test('own tables say which seat one has and whom they wait for', async () => {
  const { people, table } = await seatPeople(server.address, games.anno4000, 2);
  const lists = async () => {
    const answers = await Promise.all(people.map((person) => person.get('/api/tables')));
    return answers.map((answer) => readAnswer('tables', answer)?.mine[0]);
  };
  expect((await lists()).map((own) => own?.awaits)).toEqual([[], []]);
  await people[0]?.post(`/api/tables/${table}/start`);
  await expect.poll(async () => (await lists())[0]?.awaits.length).toBeGreaterThan(0);
  const own = await lists();
  expect(own.map((one) => one?.seat)).toEqual([0, 1]);
  expect(own[0]?.awaits).toEqual(own[1]?.awaits);
});
