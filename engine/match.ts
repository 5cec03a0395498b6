/**
 * A match is its log. The state is the fold of the log; a `Table` is a match with that fold kept at hand.
 *
 * Everything happens in two steps: *prepare* checks what somebody wants and answers the entry it would become, or why
 * not, and changes nothing; *append* applies an entry. Whoever runs a table stores the entry in between, so that nothing
 * is shown that could be lost.
 *
 *     const table = openTable(game, newMatch(game, 'm1', { seats: 2, options: {} }));
 *     const prepared = prepareMove(table, 0, { type: 'endTurn' }, now);
 *     if (prepared.ok) {
 *       await store(prepared.entry);
 *       append(table, prepared.entry);
 *     }
 *     draw(table, outcome, now);               // both steps at once, where nothing is stored
 */

import type { Action, Config, Game, Refusal, Seat, Tagged } from './contract.ts';
import type { Fairness } from './fairness.ts';
import { completeOptions, formerOptions, type OptionValues } from './options.ts';
import { copyPlain, equalPlain, readInput } from './plain.ts';
import { forgetMarks, keepMark, noMarks, stateAfter, type Marks } from './marks.ts';
import { refuse } from './refusals.ts';
import type { Seal } from './seal.ts';

/**
 * `undo: n` and `back: n` go to the position after entry n; -1 is the position after set-up. An undo is a seat's own, in
 * its turn; going back further needs the consent of all, who are listed.
 */
export type Step<Move, Chance> =
  | Action<Move, Chance>
  | { readonly by: Seat; readonly undo: number }
  | { readonly by: 'table'; readonly back: number; readonly consent: readonly Seat[] };

interface Stamp {
  /** 0, 1, 2, … without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of the table. */
  readonly at: number;
}

export type Entry<Move = Tagged, Chance = unknown> = Step<Move, Chance> & Stamp;

/** An entry that the game itself knows: a move or an outcome of chance. */
export type ActionEntry<Move = Tagged, Chance = unknown> = Action<Move, Chance> & Stamp;

export interface Match<Move = Tagged, Chance = unknown> {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** `null` when chance is not drawn by the engine, such as people's own dice. */
  readonly fairness: Fairness | null;
  /** By whoever ran it, when it was over. */
  readonly seal?: Seal;
  readonly log: Entry<Move, Chance>[];
}

export interface Table<State, Move extends Tagged, Chance, Event extends Tagged> {
  readonly game: Game<State, Move, Chance, Event>;
  /** The match; a table that was restored from a snapshot has the log since then. */
  readonly match: Match<Move, Chance>;
  state: State;
  /** The number of the next entry. */
  seq: number;
  /** The entries in force: those that nobody took back. */
  readonly line: ActionEntry<Move, Chance>[];
  /** The entry in force before the line begins; -1 when the line is whole. */
  before: number;
  /** How many outcomes of chance there were, also those that all agreed to take back; the number of the next draw. */
  draws: number;
  /** How often all agreed to go back. */
  backs: number;
  /** The states before each of the last entries of the line, as many as can be taken back. */
  readonly open: State[];
  /** Positions to go back to from further on, where the line is whole. */
  readonly marks: Marks<State>;
}

/** The entry that something would become, or why it may not be done. */
export type Prepared<Move, Chance> =
  | { readonly ok: true; readonly entry: Entry<Move, Chance> }
  | { readonly ok: false; readonly refusal: Refusal };

/** A table as plain data, to be stored beside the log: whoever has it need not replay. */
export interface Snapshot<State = unknown, Move = Tagged, Chance = unknown> {
  readonly seq: number;
  readonly draws: number;
  /** Left out by those who knew no going back. */
  readonly backs?: number;
  readonly state: State;
  /** The last entry in force that cannot be taken back; -1 when there is none. */
  readonly before: number;
  /** What can be taken back: entries, and the states before them. */
  readonly open: readonly { readonly entry: ActionEntry<Move, Chance>; readonly state: State }[];
}

/** Every move that can be taken back costs a state. Nobody needs so many of them before chance speaks or his turn ends. */
export const MAX_OPEN_MOVES = 256;
/** Going back means playing a part of the match again, and whoever replays a log has no use for a thousand of them. */
const MAX_BACKS = 100;

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
  return {
    game,
    match: { ...match, log: [] },
    state: game.setup({
      seats: match.seats,
      options: formerOptions(game.options, match.options),
    }),
    seq: 0,
    line: [],
    before: -1,
    draws: 0,
    backs: 0,
    open: [],
    marks: noMarks(),
  };
}

/** What it takes to go on with a table without replaying its log. The states are copies. */
export function takeSnapshot<State, Move extends Tagged, Chance, Event extends Tagged>({
  game,
  state,
  seq,
  draws,
  backs,
  line,
  before,
  open,
}: Table<State, Move, Chance, Event>): Snapshot<State, Move, Chance> {
  const fixed = line.length - open.length;
  return {
    seq,
    draws,
    backs,
    state: game.clone(state),
    before: line[fixed - 1]?.seq ?? before,
    open: line.slice(fixed).map((entry, i) => ({ entry, state: game.clone(open[i] ?? state) })),
  };
}

/**
 * A table as it was when the snapshot was taken, with an empty log and no more of the line than can be taken back.
 * A snapshot is trusted: it must be our own, of this match and of these rules.
 */
export function restoreTable<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  match: Omit<Match<Move, Chance>, 'log'>,
  { seq, draws, backs = 0, state, before, open }: Snapshot<State, Move, Chance>,
): Table<State, Move, Chance, Event> {
  return {
    game,
    match: { ...match, log: [] },
    state: game.clone(state),
    seq,
    line: open.map(({ entry }) => entry),
    before,
    draws,
    backs,
    open: open.map((step) => game.clone(step.state)),
    marks: noMarks(),
  };
}

/** Whether the game itself knows of this entry. */
export function isAction<Move, Chance>(
  entry: Entry<Move, Chance>,
): entry is ActionEntry<Move, Chance> {
  return 'move' in entry || 'chance' in entry;
}

/** What the game itself knows of an entry: neither its number nor its time. */
export function actionOf<Move, Chance>(entry: Action<Move, Chance>): Action<Move, Chance> {
  return 'chance' in entry
    ? { by: entry.by, chance: entry.chance }
    : { by: entry.by, move: entry.move };
}

/** Whether a seat can take back a move that it has just made, as far as its own views tell. `append` knows for certain. */
export function staysOpen(
  game: Game,
  before: unknown,
  { by, move }: { readonly by: Seat; readonly move: Tagged },
  after: unknown,
): boolean {
  if (game.reveals?.(before, by, move) === true) return false;
  const pending = game.pending(after);
  return pending.kind === 'move' && pending.seats.includes(by);
}

/**
 * Lets go of all entries that cannot be taken back any more, as if the table had just been restored: for whoever keeps
 * the log elsewhere.
 */
export function forgetFixed<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
): void {
  const { line, open, match, marks } = table;
  const fixed = line.length - open.length;
  table.before = line[fixed - 1]?.seq ?? table.before;
  line.splice(0, fixed);
  marks.states.length = 0;
  match.log.length = 0;
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

/** A seat's move. The input may be anything. */
export function prepareMove<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  move: unknown,
  at: number,
): Prepared<Move, Chance> {
  const { game, state, match, seq } = table;
  if (!isSeat(seat, match.seats)) return refused(refuse('noSuchSeat', {}));
  // The log keeps a copy of its own, and that copy is what is checked: the input may answer differently when asked again.
  const copy = readInput(move, copyPlain);
  const refusal = game.check(state, seat, copy);
  if (refusal !== null) return refused(refusal);
  // `check` has accepted it, so it is one of the game's moves.
  return { ok: true, entry: { seq, at: requireTime(at), by: seat, move: copy as Move } };
}

/** An outcome of chance. It must be one of those that are possible now; the input may be anything. */
export function prepareDraw<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  outcome: unknown,
  at: number,
): Prepared<Move, Chance> {
  const pending = table.game.pending(table.state);
  if (pending.kind !== 'chance') return refused(refuse('noChanceNow', {}));
  const known = readInput(outcome, (input) =>
    // Most tables draw what they have just been offered.
    pending.outcomes.find((one) => one.outcome === input || equalPlain(one.outcome, input)),
  );
  if (!known) return refused(refuse('impossibleOutcome', {}));
  const chance = copyPlain(known.outcome);
  return { ok: true, entry: { seq: table.seq, at: requireTime(at), by: 'table', chance } };
}

/**
 * Taking back a seat's own moves, down to the position after entry `to`. Possible while the table still waits for that
 * seat and nothing but its own moves has happened since: no chance, nothing revealed, no other seat's move, and not
 * hundreds of moves either.
 */
export function prepareUndo<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  to: unknown,
  at: number,
): Prepared<Move, Chance> {
  const { line, before, open, match, seq } = table;
  if (!isSeat(seat, match.seats)) return refused(refuse('noSuchSeat', {}));
  if (!isAwaited(table, seat)) return refused(refuse('undoNotAwaited', {}));
  if (!isPlace(to)) return refused(refuse('undoTarget', {}));
  const kept = keptBy(table, to);
  if (kept === null)
    return refused(to < before ? refuse('undoFixed', {}) : refuse('undoUnknown', { to }));
  if (kept >= line.length) return refused(refuse('undoNothing', {}));
  if (kept < line.length - open.length) return refused(refuse('undoFixed', {}));
  if (line.slice(kept).some((entry) => entry.by !== seat)) {
    return refused(refuse('undoOthers', {}));
  }
  return { ok: true, entry: { seq, at: requireTime(at), by: seat, undo: to } };
}

/**
 * Going back to an earlier decision, with the consent of every seat. What chance has brought since is taken back as well,
 * but draws are not counted back: what falls from then on is new to everybody, and as fair as before. A table that was
 * restored from a snapshot has forgotten the way, and must be replayed first.
 */
export function prepareBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  to: unknown,
  consent: unknown,
  at: number,
): Prepared<Move, Chance> {
  const { game, state, line, match, seq, backs, before } = table;
  const everybody = Array.from({ length: match.seats }, (_unused, seat) => seat);
  if (!readInput(consent, (input) => equalPlain(input, everybody))) {
    return refused(refuse('backConsent', {}));
  }
  if (!isPlace(to)) return refused(refuse('undoTarget', {}));
  if (game.pending(state).kind === 'over') return refused(refuse('backOver', {}));
  if (backs >= MAX_BACKS) return refused(refuse('backTooOften', { limit: MAX_BACKS }));
  const kept = before === -1 ? keptBy(table, to) : null;
  if (kept === null) return refused(refuse('undoUnknown', { to }));
  if (kept >= line.length) return refused(refuse('undoNothing', {}));
  // Else it would be the same decision with another outcome: a throw thrown again.
  if (game.pending(stateBefore(table, kept)).kind !== 'move') {
    return refused(refuse('backToDraw', {}));
  }
  return {
    ok: true,
    entry: { seq, at: requireTime(at), by: 'table', back: to, consent: everybody },
  };
}

/** Where this seat last decided something: the entry before its last move in force, or `null` when it made none. */
export function lastDecision<State, Move extends Tagged, Chance, Event extends Tagged>(
  { line, before }: Table<State, Move, Chance, Event>,
  seat: Seat,
): number | null {
  const index = line.findLastIndex(({ by }) => by === seat);
  return index === -1 ? null : (line[index - 1]?.seq ?? before);
}

/** Applies an entry that was prepared for this very position. Anything else is a bug of the caller. */
export function append<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
  emit?: (event: Event) => void,
): void {
  if (entry.seq !== table.seq) throw new RangeError(`entry ${entry.seq} at ${table.seq}`);
  // Told only once the entry is in the log, so that a listener that throws cannot tear state and log apart.
  const events: Event[] = [];
  if ('undo' in entry) goBack(table, entry.undo);
  else if ('back' in entry) goFarBack(table, entry.back);
  else perform(table, entry, emit && ((event) => events.push(event)));
  table.seq++;
  table.match.log.push(entry);
  for (const event of events) emit?.(event);
}

/** Prepares and appends a seat's move; a refusal changes nothing. */
export function submit<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  move: unknown,
  at: number,
  emit?: (event: Event) => void,
): Refusal | null {
  return settle(table, prepareMove(table, seat, move, at), emit);
}

/** Prepares and appends an outcome of chance. */
export function draw<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  outcome: unknown,
  at: number,
  emit?: (event: Event) => void,
): Refusal | null {
  return settle(table, prepareDraw(table, outcome, at), emit);
}

/** Prepares and appends an undo. */
export function takeBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
  to: unknown,
  at: number,
): Refusal | null {
  return settle(table, prepareUndo(table, seat, to, at));
}

/** The earliest entry that `takeBack` accepts for this seat, or `null` when there is nothing to take back. */
export function earliestUndo<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
): number | null {
  if (!isAwaited(table, seat)) return null;
  const { line, open, before } = table;
  let kept = line.length;
  while (kept > line.length - open.length && line[kept - 1]?.by === seat) kept--;
  if (kept === line.length) return null;
  return line[kept - 1]?.seq ?? before;
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

function settle<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  prepared: Prepared<Move, Chance>,
  emit?: (event: Event) => void,
): Refusal | null {
  if (!prepared.ok) return prepared.refusal;
  append(table, prepared.entry, emit);
  return null;
}

/** JSON knows no -0, so no seat is called that. */
function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && !Object.is(seat, -0) && seat >= 0 && seat < seats;
}

function isPlace(to: unknown): to is number {
  return typeof to === 'number' && Number.isSafeInteger(to) && !Object.is(to, -0) && to >= -1;
}

function isAwaited<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
): boolean {
  const pending = table.game.pending(table.state);
  return pending.kind === 'move' && pending.seats.includes(seat);
}

/** How many entries of the line stay when the table goes back to entry `to`; `null` when the line does not hold it. */
function keptBy<State, Move extends Tagged, Chance, Event extends Tagged>(
  { line, before }: Table<State, Move, Chance, Event>,
  to: number,
): number | null {
  if (to === before) return 0;
  const index = line.findLastIndex((entry) => entry.seq === to);
  return index === -1 ? null : index + 1;
}

function goBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  to: number,
): void {
  const { line, open } = table;
  const kept = keptBy(table, to);
  const index = kept === null ? -1 : kept - (line.length - open.length);
  const state = open[index];
  if (kept === null || state === undefined) throw new RangeError(`entry ${to} cannot be reached`);
  table.state = state;
  open.length = index;
  line.length = kept;
  forgetMarks(table.marks, kept);
}

function goFarBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  to: number,
): void {
  const kept = table.before === -1 ? keptBy(table, to) : null;
  if (kept === null) throw new RangeError(`entry ${to} cannot be reached`);
  table.state = stateBefore(table, kept);
  table.line.length = kept;
  table.open.length = 0;
  table.backs++;
  forgetMarks(table.marks, kept);
}

/** The state in which so many entries of a whole line were in force. */
function stateBefore<State, Move extends Tagged, Chance, Event extends Tagged>(
  { game, match, line, marks }: Table<State, Move, Chance, Event>,
  kept: number,
): State {
  return stateAfter(game, match, marks, line, kept);
}

function perform<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: ActionEntry<Move, Chance>,
  emit: ((event: Event) => void) | undefined,
): void {
  const { game, line, open } = table;
  if ('chance' in entry) {
    game.apply(table.state, { by: entry.by, chance: entry.chance }, emit);
    table.draws++;
    open.length = 0;
  } else {
    const { by, move } = entry;
    const reveals = game.reveals?.(table.state, by, move) ?? false;
    const before = game.clone(table.state);
    game.apply(table.state, { by, move }, emit);
    open.push(before);
    if (reveals || open.length >= MAX_OPEN_MOVES || !isAwaited(table, by)) open.length = 0;
  }
  line.push(entry);
  if (table.before === -1) keepMark(game, table.marks, line.length, table.state);
}

/** The clock is the caller's, and so is a time that no record could hold. */
function requireTime(at: number): number {
  if (!Number.isSafeInteger(at) || at < 0) throw new RangeError(`${at} is not a time`);
  return at;
}
