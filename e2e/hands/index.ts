/** The ways to make any move of any game. */

import type { Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { anno4000 } from './anno4000.ts';
import { astronuts } from './astronuts.ts';
import { starfarers } from './starfarers.ts';
import type { Asked, Way, Ways } from './way.ts';

const HANDS: Readonly<Record<GameId, Readonly<Record<string, Ways<Tagged, Asked>>>>> = {
  anno4000,
  astronuts,
  starfarers,
};

/** Every kind of move: the compiler sees to it that none is forgotten. */
export function kindsOf(game: GameId): readonly string[] {
  return Object.keys(HANDS[game]);
}

export function waysTo(game: GameId, move: Tagged, asked: Asked): readonly Way[] {
  return HANDS[game][move.type]?.(move, asked) ?? [];
}
