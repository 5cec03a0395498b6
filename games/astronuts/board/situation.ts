/** The position, who is asked, what he may do and what he has picked: all that picking needs to know. */

import type { Seat } from '@sternwarte/engine';
import type { Move, MoveOf, MoveType } from '../rules/actions.ts';
import { SHIP_NUMBERS, type ShipNumber } from '../rules/data.ts';
import { fieldOf, shipIndex, type State } from '../rules/state.ts';
import type { Selection } from './selection.ts';

export interface Situation {
  readonly view: State;
  readonly asked: Seat | null;
  readonly moves: readonly Move[];
  readonly selection: Selection;
}

export function movesOf<Type extends MoveType>(
  { moves }: Pick<Situation, 'moves'>,
  type: Type,
): MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

/** The ships of whoever is asked for an action; none at other times. */
export function ownShips({ view, asked }: Situation): ShipNumber[] {
  if (asked === null || view.step.type !== 'act') return [];
  return SHIP_NUMBERS.filter((ship) => fieldOf(view, shipIndex(asked, ship)) !== null);
}

/** The picked ship. An only ship need not be picked first. */
export function pickedShip(situation: Situation): ShipNumber | null {
  const { ship } = situation.selection;
  if (ship === 'none') return null;
  const ships = ownShips(situation);
  if (ship !== null) return ships.includes(ship) ? ship : null;
  return ships.length === 1 ? (ships[0] ?? null) : null;
}
