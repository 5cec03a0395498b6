/** Options by what they are: other ways to play, or other readings of the rulebook. */

import {
  completeOptions,
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

export function defaultsOf(specs: OptionSpecs, ids: readonly string[]): OptionValues {
  const defaults = completeOptions(specs, {});
  return Object.fromEntries(ids.map((id) => [id, defaults[id] ?? null]));
}

export function changesIn(
  specs: OptionSpecs,
  ids: readonly string[],
  options: OptionValues,
): number {
  return ids.filter((id) => options[id] !== specs[id]?.default).length;
}
