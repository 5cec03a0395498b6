/** From what is kept of a match to a table it can be continued at. */

import { damage, readerAmong, type Damage, type Game } from '@sternwarte/engine';
import type { KeptMatch, WordsOfGame } from '../saved-match.ts';
import { peopleHere } from '../sitter.ts';
import type { OpenMatch } from './local-match.ts';
import { replayTold } from './told-table.ts';

export type Opened =
  | { readonly ok: true; readonly match: OpenMatch }
  | { readonly ok: false; readonly damage: Damage };

export function openKept({ saved, log }: KeptMatch, game: Game, words: WordsOfGame): Opened {
  const { match, sitters, names } = saved;
  if (match.version !== game.version) {
    const values = { game: match.game, version: match.version, known: game.version };
    return { ok: false, damage: damage('unknownVersion', values) };
  }
  const teller = { words, names, eyes: readerAmong(peopleHere(sitters)) };
  const replayed = replayTold(game, { ...match, log: [...log] }, teller);
  return replayed.ok ? { ok: true, match: { saved, words, table: replayed.table } } : replayed;
}
