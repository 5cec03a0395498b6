/** Whether a move costs more where much is stored: in a file of many matches, and late in a long match. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRandom, randomPolicy, type Game, type Random } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store, StoredTable } from '../../server/store/store.ts';
import { Audience } from '../../server/tables/audience.ts';
import { Play, type Wish } from '../../server/tables/play.ts';
import { measureOwn, type Speed } from './measuring.ts';
import { configOf, tableOf } from './opening.ts';

export interface Growth extends Length {
  readonly matches: number;
  /** Moves of the usual load, in a new file and in one with many matches. */
  readonly empty: Speed;
  readonly full: Speed;
}

interface Length {
  readonly entries: number;
  /** Microseconds of CPU time for a step with its commit, early in matches and late in long ones. */
  readonly early: number;
  readonly late: number;
}

const MATCHES = 100_000;
const ENTRIES_OF_EACH = 20;
const ENTRIES = 10_000;
const STRETCH = 2_000;
/** Of forty moves so many are taken back, where the rules allow it: no random match is long enough without. */
const TAKEN_BACK = 39;
const TABLES = 50;
const TRIES = 30;

const known: Readonly<Record<string, Game>> = games;

export async function measureGrowth(id: string): Promise<Growth> {
  const game = known[id];
  if (game === undefined) throw new RangeError(`no game ${id}`);
  const load = [TABLES, 0, 0];
  const { speed: empty } = await measureOwn(id, load);
  const { speed: full } = await measureOwn(id, load, fill);
  return { matches: MATCHES, empty, full, ...(await measureLength(game)) };
}

/** Finished matches as the server would have left them. */
async function fill(file: string): Promise<void> {
  await openSqlite(file).close();
  const database = new DatabaseSync(file);
  const all = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${MATCHES})`;
  const body = JSON.stringify({ game: 'anno4000', version: 1, options: {}, host: 'x' });
  const entry = JSON.stringify({ seq: 0, at: 0, by: 0, move: { type: 'endTurn' } });
  const entries = JSON.stringify(Array.from({ length: ENTRIES_OF_EACH }, (_unused, n) => n));
  database.exec(`BEGIN;
    INSERT INTO tables (key, id, link, status, is_open, at, body)
      ${all} SELECT i, 'old ' || i, 'link ' || i, 'over', 0, i, '${body}' FROM n;
    INSERT INTO seats (id, seat, link)
      ${all} SELECT 'old ' || i, value, 'seat ' || i || ' ' || value FROM n, json_each('[0,1]');
    INSERT INTO entries (key, seq, wish, body)
      ${all} SELECT i, value, 'w', '${entry}' FROM n, json_each('${entries}');
    COMMIT;`);
  database.close();
}

async function measureLength(game: Game): Promise<Length> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  const store = openSqlite(join(folder, 'bench.db'));
  try {
    // Few random matches last so long: others are tried.
    for (let n = 0; n < TRIES; n++) {
      const walk = await Walk.begin(store, game, n);
      await walk.goTo(STRETCH);
      const early = await walk.time(STRETCH);
      await walk.goTo(ENTRIES - STRETCH);
      const late = await walk.time(STRETCH);
      if (late !== null && early !== null) return { entries: walk.seq, early, late };
    }
    throw new RangeError(`no match of ${game.id} is long enough`);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** A match played at random before two who look at it, with most of its moves taken back. */
class Walk {
  readonly #game: Game;
  readonly #play: Play;
  readonly #random: Random;
  readonly #audience = new Audience();
  #wishes = 0;

  static async begin(store: Store, game: Game, n: number): Promise<Walk> {
    const { options } = configOf(game);
    const table: StoredTable = {
      ...tableOf(game, options),
      id: `long ${n}`,
      link: `link ${n}`,
      seats: [0, 1].map((seat) => ({
        person: null,
        bot: null,
        standIn: null,
        link: `${n} ${seat}`,
      })),
      fairness: { commitment: '', nonces: [], seed: '00'.repeat(32) },
    };
    await store.saveTable(table);
    return new Walk(game, await Play.load(store, table, game), createRandom(`long ${n}`));
  }

  private constructor(game: Game, play: Play, random: Random) {
    this.#game = game;
    this.#play = play;
    this.#random = random;
    for (const viewer of [0, 1]) {
      const listener = {
        person: '',
        device: '',
        name: '',
        viewer,
        send: () => undefined,
        end: () => undefined,
      };
      this.#audience.add(listener);
    }
  }

  get seq(): number {
    return this.#play.seq;
  }

  async goTo(seq: number): Promise<void> {
    if (this.seq === 0) await this.#perform(null);
    while (this.seq < seq && this.#play.result() === null) await this.#step();
  }

  /** Microseconds of CPU time for a step; `null` when the match ends before. */
  async time(steps: number): Promise<number | null> {
    const start = process.cpuUsage();
    for (let n = 0; n < steps; n++) {
      if (this.#play.result() !== null) return null;
      await this.#step();
    }
    const { user, system } = process.cpuUsage(start);
    return (user + system) / steps;
  }

  async #step(): Promise<void> {
    const seat = this.#play.asked()[0] ?? 0;
    const view = this.#play.view(seat);
    const move = randomPolicy(view, seat, this.#game.moves(view, seat), this.#random);
    const id = `w${this.#wishes++}`;
    await this.#perform({ type: 'move', id, atSeq: this.seq, move }, seat);
    if (this.#random.below(TAKEN_BACK + 1) === TAKEN_BACK) return;
    const to = this.#play.lastDecision(seat) ?? -1;
    await this.#perform({ type: 'undo', id: `${id}u`, atSeq: this.seq, to }, seat);
  }

  /** What is refused, such as taking back what cannot be, is left. */
  async #perform(wish: Wish | null, seat = 0): Promise<void> {
    const answer = wish === null ? null : this.#play.prepare(seat, wish, this.seq);
    if (answer !== null && answer.kind !== 'entry') return;
    await this.#play.perform(
      answer?.entry ?? null,
      wish?.id ?? null,
      this.#audience,
      0,
      () => null,
    );
    if (this.#play.isLong) await this.#play.saveSnapshot();
  }
}
