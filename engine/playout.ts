/** Runs a game from a state to its end: for simulation and bots. Builds no log and no events unless asked. */

import type { Action, Game, Random, Result, Seat, Tagged } from './contract.ts';
import { pick, pickWeighted } from './random.ts';

/** Chooses one of the legal moves, of which there is at least one. */
export type Policy<State, Move> = (
  state: State,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
) => Move;

export interface PlayoutOptions<Move, Chance, Event> {
  /** Stops an endless game; generous by default. */
  readonly maxActions?: number;
  readonly emit?: (event: Event) => void;
  /** Told of every action before it is applied. */
  readonly onAction?: (action: Action<Move, Chance>) => void;
}

export interface PlayoutEnd {
  readonly actions: number;
  /** `null` when `maxActions` was reached first. */
  readonly result: Result | null;
}

export const DEFAULT_MAX_ACTIONS = 100_000;

/** Plays on in place, until the game is over. When several seats are asked at once, chance decides who answers first. */
export function playout<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  state: State,
  policies: readonly Policy<State, Move>[],
  random: Random,
  options: PlayoutOptions<Move, Chance, Event> = {},
): PlayoutEnd {
  const { maxActions = DEFAULT_MAX_ACTIONS, emit, onAction } = options;
  for (let actions = 0; ; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') return { actions, result: pending.result };
    if (actions >= maxActions) return { actions, result: null };
    let action: Action<Move, Chance>;
    if (pending.kind === 'chance') {
      action = { by: 'table', chance: pickWeighted(pending.outcomes, random) };
    } else {
      const seat = pick(pending.seats, random);
      const policy = policies[seat];
      if (policy === undefined) throw new RangeError(`nobody plays seat ${seat}`);
      action = { by: seat, move: policy(state, seat, game.moves(state, seat), random) };
    }
    onAction?.(action);
    game.apply(state, action, emit);
  }
}

/** The one move that every game may offer and that no simulation should make by accident. */
export const RESIGN = 'resign';

/** Any legal move, each equally likely; resigning only when there is nothing else. */
export function randomPolicy<Move extends Tagged>(
  _state: unknown,
  _seat: Seat,
  moves: readonly Move[],
  random: Random,
): Move {
  for (;;) {
    const move = pick(moves, random);
    if (move.type !== RESIGN || moves.every(({ type }) => type === RESIGN)) return move;
  }
}
