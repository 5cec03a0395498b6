/** Matches under load on a server that is killed at random moments, and what must be true afterwards. */

import { setTimeout } from 'node:timers/promises';
import { createRandom, replay, type Game, type Match } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { matchOf } from '../tables/loading.ts';
import { Audit } from './audit.ts';
import { BusyTables, type Seated } from './busy-tables.ts';
import { MortalServer } from './mortal.ts';
import type { StubbornPlayer } from './stubborn-player.ts';

export interface KillingReport {
  readonly acknowledged: number;
  readonly entries: number;
  /** How many matches were played. */
  readonly matches: number;
  /** For each round, how many moves were acknowledged between the kill before and its own. */
  readonly rounds: readonly number[];
  /** Everything that must not be: lost moves, moves that counted twice, tables that stood still or do not replay, kills of an idle server. */
  readonly faults: readonly string[];
}

/** A report while it is being written. */
interface Inspection {
  acknowledged: number;
  entries: number;
  readonly faults: string[];
}

const ROUND_MILLISECONDS = 400;
/** So many moves are acknowledged before each kill, on any machine. */
export const MOVES_BEFORE_KILL = 10;
/** Where it is asked for, every fourth round the process stands still for so long instead: longer than sockets wait for a sign of life. */
const STANDSTILL_MILLISECONDS = 10_000;
/** Far longer than anybody needs to come back and move. */
const PATIENCE_MILLISECONDS = 30_000;

interface Hardship {
  /** In blocks of 512 bytes: files become full between the kills. */
  readonly fileLimit?: number;
  readonly standstills?: boolean;
  readonly onRound?: (round: number, moves: number) => void;
}

export async function surviveKills(
  count: number,
  tablesOfEach: number,
  { fileLimit, standstills = false, onRound }: Hardship = {},
): Promise<KillingReport> {
  const server = new MortalServer();
  const random = createRandom(`kills ${count}`);
  const faults: string[] = [];
  const rounds: number[] = [];
  await server.start();
  try {
    const tables = new BusyTables(() => server.address);
    for (const game of Object.values<Game>(games)) {
      for (let n = 0; n < tablesOfEach; n++) await tables.seat(game);
    }
    if (fileLimit !== undefined) {
      await server.kill();
      // All files but the database begin anew, with the little room that they have.
      await openSqlite(server.file).close();
      await server.start(fileLimit);
    }
    tables.play();
    let before = 0;
    for (let round = 0; round < count; round++) {
      const made = await tables.someMoves(MOVES_BEFORE_KILL, PATIENCE_MILLISECONDS);
      if (made < MOVES_BEFORE_KILL) faults.push(`only ${made} moves before kill ${round + 1}`);
      if (fileLimit !== undefined) {
        await someRefusals(tables);
        if (!(await isKnownUnready(server.address))) faults.push('nobody was told that it is full');
      }
      await setTimeout(random.below(ROUND_MILLISECONDS));
      const moves = tables.acknowledged - before;
      rounds.push(moves);
      before += moves;
      if (standstills && round % 4 === 3) await server.standStill(STANDSTILL_MILLISECONDS);
      else {
        await server.kill();
        await server.start();
      }
      faults.push(...(await stoodStill(tables, `after round ${round + 1}`)));
      onRound?.(round, moves);
    }
    await tables.stop();
    await server.kill();
    const found = await inspect(server.file, tables.seated);
    const matches = tables.seated.length;
    return { ...found, matches, rounds, faults: [...faults, ...found.faults] };
  } finally {
    await server.close();
  }
}

/** Every table goes on: also what was asked at the moment of the kill is answered. */
async function stoodStill(tables: BusyTables, when: string): Promise<readonly string[]> {
  const still = await tables.goOn(PATIENCE_MILLISECONDS);
  return still.map(({ game, table }) => `${table} (${game.id}) stands still ${when}`);
}

/** Waits until the store fails. */
async function someRefusals({ seated }: BusyTables): Promise<void> {
  const players = seated.flatMap((one) => one.players);
  while (!players.some(({ refusals }) => refusals.has('notStored'))) await setTimeout(10);
}

/** Whether the server says so itself, sooner or later: smaller moves may still find room. */
async function isKnownUnready(address: string): Promise<boolean> {
  const until = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < until) {
    if ((await fetch(new URL('/readyz', address))).status === 503) return true;
    await setTimeout(10);
  }
  return false;
}

async function inspect(file: string, seated: readonly Seated[]): Promise<Inspection> {
  const store = openSqlite(file);
  const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
  try {
    for (const one of seated) await inspectHeard(store, one, report);
  } finally {
    await store.close();
  }
  return report;
}

/** What was acknowledged is stored, once, and the table can be played on. Answers the match, or `null` where there is none. */
export async function inspectTable(
  store: Store,
  {
    game,
    table,
    players,
  }: Pick<Seated, 'game' | 'table'> & {
    readonly players: readonly Pick<StubbornPlayer, 'acknowledged'>[];
  },
  report: Inspection,
): Promise<Match | null> {
  const { faults } = report;
  const stored = await store.findTable(table);
  if (stored === null) {
    faults.push(`${table} is gone`);
    return null;
  }
  const entries = await store.readEntries(table, 0);
  report.entries += entries.length;
  const wishes = entries.flatMap(({ wish }) => (wish === null ? [] : [wish]));
  if (new Set(wishes).size !== wishes.length) faults.push(`a wish counted twice at ${table}`);
  for (const { acknowledged } of players) {
    report.acknowledged += acknowledged.size;
    for (const [wish, seq] of acknowledged) {
      if (entries[seq]?.wish !== wish) faults.push(`${wish} was lost at ${table}`);
    }
  }
  const match = { ...matchOf(stored), log: entries.map(({ entry }) => entry) };
  const replayed = replay(game, match);
  if (replayed.ok) return match;
  faults.push(`${table} does not replay: ${replayed.damage.key}`);
  return null;
}

/** The same, and that whoever ran the table told of nothing that is not stored. */
export async function inspectHeard(
  store: Store,
  seated: Seated,
  report: Inspection,
): Promise<void> {
  const match = await inspectTable(store, seated, report);
  if (match === null) return;
  const { game, table, players } = seated;
  for (const { seat, heard } of players) {
    const found = new Audit(game, match, seat ?? 'spectator').findLeak(heard);
    if (found !== null) report.faults.push(`seat ${seat} of ${table} was told otherwise: ${found}`);
  }
}
