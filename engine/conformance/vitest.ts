/**
 * The conformance suite as tests:
 *
 *     // games/mygame/rules/conformance.test.ts
 *     testConformance(mygame, { games: 3, maxActions: 5000 });
 */

import { describe, expect, test } from 'vitest';
import type { Game } from '../contract.ts';
import { inspectConfiguration } from './index.ts';
import { configurations, type Plan } from './plan.ts';
import { describeViolation } from './violation.ts';

/** One test for each seat count, over all options. */
export function testConformance(game: Game, plan: Plan): void {
  describe(`${game.id} keeps the contract`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      test(`with ${seats} seats and every option`, () => {
        let inspected = 0;
        for (const config of configurations(game, plan)) {
          if (config.seats !== seats) continue;
          const violation = inspectConfiguration(game, config, plan);
          if (violation !== null) throw new Error(describeViolation(violation));
          inspected += plan.games;
        }
        expect(inspected).toBeGreaterThan(0);
      });
    }
  });
}
