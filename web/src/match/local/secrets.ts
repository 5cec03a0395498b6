import type { Game, Seat } from '@sternwarte/engine';

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
