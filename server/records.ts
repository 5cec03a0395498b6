/** A match as a record file: what the asker may know while it runs, everything when it is over. */

import {
  formatRecord,
  makeRecord,
  redactLog,
  type Game,
  type Match,
  type Viewer,
} from '@sternwarte/engine';
import type { Store, StoredTable } from './store/store.ts';
import { matchOf } from './tables/loading.ts';

export async function recordFor(
  store: Store,
  game: Game,
  table: StoredTable,
  viewer: Viewer,
): Promise<string> {
  const entries = await store.readEntries(table.id, 0);
  const match: Match = { ...matchOf(table), log: entries.map(({ entry }) => entry) };
  const notes = {
    names: table.seats.map(({ person, bot }, seat) => person?.name ?? bot ?? `${seat + 1}`),
    bots: table.seats.map(({ bot }) => bot),
  };
  if (table.status === 'over') return makeRecord({ game, match }, notes);
  return formatRecord({ ...match, log: redactLog(game, match, viewer) }, notes, null);
}
