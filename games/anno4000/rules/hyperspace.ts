/** The two discs of each player and their track through hyperspace (R6.2 – R6.5). */

import type { Emit } from './actions.ts';
import { eccentricity, type Star, sectorOf, starId } from './board.ts';
import { place, playerAt, shipsOn, type Disc, type Player, type State } from './state.ts';

const DISCS = [0, 1] as const;

/** The disc that a departure uses: of two free ones the lower, which has no meaning (ruling 33). */
export function freeDisc({ resting }: State, { discs }: Player): 0 | 1 | null {
  // Hardly ever does a disc rest, and this is asked at every step.
  const mayRest = resting.length > 0;
  if (discs[0] === null && !(mayRest && resting.includes(0))) return 0;
  return discs[1] === null && !(mayRest && resting.includes(1)) ? 1 : null;
}

/** Discs land before the departure, or whenever the table reads it so (rulings 7, 27). */
export function isLandingOpen({ phase, options }: State): boolean {
  return phase === 'landing' || (phase === 'departure' && options.lateLanding === 'on');
}

/** A disc on field 1 has only just left and cannot turn back (rulings 3, 4). */
export function mayLand({ field }: Disc): boolean {
  return field > 1;
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
  const { discs } = playerAt(state, seat);
  for (const disc of DISCS) {
    const flight = discs[disc];
    if (flight === null) continue;
    flight.field++;
    emit?.({ type: 'advance', seat, disc, field: flight.field });
  }
}

/** Loads a free disc and puts it on field 1, marked with the sector it came from (R6.4). */
export function startFlight(state: State, star: Star, ships: number, emit: Emit): void {
  const seat = state.current;
  const player = playerAt(state, seat);
  const disc = freeDisc(state, player);
  if (disc === null) throw new RangeError('a start needs a free disc');
  place(state, star, seat, shipsOn(state, star) - ships);
  player.discs[disc] = { origin: sectorOf(star), field: 1, ships };
  emit?.({ type: 'start', seat, star: starId(star), ships });
}

/**
 * Takes the ships off the discs, which return to the entry field, and says how many there were (R6.3). They are free to
 * start again at once, unless the table reads it otherwise (ruling 6).
 */
export function unloadDiscs(state: State, discs: readonly (0 | 1)[]): number {
  const player = playerAt(state, state.current);
  let ships = 0;
  for (const disc of discs) {
    ships += player.discs[disc]?.ships ?? 0;
    player.discs[disc] = null;
  }
  if (state.options.landedDisc === 'rests') state.resting = [...state.resting, ...discs];
  return ships;
}
