/** Moves in few words, a player who insists on the rules, and what lies on the table afterwards. */

import { equalPlain, type Seat } from '@sternwarte/engine';
import type { Event, LandingDiscs, Move } from '../actions.ts';
import { applyAction } from '../apply.ts';
import { STARS, sectorId, starId, type StarId } from '../board.ts';
import { checkMove } from '../check.ts';
import { listMoves } from '../moves.ts';
import { NOBODY, ownerOf, playerAt, shipsOn, type Disc, type State } from '../state.ts';
import type { DiscText, DiscTexts, Fleets } from './position.ts';

export const endTurn: Move = { type: 'endTurn' };
export const resign: Move = { type: 'resign' };

export function land(star: StarId, discs: LandingDiscs = [0]): Move {
  return { type: 'land', discs, star };
}

export function start(star: StarId, ships: number): Move {
  return { type: 'start', star, ships };
}

export function shortFlight(from: StarId, to: StarId, ships: number): Move {
  return { type: 'shortFlight', from, to, ships };
}

/**
 * Why a seat (the one whose turn it is) may not do this, or `null` when it may. Asks `check` and the list of legal
 * moves, which must agree.
 */
export function refusalOf(state: State, move: Move, seat: Seat = state.current): string | null {
  const refusal = checkMove(state, seat, move);
  const listed = listMoves(state, seat).some((legal) => equalPlain(legal, move));
  if (listed !== (refusal === null)) {
    throw new Error(`${JSON.stringify(move)} is ${listed ? '' : 'not '}listed, against check`);
  }
  return refusal?.key ?? null;
}

/** Makes these moves, each for the seat whose turn it is, and tells what happened. Refused moves are an error. */
export function play(state: State, ...moves: readonly Move[]): Event[] {
  const events: Event[] = [];
  for (const move of moves) {
    const refusal = refusalOf(state, move);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`);
    applyAction(state, { by: state.current, move }, (event) => events.push(event));
  }
  return events;
}

/** What lies on the star field, in the words of `position`. */
export function fleetsOf(state: State): Fleets {
  const fleets: Partial<Record<StarId, readonly [Seat, number]>> = {};
  for (const star of STARS) {
    const owner = ownerOf(state, star);
    if (owner !== NOBODY) fleets[starId(star)] = [owner, shipsOn(state, star)];
  }
  return fleets;
}

/** The two discs of a seat, in the words of `position`. */
export function discsOf(state: State, seat: Seat): DiscTexts {
  const [first, second] = playerAt(state, seat).discs;
  return [discText(first), discText(second)];
}

function discText(disc: Disc | null): DiscText {
  return disc === null ? null : [sectorId(disc.origin), disc.field, disc.ships];
}

/** Who is still in the game, seat by seat. */
export function livingOf(state: State): boolean[] {
  return state.players.map(({ alive }) => alive);
}

/** The stars on which these discs may land now. */
export function targetsOf(state: State, discs: LandingDiscs = [0]): StarId[] {
  return listMoves(state, state.current).flatMap((move) =>
    move.type === 'land' && equalPlain(move.discs, discs) ? [move.star] : [],
  );
}
