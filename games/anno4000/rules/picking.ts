/** One legal move without the list of all: counted, where no exchange and no late landing makes a rare case of it. */

import { pickListed, type Choose, type Seat } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import type { Star } from './board.ts';
import { isAnyoneBarred } from './home.ts';
import { discThatMustLand, freeDisc, isFieldOneFree } from './hyperspace.ts';
import {
  END_TURN,
  RESIGN,
  landingsOf,
  landingsTogether,
  listMoves,
  shortFlights,
  starts,
} from './moves.ts';
import { playerAt, shipsOn, type State } from './state.ts';

export function pickMove(state: State, seat: Seat, choose: Choose): Move {
  const isCounted =
    state.phase === 'landing' && state.options.lateLanding === 'off' && !isAnyoneBarred(state);
  return isCounted ? pickCounted(state, seat, choose) : pickListed(listMoves(state, seat), choose);
}

/** In the order of the list: landings of each disc and of both, departures, the end of the turn. */
function pickCounted(state: State, seat: Seat, choose: Choose): Move {
  const player = playerAt(state, seat);
  const first = landingsOf(player, 0);
  const second = landingsOf(player, 1);
  const both = landingsTogether(player.discs[0], player.discs[1]);
  const landings = first.length + second.length + both.length;
  const mustLand = discThatMustLand(player) !== null;
  const mayDepart = !mustLand && freeDisc(state, player) !== null && isFieldOneFree(player);
  const departures = mayDepart ? countDepartures(state, seat) : 0;
  const count = landings + departures + (mustLand ? 0 : 1);
  const place = choose(Math.max(1, count));
  if (place < landings) {
    const landing = first[place] ?? second[place - first.length];
    return landing ?? both[place - first.length - second.length] ?? RESIGN;
  }
  if (place < landings + departures) return departureAt(state, place - landings);
  return count === 0 ? RESIGN : END_TURN;
}

/** The stars that can be departed from, each with the number of departures from there and from those before. */
const departed: Star[] = [];
const upTo: number[] = [];

/** From each own star without a battle, with any number of ships, by start or by short flight (R6.4, R6.5). */
function countDepartures(state: State, seat: Seat): number {
  const { owners, ships, battlefields } = state;
  let stars = 0;
  let count = 0;
  for (let i = 0; i < owners.length; i++) {
    if (owners[i] !== seat) continue;
    const star = i as Star;
    if (battlefields.length > 0 && battlefields.includes(star)) continue;
    count += 2 * (ships[star] ?? 0);
    departed[stars] = star;
    upTo[stars++] = count;
  }
  return count;
}

/** Of the departures that were just counted. */
function departureAt(state: State, place: number): Move {
  let i = 0;
  while ((upTo[i] ?? Infinity) <= place) i++;
  const before = i === 0 ? 0 : (upTo[i - 1] ?? 0);
  const star = departed[i];
  const move = star === undefined ? undefined : departureFrom(state, star, place - before);
  if (move === undefined) throw new RangeError('there is no such departure');
  return move;
}

function departureFrom(state: State, star: Star, place: number): Move | undefined {
  const ships = shipsOn(state, star);
  return place < ships ? starts(star, ships)[place] : shortFlights(star, ships)[place - ships];
}
