/** Every rule number of every game: what tests must name and documentation lists. */

import { RULE_IDS } from './anno4000/rules/rulebook.ts';
import type { GameId } from './index.ts';

export const rulebooks: Readonly<Record<GameId, readonly string[]>> = {
  anno4000: RULE_IDS,
};
