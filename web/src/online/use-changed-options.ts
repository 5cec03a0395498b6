/** What was agreed on at a table, as far as it differs from what everybody expects. The game is fetched by the way. */

import { readOrder, type OptionValue } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { TableInfo } from '@sternwarte/protocol';
import { language } from '../settings.ts';
import { useWholeGame } from '../use-game.ts';
import { setUpWords } from '../words/set-up.ts';

/** In words, one for each; none as long as the game is not here. */
export function useChangedOptions(
  info: Pick<TableInfo, 'options' | 'seats'>,
  game: GameId,
): readonly string[] {
  const { loaded } = useWholeGame(game);
  if (loaded === null) return [];
  return Object.entries(loaded.game.options).flatMap(([id, spec]) => {
    const value = info.options[id] ?? null;
    const text = loaded.words[language.value].options[id];
    // Colours are seen on the seats.
    const isSeen = id === loaded.game.seatColours;
    if (value === spec.default || text === undefined || isSeen) return [];
    const items = spec.kind === 'order' ? (readOrder(spec.items, value) ?? []) : null;
    const said = items?.slice(0, info.seats.length).map((item) => text.values[item] ?? item);
    const one = text.values[String(value ?? 'none')] ?? sayValue(value);
    return [`${text.name}: ${said?.join(', ') ?? one}`];
  });
}

function sayValue(value: OptionValue): string {
  const words = setUpWords[language.value];
  if (value === null) return words.optionNone;
  return typeof value === 'boolean' ? (value ? words.optionYes : words.optionNo) : String(value);
}
