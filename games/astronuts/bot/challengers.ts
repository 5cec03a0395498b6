/** Three plans that anybody might have: play it safe, fight, or learn Time Warp first. */

import type { Challenger, Seat } from '@sternwarte/engine';
import type { Move, MoveType } from '../rules/actions.ts';
import { listMoves } from '../rules/moves.ts';
import { countColonies, hasTechnology, type State } from '../rules/state.ts';

/** A number to declare, and the kinds of actions that come before anything that instinct would do. */
interface Plan {
  declare(this: void, state: State, seat: Seat): number;
  first(this: void, state: State, seat: Seat): (move: Move) => boolean;
  readonly own?: readonly MoveType[];
}

function challenger({ declare, first, own }: Plan): Challenger<State, Move> {
  return {
    base: 'kadett',
    ...(own !== undefined && { own }),
    plan(state, seat) {
      if (state.step.type === 'declare') return { type: 'declare', count: declare(state, seat) };
      if (state.step.type !== 'act') return null;
      return listMoves(state, seat).find(first(state, seat)) ?? null;
    },
  };
}

const nothing = (): boolean => false;
/** Colonies that stand before somebody looks for a fight. */
const LATE = 6;

export const nutsChallengers: Readonly<Record<string, Challenger<State, Move>>> = {
  /** Three actions fail half of the time at most; no fights. */
  safe: challenger({
    declare: () => 3,
    first: () => (move) => move.type === 'colonize',
    own: ['attack'],
  }),
  /** Attacks whatever is in reach. */
  attack: challenger({
    declare: () => 4,
    first: () => (move) => move.type === 'attack' || move.type === 'colonize',
  }),
  /** Learns to roll again, then dares five every time, and fights when there is something to defend. */
  timeWarp: challenger({
    declare: (state, seat) => (hasTechnology(state, seat, 'yellow') ? 5 : 4),
    first(state, seat) {
      if (!hasTechnology(state, seat, 'yellow')) {
        const canLearn = listMoves(state, seat).some(isTimeWarp);
        if (canLearn) return isTimeWarp;
      }
      if (countColonies(state, seat) < LATE) return nothing;
      return (move) => move.type === 'attack';
    },
  }),
};

function isTimeWarp(move: Move): boolean {
  return move.type === 'technology' && move.colour === 'yellow';
}
