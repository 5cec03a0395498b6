/**
 * What a move costs from the text of its message to the frames of two seats, without sockets: the same recorded matches at
 * fifty tables, kept in a file or in no file at all. CPU time of this process.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { makeClientMessage, readClientMessage } from '@sternwarte/protocol';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store, StoredTable } from '../../server/store/store.ts';
import { Audience, type Listener } from '../../server/tables/audience.ts';
import { LiveTable } from '../../server/tables/live-table.ts';
import { Play } from '../../server/tables/play.ts';
import { configOf, tableOf } from './opening.ts';

export interface Way {
  /** Microseconds of CPU time for a move; the best of several rounds. */
  readonly stored: number;
  readonly unstored: number;
}

const TABLES = 50;
/** A random match of any game is at least so long, or another one is taken. */
const MOVES = 120;
const ROUNDS = 5;

interface Recorded {
  readonly table: StoredTable;
  readonly wishes: { readonly seat: number; readonly text: string }[];
}

export async function measureWay(game: Game): Promise<Way> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  try {
    const recorded: Recorded[] = [];
    for (let n = 0; recorded.length < TABLES; n++) {
      const one = await record(game, n);
      if (one.wishes.length === MOVES) recorded.push(one);
    }
    let stored = Infinity;
    let unstored = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const file = openSqlite(join(folder, `${round}.db`));
      stored = Math.min(stored, await time(game, recorded, file));
      await file.close();
      unstored = Math.min(unstored, await time(game, recorded, storeOfNothing()));
    }
    return { stored, unstored };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A random match; its draws follow from the seed, so that the same moves fit again. */
async function record(game: Game, n: number): Promise<Recorded> {
  const { options } = configOf(game);
  const table: StoredTable = {
    ...tableOf(game, options),
    id: `way ${n}`,
    link: `way ${n}`,
    seats: [0, 1].map((seat) => ({
      person: { id: `p${seat}`, name: `P${seat}`, program: true, emblem: null },
      bot: null,
      standIn: null,
      link: `way ${n} ${seat}`,
    })),
    fairness: { commitment: '', nonces: [], seed: n.toString(16).padStart(64, '0') },
  };
  const play = await Play.load(storeOfNothing(), table, game);
  const nobody = new Audience();
  await play.perform(null, null, nobody, 0, () => null);
  const random = createRandom(`way ${n}`);
  const wishes: Recorded['wishes'] = [];
  while (wishes.length < MOVES && play.result() === null) {
    const seat = play.asked()[0] ?? 0;
    const view = play.view(seat);
    const move = randomPolicy(view, seat, game.moves(view, seat), random);
    const wish = { type: 'move', id: `m${play.seq}`, atSeq: play.seq, move } as const;
    wishes.push({ seat, text: makeClientMessage(wish) });
    const answer = play.prepare(seat, wish, 0);
    if (answer.kind !== 'entry') throw new RangeError(`${game.id}: a recorded move was refused`);
    await play.perform(answer.entry, wish.id, nobody, 0, () => null);
  }
  return { table, wishes };
}

async function time(game: Game, recorded: readonly Recorded[], store: Store): Promise<number> {
  const surroundings = {
    store,
    bots: {
      think: () => Promise.reject(new Error('nobody thinks here')),
      close: async () => undefined,
    },
    startedAt: 0,
    now: Date.now,
    pause: async () => undefined,
    report: (what: string, error: unknown) => console.error(what, error),
    wake: () => undefined,
  };
  const seated = [];
  for (const person of ['p0', 'p1']) {
    await store.addPerson({ id: person, name: person, program: true, emblem: null }, person, 0);
  }
  for (const { table, wishes } of recorded) {
    await store.saveTable(table);
    const live = await LiveTable.load(table, game, surroundings);
    const seats = ['p0', 'p1'].map((person): Listener => ({
      person,
      name: person,
      viewer: 'spectator',
      send: () => undefined,
      end: () => undefined,
    }));
    for (const one of seats) await live.join(one, null);
    seated.push({ live, seats, wishes });
  }
  let moves = 0;
  const start = process.cpuUsage();
  for (let n = 0; n < MOVES; n++) {
    const answers = seated.map(({ live, seats, wishes }) => {
      const { seat = 0, text = '' } = wishes[n] ?? {};
      const wish = text === '' ? null : readClientMessage(text);
      const listener = seats[seat];
      if (wish?.type !== 'move' || listener === undefined) throw new RangeError('no such wish');
      moves++;
      return live.wish(listener, wish);
    });
    await Promise.all(answers);
  }
  const { user, system } = process.cpuUsage(start);
  for (const { live } of seated) await live.close();
  return (user + system) / moves;
}

/** Fulfils appends as the store does, in the next round of the loop, and keeps nothing. */
function storeOfNothing(): Store {
  const real = openSqlite(':memory:');
  let waiting: (() => void)[] = [];
  return {
    ...real,
    append: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length > 1) return;
        setImmediate(() => {
          const all = waiting;
          waiting = [];
          for (const one of all) one();
        });
      }),
    saveSnapshot: async () => undefined,
    readSnapshot: async () => null,
    readEntries: async () => [],
  };
}
