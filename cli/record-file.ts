/** Records on disk. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  explainDamage,
  readRecord,
  type Game,
  type GameWords,
  type Language,
  type RecordedMatch,
} from '@sternwarte/engine';
import { findGame, wordsOf } from './registry.ts';
import type { CliWords } from './words/index.ts';

export type Loaded =
  | { readonly ok: true; readonly record: RecordedMatch; readonly text: GameWords }
  /** The file cannot be had at all, which is a wrong call; or it can, and is damaged. */
  | { readonly ok: false; readonly kind: 'unreadable' | 'damaged'; readonly reason: string };

export function loadRecord(file: string, language: Language, words: CliWords): Loaded {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return { ok: false, kind: 'unreadable', reason: words.errors.cannotRead(file) };
  }
  // Remembered, so that a refusal by the rules can be told in the words of that game.
  let game: Game | undefined;
  const reading = readRecord(content, (id) => (game = findGame(id)));
  const options = reading.ok ? reading.value.table.match.options : {};
  const text = game && wordsOf(game.id, language, options);
  if (reading.ok && text !== undefined) return { ok: true, record: reading.value, text };
  const reason = reading.ok ? '' : explainDamage(reading.damage, language, text);
  return { ok: false, kind: 'damaged', reason };
}

/** Writes the whole file or nothing: a crash in the middle leaves the old one. Answers whether it worked. */
export function saveRecord(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
    return true;
  } catch {
    return false;
  }
}
