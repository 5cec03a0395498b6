/**
 * The state of a match is the fold of its log; a `Table` is a match with that fold kept at hand.
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

import type { Game, Pending, Refusal, Seat, Tagged } from './contract.ts';
import { goBack, goFarBack, prepareUndo } from './going-back.ts';
import { copyState, type Kept } from './kept.ts';
import { keepMark, noMarks, type Marks } from './marks.ts';
import type { ActionEntry, Entry, Match } from './match.ts';
import { formerOptions } from './options.ts';
import { copyPlain, equalPlain, readInput } from './plain.ts';
import { isAwaited, isSeat, refused, requireTime, type Prepared } from './prepared.ts';
import { refuse } from './refusals.ts';

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
  /** The states before each of the last entries of the line, as many as can be taken back; never changed. */
  readonly open: State[];
  /** The last copy that somebody asked for with `keepState`. */
  kept: Kept<State> | null;
  /** Positions to go back to from further on, where the line is whole. */
  readonly marks: Marks<State>;
}

/** Every move that can be taken back costs a state. Nobody needs so many of them before chance speaks or his turn ends. */
export const MAX_OPEN_MOVES = 256;

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
    kept: null,
    marks: noMarks(),
  };
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
  /** For whoever has asked already. */
  pending: Pending<Chance> = table.game.pending(table.state),
): Prepared<Move, Chance> {
  if (pending.kind !== 'chance') return refused(refuse('noChanceNow', {}));
  const known = readInput(outcome, (input) =>
    // Most tables draw what they have just been offered.
    pending.outcomes.find((one) => one.outcome === input || equalPlain(one.outcome, input)),
  );
  if (!known) return refused(refuse('impossibleOutcome', {}));
  const chance = copyPlain(known.outcome);
  return { ok: true, entry: { seq: table.seq, at: requireTime(at), by: 'table', chance } };
}

/** Applies an entry that was prepared for this very position. Anything else is a bug of the caller. */
export function append<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
  emit?: (event: Event) => void,
): void {
  if (emit === undefined) {
    happen(table, entry);
    return;
  }
  // Told only once the entry is in the log, so that a listener that throws cannot tear state and log apart.
  for (const event of appendAndTell(table, entry)) emit(event);
}

/** The same. Answers what came of it. */
export function appendAndTell<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
): readonly Event[] {
  const events: Event[] = [];
  happen(table, entry, (event) => events.push(event));
  return events;
}

function happen<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
  emit?: (event: Event) => void,
): void {
  if (entry.seq !== table.seq) throw new RangeError(`entry ${entry.seq} at ${table.seq}`);
  if ('undo' in entry) goBack(table, entry.undo);
  else if ('back' in entry) goFarBack(table, entry.back);
  else perform(table, entry, emit);
  table.seq++;
  table.match.log.push(entry);
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

function settle<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  prepared: Prepared<Move, Chance>,
  emit?: (event: Event) => void,
): Refusal | null {
  if (!prepared.ok) return prepared.refusal;
  append(table, prepared.entry, emit);
  return null;
}

/** For lists of few, again and again: to set their length would be a call out of compiled code, and give their room away. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
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
    empty(open);
  } else {
    const { by, move } = entry;
    const reveals = game.reveals?.(table.state, by, move) ?? false;
    const before = copyState(table);
    game.apply(table.state, { by, move }, emit);
    open.push(before);
    if (reveals || open.length >= MAX_OPEN_MOVES || !isAwaited(table, by)) empty(open);
  }
  line.push(entry);
  if (table.before === -1) keepMark(game, table.marks, line.length, table.state);
}
