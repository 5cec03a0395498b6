/** Free positions of all games: what bots reach reads back, and what somebody has meddled with never crashes the reader. */

import {
  brokenIn,
  createRandom,
  makeScenario,
  playout,
  randomPolicy,
  readScenario,
  type Config,
  type Game,
  type Random,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const all: readonly Game[] = Object.values(games);
/** Values that are right somewhere, and wrong nearly everywhere. */
const STRANGE: readonly unknown[] = [-1, 0, 1, 2, 7, 99, 1e9, 0.5, null, true, '', 'over', [], {}];

/** Positions along random games, every few actions. */
function* positions(game: Game, config: Config, count: number): Generator {
  const random = createRandom(`${game.id} ${config.seats}`);
  const policies = Array.from({ length: config.seats }, () => randomPolicy);
  for (let n = 0; n < count;) {
    const state = game.setup(config);
    for (; n < count; n++) {
      yield state;
      if (playout(game, state, policies, random, { maxActions: 17 }).result !== null) break;
    }
  }
}

/** Puts something strange in one random place. */
function meddle(data: unknown, random: Random): unknown {
  if (typeof data !== 'object' || data === null || random.below(6) === 0) {
    return STRANGE[random.below(STRANGE.length)];
  }
  const keys = Object.keys(data);
  const key = keys[random.below(Math.max(1, keys.length))];
  if (key === undefined) return STRANGE[random.below(STRANGE.length)];
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data) ? [...data] : { ...data };
  Object.assign(copy, { [key]: meddle(Reflect.get(data, key), random) });
  return copy;
}

describe.for(all.map((game) => [game.id, game] as const))('positions of %s', ([, game]) => {
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, n) => n + game.seats.min,
  );

  test.for(counts)('with %i seats read back as they were written', (seats) => {
    const config = { seats, options: {} };
    for (const state of positions(game, config, 40)) {
      const scenario = makeScenario(game, config, state);
      const read = readScenario(game, JSON.parse(JSON.stringify(scenario)));
      expect(read.ok ? read.state : read.damage).toEqual(state);
    }
  });

  test('that somebody has meddled with are refused with a reason, or sound', () => {
    const config = { seats: game.seats.max, options: {} };
    const random = createRandom('meddler');
    let refused = 0;
    const unsound: string[] = [];
    for (const state of positions(game, config, 40)) {
      for (let n = 0; n < 25; n++) {
        const changed = { ...makeScenario(game, config, state), state: meddle(state, random) };
        const read = readScenario(game, changed);
        if (read.ok) unsound.push(...brokenIn(game, read.state));
        else refused++;
      }
    }
    expect(unsound).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  });
});
