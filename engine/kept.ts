/**
 * A copy of where a table stands that nobody ever changes. It is what a move that is taken back leads to again, and what
 * views are made of that are told, so that neither costs a copy of its own.
 */

import type { Tagged } from './contract.ts';
import type { Table } from './table.ts';

export interface Kept<State> {
  readonly state: State;
  /** The number of the entry that was next then. */
  readonly seq: number;
}

/** The state as it is now, never to be changed; the same one until the next entry. */
export function keepState<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
): State {
  const state = copyState(table);
  if (table.kept?.state !== state) table.kept = { state, seq: table.seq };
  return state;
}

/** The copy that is at hand if it is still true, or else a new one. */
export function copyState<State, Move extends Tagged, Chance, Event extends Tagged>({
  game,
  kept,
  seq,
  state,
}: Table<State, Move, Chance, Event>): State {
  return kept?.seq === seq ? kept.state : game.clone(state);
}
