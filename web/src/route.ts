/** Where we are: the part of the address behind `#`. */

import { signal } from '@preact/signals';
import { games, type GameId } from '@sternwarte/games';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly game: GameId; readonly seats: number };

export const route = signal<Route>(readRoute(location.hash));

export function followAddress(): void {
  addEventListener('hashchange', () => {
    route.value = readRoute(location.hash);
  });
}

export function tableAddress(game: GameId, seats: number): string {
  return `#/play/${game}/${seats}`;
}

export function isGameId(id: string | undefined): id is GameId {
  return id !== undefined && Object.hasOwn(games, id);
}

/** Anything that is no address of ours leads home. */
export function readRoute(hash: string): Route {
  const [, kind, id, count] = hash.split('/');
  if (kind !== 'play' || !isGameId(id)) return { screen: 'home' };
  const { min, max } = games[id].seats;
  const seats = Number(count);
  const valid = Number.isInteger(seats) && seats >= min && seats <= max;
  return { screen: 'table', game: id, seats: valid ? seats : max };
}
