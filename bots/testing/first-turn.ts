/** A match of Anno 4000 in which chance has spoken and the first turn begins: nothing is hidden, and trees are kept. */

import {
  firstToAnswer,
  type Config,
  type Expertise,
  type Game,
  type Seat,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';
import type { Thinking } from '../thinking.ts';

export const game: Game = games.anno4000;
export const expertise: Expertise = experts.anno4000;

export function firstTurn(options: Config['options'] = {}): unknown {
  const state = game.setup({ seats: 2, options });
  for (;;) {
    const pending = game.pending(state);
    if (pending.kind !== 'chance') return state;
    const [first] = pending.outcomes;
    if (first === undefined) throw new RangeError('nothing can happen');
    game.apply(state, { by: 'table', chance: first.outcome });
  }
}

export function askedIn(state: unknown): Seat {
  const pending = game.pending(state);
  if (pending.kind !== 'move') throw new RangeError('nobody is asked');
  return firstToAnswer(pending.seats);
}

/** The walks that a search has behind it before its first. */
export function known(thinking: Thinking): number {
  return thinking.thought().considered.reduce((sum, { visits }) => sum + visits, 0);
}
