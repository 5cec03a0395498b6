/** All games of the registry, for a service that knows them all. */

import { games, type GameId } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';
import type { Subject } from './serve.ts';

export function findSubject(gameId: string): Subject | undefined {
  if (!Object.hasOwn(games, gameId)) return undefined;
  // The registry has just said that it knows this id.
  const id = gameId as GameId;
  return { game: games[id], expertise: experts[id] };
}
