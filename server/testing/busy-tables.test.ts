import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BusyTables } from './busy-tables.ts';
import { startTestServer, type TestServer } from './server.ts';

const game: Game = games.anno4000;
/** Nobody waits so long, unless something is wrong. */
const LONG = 60_000;

let server: TestServer;
let tables: BusyTables;
beforeEach(async () => {
  server = await startTestServer();
  tables = new BusyTables(() => server.address);
  await tables.seat(game);
});
afterEach(async () => {
  await tables.stop();
  await server.close();
});

test('when a match is over another one is begun, so that nobody is ever idle', async () => {
  tables.play();
  while (tables.seated.length < 2) expect(await tables.someMoves(10, LONG)).toBeGreaterThan(9);
  expect(await tables.someMoves(10, LONG)).toBeGreaterThan(9);
  expect(await tables.goOn(LONG)).toEqual([]);
});

test('tables that stand still are named, and moves that do not come are not waited for', async () => {
  const [table] = tables.seated;
  expect(await tables.goOn(0)).toEqual([table]);
  expect(await tables.someMoves(1, 0)).toBe(0);
});
