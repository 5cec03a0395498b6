/** What would come of it: landings, flights, production. Asked of the rules themselves, never computed twice. */

import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from '../rules/actions.ts';
import { applyAction } from '../rules/apply.ts';
import { fight } from '../rules/battle.ts';
import {
  SECTORS,
  STARS,
  distance,
  eccentricity,
  hasMinerals,
  hasPopulation,
  sectorOf,
  siblingOf,
  type Sector,
  type Star,
} from '../rules/board.ts';
import { PRODUCTION_EVERY } from '../rules/data.ts';
import { isBarred } from '../rules/home.ts';
import { isLandingOpen, mayLand } from '../rules/hyperspace.ts';
import {
  NOBODY,
  cloneState,
  countPairs,
  holdsOwnHome,
  ownerOf,
  playerAt,
  shipsOn,
  type Disc,
  type State,
} from '../rules/state.ts';
import { production } from '../rules/turn.ts';

/** What becomes of ships that arrive on a star. */
export type Outcome = 'occupy' | 'join' | 'win' | 'lose' | 'bothLost';

export function arrivalOf(view: State, seat: Seat, star: Star, ships: number): Outcome {
  const holder = ownerOf(view, star);
  if (holder === NOBODY) return 'occupy';
  if (holder === seat) return 'join';
  const left = fight(ships, shipsOn(view, star), view.options.equalBattle);
  if (left.attackers > 0) return 'win';
  return left.defenders > 0 ? 'lose' : 'bothLost';
}

export function shipsOnDiscs(view: State, seat: Seat, discs: LandingDiscs): number {
  const player = playerAt(view, seat);
  return discs.reduce<number>((sum, disc) => sum + (player.discs[disc]?.ships ?? 0), 0);
}

/** The position after a move. */
export function foresee(view: State, seat: Seat, move: Move): State {
  const after = cloneState(view);
  applyAction(after, { by: seat, move });
  return after;
}

/** The field on which a disc may land next: where it lies, or one further when its turn is still to come. */
export function nextLandingField(view: State, seat: Seat, disc: Disc): number {
  return landsNow(view, seat, disc) ? disc.field : disc.field + 1;
}

/** Whether the disc may land in the turn that is being played. */
export function landsNow(view: State, seat: Seat, disc: Disc): boolean {
  return view.current === seat && isLandingOpen(view) && mayLand(disc);
}

export interface Reach {
  readonly sector: Sector;
  /** Turns from the next landing on; 0 is the next one. */
  readonly ahead: number;
  /** The field of the (first) disc then. */
  readonly field: number;
}

/** All sectors that these discs can still land in, together if there are two, with the turn and field for each. */
export function reachOf(view: State, seat: Seat, discs: LandingDiscs): Reach[] {
  const player = playerAt(view, seat);
  const flights = discs.flatMap((disc) => player.discs[disc] ?? []);
  const [first] = flights;
  if (first === undefined || flights.length < discs.length) return [];
  const fields = flights.map((flight) => nextLandingField(view, seat, flight));
  return SECTORS.flatMap((sector) => {
    const waits = flights.map(({ origin }, i) => distance(origin, sector) - (fields[i] ?? 0));
    const [ahead = -1] = waits;
    if (ahead < 0 || waits.some((wait) => wait !== ahead)) return [];
    return [{ sector, ahead, field: distance(first.origin, sector) }];
  });
}

/** What a start from this sector could reach, field by field; field 1 is a short flight. */
export function reachFrom(origin: Sector): Reach[] {
  return SECTORS.flatMap((sector) => {
    const field = distance(origin, sector);
    return field < 2 ? [] : [{ sector, ahead: field - 1, field }];
  });
}

export function lastField({ origin }: Disc): number {
  return eccentricity(origin);
}

/** Ships of one other player that could arrive on a star in that player's next turn. */
export interface Arrival {
  readonly seat: Seat;
  readonly ships: number;
  /** A double move brings both: discs land beside the star, and all fly over from there together (R6.5). */
  readonly by: 'discs' | 'shortFlight' | 'doubleMove';
}

/** Everybody but `except` who could arrive here next, each with as many ships as can fight together. */
export function arrivalsOn(view: State, star: Star, except: Seat): Arrival[] {
  return view.players.flatMap((player, seat): Arrival[] => {
    if (seat === except || !player.alive || isBarred(view, seat, star)) return [];
    const byDiscs = player.discs.reduce((sum, disc) => {
      if (disc === null) return sum;
      const inReach = distance(disc.origin, sectorOf(star)) === nextLandingField(view, seat, disc);
      return inReach ? sum + disc.ships : sum;
    }, 0);
    const sibling = siblingOf(star);
    // Where landed discs rest, a departure needs one that has been free all the time.
    const mayDepart = view.options.landedDisc === 'departs' || player.discs.includes(null);
    const byFlight = mayDepart && ownerOf(view, sibling) === seat ? shipsOn(view, sibling) : 0;
    if (byDiscs === 0 && byFlight === 0) return [];
    // What reaches the sector can land on either of its stars (R6.3).
    if (byDiscs > 0 && byFlight > 0) return [{ seat, ships: byDiscs + byFlight, by: 'doubleMove' }];
    return [{ seat, ships: byDiscs + byFlight, by: byDiscs > 0 ? 'discs' : 'shortFlight' }];
  });
}

/** Whether so many ships on a star would lose it to an arrival. */
export function wouldFallTo({ options }: State, { ships }: Arrival, defenders: number): boolean {
  return fight(ships, defenders, options.equalBattle).attackers > 0;
}

/** Who could take the home star of this player in the next turn, if it stays as it is. */
export function dangersAtHome(view: State, seat: Seat): Arrival[] {
  const { home } = playerAt(view, seat);
  if (home === null || !holdsOwnHome(view, seat)) return [];
  return arrivalsOn(view, home, seat).filter((arrival) =>
    wouldFallTo(view, arrival, shipsOn(view, home)),
  );
}

export interface Forecast {
  readonly round: number;
  readonly ships: number;
  readonly circles: number;
  readonly crosses: number;
  readonly pairs: number;
  /** Nothing is produced while the own home star is not held (R6.1). */
  readonly homeHeld: boolean;
}

/** The next production of a player, if nothing changed until then. */
export function forecast(view: State, seat: Seat): Forecast {
  const held = STARS.filter((star) => ownerOf(view, star) === seat);
  const round = nextProductionRound(view, seat);
  const then = cloneState(view);
  then.round = round;
  return {
    round,
    ships: production(then, seat),
    circles: held.filter((star) => hasPopulation(star)).length,
    crosses: held.filter((star) => hasMinerals(star)).length,
    pairs: countPairs(view, seat),
    homeHeld: holdsOwnHome(view, seat),
  };
}

/** Production comes first in a turn, so a round that has passed a player is over for him. */
function nextProductionRound({ round, players, startSeat, current }: State, seat: Seat): number {
  const seats = players.length;
  const order = (who: Seat): number => (who - startSeat + seats) % seats;
  const first = order(seat) > order(current) ? round : round + 1;
  return Math.ceil(first / PRODUCTION_EVERY) * PRODUCTION_EVERY;
}
