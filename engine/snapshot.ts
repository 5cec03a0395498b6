/** A table without its log: kept beside it, so that nobody has to replay what nobody can take back. */

import type { Game, Tagged } from './contract.ts';
import { noMarks } from './marks.ts';
import type { ActionEntry, Match } from './match.ts';
import { empty, type Table } from './table.ts';

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
    kept: null,
    marks: noMarks(),
  };
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
  // Most of the time all of it.
  if (open.length === 0) empty(line);
  else if (fixed > 0) line.splice(0, fixed);
  empty(marks.states);
  empty(match.log);
}
