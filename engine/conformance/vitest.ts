/**
 * The conformance suite as tests:
 *
 *     // games/mygame/rules/conformance.test.ts
 *     testConformance(mygame, { games: 3, maxActions: 5000 });
 *
 *     // games/mygame/rules/hostile.test.ts
 *     testHostileInput(mygame, { maxActions: 5000, moveTypes: 7 });
 */

import { describe, expect, test } from 'vitest';
import type { Config, Game } from '../contract.ts';
import { floodGame, inspectConfiguration } from './index.ts';
import { configurations, type Plan } from './plan.ts';
import { describeViolation } from './violation.ts';

/** One test for each seat count and combination of options. */
export function testConformance(game: Game, plan: Plan): void {
  const configs = [...configurations(game, plan)];
  describe(`${game.id} keeps the contract with`, () => {
    test.for(configs.map((config) => [titleOf(config, configs), config] as const))(
      '%s',
      ([, config]) => {
        const violation = inspectConfiguration(game, config, plan);
        if (violation !== null) throw new Error(describeViolation(violation));
      },
    );
  });
}

/** The seats, and the options that are not the same in all configurations. */
function titleOf({ seats, options }: Config, configs: readonly Config[]): string {
  const varied = Object.entries(options).filter(([id, value]) =>
    configs.some((other) => other.options[id] !== value),
  );
  return [`${seats} seats`, ...varied.map(([id, value]) => `${id} ${String(value)}`)].join(', ');
}

const HOSTILE_INPUTS = 1_000_000;
/** As many as run in a few seconds; a machine that is busy may need ten times as long. */
const INPUTS_PER_TEST = 100_000;

/** A million hostile inputs, at positions of random games in every configuration in turn. */
export function testHostileInput(
  game: Game,
  plan: Omit<Plan, 'games'> & {
    /** So many types of moves at least must have been there to be twisted, in each test. */
    readonly moveTypes: number;
  },
): void {
  const configs = [...configurations(game, plan)];
  describe(`${game.id} answers hostile input calmly, changes nothing and accepts only what is listed:`, () => {
    for (let from = 0; from < HOSTILE_INPUTS; from += INPUTS_PER_TEST) {
      const to = from + INPUTS_PER_TEST;
      test(`inputs ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`, () => {
        const types = new Set<string>();
        let inputs = 0;
        let accepted = 0;
        for (let played = 0; inputs < INPUTS_PER_TEST; played++) {
          // In strides, so that even few games see every seat count.
          const config = configs[(played * 37) % configs.length];
          if (config === undefined) break;
          const seed = `hostile/${from}/${played}`;
          const flood = floodGame(game, config, seed, plan, INPUTS_PER_TEST - inputs);
          if (flood.violation !== null) throw new Error(describeViolation(flood.violation));
          inputs += flood.inputs;
          accepted += flood.accepted;
          for (const type of flood.types) types.add(type);
        }
        expect(inputs).toBe(INPUTS_PER_TEST);
        expect(accepted).toBeGreaterThan(INPUTS_PER_TEST / 1000);
        expect(types.size).toBeGreaterThanOrEqual(plan.moveTypes);
      });
    }
  });
}
