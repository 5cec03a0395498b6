/** Those who can play each game on its board, and the ways to make any move. */

import { equalPlain, type Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { anno4000 } from './anno4000.ts';
import { astronuts } from './astronuts.ts';
import type { Player } from './player.ts';
import { starfarers } from './starfarers.ts';
import { inPanel, press, type Asked, type Way } from './way.ts';

export const PLAYERS: Readonly<Record<GameId, Player>> = { anno4000, astronuts, starfarers };

/** Every kind of move: the compiler sees to it that none is forgotten. */
export function kindsOf(game: GameId): readonly string[] {
  return Object.keys(PLAYERS[game].hands);
}

export function waysTo(game: GameId, move: Tagged, asked: Asked): readonly Way[] {
  const ways = PLAYERS[game].hands[move.type] ?? (() => []);
  if (ways !== 'button') return ways(move, asked);
  const place = asked.moves.findIndex((listed) => equalPlain(listed, move));
  return [inPanel(press('.plain-moves button', place))];
}
