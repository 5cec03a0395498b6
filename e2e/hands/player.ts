/** What somebody has to know of a game to play it on its board. */

import type { OptionValues, Seat, Tagged } from '@sternwarte/engine';
import type { Hands } from './way.ts';

/** How a match is set up. */
export interface Plan {
  readonly seats: number;
  readonly options: OptionValues;
}

/** Methods, so that the taste for one game can be held as that for any. */
export interface Taste<State = unknown, Move extends Tagged = Tagged> {
  /** What curious players cannot resist, where rare kinds of moves need a journey first. */
  isTempting(this: void, state: State, move: Move): boolean;
  /** Moves that no list holds. */
  unlisted(this: void, view: State, seat: Seat): readonly Move[];
}

export interface Player<State = unknown, Move extends Tagged = Tagged> {
  /** How each kind of move is made. */
  readonly hands: Hands<State, Move>;
  /** What lights up on the drawing when something can be done with it; nothing on a board of words. */
  readonly targets?: string;
  /** What lets a turn go on while something else is begun, besides main buttons. */
  readonly onwards?: string;
  /** Matches in which every kind of move can be made; when left out, one by the usual rules. */
  readonly plans?: readonly Plan[];
  readonly taste?: Taste<State, Move>;
}
