/** Every rule number of every game: what tests must name and documentation lists. */

import { RULE_IDS as annoRules } from './anno4000/rules/rulebook.ts';
import { RULE_IDS as nutsRules } from './astronuts/rules/rulebook.ts';
import type { GameId } from './index.ts';
import { RULE_IDS as starRules } from './starfarers/rules/rulebook.ts';

export const rulebooks: Readonly<Record<GameId, readonly string[]>> = {
  anno4000: annoRules,
  astronuts: nutsRules,
  starfarers: starRules,
};
