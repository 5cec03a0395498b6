/** When bots answer tells nothing of what they hold, and a table that closes hears no answer from them. */

import { setImmediate } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { tableNamed } from '../testing/samples.ts';
import type { Listener } from './audience.ts';
import type { Thinkers } from './bot-pool.ts';
import { LiveTable } from './live-table.ts';

const BOTS = ['kadett', 'kadett'] as const;
const STEPS = 12;
const NOTHING = (): void => undefined;

/** A match among bots before somebody who looks on, by a clock of its own. */
interface Watched {
  readonly live: LiveTable;
  /** When something happened. */
  readonly times: readonly number[];
  /** Fulfilled when so much has happened. */
  seen(this: void, count: number): Promise<void>;
}

/** `think` answers how long a bot takes for its nth decision, and may never come back. */
async function watch(game: Game, think: (n: number) => Promise<number>): Promise<Watched> {
  let now = 0;
  let asked = 0;
  const store = openSqlite(':memory:');
  const bots: Thinkers = {
    async think({ view, seat }) {
      now += await think(asked++);
      return game.moves(view, seat)[0];
    },
    close: async () => undefined,
  };
  const stored = tableNamed('t', {
    game: game.id,
    version: game.version,
    fairness: { commitment: '', nonces: [], seed: '5'.repeat(64) },
    seats: BOTS.map((bot, seat) => ({ person: null, bot, standIn: null, link: `s${seat}` })),
  });
  await store.saveTable(stored);
  const times: number[] = [];
  let onStep = NOTHING;
  const listener: Listener = {
    person: 'onlooker',
    name: 'Onlooker',
    viewer: 'spectator',
    send(frame) {
      if (!frame.includes('"type":"steps"')) return;
      times.push(now);
      onStep();
    },
    end: () => undefined,
  };
  const live = await LiveTable.load(stored, game, {
    store,
    bots,
    startedAt: 0,
    now: () => now,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    wake: () => undefined,
    // A bot that has gone is reported.
    report: () => undefined,
  });
  await live.join(listener, null);
  const seen = (count: number): Promise<void> =>
    new Promise((resolve) => {
      onStep = () => {
        if (times.length >= count) resolve();
      };
      onStep();
    });
  return { live, times, seen };
}

/** When the first steps of a match were told, if bots think for as long as is said. */
async function timesOf(game: Game, think: (n: number) => number): Promise<readonly number[]> {
  const { live, times, seen } = await watch(game, async (n) => think(n));
  await seen(STEPS);
  await live.close();
  return times.slice(0, STEPS);
}

const atOnce = (): number => 1;
const atLength = (n: number): number => 40 + 30 * (n % 5);

test('where there are secrets, bots answer at the same moments whatever they think about', async () => {
  const quick = await timesOf(games.starfarers, atOnce);
  expect(quick).toEqual(await timesOf(games.starfarers, atLength));
  expect(new Set(quick).size).toBeGreaterThan(STEPS / 2);
});

test('a bot that was kept waiting answers on a later beat', async () => {
  const late = await timesOf(games.starfarers, (n) => (n === 0 ? 450 : 1));
  const quick = await timesOf(games.starfarers, atOnce);
  expect(late.at(-1)).toBe((quick.at(-1) ?? 0) + 300);
});

test('where everything is open they answer as soon as they can, which is what would give others away', async () => {
  const open: Game = { ...games.starfarers };
  delete open.reveals;
  expect(await timesOf(open, atOnce)).not.toEqual(await timesOf(open, atLength));
  expect(await timesOf(games.anno4000, atOnce)).not.toEqual(
    await timesOf(games.anno4000, atLength),
  );
});

test('a table that closes while a bot thinks makes no move for it', async () => {
  let giveUp = NOTHING;
  const { live, times, seen } = await watch(games.anno4000, (n) =>
    n < 3
      ? Promise.resolve(1)
      : new Promise((_resolve, reject) => {
          giveUp = () => reject(new Error('the bots have gone'));
        }),
  );
  await seen(3);
  await live.close();
  const before = times.length;
  giveUp();
  // Whatever it would have written is written by now.
  for (let round = 0; round < 5; round++) await setImmediate();
  expect(times).toHaveLength(before);
});
