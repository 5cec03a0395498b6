/**
 * From a text of anybody to a match that can be looked at: unpacked, parsed, and every entry played anew. Takes as long as
 * the text wants it to, within the limits of a record, so it is done beside the page (`read-apart.ts`). Nothing in the
 * answer but plain data.
 */

import {
  damage,
  parseRecord,
  type Damage,
  type Game,
  type Table,
  type Tagged,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';
import { unpackRecord } from '../../replay/share-link.ts';
import { traceCourse, type PackedCourse } from '../course.ts';

/** A record as text, or packed into a link. */
export type Source = { readonly text: string } | { readonly link: string };

export interface Folded {
  readonly kind: 'folded';
  readonly game: GameId;
  readonly table: Omit<Table<unknown, Tagged, unknown, Tagged>, 'game'>;
  readonly course: PackedCourse;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

export type Folding =
  | Folded
  | { readonly kind: 'brokenLink' }
  | { readonly kind: 'damaged'; readonly game: GameId | null; readonly damage: Damage };

export type OnProgress = (done: number, total: number) => void;

/** How many entries are read between two reports. */
const REPORTED = 2000;

export async function foldRecord(
  source: Source,
  load: (id: GameId) => Promise<Game>,
  onProgress?: OnProgress,
): Promise<Folding> {
  const text = 'text' in source ? source.text : await unpackRecord(source.link);
  if (text === null) return { kind: 'brokenLink' };
  const parsed = parseRecord(text);
  if (!parsed.ok) return { kind: 'damaged', game: null, damage: parsed.damage };
  const { gameId, read } = parsed.value;
  if (typeof gameId !== 'string' || !isGameId(gameId)) {
    const reading = read(undefined);
    const found = reading.ok ? damage('notARecord', {}) : reading.damage;
    return { kind: 'damaged', game: null, damage: found };
  }
  const game = await load(gameId);
  // For the sake of progress alone; the record is asked how many there are when it is read.
  const total = text.split('"seq":').length - 1;
  let traced: ReturnType<typeof traceCourse> | null = null;
  const reading = read(game, (entry, table) => {
    traced ??= traceCourse(game, table.match);
    if (entry.seq % REPORTED === 0) onProgress?.(entry.seq, total);
    return traced.inspect(entry, table);
  });
  if (!reading.ok) return { kind: 'damaged', game: gameId, damage: reading.damage };
  const { table, names, bots } = reading.value;
  const { course } = traced ?? traceCourse(game, table.match);
  course.follow(table);
  const { game: _game, ...plain } = table;
  return { kind: 'folded', game: gameId, table: plain, course: course.pack(), names, bots };
}
