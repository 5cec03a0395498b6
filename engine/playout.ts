/** Runs a game from a state to its end: for simulation and bots. Builds no log and no events unless asked. */

import type { Action, Choose, Game, Random, Result, Seat, Tagged } from './contract.ts';
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
  const decide = (seat: Seat): Move => {
    const policy = policies[seat];
    if (policy === undefined) throw new RangeError(`nobody plays seat ${seat}`);
    return policy(state, seat, game.moves(state, seat), random);
  };
  return playOn(game, state, decide, random, options);
}

/**
 * The same with `randomPolicy` for everybody, action for action; but where a game can hand out one move alone, no list is
 * made of all the others.
 */
export function randomPlayout<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  state: State,
  random: Random,
  options: PlayoutOptions<Move, Chance, Event> = {},
): PlayoutEnd {
  const choose = anyOf(random);
  const decide = (seat: Seat): Move =>
    game.pickMove === undefined
      ? randomPolicy(state, seat, game.moves(state, seat), random)
      : game.pickMove(state, seat, choose);
  return playOn(game, state, decide, random, options);
}

function playOn<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  state: State,
  decide: (seat: Seat) => Move,
  random: Random,
  { maxActions = DEFAULT_MAX_ACTIONS, emit, onAction }: PlayoutOptions<Move, Chance, Event>,
): PlayoutEnd {
  for (let actions = 0; ; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') return { actions, result: pending.result };
    if (actions >= maxActions) return { actions, result: null };
    let action: Action<Move, Chance>;
    if (pending.kind === 'chance') {
      action = { by: 'table', chance: pickWeighted(pending.outcomes, random) };
    } else {
      const seat = pick(pending.seats, random);
      action = { by: seat, move: decide(seat) };
    }
    onAction?.(action);
    game.apply(state, action, emit);
  }
}

/** Each place equally likely; one alone leaves nothing to draw. */
function anyOf(random: Random): Choose {
  return (count) => (count === 1 ? 0 : random.below(count));
}

/** One legal move of a seat that is asked, as `randomPolicy` would choose it from the whole list. */
export function randomMove<State, Move extends Tagged>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  random: Random,
): Move {
  return game.pickMove === undefined
    ? randomPolicy(state, seat, game.moves(state, seat), random)
    : game.pickMove(state, seat, anyOf(random));
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
  // Games list resigning last, as a rule; to choose among the others at once spares most second draws.
  const resignsLast = moves.length > 1 && moves.at(-1)?.type === RESIGN;
  const count = resignsLast ? moves.length - 1 : moves.length;
  for (;;) {
    const move = moves[count === 1 ? 0 : random.below(count)];
    if (move === undefined) continue;
    if (move.type !== RESIGN || moves.every(({ type }) => type === RESIGN)) return move;
  }
}

/**
 * One of the listed moves, for a `Game.pickMove` that has nothing to gain from counting: resigning, which must come last,
 * only when there is nothing else.
 */
export function pickListed<Move extends Tagged>(moves: readonly Move[], choose: Choose): Move {
  const resignsLast = moves.length > 1 && moves.at(-1)?.type === RESIGN;
  const move = moves[choose(resignsLast ? moves.length - 1 : moves.length)];
  if (move === undefined) throw new RangeError('there is no such move');
  return move;
}
