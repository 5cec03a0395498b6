/** One step of a match: a move or an outcome of chance, and everything that follows by itself. */

import type { Emit, StarAction } from './actions.ts';
import { advance } from './advance.ts';
import { applyChance } from './chance.ts';
import { applyMove } from './moves.ts';
import type { State } from './state.ts';

export function applyAction(state: State, action: StarAction, emit?: Emit): void {
  if (action.by === 'table') applyChance(state, action.chance, emit);
  else applyMove(state, action.by, action.move, emit);
  advance(state, emit);
}
