import { beforeEach, expect, test } from 'vitest';
import { Faults } from '../testing/faulty-store.ts';
import { entryOf, tableNamed } from '../testing/samples.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { WriteWatch } from './write-watch.ts';

let now: number;
let faults: Faults;
let watch: WriteWatch;
let store: Store;
let tries: number;

beforeEach(async () => {
  now = 0;
  tries = 0;
  faults = new Faults();
  watch = new WriteWatch(() => now);
  const faulty = faults.wrap(openSqlite(':memory:'));
  store = watch.over({
    ...faulty,
    replaceSecret(...args) {
      tries++;
      return faulty.replaceSecret(...args);
    },
  });
  await store.saveTable(tableNamed('t'));
  return () => store.close();
});

async function refuse(): Promise<void> {
  faults.fail('append', 'replaceSecret');
  await expect(store.append('t', [entryOf(0)])).rejects.toThrow('no room');
}

test('while all goes well nothing is ever tried', async () => {
  await store.append('t', [entryOf(0)]);
  now = 1_000_000;
  expect(await watch.isRefusing()).toBe(false);
  expect(tries).toBe(0);
});

test('a write that was refused is known until one of its kind is taken', async () => {
  await refuse();
  expect(await watch.isRefusing()).toBe(true);
  faults.recover();
  await store.saveTable(tableNamed('t'));
  expect(await watch.isRefusing()).toBe(true);
  await store.append('t', [entryOf(0)]);
  expect(await watch.isRefusing()).toBe(false);
  expect(tries).toBe(0);
});

test('where nobody writes any more something is tried, now and then', async () => {
  await refuse();
  for (const [at, tried] of [
    [4_999, 0],
    [5_000, 1],
    [9_999, 1],
    [10_000, 2],
  ] as const) {
    now = at;
    expect(await watch.isRefusing()).toBe(true);
    expect(tries).toBe(tried);
  }
  faults.recover();
  now = 15_000;
  expect(await watch.isRefusing()).toBe(false);
  expect(tries).toBe(3);
});

test('an entry that is not the next one is nobody’s fault but its own', async () => {
  await expect(store.append('t', [entryOf(7)])).rejects.toThrow('is next');
  expect(await watch.isRefusing()).toBe(false);
});
