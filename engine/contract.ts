/**
 * The contract every game fulfils: plain data plus pure functions.
 *
 * Everything else in `engine/` (matches, undo, replay, fair chance, records, playouts, the conformance suite)
 * follows from this page alone and knows no game. A client is told entries, views and events, each for its own eyes: it
 * never folds redacted actions onto views, which would need secrets that it does not have. `docs/adding-a-game.md` walks through it step by step.
 */

import type { OptionSpecs, OptionValues } from './options.ts';
import type { Shape } from './shape.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Whose eyes a view is made for. */
export type Viewer = Seat | 'spectator';

/** Moves and events are discriminated unions on `type`, in the vocabulary of the rules. */
export interface Tagged {
  readonly type: string;
}

/** One possible outcome of chance. Weights are positive whole numbers; only their ratio matters. */
export interface Weighted<Chance> {
  readonly outcome: Chance;
  readonly weight: number;
}

/** What the table waits for. */
export type Pending<Chance> =
  /**
   * One seat, or several that answer independently of each other. Whoever may go on without waiting for the others,
   * such as somebody who has made an offer, is listed first: the others answer before he is asked again.
   */
  | { readonly kind: 'move'; readonly seats: readonly Seat[] }
  /** A die, a ball, a card: drawn by the table, chosen by nobody. */
  | { readonly kind: 'chance'; readonly outcomes: readonly Weighted<Chance>[] }
  | { readonly kind: 'over'; readonly result: Result };

/** How a match ended. */
export interface Result {
  /** More than one only when the rules share the win. */
  readonly winners: readonly Seat[];
  /** The way it ended, one of the game's `endings`. */
  readonly ending: string;
  /** The place of each seat: 1 is best, equal places are shared. */
  readonly places: readonly number[];
}

/** One step of a match: a seat's move, or an outcome of chance that the table drew. */
export type Action<Move, Chance> =
  | { readonly by: Seat; readonly move: Move }
  | { readonly by: 'table'; readonly chance: Chance };

/** Why something may not be done: a text key with the values its sentence needs. */
export interface Refusal {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Config<Options extends OptionValues = OptionValues> {
  readonly seats: number;
  /** What is left out takes its default. */
  readonly options: Readonly<Partial<Options>>;
}

/** A source of chance for bots and simulation; see `random.ts`. */
export interface Random {
  /** A whole number from 0 to `limit - 1`, each equally likely. */
  below(limit: number): number;
}

/** Answers one of so many places, counted from 0. */
export type Choose = (count: number) => number;

/**
 * The type parameters default to "any game at all", so `Game` without arguments is what the server, the terminal
 * and the registry hold: functions are declared as methods on purpose, which lets a `Game<AnnoState, …>` be one.
 */
export interface Game<
  State = unknown,
  Move extends Tagged = Tagged,
  Chance = unknown,
  Event extends Tagged = Tagged,
  Options extends OptionValues = OptionValues,
  Ending extends string = string,
> {
  readonly id: string;
  /** Rises when the rules change; a match keeps the version it began with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Typed, with defaults; set-up forms and `--options` are read against it. */
  readonly options: OptionSpecs<Options>;
  /** Every `Result.ending` this game can report. */
  readonly endings: readonly Ending[];

  /** The position before anything happened. Shuffles and deals are chance steps, so this is pure. */
  setup(config: Config<Options>): State;
  pending(state: State): Pending<Chance>;
  /** All legal moves of a seat, except offers without bound (see `check`); none when the seat is not asked. */
  moves(state: State, seat: Seat): readonly Move[];
  /**
   * One of these moves without the list of all, for walks that make thousands of them: `choose` is told how many there
   * are and answers which, in the order of `moves`, of a seat that is asked. Resigning does not count unless there is
   * nothing else, so that no walk gives up by chance. Games that list cheaply leave this out.
   */
  pickMove?(state: State, seat: Seat, choose: Choose): Move;
  /**
   * Whether `check` would accept a move of another kind than those listed, or of a kind of which not all are listed:
   * "nothing else is possible" is only true without it. Games whose lists are complete leave this out.
   */
  hasUnlisted?(state: State, seat: Seat): boolean;
  /** Any input at all; `null` when the move is legal. Never throws, never changes the state. */
  check(state: State, seat: Seat, move: unknown): Refusal | null;
  /** In place: callers clone. The action must be legal. `emit` is told what happened, when anybody listens. */
  apply(state: State, action: Action<Move, Chance>, emit?: (event: Event) => void): void;
  clone(state: State): State;
  /**
   * The same shape with the secrets absent, built by allow-list. A state that `isKept` will never be changed, so that the
   * view may share its parts, or be that state where nothing is hidden; else the view is the caller's own.
   */
  view(state: State, viewer: Viewer, isKept?: boolean): State;
  /** What the viewer may know of an action that is about to be applied to `state`. */
  redact(action: Action<Move, Chance>, state: State, viewer: Viewer): Action<Move, Chance>;
  /** A full state that this viewer cannot tell from the real one. */
  resample(view: State, viewer: Viewer, random: Random): State;
  /**
   * Whether a move tells its player something that his view did not hold (a hidden card turned up, a look into
   * another hand). Such a move cannot be taken back. Games without secrets leave this out.
   */
  reveals?(state: State, seat: Seat, move: Move): boolean;
  /** The `type` of the move by which a player ends his turn, in games that ask for it. */
  readonly turnEnd?: Move['type'];
  /** The round that is being played, counted from 1, set-up included. Games without rounds leave this out. */
  round?(state: State): number;
  /** The option that ends a match after so many rounds, where there is one: simulations and tests use it. */
  readonly roundCap?: keyof Options & string;
  /** The option, an order, by which seats choose their colours, where they have any. */
  readonly seatColours?: keyof Options & string;
  /**
   * What the states of a match with this configuration look like, and what must hold in each (conservation of pieces and
   * cards): one line per violation, empty when all holds. For states that come from outside, see `scenario.ts`, and for
   * tests. Every game knows both; they are left out where nobody needs them, at a table.
   */
  shape?(config: Config<Options>): Shape;
  invariants?(state: State): readonly string[];
}

/** All of a game, as tests and whoever reads positions want it. */
export type SoundGame<
  State = unknown,
  Move extends Tagged = Tagged,
  Chance = unknown,
  Event extends Tagged = Tagged,
  Options extends OptionValues = OptionValues,
  Ending extends string = string,
> = Game<State, Move, Chance, Event, Options, Ending> &
  Required<Pick<Game<State, Move, Chance, Event, Options, Ending>, 'shape' | 'invariants'>>;
