/** Whole matches by clients of the protocol, over real sockets into a real file. */

import {
  createRandom,
  randomPolicy,
  readRecord,
  verifyFairness,
  type Game,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { hashView } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor, type Onlooker } from './testing/client.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const allGames: Readonly<Record<string, Game>> = games;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Plays random legal moves for a seat until the match is over. */
async function playAtRandom(game: Game, onlooker: Onlooker, seed: string): Promise<void> {
  const random = createRandom(seed);
  for (;;) {
    const pending = game.pending(onlooker.view);
    if (pending.kind === 'over') return;
    const { seat, seq } = onlooker;
    if (seat !== null && pending.kind === 'move' && pending.seats.includes(seat)) {
      const moves = game.moves(onlooker.view, seat);
      const id = onlooker.move(randomPolicy(onlooker.view, seat, moves, random));
      await onlooker.until(
        () =>
          onlooker.closed !== null ||
          onlooker.heard.some((m) => (m.type === 'steps' || m.type === 'refused') && m.id === id),
      );
    } else await onlooker.until(() => onlooker.seq !== seq || onlooker.closed !== null);
    if (onlooker.closed !== null) throw new Error(`closed: ${onlooker.closed}`);
  }
}

describe.each(Object.values(allGames))('a match of $id', (game) => {
  test('is played to its end, and everybody sees what he may see', async () => {
    const { people, table } = await seatPeople(server.address, game);
    const host = people[0] ?? (await Visitor.arrive(server.address, 'Nobody'));
    const players = people.map((person) => person.look(table));
    const carl = await Visitor.arrive(server.address, 'Carl');
    const watcher = carl.look(table, { link: await host.linkOf(table) });
    await Promise.all([...players, watcher].map((one) => one.hear('welcome')));
    await host.post(`/api/tables/${table}/start`);
    await Promise.all(
      players.map(async (one, n) => {
        await one.hear('welcome', ({ view }) => view !== undefined);
        await playAtRandom(game, one, `${game.id} ${n}`);
      }),
    );
    const seq = players[0]?.seq ?? 0;
    await watcher.until(() => watcher.seq === seq);
    await watcher.hear('table', (message) => message.table.status === 'over');
    const record = readRecord(
      await (await carl.ask('GET', `/api/tables/${table}/record`)).text(),
      (id) => allGames[id],
    );
    if (!record.ok) throw new Error(record.damage.key);
    const { state, match } = record.value.table;
    expect(match.log).toHaveLength(seq);
    expect(verifyFairness(game, match)).toBeNull();
    expect(players.map(({ view }) => view)).toEqual(
      people.map((_, seat) => game.view(state, seat)),
    );
    expect(hashView(watcher.view)).toBe(hashView(game.view(state, 'spectator')));
    for (const one of [...players, watcher]) one.drop();
  });
});
