/** A match before its first entry. Apart from what is kept, because it needs the engine, and the first screen does not. */

import { layTable, newMatch, type Game, type Names } from '@sternwarte/engine';
import {
  namesOf,
  type ByLanguage,
  type HexSource,
  type Plan,
  type SavedMatch,
} from './saved-match.ts';

/** A match that has not begun: its chance is settled, and nothing else. */
export function planMatch(
  game: Game,
  seatNames: ByLanguage<Names>,
  plan: Plan,
  hex: HexSource,
  now: number,
): SavedMatch {
  const { sitters, options, ownDice } = plan;
  const config = { seats: sitters.length, options };
  const players = sitters.map(({ name }) => name ?? '');
  const { log: _log, ...match } = ownDice
    ? newMatch(game, hex(8), config)
    : layTable(game, config, players, hex);
  return {
    key: hex(8),
    match,
    sitters,
    names: namesOf(sitters, seatNames),
    ownDice,
    began: now,
    touched: now,
    entries: 0,
    awaits: [],
    result: null,
  };
}
