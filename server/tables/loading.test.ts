import {
  createRandom,
  draw,
  newMatch,
  nextDraw,
  openTable,
  randomPolicy,
  submit,
  type Entry,
  type Game,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import type { StoredSnapshot } from '../store/store.ts';
import { loadMatch, makeSnapshot } from './loading.ts';

const game: Game = games.astronuts;
const stored = {
  id: 'm1',
  game: game.id,
  version: game.version,
  options: {},
  fairness: null,
  seats: [0, 1],
};

/** A table some way into a match, and what a store would keep of it. */
function played() {
  const random = createRandom('loading');
  const table = openTable(game, {
    ...newMatch(game, 'm1', { seats: 2, options: {} }),
    options: {},
  });
  while (table.seq < 120) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') draw(table, nextDraw(table, random), table.seq);
    else {
      const [seat = 0] = pending.seats;
      const moves = game.moves(table.state, seat);
      submit(table, seat, randomPolicy(table.state, seat, moves, random), table.seq);
    }
  }
  const entries: readonly Entry[] = table.match.log;
  const store = (snapshot: StoredSnapshot | null) => ({
    readSnapshot: async () => snapshot,
    readEntries: async (_id: string, from: number) =>
      entries.filter(({ seq }) => seq >= from).map((entry) => ({ entry, wish: null })),
  });
  return { table, store };
}

describe('a stored match', () => {
  test('is read from its snapshot', async () => {
    const { table, store } = played();
    const loaded = await loadMatch(store(makeSnapshot(table)), stored, game);
    expect(loaded.snapshotSeq).toBe(table.seq);
    expect(loaded.table.state).toEqual(table.state);
  });

  test('is played again from its log where the snapshot is of a time when states had fewer parts', async () => {
    const { table, store } = played();
    const snapshot = makeSnapshot(table);
    const parsed: unknown = JSON.parse(snapshot.body, (key, value: unknown) =>
      key === 'lasting' || key === 'flyPast' ? undefined : value,
    );
    const old = { ...snapshot, body: JSON.stringify(parsed) };
    expect(old.body.length).toBeLessThan(snapshot.body.length);
    const loaded = await loadMatch(store(old), stored, game);
    expect(loaded.snapshotSeq).toBe(0);
    expect(loaded.table.state).toEqual(table.state);
    expect(loaded.table.seq).toBe(table.seq);
  });
});
