/** Any input at all against the rules: a reason for everything that is not a legal move. */

import { readFields, readInput, readType, type Refusal, type Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from './actions.ts';
import {
  distance,
  findStar,
  sectorOf,
  siblingOf,
  starId,
  starNamed,
  type Star,
  type StarId,
} from './board.ts';
import { dueEvacuations, isBarred, isEvacuation, isRescue } from './home.ts';
import {
  discThatMustLand,
  freeDisc,
  isFieldOneFree,
  isLandingOpen,
  mayLand,
} from './hyperspace.ts';
import { refuse } from './refusals.ts';
import { ownerOf, playerAt, shipsOn, type State } from './state.ts';

export function checkMove(state: State, seat: Seat, input: unknown): Refusal | null {
  if (state.phase === 'over') return refuse('matchOver', {});
  const move = readInput(input, readMove);
  if (move === null) return refuse('malformed', {});
  const choosing = state.phase === 'homes' && state.options.homeChoice === 'pick';
  const playing = state.phase === 'landing' || state.phase === 'departure';
  if (!choosing && !playing) return refuse('notStarted', {});
  if (seat !== state.current) return refuse('notYourTurn', {});
  if (move.type === 'chooseHome') {
    return choosing ? checkChoice(state, starNamed(move.star)) : refuse('noHomeChoice', {});
  }
  if (choosing) return refuse('notStarted', {});
  switch (move.type) {
    case 'land':
      return checkLanding(state, seat, move.discs, starNamed(move.star));
    case 'start':
      return checkDeparture(state, seat, starNamed(move.star), move.ships, null);
    case 'shortFlight':
      return checkShortFlight(state, seat, starNamed(move.from), starNamed(move.to), move.ships);
    case 'endTurn':
      return checkEndTurn(state, seat);
    case 'resign':
      return null;
  }
}

/** The shape of a move and nothing more; every value of the answer is a fresh one. */
function readMove(input: unknown): Move | null {
  switch (readType(input)) {
    case 'chooseHome': {
      const star = readStar(readFields(input, ['type', 'star'])?.star);
      return star && { type: 'chooseHome', star };
    }
    case 'land': {
      const fields = readFields(input, ['type', 'discs', 'star']);
      const discs = readDiscs(fields?.discs);
      const star = readStar(fields?.star);
      return discs && star && { type: 'land', discs, star };
    }
    case 'start': {
      const fields = readFields(input, ['type', 'star', 'ships']);
      const star = readStar(fields?.star);
      const ships = readShips(fields?.ships);
      return star && ships !== null ? { type: 'start', star, ships } : null;
    }
    case 'shortFlight': {
      const fields = readFields(input, ['type', 'from', 'to', 'ships']);
      const from = readStar(fields?.from);
      const to = readStar(fields?.to);
      const ships = readShips(fields?.ships);
      return from && to && ships !== null ? { type: 'shortFlight', from, to, ships } : null;
    }
    case 'endTurn':
      return readFields(input, ['type']) && { type: 'endTurn' };
    case 'resign':
      return readFields(input, ['type']) && { type: 'resign' };
    default:
      return null;
  }
}

function readStar(value: unknown): StarId | null {
  const star = typeof value === 'string' ? findStar(value) : undefined;
  return star === undefined ? null : starId(star);
}

function readShips(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : null;
}

function readDiscs(value: unknown): LandingDiscs | null {
  if (!Array.isArray(value)) return null;
  if (value.length === 2) return value[0] === 0 && value[1] === 1 ? [0, 1] : null;
  if (value.length !== 1) return null;
  if (value[0] === 0) return [0];
  return value[0] === 1 ? [1] : null;
}

function checkChoice(state: State, star: Star): Refusal | null {
  return state.homesLeft.includes(star) ? null : refuse('homeTaken', { star: starId(star) });
}

/** R6.3 and ruling 17; two discs together are a multiple attack. */
function checkLanding(state: State, seat: Seat, discs: LandingDiscs, star: Star): Refusal | null {
  if (!isLandingOpen(state)) return refuse('landingClosed', {});
  const player = playerAt(state, seat);
  for (const disc of discs) {
    const flight = player.discs[disc];
    if (flight === null) return refuse('discNotFlying', { disc });
    if (!mayLand(flight)) return refuse('justStarted', { disc });
    const { origin, field } = flight;
    const far = distance(origin, sectorOf(star));
    if (far !== field) {
      return refuse('outOfReach', { star: starId(star), disc, field, distance: far });
    }
  }
  return isBarred(state, seat, star) ? refuse('truce', { star: starId(star) }) : null;
}

/** What starts and short flights have in common (R6.4, R6.5, rulings 11, 18, 27). Only short flights have a target. */
function checkDeparture(
  state: State,
  seat: Seat,
  star: Star,
  ships: number,
  to: Star | null,
): Refusal | null {
  if (state.phase === 'departure') return refuse('departureDone', {});
  if (state.options.lateLanding === 'off') {
    const landing = checkNoLandingDue(state, seat);
    if (landing !== null) return landing;
  }
  const player = playerAt(state, seat);
  const id = starId(star);
  if (ownerOf(state, star) !== seat) return refuse('notYourStar', { star: id });
  if (ships > shipsOn(state, star)) {
    return refuse('tooFewShips', { star: id, ships: shipsOn(state, star) });
  }
  if (freeDisc(state, player) === null) {
    return refuse(state.resting.length > 0 ? 'discRests' : 'noFreeDisc', {});
  }
  if (!isFieldOneFree(player)) return refuse('fieldOneTaken', {});
  if (state.battlefields.includes(star)) {
    const wait = state.options.afterBattle === 'nextTurn' ? 'turn' : 'round';
    return refuse('battlefield', { star: id, wait });
  }
  const due = dueEvacuations(state, seat);
  if (due.length === 0 || isEvacuation(state, due, star, ships)) return null;
  if (to !== null && isRescue(state, seat, star, to, ships)) return null;
  return checkNoEvacuationDue(state, due);
}

function checkShortFlight(
  state: State,
  seat: Seat,
  from: Star,
  to: Star,
  ships: number,
): Refusal | null {
  if (siblingOf(from) !== to) {
    return refuse('notNeighbours', { from: starId(from), to: starId(to) });
  }
  const refusal = checkDeparture(state, seat, from, ships, to);
  if (refusal !== null) return refusal;
  return isBarred(state, seat, to) ? refuse('truce', { star: starId(to) }) : null;
}

/** A turn cannot end while a landing or an evacuation is due (rulings 12, 18); nothing else is compulsory (ruling 13). */
function checkEndTurn(state: State, seat: Seat): Refusal | null {
  const landing = isLandingOpen(state) ? checkNoLandingDue(state, seat) : null;
  if (landing !== null || state.phase === 'departure') return landing;
  return checkNoEvacuationDue(state, dueEvacuations(state, seat));
}

function checkNoLandingDue(state: State, seat: Seat): Refusal | null {
  const player = playerAt(state, seat);
  const disc = discThatMustLand(player);
  if (disc === null) return null;
  return refuse('mustLand', { disc, field: player.discs[disc]?.field ?? 0 });
}

function checkNoEvacuationDue(state: State, [star]: readonly Star[]): Refusal | null {
  if (star === undefined) return null;
  return refuse('evacuate', { star: starId(star), ships: shipsOn(state, star) });
}
