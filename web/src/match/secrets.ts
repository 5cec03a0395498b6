/** Who at this screen may read what. */

import type { Game, Seat, Viewer } from '@sternwarte/engine';
import type { Sitter } from './saved-match.ts';

export function peopleAt(sitters: readonly Sitter[]): readonly Seat[] {
  return sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/** Whom the log is written for: several people at one screen read what everybody may know. */
export function readerAt(sitters: readonly Sitter[]): Viewer {
  const people = peopleAt(sitters);
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}

/** Whether this seat holds something that another person at the same screen may not see. */
export function hasSecretsAmongPeople(
  game: Game,
  state: unknown,
  seat: Seat,
  people: readonly Seat[],
): boolean {
  const own = JSON.stringify(game.view(state, seat));
  return people.some((other) => other !== seat && JSON.stringify(game.view(state, other)) !== own);
}
