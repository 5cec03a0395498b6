/**
 * A match is its log. The state is the fold of the log; a `Table` is a match with that fold kept at hand.
 *
 *     const table = openTable(game, newMatch(game, 'm1', { seats: 2, options: {} }));
 *     draw(table, outcome, now);               // chance, chosen by whoever runs the table
 *     submit(table, 0, { type: 'endTurn' }, now);
 *     takeBack(table, 0, 4, now);              // seat 0 goes back to the position after entry 4
 */

import type { Action, Config, Game, Refusal, Seat, Tagged } from './contract.ts';
import type { Fairness } from './fairness.ts';
import { completeOptions, type OptionValues } from './options.ts';
import { copyPlain, equalPlain, readInput } from './plain.ts';
import { refuse } from './refusals.ts';

/** `undo: n` goes back to the position after entry n; -1 is the position after set-up. */
export type Step<Move, Chance> =
  | Action<Move, Chance>
  | { readonly by: Seat; readonly undo: number };

export type Entry<Move = Tagged, Chance = unknown> = Step<Move, Chance> & {
  /** 0, 1, 2, … without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of the table. */
  readonly at: number;
};

export interface Match<Move = Tagged, Chance = unknown> {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** `null` when chance is not drawn by the engine, such as people's own dice. */
  readonly fairness: Fairness | null;
  readonly log: Entry<Move, Chance>[];
}

export interface Table<State, Move extends Tagged, Chance, Event extends Tagged> {
  readonly game: Game<State, Move, Chance, Event>;
  readonly match: Match<Move, Chance>;
  state: State;
  /** The entries in force: those of the log that no undo took back. */
  readonly line: Entry<Move, Chance>[];
  /** How many outcomes of chance are in force; the number of the next draw. */
  draws: number;
  /** The last position that cannot be taken back: its state, and how many entries of the line lead to it. */
  fixed: { readonly state: State; readonly length: number };
}

/**
 * Taking back replays the moves since the last fixed position. Nobody makes so many of them before chance speaks or his
 * turn ends, except somebody who wants that to take long.
 */
const MAX_OPEN_MOVES = 256;

export function newMatch<State, Move extends Tagged, Chance>(
  game: Game<State, Move, Chance>,
  id: string,
  config: Config,
  fairness: Fairness | null = null,
): Match<Move, Chance> {
  const options = completeOptions(game.options, config.options);
  return {
    id,
    game: game.id,
    version: game.version,
    seats: config.seats,
    options,
    fairness,
    log: [],
  };
}

/** A table for a match whose log is empty. To continue a log, see `replay`. */
export function openTable<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  match: Match<Move, Chance>,
): Table<State, Move, Chance, Event> {
  const state = game.setup({ seats: match.seats, options: match.options });
  return {
    game,
    match: { ...match, log: [] },
    state,
    line: [],
    draws: 0,
    fixed: { state: game.clone(state), length: 0 },
  };
}

export function isMoveEntry<Move, Chance>(
  step: Step<Move, Chance>,
): step is { readonly by: Seat; readonly move: Move } {
  return 'move' in step;
}

export function isChanceEntry<Move, Chance>(
  step: Step<Move, Chance>,
): step is { readonly by: 'table'; readonly chance: Chance } {
  return 'chance' in step;
}

/** Makes a seat's move. The input may be anything; a refusal changes nothing. */
export function submit<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  move: unknown,
  at: number,
  emit?: (event: Event) => void,
): Refusal | null {
  const { game } = table;
  // The log keeps a copy of its own, and that copy is what is checked: the input may answer differently when asked again.
  const copy = readInput(move, copyPlain);
  const refusal = game.check(table.state, seat, copy);
  if (refusal !== null) return refusal;
  // `check` has accepted it, so it is one of the game's moves.
  const action = { by: seat, move: copy as Move };
  const reveals = game.reveals?.(table.state, seat, action.move) ?? false;
  perform(table, action, at, emit);
  const open = table.line.length - table.fixed.length;
  if (reveals || open >= MAX_OPEN_MOVES || !isAwaited(table, seat)) fix(table);
  return null;
}

/** Appends an outcome of chance. It must be one of the outcomes that are possible now. */
export function draw<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  outcome: unknown,
  at: number,
  emit?: (event: Event) => void,
): Refusal | null {
  const pending = table.game.pending(table.state);
  if (pending.kind !== 'chance') return refuse('noChanceNow', {});
  const known = pending.outcomes.find((weighted) => equalPlain(weighted.outcome, outcome));
  if (known === undefined) return refuse('impossibleOutcome', {});
  perform(table, { by: 'table', chance: copyPlain(known.outcome) }, at, emit);
  table.draws++;
  fix(table);
  return null;
}

/**
 * Takes back a seat's own moves, down to the position after entry `to`. Possible while the table still waits for that
 * seat and nothing but its own moves has happened since: no chance, nothing revealed, no other seat's move, and not
 * hundreds of moves either.
 */
export function takeBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  to: number,
  at: number,
): Refusal | null {
  const { game, line, fixed, match } = table;
  if (!isAwaited(table, seat)) return refuse('undoNotAwaited', {});
  const kept = to === -1 ? 0 : line.findLastIndex((entry) => entry.seq === to) + 1;
  if (to !== -1 && kept === 0) return refuse('undoUnknown', { to });
  if (kept >= line.length) return refuse('undoNothing', {});
  if (kept < fixed.length) return refuse('undoFixed', {});
  if (line.slice(kept).some((entry) => entry.by !== seat)) return refuse('undoOthers', {});
  const undo = { seq: match.log.length, at: requireTime(at), by: seat, undo: to };
  line.length = kept;
  table.state = game.clone(fixed.state);
  for (const step of line.slice(fixed.length)) {
    if (isMoveEntry(step) || isChanceEntry(step)) game.apply(table.state, step);
  }
  match.log.push(undo);
  return null;
}

/** The earliest entry that `takeBack` accepts for this seat, or `null` when there is nothing to take back. */
export function earliestUndo<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
): number | null {
  if (!isAwaited(table, seat)) return null;
  let kept = table.line.length;
  while (kept > table.fixed.length && table.line[kept - 1]?.by === seat) kept--;
  if (kept === table.line.length) return null;
  return table.line[kept - 1]?.seq ?? -1;
}

function isAwaited<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
): boolean {
  const pending = table.game.pending(table.state);
  return pending.kind === 'move' && pending.seats.includes(seat);
}

function perform<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  action: Action<Move, Chance>,
  at: number,
  emit?: (event: Event) => void,
): void {
  // Told only once the entry is in the log, so that a listener that throws cannot tear state and log apart.
  const events: Event[] = [];
  const entry = { seq: table.match.log.length, at: requireTime(at), ...action };
  table.game.apply(table.state, action, emit && ((event) => events.push(event)));
  table.match.log.push(entry);
  table.line.push(entry);
  for (const event of events) emit?.(event);
}

/** The clock is the caller's, and so is a time that no record could hold. */
function requireTime(at: number): number {
  if (!Number.isSafeInteger(at) || at < 0) throw new RangeError(`${at} is not a time`);
  return at;
}

function fix<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
): void {
  table.fixed = { state: table.game.clone(table.state), length: table.line.length };
}
