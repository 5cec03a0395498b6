/**
 * Positions on the way of a match, kept here and there, so that any earlier one is reached by a few steps from the one
 * before it. There are never more than a few dozen; in longer matches they are wider apart.
 */

import type { Action, Config, Game, Tagged } from './contract.ts';

export interface Marks<State> {
  /** The positions after `spacing`, twice `spacing` … steps; the one after set-up can be had at any time. */
  readonly states: State[];
  spacing: number;
}

const FIRST_SPACING = 64;
const MOST_KEPT = 64;

export function noMarks<State>(): Marks<State> {
  return { states: [], spacing: FIRST_SPACING };
}

/** The table has come to the position after `steps` steps. */
export function keepMark<State>(
  game: { clone(state: State): State },
  marks: Marks<State>,
  steps: number,
  state: State,
): void {
  if (steps !== (marks.states.length + 1) * marks.spacing) return;
  marks.states.push(game.clone(state));
  if (marks.states.length < MOST_KEPT) return;
  const wider = marks.states.filter((_state, n) => n % 2 === 1);
  marks.states.splice(0, Infinity, ...wider);
  marks.spacing *= 2;
}

/** The table has gone back to the position after `steps` steps. */
export function forgetMarks(marks: Marks<unknown>, steps: number): void {
  marks.states.length = Math.min(marks.states.length, Math.trunc(steps / marks.spacing));
}

/** The position after the first `steps` steps; a state of its own. */
export function stateAfter<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  config: Config,
  marks: Marks<State>,
  way: readonly Action<Move, Chance>[],
  steps: number,
): State {
  const passed = Math.min(marks.states.length, Math.trunc(steps / marks.spacing));
  const mark = marks.states[passed - 1];
  const state = mark === undefined ? game.setup(config) : game.clone(mark);
  for (const action of way.slice(passed * marks.spacing, steps)) game.apply(state, action);
  return state;
}
