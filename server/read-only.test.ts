/** A database that can be read and not written any more: a clear answer, and nothing is lost. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { MemoryJournal } from './store/journal-file.ts';
import { openSqlite } from './store/sqlite.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer } from './testing/server.ts';

const game: Game = games.anno4000;

test('a read-only database is a clear answer, nothing is lost, and the match goes on afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-read-only-'));
  const file = join(folder, 'test.db');
  const database = new DatabaseSync(file);
  let isReadOnly = false;
  // Modes of files mean nothing to root; SQLite refuses to write either way with the same error, and so does a journal.
  const setReadOnly = (isSo: boolean): void => {
    database.exec(`PRAGMA query_only = ${isSo ? 'ON' : 'OFF'}`);
    isReadOnly = isSo;
  };
  class GuardedJournal extends MemoryJournal {
    override write(bytes: Uint8Array, at: number): void {
      if (isReadOnly) throw new Error('EROFS: read-only file system');
      super.write(bytes, at);
    }
  }
  const journals = [new GuardedJournal(), new GuardedJournal()] as const;
  const server = await startTestServer({}, (own) => {
    void own.close();
    return openSqlite(file, { database, journals });
  });
  try {
    const { people, table } = await seatPeople(server.address, game);
    await people[0]?.post(`/api/tables/${table}/start`);
    const lines = people.map((person) => person.look(table));
    for (const line of lines) await line.hear('welcome', ({ view }) => view !== undefined);
    const pending = game.pending(lines[0]?.view);
    const seat = pending.kind === 'move' ? (pending.seats[0] ?? 0) : 0;
    const [one, other] = [lines[seat], lines[1 - seat]];
    if (one === undefined || other === undefined) throw new Error('nobody is there');
    const { seq, view } = one;
    const move = randomPolicy(view, seat, game.moves(view, seat), createRandom('any'));

    setReadOnly(true);
    const refused = one.move(move);
    expect((await one.hear('refused', ({ id }) => id === refused)).why.key).toBe('notStored');
    one.say({ type: 'chat', id: 'c', text: 'Hallo' });
    expect((await one.hear('refused', ({ id }) => id === 'c')).why.key).toBe('notStored');
    const wish = { game: game.id, seats: [null, null] };
    const unopened = await people[0]?.ask('POST', '/api/tables', wish);
    expect([unopened?.status, await unopened?.json()]).toEqual([
      500,
      { why: { key: 'notStored', values: {} } },
    ]);
    // What is there can still be read.
    const position = await people[seat]?.get<unknown>(`/api/tables/${table}/position`);
    expect(position).toEqual({ seq, view });
    expect(other.heard.some(({ type }) => type === 'steps' || type === 'said')).toBe(false);

    setReadOnly(false);
    const done = one.move(move);
    await one.hear('steps', ({ id }) => id === done);
    await other.until(() => other.seq === one.seq);
    expect(one.seq).toBeGreaterThan(seq);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
