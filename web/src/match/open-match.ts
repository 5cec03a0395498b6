/** From what is kept of a match to a table it can be continued at. */

import { damage, type Damage, type Game } from '@sternwarte/engine';
import type { OpenMatch } from './controller.ts';
import { replayWithLines } from './log-lines.ts';
import type { KeptMatch, WordsOfGame } from './saved-match.ts';
import { readerAt } from './secrets.ts';
import { ToldTable } from './told-table.ts';

export type Opened =
  | { readonly ok: true; readonly match: OpenMatch }
  | { readonly ok: false; readonly damage: Damage };

export function openKept({ saved, log }: KeptMatch, game: Game, words: WordsOfGame): Opened {
  const { match, sitters, names } = saved;
  if (match.version !== game.version) {
    const values = { game: match.game, version: match.version, known: game.version };
    return { ok: false, damage: damage('unknownVersion', values) };
  }
  const teller = { game, words, names, reader: readerAt(sitters) };
  const { replayed, lines } = replayWithLines(teller, { ...match, log: [...log] });
  if (!replayed.ok) return replayed;
  const table = new ToldTable(replayed.table, teller, lines);
  return { ok: true, match: { saved, words, table } };
}
