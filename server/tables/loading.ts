/** A stored match as a table that can be played on: from its last snapshot, and the entries since. */

import {
  append,
  formerOptions,
  misfit,
  openTable,
  restoreTable,
  takeSnapshot,
  type Game,
  type Match,
  type Snapshot,
} from '@sternwarte/engine';
import type { Store, StoredSnapshot, StoredTable } from '../store/store.ts';
import type { AnyTable } from './telling.ts';
import { REMEMBERED, Wishes } from './wishes.ts';

export interface LoadedMatch {
  readonly table: AnyTable;
  /** The latest wishes that were fulfilled. */
  readonly wishes: Wishes;
  readonly snapshotSeq: number;
}

/** What of a table says which match is played there. */
type StoredMatch = Pick<StoredTable, 'id' | 'game' | 'version' | 'options' | 'fairness'> & {
  readonly seats: readonly unknown[];
};

export function matchOf(stored: StoredMatch): Match {
  const { id, game, version, options, fairness, seats } = stored;
  return { id, game, version, options, fairness, seats: seats.length, log: [] };
}

export async function loadMatch(
  store: Pick<Store, 'readSnapshot' | 'readEntries'>,
  stored: StoredMatch,
  game: Game,
  /** From the beginning, without a snapshot. */
  whole = false,
): Promise<LoadedMatch> {
  const match = matchOf(stored);
  const stands = whole ? null : await store.readSnapshot(stored.id);
  const snapshot = readSnapshot(game, match, stands);
  const table = snapshot === null ? openTable(game, match) : restoreTable(game, match, snapshot);
  const snapshotSeq = table.seq;
  const wishes = new Wishes();
  const entries = await store.readEntries(stored.id, Math.max(0, snapshotSeq - REMEMBERED));
  // A table from a snapshot does not know the way back that all agreed on since.
  if (snapshotSeq > 0 && entries.some(({ entry }) => entry.seq >= snapshotSeq && 'back' in entry)) {
    return loadMatch(store, stored, game, true);
  }
  for (const { entry, wish } of entries) {
    if (entry.seq >= snapshotSeq) append(table, entry);
    if (wish !== null && entry.by !== 'table') wishes.add(entry.by, wish, entry.seq);
  }
  return { table, wishes, snapshotSeq };
}

/** Our own, by its hash, of this match; one that is not of the rules as they are now is left, and the log is played again. */
function readSnapshot(game: Game, match: Match, stored: StoredSnapshot | null): Snapshot | null {
  if (stored === null || stored.version !== game.version) return null;
  const snapshot = JSON.parse(stored.body) as Snapshot;
  const options = formerOptions(game.options, match.options);
  const shape = game.shape?.({ seats: match.seats, options });
  // A state may have had fewer parts when it was stored.
  return shape === undefined || misfit(shape, snapshot.state) === null ? snapshot : null;
}

export function makeSnapshot(table: AnyTable): StoredSnapshot {
  const snapshot = takeSnapshot(table);
  return { seq: snapshot.seq, version: table.game.version, body: JSON.stringify(snapshot) };
}
