import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tinyGame } from './conformance/tiny-game.ts';
import type { Config } from './contract.ts';
import { playout, randomPolicy } from './playout.ts';
import { createRandom } from './random.ts';
import { brokenIn, makeScenario, readScenario, type Scenario } from './scenario.ts';

/** A position that random players reach after so many actions. */
function scenarioAfter(seed: number, actions: number): Scenario {
  const config: Config = { seats: 2 + (seed % 2), options: { rounds: 1 + (seed % 9) } };
  const state = tinyGame.setup(config);
  const policies = [randomPolicy, randomPolicy, randomPolicy];
  playout(tinyGame, state, policies, createRandom(seed), { maxActions: actions });
  return makeScenario(tinyGame, config, state);
}

const anywhere = fc.tuple(fc.nat(999), fc.nat(60)).map(([seed, n]) => scenarioAfter(seed, n));

/** What is wrong, as `key field`. */
function wrongWith(input: unknown): string | null {
  const read = readScenario(tinyGame, input);
  return read.ok ? null : [read.damage.key, ...Object.values(read.damage.values)].join(' ');
}

describe('a scenario', () => {
  test('reads back as the position it was made of, through JSON too', () => {
    fc.assert(
      fc.property(anywhere, (scenario) => {
        const read = readScenario(tinyGame, JSON.parse(JSON.stringify(scenario)));
        if (!read.ok) throw new Error(read.damage.key);
        expect(read.state).toEqual(scenario.state);
        expect(makeScenario(tinyGame, read.config, read.state)).toEqual(scenario);
      }),
    );
  });

  test('shares nothing with what it was made of, or read from', () => {
    const state = tinyGame.setup({ seats: 2, options: {} });
    const scenario = makeScenario(tinyGame, { seats: 2, options: {} }, state);
    state.pebbles[0] = 7;
    const read = readScenario(tinyGame, scenario);
    if (!read.ok) throw new Error(read.damage.key);
    read.state.pebbles[0] = 5;
    expect(wrongWith(scenario)).toBeNull();
  });

  test.for([
    [null, 'notAScenario'],
    [{}, 'notAScenario'],
    [{ game: 'chess' }, 'badField game'],
    [{ version: 9 }, 'badField version'],
    [{ seats: 9 }, 'badConfig'],
    [{ options: { rounds: 99 } }, 'badConfig'],
    [{ state: null }, 'badField state.'],
    [{ state: { phase: 'dinner' } }, 'badField state.phase'],
    [{ state: { cards: [1, 7] } }, 'badField state.cards[1]'],
    [{ state: { pebbles: [0, 0, 0] } }, 'badField state.pebbles'],
    [{ state: { current: 2 } }, 'badField state.current'],
    [{ state: { bank: 4 } }, 'impossiblePosition 4 pebbles'],
    [{ state: { cards: [3, 3] } }, 'impossiblePosition a card exists twice'],
  ] as const)('%j is told to be %s', ([changes, expected]) => {
    const scenario = scenarioAfter(0, 0);
    const state = scenario.state;
    const changed =
      changes === null || Object.keys(changes).length === 0
        ? changes
        : {
            ...scenario,
            ...changes,
            ...('state' in changes && changes.state !== null
              ? { state: { ...(state as object), ...changes.state } }
              : {}),
          };
    expect(wrongWith(changed)).toBe(expected);
  });

  test('of any data at all is a position that can be played on, or refused', () => {
    const mutation = fc.tuple(anywhere, fc.nat(7), fc.anything());
    fc.assert(
      fc.property(mutation, ([scenario, at, value]) => {
        const state = structuredClone(scenario.state) as Record<string, unknown>;
        const key = Object.keys(state)[at] ?? 'bank';
        const read = readScenario(tinyGame, { ...scenario, state: { ...state, [key]: value } });
        if (!read.ok) return;
        const policies = [randomPolicy, randomPolicy, randomPolicy];
        playout(tinyGame, read.state, policies, createRandom(at), { maxActions: 50 });
        expect(brokenIn(tinyGame, read.state)).toEqual([]);
      }),
    );
  });

  test('that throws when looked at is refused', () => {
    const trap = { ...scenarioAfter(1, 5) };
    Object.defineProperty(trap, 'state', {
      enumerable: true,
      get: () => {
        throw new Error('trapped');
      },
    });
    expect(wrongWith(trap)).toBe('notAScenario');
  });
});
