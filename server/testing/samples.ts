/** Something to store, for tests of stores. */

import type { Person, StoredEntry, StoredTable } from '../store/store.ts';

export function tableNamed(id: string, change: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    game: 'anno4000',
    version: 1,
    options: {},
    host: 'host',
    status: 'running',
    open: false,
    spectators: true,
    createdAt: 0,
    link: `link ${id}`,
    fairness: null,
    clock: { kind: 'none' },
    standIn: 'pilot',
    paused: false,
    chat: true,
    next: null,
    forgotten: [],
    home: null,
    helped: false,
    seats: [],
    ...change,
  };
}

export function personNamed(name: string): Person {
  return { id: `id of ${name}`, name, program: false, emblem: null };
}

export function entryOf(seq: number): StoredEntry {
  return { entry: { seq, at: 0, by: 0, move: { type: `m${seq}` } }, wish: `w${seq}` };
}

export function entriesOf(from: number, to: number): StoredEntry[] {
  return Array.from({ length: to - from }, (_unused, n) => entryOf(from + n));
}

/** So long that some hundreds of them fill a generation of a journal. */
export function longEntries(from: number, to: number): StoredEntry[] {
  return entriesOf(from, to).map(({ entry, wish }) => ({
    entry: { ...entry, move: { type: 'long', text: 'ü'.repeat(2_000) } },
    wish,
  }));
}
