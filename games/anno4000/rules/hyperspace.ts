/** The two discs of each player and their track through hyperspace (R6.2 – R6.5). */

import type { Emit } from './actions.ts';
import { eccentricity, type Star, sectorOf, starId } from './board.ts';
import { place, playerAt, shipsOn, type Disc, type Player, type State } from './state.ts';

/** The disc that a departure uses: of two free ones the lower, which has no meaning (ruling 33). */
export function freeDisc({ discs }: Player): 0 | 1 | null {
  if (discs[0] === null) return 0;
  return discs[1] === null ? 1 : null;
}

/** Departures pass over field 1; always free in the rules, but checked all the same (ruling 11). */
export function isFieldOneFree({ discs }: Player): boolean {
  return discs[0]?.field !== 1 && discs[1]?.field !== 1;
}

/** Whether the disc has reached the last field on which a shortest flight can end (ruling 12). */
export function mustLand(disc: Disc): boolean {
  return disc.field >= eccentricity(disc.origin);
}

/** The disc that has to land before anything else may follow, if there is one (rulings 12, 27). */
export function discThatMustLand({ discs }: Player): 0 | 1 | null {
  if (discs[0] !== null && mustLand(discs[0])) return 0;
  return discs[1] !== null && mustLand(discs[1]) ? 1 : null;
}

/** Every disc in flight moves one field on; this is compulsory (R6.2). */
export function advanceDiscs(state: State, emit: Emit): void {
  const seat = state.current;
  for (const [disc, flight] of playerAt(state, seat).discs.entries()) {
    if (flight === null) continue;
    flight.field++;
    emit?.({ type: 'advance', seat, disc, field: flight.field });
  }
}

/** Loads a free disc and puts it on field 1, marked with the sector it came from (R6.4). */
export function startFlight(state: State, star: Star, ships: number, emit: Emit): void {
  const seat = state.current;
  const player = playerAt(state, seat);
  const disc = freeDisc(player);
  if (disc === null) throw new RangeError('a start needs a free disc');
  place(state, star, seat, shipsOn(state, star) - ships);
  player.discs[disc] = { origin: sectorOf(star), field: 1, ships };
  emit?.({ type: 'start', seat, star: starId(star), ships });
}

/** Takes the ships off the discs, which return to the entry field, free to start again, and says how many there were (R6.3, ruling 6). */
export function unloadDiscs(player: Player, discs: readonly (0 | 1)[]): number {
  let ships = 0;
  for (const disc of discs) {
    ships += player.discs[disc]?.ships ?? 0;
    player.discs[disc] = null;
  }
  return ships;
}
