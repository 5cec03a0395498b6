/**
 * The conformance suite: what must hold for every game, whatever its rules. `vitest.ts` registers it as tests;
 * the functions here run it anywhere else.
 */

import type { Config, Game } from '../contract.ts';
import { inspectGame } from './inspect.ts';
import { configurations, type Plan } from './plan.ts';
import type { Violation } from './violation.ts';

export { floodGame } from './flood.ts';
export { inspectGame } from './inspect.ts';
export { configurations, type Plan } from './plan.ts';
export { describeViolation, PROPERTIES, type Property, type Violation } from './violation.ts';

/** The first violation in any configuration, or `null` when the game is sound. */
export function findViolation(game: Game, plan: Plan): Violation | null {
  for (const config of configurations(game, plan)) {
    const violation = inspectConfiguration(game, config, plan);
    if (violation !== null) return violation;
  }
  return null;
}

/** Several games in one configuration, each with a seed of its own. */
export function inspectConfiguration(game: Game, config: Config, plan: Plan): Violation | null {
  for (let n = 0; n < plan.games; n++) {
    const seed = `${plan.seed ?? 'conformance'}/${n}`;
    const violation = inspectGame(game, config, seed, plan);
    if (violation !== null) return violation;
  }
  return null;
}
