/** Placing nuts in turn (option `nutPlacement: draft`): everything is filled in the end, so colours are all there is to it. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { planetNamed } from '../rules/board.ts';
import { listMoves } from '../rules/moves.ts';
import { homeOf, nutsInBank, type State } from '../rules/state.ts';
import { distance, distancesFor } from './distances.ts';

const PLACES = 3;

/** Near the own home planet, of the colours of which most is left: what is mined first there serves for ships. */
export function nutPlaces(state: State, seat: Seat): readonly Move[] {
  const distances = distancesFor(state.options);
  const home = homeOf(state, seat);
  const valued = listMoves(state, seat).map((move) => {
    if (move.type !== 'placeNut') return { move, value: -Infinity };
    const way = distance(distances, home, planetNamed(move.planet));
    return { move, value: nutsInBank(state, move.colour) - 10 * way };
  });
  return valued
    .toSorted((a, b) => b.value - a.value)
    .slice(0, PLACES)
    .map(({ move }) => move);
}
