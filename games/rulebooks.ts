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

/** Rules that no code carries out, and why; every other one is cited where it is carried out. */
export const uncoded: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  anno4000: {
    'ruling 26': 'what people agree on among themselves is no matter of the program',
  },
  astronuts: {},
  starfarers: {
    'R15.2': 'it follows from what is counted: nobody loses what he begins with',
    'ruling 18.11': 'it never happens, as its test shows',
  },
};
