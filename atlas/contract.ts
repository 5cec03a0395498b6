/**
 * What a game's `board/` folder gives to the table screen, and what it gets from it.
 *
 * A board draws a view and reports intents. What may be done it learns from the moves it is handed and from `check`, never by listing or
 * checking moves itself; its own game's rules it may ask what a position means: tables, places, questions about the view it was given, and
 * `apply` on a copy of that to look ahead. `scripts/layers.ts` closes the rest of the rules to it.
 */

import type { Signal } from '@preact/signals';
import type {
  WordsAtTable,
  Language,
  Names,
  Seat,
  Tagged,
  Telling,
  Viewer,
} from '@sternwarte/engine';
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
   * What has been begun but is no move yet: a picked star, a number of ships, a half-made offer. Reset by Escape and when
   * there is something else to decide, except for what `carryOver` keeps.
   */
  readonly selection: Signal<Selection>;
  readonly names: Names;
  readonly words: WordsAtTable<State, Move, unknown, Event>;
  readonly language: Language;
  readonly news: News<Event>;
  /**
   * What the viewer has not answered yet: the steps since his last move, oldest first, or the last turn for whoever only
   * watches. The same after a reload, unlike `news`.
   */
  readonly recent: readonly Telling<State, Move, unknown, Event>[];
  /** Whether things may move. */
  readonly motion: boolean;
  /** How quickly things happen; `useMoment` knows what that means. */
  readonly pace: 'calm' | 'quick';
  /** A move that somebody is shown, as advice: drawn on the board, played by nobody yet. */
  readonly highlight: Move | null;
}

export interface SeatPanelProps<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Selection = unknown,
> extends BoardProps<State, Move, Event, Selection> {
  readonly seat: Seat;
}

/**
 * How much of the screen the decisions of a game get, in pixels. The same for a whole match, whatever is asked, so that
 * the board never moves: what does not fit is paged, or lies on a card over the board (`.board-card`).
 */
export interface Room {
  /** The height of the strip below a wide board, or of the decision beside a square one, from 1100 pixels of width. */
  readonly laptop: number;
  /** The same from 900 to 1100 pixels. */
  readonly tablet: number;
  /** The height of the sheet below the board of an upright phone. */
  readonly phone: number;
  /** The parts of the strip's width for own things, choice and deeds; the first counts only with a `Hand`. */
  readonly zones: readonly [own: number, choice: number, deeds: number];
}

/** A question before a move. */
export interface Guard {
  readonly text: string;
  /** The button that makes the move all the same. */
  readonly anyway: string;
}

/** One thing of a position in words. */
export interface SurveyEntry {
  readonly name: string;
  /** All there is to say about it, without its name. */
  readonly text: string;
  /** Whose it is, or who has something there. */
  readonly of: readonly Seat[];
}

/** Things of one kind, under what they are called together. */
export interface SurveyChapter {
  readonly title: string;
  readonly entries: readonly SurveyEntry[];
}

/** A step from one decision to the next, for what has been picked before it. */
export interface Passage<State, Event extends Tagged> {
  readonly before: State;
  readonly after: State;
  /** Who was asked before, and who is asked now. */
  readonly askedBefore: Seat | null;
  readonly asked: Seat | null;
  readonly events: readonly Event[];
}

/** The type parameters default to "any game at all", so `GameBoard` without arguments is what the registry holds. */
export interface GameBoard<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Selection = unknown,
  Chance = unknown,
> {
  /** How the drawing lies: a wide one leaves a strip below itself for decisions, a square one a column beside it. */
  readonly shape: 'wide' | 'square';
  readonly room: Room;
  /** Nothing picked. */
  noSelection(this: void): Selection;
  /**
   * What is left of a selection when there is something else to decide: half an offer that others have answered, the
   * ship that goes on. Nothing, for a board without this.
   */
  carryOver?(this: void, selection: Selection, passage: Passage<State, Event>): Selection;
  readonly Board: Part<BoardProps<State, Move, Event, Selection>>;
  /** The decision at hand, in two zones: `<Choice>` and `<Deeds>` of `zones.tsx`. What is asked stands above it already. */
  readonly Controls: Part<BoardProps<State, Move, Event, Selection>>;
  /** Pieces and cards of one seat. Its name and its score stand above it already. */
  readonly SeatPanel: Part<SeatPanelProps<State, Move, Event, Selection>>;
  /**
   * The zone of own things: the viewer's cards, nuts or ship, or what he has picked and what threatens it; `null` when
   * there is nothing of the kind.
   */
  readonly Hand: Part<BoardProps<State, Move, Event, Selection>> | null;
  /** What lies over the drawing for a while, such as a card that was turned up: shown also where the drawing is on another screen. */
  readonly Cards?: Part<BoardProps<State, Move, Event, Selection>>;
  /** The figure by which a seat is ahead or behind, for where there is no room for more; `null` when there is none. */
  score(this: void, view: State, seat: Seat): number | null;
  /** The score of a seat with what belongs to it ("11/15", "4 stars"), on its plate and on its chip; else the figure alone. */
  readonly Score?: Part<SeatPanelProps<State, Move, Event, Selection>>;
  /**
   * What a person should hear once before making a move that is likely a mistake (an attack that would be lost, a roll
   * left unused), and what doing it all the same is called; `null` for any other move.
   */
  guard?(this: void, move: Move, props: BoardProps<State, Move, Event, Selection>): Guard | null;
  /** Whether a seat has left the match while it goes on for others; nobody, for a board without this. */
  isOut?(this: void, view: State, seat: Seat): boolean;
  /**
   * The position as headings and lists, for whoever plays without the drawing: everybody first, then all that lies there.
   * A board without this is read as the terminal draws it.
   */
  survey?(this: void, props: BoardProps<State, Move, Event, Selection>): readonly SurveyChapter[];
  /**
   * What the dice show in an outcome of chance, where it is dice that decide: people with dice of their own enter it by
   * their faces. In any order; `null` for every other outcome.
   */
  diceOf?(this: void, outcome: Chance): readonly number[] | null;
  /** Numbers of the rules that matter for the decision at hand, most relevant first (keys of `words.help`). */
  helpFor(this: void, view: State, asked: Seat | null): readonly string[];
}
