/** Folding a log back into a position, with every entry checked as if it were played anew. */

import type { Game, Tagged, Viewer } from './contract.ts';
import { damage, type Damage } from './damage.ts';
import { prepareBack, prepareUndo } from './going-back.ts';
import { isAction, type ActionEntry, type Entry, type Match } from './match.ts';
import type { Prepared } from './prepared.ts';
import { append, openTable, prepareDraw, prepareMove, type Table } from './table.ts';

export type Replayed<State, Move extends Tagged, Chance, Event extends Tagged> =
  | { readonly ok: true; readonly table: Table<State, Move, Chance, Event> }
  | { readonly ok: false; readonly damage: Damage };

export interface ReplayOptions<State, Move extends Tagged, Chance, Event extends Tagged> {
  /** How many entries to replay; all of them by default. */
  readonly count?: number;
  readonly emit?: (event: Event) => void;
  /** Called before each entry; what it returns ends the replay. */
  readonly inspect?: (
    entry: Entry<Move, Chance>,
    table: Table<State, Move, Chance, Event>,
  ) => Damage | null;
}

/** Replays a log from anywhere; the table it returns can be played on. What does not fit is damage at its entry. */
export function replay<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  match: Match<Move, Chance>,
  options: ReplayOptions<State, Move, Chance, Event> = {},
): Replayed<State, Move, Chance, Event> {
  const { count = match.log.length, emit, inspect } = options;
  const table = openTable(game, match);
  for (const entry of match.log.slice(0, count)) {
    const found = inspect?.(entry, table) ?? follow(table, entry, emit);
    if (found !== null) return { ok: false, damage: found };
  }
  return { ok: true, table };
}

/** Checks an entry as if it were played anew, and appends it. */
function follow<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
  emit?: (event: Event) => void,
): Damage | null {
  const n = table.seq;
  if (entry.seq !== n) return damage('sequence', { entry: n });
  if (table.game.pending(table.state).kind === 'over') return damage('afterEnd', { entry: n });
  const prepared = prepareAgain(table, entry);
  if (prepared.ok) {
    append(table, prepared.entry, emit);
    return null;
  }
  return damage(illegalityOf(entry), { entry: n }, prepared.refusal);
}

function illegalityOf(entry: Entry) {
  if ('undo' in entry) return 'illegalUndo';
  if ('back' in entry) return 'illegalBack';
  return 'chance' in entry ? 'illegalChance' : 'illegalMove';
}

function prepareAgain<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
): Prepared<Move, Chance> {
  if ('undo' in entry) return prepareUndo(table, entry.by, entry.undo, entry.at);
  if ('back' in entry) return prepareBack(table, entry.back, entry.consent, entry.at);
  if ('chance' in entry) return prepareDraw(table, entry.chance, entry.at);
  return prepareMove(table, entry.by, entry.move, entry.at);
}

/** The log as one viewer may see it: undone entries included, secrets absent. The match must replay. */
export function redactLog<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  match: Match<Move, Chance>,
  viewer: Viewer,
): Entry<Move, Chance>[] {
  const redacted: Entry<Move, Chance>[] = [];
  const replayed = replay(game, match, {
    inspect: (entry, { state }) => {
      redacted.push(redactEntry(game, entry, state, viewer));
      return null;
    },
  });
  if (!replayed.ok) throw new RangeError(`the match does not replay: ${replayed.damage.key}`);
  return redacted;
}

/** An entry, about to be applied to `state`, as one viewer may see it. */
export function redactEntry<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  entry: Entry<Move, Chance>,
  state: State,
  viewer: Viewer,
): Entry<Move, Chance> {
  if (!isAction(entry)) return entry;
  const step = stepOf(entry);
  const told = game.redact(step, state, viewer);
  // Where nothing is hidden it is the same entry, and whoever sends it to many sees that at once.
  return told === step ? entry : { seq: entry.seq, at: entry.at, ...told };
}

function stepOf<Move, Chance>(entry: ActionEntry<Move, Chance>) {
  return 'chance' in entry
    ? { by: entry.by, chance: entry.chance }
    : { by: entry.by, move: entry.move };
}
