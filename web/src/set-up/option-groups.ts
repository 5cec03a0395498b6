/** Options by what they are: other ways to play, or other readings of the rulebook. */

import {
  suggestedOptions,
  suggestionOf,
  type Game,
  type OptionSpecs,
  type OptionValues,
} from '@sternwarte/engine';

export function optionIds(specs: OptionSpecs, isReading: boolean): readonly string[] {
  return Object.keys(specs).filter((id) => (specs[id]?.isReading === true) === isReading);
}

/** Other ways to play. Colours are none: they are chosen where the seats are. */
export function ruleIds({
  options,
  seatColours,
}: Pick<Game, 'options' | 'seatColours'>): readonly string[] {
  return optionIds(options, false).filter((id) => id !== seatColours);
}

/** What these options are as long as nobody chooses; with bots at the table what suits them. */
export function suggestionsOf(
  specs: OptionSpecs,
  ids: readonly string[],
  hasBots: boolean,
): OptionValues {
  const suggested = suggestedOptions(specs, hasBots, {});
  return Object.fromEntries(ids.map((id) => [id, suggested[id] ?? null]));
}

export function changesIn(
  specs: OptionSpecs,
  ids: readonly string[],
  options: OptionValues,
  hasBots: boolean,
): number {
  return ids.filter((id) => {
    const spec = specs[id];
    return spec !== undefined && options[id] !== suggestionOf(spec, hasBots);
  }).length;
}
