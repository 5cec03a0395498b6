/** What was written is read again, up to where it is whole, and nothing else ever is. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DiskJournal, MemoryJournal } from './journal-file.ts';
import {
  Journal,
  ownerOf,
  readGeneration,
  type JournalFiles,
  type JournalRecord,
} from './journal.ts';

const NAME = '0123456789abcdef';

const records = fc.array(
  fc.record<JournalRecord>({
    kind: fc.constantFrom('entry', 'clock', 'snapshot'),
    key: fc.integer({ min: 1, max: 2 ** 48 - 1 }),
    seq: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('ü'.repeat(40_000))),
  }),
  { minLength: 1, maxLength: 5 },
);
const batches = fc.array(records, { minLength: 1, maxLength: 8 });

function files(): JournalFiles {
  return [new MemoryJournal(), new MemoryJournal()];
}

function writeAll(journal: Journal, all: readonly (readonly JournalRecord[])[]): number[] {
  return all.flatMap((batch) => {
    const places = batch.map(({ kind, key, seq, text }) => journal.add(kind, key, seq, text));
    journal.write();
    return places;
  });
}

test('what was written is read again, from the file and from memory, also after the next generation has begun', () => {
  fc.assert(
    fc.property(batches, batches, (first, second) => {
      const [even, odd] = files();
      const journal = new Journal([even, odd], NAME, 7);
      const places = writeAll(journal, first);
      expect(readGeneration(odd.read(), NAME)).toEqual({ number: 7, records: first.flat() });
      journal.turn();
      writeAll(journal, second);
      expect(readGeneration(odd.read(), NAME)).toEqual({ number: 7, records: first.flat() });
      expect(readGeneration(even.read(), NAME)).toEqual({ number: 8, records: second.flat() });
      expect(places.map((at) => journal.recordAt(at, 7))).toEqual(first.flat());
    }),
    { numRuns: 60 },
  );
});

test('of a file that was torn anywhere, whole batches are left and nothing else', () => {
  fc.assert(
    fc.property(
      batches,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (all, share, isTorn) => {
        const [even, odd] = files();
        const journal = new Journal([even, odd], NAME, 2);
        const ends = all.map((batch) => {
          writeAll(journal, [batch]);
          return journal.size;
        });
        const cut = Math.floor(share * journal.size);
        const bytes = Buffer.from(even.read(journal.size));
        // Cut off there, or noughts from there on, as where a disk had no time for the rest.
        const left = isTorn ? bytes.subarray(0, cut) : Buffer.from(bytes).fill(0, cut);
        const whole = all.filter((_batch, n) => {
          const upTo = bytes.subarray(0, ends[n]);
          return upTo.equals(left.subarray(0, ends[n]));
        });
        const read = readGeneration(left, NAME);
        expect(read?.records ?? []).toEqual(whole.flat());
      },
    ),
    { numRuns: 100 },
  );
});

test('a single wrong bit ends what is read before it', () => {
  fc.assert(
    fc.property(batches, fc.nat(), fc.nat(7), (all, where, bit) => {
      const [even, odd] = files();
      const journal = new Journal([even, odd], NAME, 2);
      writeAll(journal, all);
      const bytes = Buffer.from(even.read(journal.size));
      const at = where % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      const read = readGeneration(bytes, NAME)?.records ?? [];
      expect(read.length).toBeLessThan(all.flat().length);
      expect(all.flat().slice(0, read.length)).toEqual(read);
    }),
    { numRuns: 100 },
  );
});

test('nothing of an earlier generation is read behind a later one in the same file', () => {
  fc.assert(
    fc.property(batches, batches, (first, second) => {
      const [even, odd] = files();
      const journal = new Journal([even, odd], NAME, 3);
      writeAll(journal, first);
      journal.turn();
      journal.turn();
      writeAll(journal, second);
      expect(readGeneration(odd.read(), NAME)).toEqual({ number: 5, records: second.flat() });
    }),
    { numRuns: 60 },
  );
});

test('a file of another database holds nothing of ours, and neither do no bytes and any bytes', () => {
  const [even, odd] = files();
  const journal = new Journal([even, odd], NAME, 2);
  writeAll(journal, [[{ kind: 'clock', key: 1, seq: 0, text: '{}' }]]);
  expect(readGeneration(even.read(), NAME.replace('0', 'f'))).toBeNull();
  expect(ownerOf(even.read())).toBe(NAME);
  for (const nothing of [Buffer.alloc(0), Buffer.alloc(4_096), Buffer.alloc(4_096, 'SWJ1')]) {
    expect(ownerOf(nothing)).toBeNull();
  }
  expect(readGeneration(Buffer.alloc(0), NAME)).toBeNull();
  expect(readGeneration(Buffer.alloc(4_096), NAME)).toBeNull();
  expect(readGeneration(Buffer.alloc(4_096, 'SWJ1'), NAME)).toBeNull();
});

test('what was cleared is not written, and what could not be written is not either', () => {
  let isFull = false;
  class SmallJournal extends MemoryJournal {
    override write(bytes: Uint8Array, at: number): void {
      // Half of it is there when the disk is full.
      super.write(isFull ? bytes.subarray(0, bytes.length / 2) : bytes, at);
      if (isFull) throw new Error('ENOSPC');
    }
  }
  const file = new SmallJournal();
  const journal = new Journal([file, file], NAME, 2);
  const add = (seq: number): number => journal.add('entry', 1, seq, `text ${seq}`);
  const read = (): number[] | undefined =>
    readGeneration(file.read(), NAME)?.records.map(({ seq }) => seq);
  add(0);
  journal.write();
  add(1);
  journal.clear();
  add(2);
  isFull = true;
  expect(() => journal.write()).toThrow('ENOSPC');
  expect(read()).toEqual([0]);
  journal.clear();
  isFull = false;
  add(3);
  journal.write();
  expect(read()).toEqual([0, 3]);
});

test('a file that is not there is empty, and one that cannot be read is not', () => {
  expect(new DiskJournal(`${import.meta.filename}-none`).read()).toHaveLength(0);
  const unreadable = new DiskJournal(`${import.meta.filename}/none`);
  expect(() => unreadable.read()).toThrow('ENOTDIR');
  expect(() => unreadable.write(Buffer.alloc(1), 0)).toThrow('ENOTDIR');
});
