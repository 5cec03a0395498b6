/**
 * Acknowledged means synced, by the real store on a real file. Whatever is asked of the disk goes through `node:fs`, so it is
 * watched there: what a file held when a sync of it began is kept once that sync is over, and nothing else is.
 */

import type * as FileSystem from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, personNamed, tableNamed } from '../testing/samples.ts';
import { journalsOf } from './copying.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const { kept, used } = vi.hoisted(() => ({
  /** By the path of a file, what is surely on the disk. */
  kept: new Map<string, Buffer>(),
  used: new Set<'fdatasync' | 'fdatasyncSync'>(),
}));

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>();
  const paths = new Map<number, string>();
  const seen = (descriptor: number): [string, Buffer] => {
    const path = paths.get(descriptor) ?? '';
    return [path, real.readFileSync(path)];
  };
  return {
    ...real,
    openSync(path: string, flags: string, mode?: number) {
      const descriptor = real.openSync(path, flags, mode);
      paths.set(descriptor, path);
      return descriptor;
    },
    fdatasyncSync(descriptor: number) {
      used.add('fdatasyncSync');
      const [path, content] = seen(descriptor);
      real.fdatasyncSync(descriptor);
      kept.set(path, content);
    },
    fdatasync(descriptor: number, done: (error: Error | null) => void) {
      used.add('fdatasync');
      const [path, content] = seen(descriptor);
      real.fdatasync(descriptor, (error) => {
        if (error === null) kept.set(path, content);
        done(error);
      });
    },
  };
});

let folder = '';
const file = (): string => join(folder, 'test.db');
const host = personNamed('Host');
const seats = [{ person: host, bot: null, standIn: null, link: 'seat' }];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-synced-'));
  kept.clear();
  used.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Whether a text that was just acknowledged is on the disk. */
function isKept(paths: readonly string[], text: string): boolean {
  return paths.some((path) => kept.get(path)?.includes(text) === true);
}

const journals = (): readonly string[] => journalsOf(file());
const log = (): readonly string[] => [`${file()}-wal`];

/** What is acknowledged by a sync of ours, each with a text of digits that it alone writes. */
const WRITES: readonly {
  readonly what: string;
  readonly where: () => readonly string[];
  write(this: void, store: Store, text: string, n: number): Promise<void>;
}[] = [
  {
    what: 'append',
    where: journals,
    write: (store, text, n) => store.append('t', [{ ...entryOf(n), wish: text }]),
  },
  {
    what: 'saveSnapshot',
    where: journals,
    write: (store, body, seq) => store.saveSnapshot('t', { seq, version: 1, body }),
  },
  {
    what: 'saveClock',
    where: journals,
    write: (store, text) => store.saveClock('t', { left: [Number(text)], since: 0 }),
  },
  {
    what: 'saveTable',
    where: log,
    write: (store, link) => store.saveTable(tableNamed('t', { seats, link })),
  },
  {
    what: 'addSaid',
    where: log,
    write: (store, text, number) =>
      store.addSaid('t', {
        said: { number, at: 0, seat: 0, name: host.name, text },
        person: host.id,
        wish: null,
      }),
  },
];

/** By the stopwatch that judges the disk, every sync takes so many milliseconds. */
function syncsTake(milliseconds: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
}

describe.each([
  { pace: 'slow, and not waited for in the loop', takes: 20, way: 'fdatasync' as const },
  { pace: 'quick, and waited for in the loop', takes: 0.1, way: 'fdatasyncSync' as const },
])('on a disk that is $pace', ({ takes, way }) => {
  test.each(WRITES)('what $what acknowledges was synced before', async ({ where, write }) => {
    syncsTake(takes);
    const store = openSqlite(file());
    await store.addPerson(host, 'hash', 0);
    await store.saveTable(tableNamed('t', { seats }));
    // So many that the disk is known.
    for (let n = 0; n < 40; n++) {
      const text = String(100_000_000 + n);
      used.clear();
      await write(store, text, n);
      expect(isKept(where(), text)).toBe(true);
    }
    expect([...used]).toEqual([way]);
    await store.close();
  });
});

test('many at once are not acknowledged before a sync that began after they were written', async () => {
  const store = openSqlite(file());
  await store.addPerson(host, 'hash', 0);
  await store.saveTable(tableNamed('t', { seats }));
  const writes = Array.from({ length: 50 }, async (_unused, n) => {
    if (n % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    const body = `snapshot ${n};`;
    await store.saveSnapshot('t', { seq: n, version: 1, body });
    return isKept(journals(), body);
  });
  expect(await Promise.all(writes)).toEqual(writes.map(() => true));
  await store.close();
});

test('the witness is not blind: what is written and not synced is not kept', async () => {
  const store = openSqlite(file());
  await store.addPerson(host, 'hash', 0);
  await store.saveTable(tableNamed('t', { seats }));
  const writing = store.append('t', [{ ...entryOf(0), wish: 'a wish' }]);
  expect(isKept(journals(), 'a wish')).toBe(false);
  await writing;
  expect(isKept(journals(), 'a wish')).toBe(true);
  expect(readFileSync(journalsOf(file())[1]).includes('a wish')).toBe(true);
  await store.close();
});

test('what SQLite commits by itself it syncs by itself, before and after all else', async () => {
  const database = new DatabaseSync(file());
  /** 2 is FULL: SQLite syncs its log with every commit. */
  const synchronous = (): unknown => database.prepare('PRAGMA synchronous').get()?.['synchronous'];
  const store = openSqlite(file(), { database });
  expect(synchronous()).toBe(2);
  await store.addPerson(host, 'hash', 0);
  await store.saveTable(tableNamed('t', { seats }));
  expect(synchronous()).toBe(2);
  // A second one with the same link is refused.
  await expect(store.saveTable(tableNamed('u', { link: 'link t' }))).rejects.toThrow('UNIQUE');
  expect(synchronous()).toBe(2);
  await store.append('t', [entryOf(0)]);
  expect(synchronous()).toBe(2);
  await store.close();
});

test('another secret in place of one is a write each time: the log of SQLite grows', async () => {
  const database = new DatabaseSync(file());
  const store = openSqlite(file(), { database });
  const pages = (): unknown => database.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.['log'];
  const seen = [pages()];
  for (let n = 0; n < 2; n++) {
    await store.replaceSecret('trial', String(n));
    seen.push(pages());
  }
  expect(new Set(seen).size).toBe(3);
  await store.close();
});
