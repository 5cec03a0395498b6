/** What a viewer has missed of a match, made again from the log: nothing is kept for those who are away. */

import { append, appendAndTell, openTable, type Game, type Viewer } from '@sternwarte/engine';
import type { ToldStep } from '@sternwarte/protocol';
import type { Store, StoredTable } from '../store/store.ts';
import { matchOf } from './loading.ts';
import { Telling } from './telling.ts';

/** Whoever was away for longer is shown the position alone. */
const MAX_MISSED = 256;
/** Replaying takes about ten microseconds an entry, and everybody else waits. */
const MAX_REPLAYED = 5_000;

/** A part of the story of a match: the view that its steps lead on from, and the number of the first of them. */
export interface StoryPage {
  readonly from: number;
  readonly view: unknown;
  readonly steps: readonly ToldStep[];
}

export interface Missed {
  readonly steps: readonly ToldStep[];
  /** In place of the patches, where it is shorter than all of them. */
  readonly view?: unknown;
}

/** `null` when it is too much to be told. */
export async function tellMissed(
  store: Store,
  stored: StoredTable,
  game: Game,
  viewer: Viewer,
  seen: number,
  seq: number,
): Promise<Missed | null> {
  if (seen > seq || seq - seen > MAX_MISSED || seq > MAX_REPLAYED) return null;
  const { steps, after: view } = await tellBetween(store, stored, game, viewer, seen, seq);
  const patches = steps.reduce((sum, { patch }) => sum + JSON.stringify(patch ?? '').length, 0);
  if (patches <= JSON.stringify(view).length) return { steps };
  return { steps: steps.map(({ patch: _patch, ...step }) => step), view };
}

/** The last steps before an entry, for whoever wants to read how it came about; `null` when it is too much to be told. */
export async function tellBefore(
  store: Store,
  stored: StoredTable,
  game: Game,
  viewer: Viewer,
  seq: number,
): Promise<StoryPage | null> {
  if (seq > MAX_REPLAYED) return null;
  const from = Math.max(0, seq - MAX_MISSED);
  const { before: view, steps } = await tellBetween(store, stored, game, viewer, from, seq);
  return { from, view, steps };
}

async function tellBetween(
  store: Store,
  stored: StoredTable,
  game: Game,
  viewer: Viewer,
  from: number,
  to: number,
): Promise<{
  readonly before: unknown;
  readonly steps: readonly ToldStep[];
  readonly after: unknown;
}> {
  const table = openTable(game, matchOf(stored));
  const entries = (await store.readEntries(stored.id, 0)).map(({ entry }) => entry);
  for (const entry of entries.slice(0, from)) append(table, entry);
  const before: unknown = game.view(table.state, viewer);
  const telling = new Telling(table, [viewer], []);
  for (const entry of entries.slice(from, to)) {
    telling.before(entry);
    telling.after(entry, appendAndTell(table, entry));
  }
  return { before, steps: telling.stepsOf(viewer), after: game.view(table.state, viewer) };
}
