/** A simple player of Anno 4000 for recorded matches: greedy, a little whimsical, quick to take an open home star. */

import type { Random, Seat } from '@sternwarte/engine';
import type { Move } from '../../games/anno4000/rules/actions.ts';
import {
  eccentricity,
  sectorOf,
  starNamed,
  starsAtReach,
  symbolsOf,
  type Sector,
  type Star,
} from '../../games/anno4000/rules/board.ts';
import {
  NOBODY,
  countPairs,
  ownerOf,
  playerAt,
  shipsOn,
  type State,
} from '../../games/anno4000/rules/state.ts';

const SYMBOL_WORTH = { both: 6, population: 3, minerals: 3, none: 0.5 } as const;
/** A hostile home star tempts more from round to round. */
const HOME_WORTH = 30;
const HOME_WORTH_PER_ROUND = 4;
const LANDING_FIRST = 1000;
const PATIENCE = 0.85;
const HOME_GUARD = 5;

/** Chooses among the legal moves what looks best now. */
export function captain(state: State, seat: Seat, moves: readonly Move[], random: Random): Move {
  let best: Move = { type: 'resign' };
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = moveWorth(state, seat, move) + random.below(100) / 100;
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return best;
}

function moveWorth(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'land': {
      const discs = move.discs.flatMap((disc) => playerAt(state, seat).discs[disc] ?? []);
      const ships = discs.reduce((sum, disc) => sum + disc.ships, 0);
      const later = discs.map(({ origin, field }) => bestFlight(state, seat, origin, ships, field));
      const gain = starWorth(state, seat, starNamed(move.star), ships, 0) - Math.max(...later);
      // Rather fly on than land below value; who must land finds nothing better in the list.
      return gain >= 0 ? LANDING_FIRST + gain : gain - LANDING_FIRST;
    }
    case 'start': {
      const star = starNamed(move.star);
      const target = bestFlight(state, seat, sectorOf(star), move.ships, 1);
      return target - leavingCost(state, seat, star, move.ships);
    }
    case 'shortFlight': {
      const star = starNamed(move.from);
      const gain = starWorth(state, seat, starNamed(move.to), move.ships, 0);
      return gain - leavingCost(state, seat, star, move.ships);
    }
    case 'endTurn':
      return 1;
    case 'chooseHome':
      return 0;
    case 'resign':
      return -10_000;
  }
}

/** The best that a disc from `origin` may still reach behind `field`, worth less the longer it takes. */
function bestFlight(
  state: State,
  seat: Seat,
  origin: Sector,
  ships: number,
  field: number,
): number {
  let best = -50;
  for (let reach = field + 1; reach <= eccentricity(origin); reach++) {
    for (const star of starsAtReach(origin, reach)) {
      const turns = reach - field;
      const worth = starWorth(state, seat, star, ships, turns) * PATIENCE ** turns;
      if (worth > best) best = worth;
    }
  }
  return best;
}

function starWorth(state: State, seat: Seat, star: Star, ships: number, turns: number): number {
  const owner = ownerOf(state, star);
  const isOwnHome = playerAt(state, seat).home === star;
  if (owner === seat) return isOwnHome ? ships / 5 : 0;
  const symbols = SYMBOL_WORTH[symbolsOf(star)];
  const isHome = state.players.some((player) => player.alive && player.home === star);
  const homeWorth = isHome ? HOME_WORTH + HOME_WORTH_PER_ROUND * state.round : 0;
  const prize = symbols + homeWorth * (isOwnHome ? 5 : 1);
  if (owner === NOBODY) return prize - (ships - 1) / 2;
  const growth = isHome ? Math.ceil(turns / 2) * countPairs(state, owner) : 0;
  const garrison = shipsOn(state, star) + growth;
  return ships > garrison ? prize + garrison - (ships - garrison) / 2 : -3 * ships;
}

/** What it costs to take ships away: an empty star, or a home star with too small a guard. */
function leavingCost(state: State, seat: Seat, star: Star, ships: number): number {
  const left = shipsOn(state, star) - ships;
  if (playerAt(state, seat).home === star) return Math.max(0, HOME_GUARD - left) * 4;
  return left === 0 ? SYMBOL_WORTH[symbolsOf(star)] : 0;
}
