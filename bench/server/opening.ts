/** How long it takes to open a table with a long history: from its last snapshot and what came since, or from its first entry. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createRandom,
  draw,
  newMatch,
  openTable,
  pickWeighted,
  randomPolicy,
  replay,
  submit,
  takeBack,
  type Game,
  type Random,
  type Refusal,
  type Seat,
} from '@sternwarte/engine';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store, StoredTable } from '../../server/store/store.ts';
import { loadMatch, makeSnapshot } from '../../server/tables/loading.ts';
import type { AnyTable } from '../../server/tables/telling.ts';
import { longOptions } from './long-options.ts';

export interface Opening {
  readonly entries: number;
  /** Milliseconds of CPU time, on average. */
  readonly fromSnapshot: number;
  readonly fromFirstEntry: number;
}

const ENTRIES = 5_000;
/** A snapshot is made after 64 to 128 entries: this is the worst case. */
const SINCE_SNAPSHOT = 127;
const MATCHES = 12;
/** Of ten moves so many are taken back, where the rules allow it: few random matches are long enough without. */
const TAKEN_BACK = 9;
const TIMES = 50;

/** Plays at random until there are so many entries, or the match is over. */
function play(table: AnyTable, entries: number, seed: string): void {
  const { game } = table;
  const random = createRandom(seed);
  while (table.seq < entries) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') return;
    const refusal =
      pending.kind === 'chance'
        ? draw(table, pickWeighted(pending.outcomes, random), table.seq)
        : move(table, pending.seats[0] ?? 0, random);
    if (refusal !== null) throw new Error(`${game.id}: ${refusal.key}`);
  }
}

function move(table: AnyTable, seat: Seat, random: Random): Refusal | null {
  const { game, state } = table;
  const before = table.line.at(-1)?.seq ?? -1;
  const chosen = randomPolicy(state, seat, game.moves(state, seat), random);
  const refusal = submit(table, seat, chosen, table.seq);
  if (random.below(10) < TAKEN_BACK) takeBack(table, seat, before, table.seq);
  return refusal;
}

/** The longest of some random matches, at most as long as is asked for. */
function longMatch(game: Game): AnyTable {
  let longest: AnyTable | null = null;
  for (let n = 0; n < MATCHES && (longest?.seq ?? 0) < ENTRIES; n++) {
    const table = openTable(game, newMatch(game, 'bench', configOf(game)));
    play(table, ENTRIES, `${game.id} ${n}`);
    if (table.seq > (longest?.seq ?? 0)) longest = table;
  }
  if (longest === null) throw new RangeError(`nothing happens in ${game.id}`);
  return longest;
}

export function configOf(game: Game) {
  return { seats: 2, options: longOptions(game.id) };
}

export async function measureOpening(game: Game): Promise<Opening> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  const store = openSqlite(join(folder, 'bench.db'));
  try {
    const played = longMatch(game);
    const { log, options } = played.match;
    const table = tableOf(game, options);
    await store.saveTable(table);
    await store.append(
      table.id,
      log.map((entry) => ({ entry, wish: `w${entry.seq}` })),
    );
    const fromFirstEntry = await timeOpening(store, table, game);
    const early = replay(game, { ...played.match, log: log.slice(0, -SINCE_SNAPSHOT) });
    if (!early.ok) throw new Error(early.damage.key);
    await store.saveSnapshot(table.id, makeSnapshot(early.table));
    const fromSnapshot = await timeOpening(store, table, game);
    return { entries: log.length, fromSnapshot, fromFirstEntry };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

export function tableOf(game: Game, options: StoredTable['options']): StoredTable {
  const seat = { person: null, bot: 'pilot', standIn: null } as const;
  return {
    id: 'bench',
    game: game.id,
    version: game.version,
    options,
    host: '',
    status: 'running',
    open: false,
    spectators: true,
    createdAt: 0,
    link: 'table',
    fairness: null,
    seats: [
      { ...seat, link: 'first' },
      { ...seat, link: 'second' },
    ],
    clock: { kind: 'none' },
    standIn: 'pilot',
    paused: false,
    chat: true,
    next: null,
    forgotten: [],
    home: null,
    helped: false,
  };
}

async function timeOpening(store: Store, table: StoredTable, game: Game): Promise<number> {
  const start = process.cpuUsage();
  for (let n = 0; n < TIMES; n++) await loadMatch(store, table, game);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / TIMES;
}
