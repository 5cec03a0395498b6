/** What random play of a game needs so that it ends: the benchmark and the soak both play at random. */

import type { OptionValue, OptionValues } from '@sternwarte/engine';
import type { Plan } from '@sternwarte/engine/conformance';

/** For each game the options to hold fast, each with the only values to use. A game that always ends needs none. */
const FIXED: Readonly<Record<string, Readonly<Record<string, readonly OptionValue[]>>>> = {
  anno4000: { maxRounds: [200] },
};

/** Far above the longest random game there is. */
const MAX_ACTIONS = 50_000;

export function randomPlan(game: string): Pick<Plan, 'options' | 'maxActions'> {
  return { options: FIXED[game] ?? {}, maxActions: MAX_ACTIONS };
}

/** The same as options of one match; all others take their defaults. */
export function randomOptions(game: string): OptionValues {
  const chosen: Record<string, OptionValue> = {};
  for (const [id, [value]] of Object.entries(FIXED[game] ?? {})) {
    if (value !== undefined) chosen[id] = value;
  }
  return chosen;
}
