/**
 * What a game's `board/` folder gives to the table screen, and what it gets from it.
 *
 * A board draws a view and reports intents; it knows no rules but through the moves it is handed and `check`.
 */

import type { Signal } from '@preact/signals';
import type { GameWords, Language, Names, Seat, Tagged, Telling, Viewer } from '@sternwarte/engine';
import type { ComponentChild } from 'preact';

/**
 * A function component, declared as a method so that a part of one game can be held as a part of any game, as
 * `Game` does it.
 */
export type Part<Props> = { render(props: Props): ComponentChild }['render'];

/** What happened in the last step, for animation. */
export interface News<Event extends Tagged = Tagged> {
  /** Rises with each step. */
  readonly number: number;
  /** Empty after a jump: a match just opened, a move taken back. */
  readonly events: readonly Event[];
}

export interface BoardProps<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Selection = unknown,
> {
  /** The position as `viewer` may see it. */
  readonly view: State;
  readonly viewer: Viewer;
  /** The seat whose decision is made on this screen now; `null` while watching or waiting. */
  readonly asked: Seat | null;
  /** All legal moves of `asked` (complete except offers without bound); empty when nobody is asked here. */
  readonly moves: readonly Move[];
  /** Any move at all: `null` when legal, else why not, in words. */
  check(this: void, move: Move): string | null;
  /** Makes the move. */
  play(this: void, move: Move): void;
  /**
   * What has been begun but is no move yet: a picked star, a number of ships, a half-made offer. Reset when the position
   * changes and by Escape.
   */
  readonly selection: Signal<Selection>;
  readonly names: Names;
  readonly words: GameWords<State, Move, unknown, Event>;
  readonly language: Language;
  readonly news: News<Event>;
  /**
   * What the viewer has not answered yet: the steps since his last move, oldest first, or the last turn for whoever only
   * watches. The same after a reload, unlike `news`.
   */
  readonly recent: readonly Telling<State, Move, unknown, Event>[];
  /** Whether things may move. */
  readonly motion: boolean;
}

export interface SeatPanelProps<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Selection = unknown,
> extends BoardProps<State, Move, Event, Selection> {
  readonly seat: Seat;
}

/** The type parameters default to "any game at all", so `GameBoard` without arguments is what the registry holds. */
export interface GameBoard<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Selection = unknown,
> {
  /** How the drawing lies: a wide one leaves a strip below itself for decisions, a square one a column beside it. */
  readonly shape: 'wide' | 'square';
  /** Nothing picked. */
  noSelection(this: void): Selection;
  readonly Board: Part<BoardProps<State, Move, Event, Selection>>;
  /** The decision at hand: at most four buttons, plus sliders or pickers that belong to it. */
  readonly Controls: Part<BoardProps<State, Move, Event, Selection>>;
  /** Score, pieces, cards of one seat. */
  readonly SeatPanel: Part<SeatPanelProps<State, Move, Event, Selection>>;
  /** The viewer's own cards or nuts; `null` when the game has none. */
  readonly Hand: Part<BoardProps<State, Move, Event, Selection>> | null;
  /** The figure by which a seat is ahead or behind, for where there is no room for more; `null` when there is none. */
  score(this: void, view: State, seat: Seat): number | null;
  /** Numbers of the rules that matter for the decision at hand, most relevant first (keys of `words.help`). */
  helpFor(this: void, view: State, asked: Seat | null): readonly string[];
}
