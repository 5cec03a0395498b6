/** Taking back: a seat its own moves, and all together whatever has happened. */

import type { Seat, Tagged } from './contract.ts';
import { forgetMarks, stateAfter } from './marks.ts';
import { equalPlain, readInput } from './plain.ts';
import { isAwaited, isSeat, refused, requireTime, type Prepared } from './prepared.ts';
import { refuse } from './refusals.ts';
import type { Table } from './table.ts';

/** Going back means playing a part of the match again, and whoever replays a log has no use for a thousand of them. */
const MAX_BACKS = 100;

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

/** Does what was prepared as an undo. */
export function goBack<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  to: number,
): void {
  const { line, open } = table;
  const kept = keptBy(table, to);
  const index = kept === null ? -1 : kept - (line.length - open.length);
  const state = open[index];
  if (kept === null || state === undefined) throw new RangeError(`entry ${to} cannot be reached`);
  // What is kept may be looked at by others, and the table goes on from it.
  table.state = table.game.clone(state);
  open.length = index;
  line.length = kept;
  forgetMarks(table.marks, kept);
}

/** Does what all have agreed to. */
export function goFarBack<State, Move extends Tagged, Chance, Event extends Tagged>(
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

function isPlace(to: unknown): to is number {
  return typeof to === 'number' && Number.isSafeInteger(to) && !Object.is(to, -0) && to >= -1;
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

/** The state in which so many entries of a whole line were in force. */
function stateBefore<State, Move extends Tagged, Chance, Event extends Tagged>(
  { game, match, line, marks }: Table<State, Move, Chance, Event>,
  kept: number,
): State {
  return stateAfter(game, match, marks, line, kept);
}
