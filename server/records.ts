/** A match as a record file: what the asker may know while it runs; everything, and sealed, when it is over. */

import {
  formatRecord,
  makeRecord,
  redactLog,
  replay,
  type Game,
  type Match,
  type Viewer,
} from '@sternwarte/engine';
import type { SealKey } from './identity/seal-key.ts';
import type { Store, StoredTable } from './store/store.ts';
import { matchOf } from './tables/loading.ts';

export async function recordFor(
  store: Store,
  key: SealKey,
  game: Game,
  table: StoredTable,
  viewer: Viewer,
): Promise<string> {
  const entries = await store.readEntries(table.id, 0);
  const whole: Match = { ...matchOf(table), log: entries.map(({ entry }) => entry) };
  // The commitment binds names, and one of them is to be forgotten: nobody could verify it any more.
  const match = table.forgotten.length > 0 ? { ...whole, fairness: null } : whole;
  const names = table.seats.map(({ person, bot }, seat) => person?.name ?? bot ?? `${seat + 1}`);
  const bots = table.seats.map(({ bot }) => bot);
  if (table.status === 'running' || table.status === 'waiting') {
    const log = redactLog(game, match, viewer);
    return formatRecord({ ...match, log }, { names, bots }, null);
  }
  // A match that the host has ended opens as well: it will not go on here.
  const replayed = replay(game, match);
  if (!replayed.ok) throw new RangeError(`the match does not replay: ${replayed.damage.key}`);
  const pending = game.pending(replayed.table.state);
  const result = pending.kind === 'over' ? pending.result : null;
  const seal = key.seal(match, result, names, bots);
  return makeRecord({ game, match: { ...match, seal } }, { names, bots, keepSeed: true });
}
