/** What random play of a game needs so that it ends: the benchmark and the soak both play at random. */

import type { OptionValue, OptionValues } from '@sternwarte/engine';
import type { Plan } from '@sternwarte/engine/conformance';

/** For each game the options to hold fast, each with the values to use. A game that always ends soon needs none. */
const FIXED: Readonly<Record<string, Readonly<Record<string, readonly OptionValue[]>>>> = {
  anno4000: { maxRounds: [200] },
  // Played to the end now and then, but mostly cut short: a whole random game has thousands of actions.
  starfarers: { pointsToWin: [8, 15], maxRounds: [12, 30] },
};

/** For each game the types of moves that are not listed in full, such as offers: `check` knows them, `moves` need not list them. */
const UNLISTED: Readonly<Record<string, readonly string[]>> = {
  // Of all paths the worthwhile ones are listed, and of all offers those that bring something new.
  astronuts: ['move', 'offerTrade'],
  // Offers have no bound, and of very large hands only a selection of discards is listed.
  starfarers: ['offer', 'counter', 'discard'],
};

/** Far above the longest random game there is. */
const MAX_ACTIONS = 50_000;

export function randomPlan(game: string): Omit<Plan, 'games'> {
  return {
    options: FIXED[game] ?? {},
    maxActions: MAX_ACTIONS,
    unlisted: ({ type }) => (UNLISTED[game] ?? []).includes(type),
  };
}

/** The same as options of one match; all others take their defaults. */
export function randomOptions(game: string): OptionValues {
  const chosen: Record<string, OptionValue> = {};
  for (const [id, [value]] of Object.entries(FIXED[game] ?? {})) {
    if (value !== undefined) chosen[id] = value;
  }
  return chosen;
}
