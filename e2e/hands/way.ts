/** How people make a move on a board: what they press, one thing after the other. */

import type { Seat, Tagged } from '@sternwarte/engine';

/** Something to be pressed, or something to be chosen from a list or on a scale. Elements are found by what they are. */
export type Step =
  | { readonly press: string; readonly nth?: number; readonly times?: number }
  | { readonly choose: string; readonly option: string }
  | { readonly slide: string; readonly to: number };

/** On the drawing as far as possible, or with the controls beside it alone. */
export interface Way {
  readonly by: 'board' | 'panel';
  readonly steps: readonly Step[];
}

/** What people see when they are asked. */
export interface Asked<State = unknown, Move extends Tagged = Tagged> {
  readonly view: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** On a phone: some targets want a second touch, and some are too small to be there. */
  readonly fingers: boolean;
}

export type MoveOf<Move extends Tagged, Type extends Move['type']> = Extract<
  Move,
  { readonly type: Type }
>;

/** The ways to make a move. A method, so that the hands of one game can be held as those of any. */
export type Ways<Move, Here> = { of(this: void, move: Move, here: Here): readonly Way[] }['of'];

/** Every kind of move that a game knows. On the plain board that a new game begins with, each move is a button. */
export type Hands<State, Move extends Tagged> = {
  readonly [Type in Move['type']]: Ways<MoveOf<Move, Type>, Asked<State, Move>> | 'button';
};

export const press = (selector: string, nth = 0, times = 1): Step => ({
  press: selector,
  nth,
  times,
});

export const onBoard = (...steps: readonly (Step | readonly Step[])[]): Way => ({
  by: 'board',
  steps: steps.flat(),
});

export const inPanel = (...steps: readonly (Step | readonly Step[])[]): Way => ({
  by: 'panel',
  steps: steps.flat(),
});
