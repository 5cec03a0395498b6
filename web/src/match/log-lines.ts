/** The log in words, as those at this screen may read it. */

import {
  equalPlain,
  replay,
  type Action,
  type Entry,
  type Game,
  type Names,
  type Replayed,
  type Match,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import type { LogLine } from './position.ts';
import { byLanguage, type ByLanguage, type WordsOfGame } from './saved-match.ts';

export interface Teller {
  readonly game: Game;
  readonly words: WordsOfGame;
  readonly names: ByLanguage<Names>;
  /** Whose eyes the log is written for. */
  readonly reader: Viewer;
}

/** The line of an action that is about to be applied to `state`. */
export function tellAction(
  { game, words, names, reader }: Teller,
  seq: number,
  action: Action<Tagged, unknown>,
  state: unknown,
): LogLine {
  const seen = game.redact(action, state, reader);
  const view = game.view(state, reader);
  const text = byLanguage((code) => words[code].action(seen, view, names[code]));
  return { seq, by: action.by, text };
}

/** Replays a log, with the lines of the entries that are in force at its end. */
export function replayWithLines(
  teller: Teller,
  match: Match,
): { readonly replayed: Replayed<unknown, Tagged, unknown, Tagged>; readonly lines: LogLine[] } {
  const told = new Map<number, LogLine>();
  const replayed = replay(teller.game, match, {
    inspect: (entry, { state }) => {
      const action = actionOf(entry);
      // An entry that does not fit may hold anything, and the replay itself says so next.
      if (action !== null && isPossible(teller.game, action, state)) {
        told.set(entry.seq, tellAction(teller, entry.seq, action, state));
      }
      return null;
    },
  });
  const inForce = replayed.ok ? replayed.table.line : [];
  return { replayed, lines: inForce.flatMap(({ seq }) => told.get(seq) ?? []) };
}

function actionOf(entry: Entry): Action<Tagged, unknown> | null {
  if ('undo' in entry) return null;
  return 'chance' in entry
    ? { by: 'table', chance: entry.chance }
    : { by: entry.by, move: entry.move };
}

/** Whether an action can happen in this position; it may be anything at all. */
export function isPossible(game: Game, action: Action<Tagged, unknown>, state: unknown): boolean {
  if (action.by !== 'table') return game.check(state, action.by, action.move) === null;
  const pending = game.pending(state);
  return (
    pending.kind === 'chance' &&
    pending.outcomes.some(({ outcome }) => equalPlain(outcome, action.chance))
  );
}
