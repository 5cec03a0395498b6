/** Told means on the disk, in the order of coming, and whoever asks is answered from there. */

import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { GroupCommit, type Transaction } from './group-commit.ts';

/** A disk that takes its time, and fails when it is told to. */
class SlowDisk implements Transaction<string> {
  /** What was written, a list for each transaction. */
  readonly committed: string[][] = [];
  rests: PromiseWithResolvers<void>[] = [];
  isRepairable = true;
  #open: string[] = [];
  #sync: PromiseWithResolvers<void> | null = null;

  begin(): void {
    this.#open = [];
  }

  write(job: string): void {
    if (job === 'bad') throw new Error('a bad job');
    this.#open.push(job);
  }

  commit(): void {
    this.committed.push(this.#open);
  }

  rollback(): void {
    this.#open = [];
  }

  sync(): Promise<void> {
    this.#sync = Promise.withResolvers();
    return this.#sync.promise;
  }

  repair(): void {
    if (!this.isRepairable) throw new Error('beyond repair');
  }

  rest(): Promise<void> | null {
    return this.rests[0]?.promise ?? null;
  }

  async arrives(): Promise<void> {
    this.#sync?.resolve();
    await setImmediate();
  }

  async fails(): Promise<void> {
    this.#sync?.reject(new Error('the disk has failed'));
    await setImmediate();
  }
}

let disk: SlowDisk;
let writer: GroupCommit<string>;
/** What was heard, in order. */
let heard: string[];

beforeEach(() => {
  disk = new SlowDisk();
  writer = new GroupCommit(disk);
  heard = [];
});

function add(...jobs: string[]): void {
  for (const job of jobs) {
    writer.add(job).then(
      () => heard.push(job),
      (error: Error) => heard.push(`${job}: ${error.message}`),
    );
  }
}

async function read(): Promise<string> {
  return `read ${disk.committed.flat().join('')}`;
}

function ask(): void {
  writer.ask(read).then(
    (answer) => heard.push(answer),
    (error: Error) => heard.push(`read: ${error.message}`),
  );
}

test('nobody is told before it is on the disk, and what comes meanwhile is written together', async () => {
  add('a', 'b');
  await setImmediate();
  expect(disk.committed).toEqual([['a', 'b']]);
  add('c');
  await setImmediate();
  add('d');
  await setImmediate();
  expect(heard).toEqual([]);
  expect(disk.committed).toEqual([['a', 'b']]);
  await disk.arrives();
  expect(heard).toEqual(['a', 'b']);
  expect(disk.committed).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await disk.arrives();
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
});

test('one that cannot be written harms no other', async () => {
  add('a', 'bad', 'c');
  await setImmediate();
  expect(heard).toEqual([]);
  await disk.arrives();
  expect(disk.committed).toEqual([['a'], ['c']]);
  expect(heard.toSorted()).toEqual(['a', 'bad: a bad job', 'c']);
});

test('whoever asks is answered from what is on the disk', async () => {
  ask();
  await setImmediate();
  expect(heard).toEqual(['read ']);
  add('a');
  await setImmediate();
  ask();
  add('b');
  await setImmediate();
  expect(heard).toEqual(['read ']);
  await disk.arrives();
  // `b` is committed by then, and not on the disk.
  expect(disk.committed).toEqual([['a'], ['b']]);
  expect(heard.toSorted()).toEqual(['a', 'read ', 'read a']);
  ask();
  await disk.arrives();
  expect(heard.at(-1)).toBe('read ab');
});

test('after a failure nothing is told or answered until all is on the disk in another way', async () => {
  disk.isRepairable = false;
  add('a');
  await setImmediate();
  ask();
  await disk.fails();
  add('b');
  ask();
  await setImmediate();
  await setImmediate();
  expect(heard.toSorted()).toEqual([
    'a: the disk has failed',
    'b: beyond repair',
    'read: beyond repair',
    'read: beyond repair',
  ]);
  expect(disk.committed).toEqual([['a']]);
  disk.isRepairable = true;
  heard = [];
  ask();
  add('c');
  await setImmediate();
  await disk.arrives();
  expect(heard).toEqual(['read a', 'c']);
});

test('it waits where the log is about to begin anew', async () => {
  disk.rests = [Promise.withResolvers()];
  add('a');
  await setImmediate();
  add('b');
  await setImmediate();
  expect(disk.committed).toEqual([]);
  disk.rests.shift()?.resolve();
  await setImmediate();
  expect(disk.committed).toEqual([['a', 'b']]);
});

test('what waits when it is closed is written first', async () => {
  add('a');
  let isClosed = false;
  const closing = writer.close().then(() => (isClosed = true));
  add('b');
  await disk.arrives();
  expect([isClosed, heard]).toEqual([false, ['a']]);
  await disk.arrives();
  await closing;
  expect(heard).toEqual(['a', 'b']);
});
