/**
 * What matches write, one thing behind the other, in two files that take turns: a *generation* of it is written to one of
 * them while the generation before, in the other one, is put in its places in the database (`log-writer.ts`).
 *
 *     generation   = head batch*
 *     head         = "SWJ1", the name of the database, the number of the generation, checksum
 *     batch        = length, checksum, record*                 what is written at once, and counts as a whole or not at all
 *     record       = kind, key of the match, number, length, text
 *
 * Checksums go on from that of the head, so that a batch of an earlier generation is none of this one. Where a batch is not
 * whole the generation ends: what comes behind was never acknowledged.
 */

import { crc32 } from 'node:zlib';
import type { JournalFile } from './journal-file.ts';

export type Kind = 'entry' | 'clock' | 'snapshot';

export interface JournalRecord {
  readonly kind: Kind;
  readonly key: number;
  readonly seq: number;
  readonly text: string;
}

/** One generation as it was read. */
export interface Generation {
  readonly number: number;
  readonly records: readonly JournalRecord[];
}

export type JournalFiles = readonly [JournalFile, JournalFile];

const KINDS: readonly Kind[] = ['entry', 'clock', 'snapshot'];
const MAGIC = 'SWJ1';
const HEAD = 32;
const NAME = 16;
const BATCH_HEAD = 8;
const RECORD_HEAD = 15;
const KEY_BYTES = 6;
/** For a whole generation as a rule; nothing of it takes memory before it is written to. */
const FIRST_ROOM = 9 << 18;

export class Journal {
  readonly #files: JournalFiles;
  readonly #name: string;
  #generation: number;
  #checksum: number;
  /** All of the generation, as it is in its file, and behind it the batch that is being put together. */
  #bytes: Buffer;
  /** Of the generation before. */
  #bytesBefore: Buffer = Buffer.alloc(0);
  /** From where on nobody knows whether it is on the disk; `null` when all of it is. */
  #unsure: number | null = null;
  /** Where the next batch begins. */
  #end = HEAD;
  /** Where the next record goes. */
  #cursor = HEAD + BATCH_HEAD;

  /** Begins a generation. `name` has sixteen letters. */
  constructor(files: JournalFiles, name: string, generation: number) {
    this.#files = files;
    this.#name = name;
    this.#generation = generation;
    const head = headOf(name, generation);
    this.#checksum = head.checksum;
    this.#bytes = Buffer.alloc(FIRST_ROOM);
    head.bytes.copy(this.#bytes);
  }

  get generation(): number {
    return this.#generation;
  }

  /** How many bytes the generation has. */
  get size(): number {
    return this.#end;
  }

  /** Adds a record to the next batch; answers where it is. */
  add(kind: Kind, key: number, seq: number, text: string): number {
    const at = this.#cursor;
    this.#makeRoom(RECORD_HEAD + 3 * text.length);
    const bytes = this.#bytes;
    bytes[at] = KINDS.indexOf(kind);
    bytes.writeUIntLE(key, at + 1, KEY_BYTES);
    bytes.writeUInt32LE(seq, at + 7);
    const length = bytes.write(text, at + RECORD_HEAD, 'utf8');
    bytes.writeUInt32LE(length, at + 11);
    this.#cursor = at + RECORD_HEAD + length;
    return at;
  }

  /** The next batch begins with nothing. */
  clear(): void {
    this.#cursor = this.#end + BATCH_HEAD;
  }

  /** Writes the batch. If it throws, nothing was written that counts. */
  write(): void {
    const [end, cursor] = [this.#end, this.#cursor];
    const records = this.#bytes.subarray(end + BATCH_HEAD, cursor);
    this.#bytes.writeUInt32LE(records.length, end);
    this.#bytes.writeUInt32LE(crc32(records, this.#checksum), end + 4);
    // The head of a generation goes with the first batch.
    const from = end === HEAD ? 0 : end;
    this.#file().write(this.#bytes.subarray(from, cursor), from);
    this.#unsure ??= from;
    this.#end = cursor;
    this.clear();
  }

  /** Fulfilled when all of it is on the disk. Nothing is to be written meanwhile. */
  async sync(): Promise<void> {
    await this.#file().sync();
    this.#unsure = null;
  }

  /** After a sync has failed: writes again what it was for, since nobody knows what became of it, and waits for the disk. */
  writeAgain(): void {
    const from = this.#unsure ?? this.#end;
    this.#file().write(this.#bytes.subarray(from, this.#end), from);
    this.#file().syncNow();
    this.#unsure = null;
  }

  /** Begins the next generation, in the other file. What was there must be in its places, and this one on the disk. */
  turn(): void {
    const room = this.#bytesBefore;
    this.#bytesBefore = this.#bytes;
    this.#bytes = room.length < HEAD ? Buffer.alloc(FIRST_ROOM) : room;
    this.#generation++;
    const head = headOf(this.#name, this.#generation);
    this.#checksum = head.checksum;
    head.bytes.copy(this.#bytes);
    this.#end = HEAD;
    this.clear();
  }

  /** A record of this generation, or of the one before. */
  recordAt(at: number, generation: number): JournalRecord {
    return readRecord(this.#bytesOf(generation), at);
  }

  /** Of which kind that record is, and its number, without its text. */
  headAt(at: number, generation: number): Pick<JournalRecord, 'kind' | 'seq'> {
    return readHead(this.#bytesOf(generation), at);
  }

  #bytesOf(generation: number): Buffer {
    return generation === this.#generation ? this.#bytes : this.#bytesBefore;
  }

  #file(): JournalFile {
    return this.#files[this.#generation % 2 === 0 ? 0 : 1];
  }

  #makeRoom(needed: number): void {
    if (this.#cursor + needed <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * (this.#cursor + needed));
    this.#bytes.copy(larger, 0, 0, this.#cursor);
    this.#bytes = larger;
  }
}

function headOf(name: string, generation: number): { bytes: Buffer; checksum: number } {
  const bytes = Buffer.alloc(HEAD);
  bytes.write(MAGIC, 0, 'latin1');
  bytes.write(name, 4, NAME, 'latin1');
  bytes.writeUIntLE(generation, 4 + NAME, KEY_BYTES);
  const checksum = crc32(bytes.subarray(0, HEAD - 4));
  bytes.writeUInt32LE(checksum, HEAD - 4);
  return { bytes, checksum };
}

/** The name of the database that a file has something of; `null` when it holds nothing. */
export function ownerOf(bytes: Buffer): string | null {
  if (bytes.length < HEAD) return null;
  const name = bytes.toString('latin1', 4, 4 + NAME);
  const head = headOf(name, bytes.readUIntLE(4 + NAME, KEY_BYTES));
  return head.bytes.equals(bytes.subarray(0, HEAD)) ? name : null;
}

/** The generation that a file holds, as far as it is whole; `null` when it holds none of this database. */
export function readGeneration(bytes: Buffer, name: string): Generation | null {
  if (bytes.length < HEAD) return null;
  const number = bytes.readUIntLE(4 + NAME, KEY_BYTES);
  const head = headOf(name, number);
  if (!head.bytes.equals(bytes.subarray(0, HEAD))) return null;
  const records: JournalRecord[] = [];
  for (let at = HEAD; at + BATCH_HEAD <= bytes.length;) {
    const from = at + BATCH_HEAD;
    const end = from + bytes.readUInt32LE(at);
    // No batch is empty: where nothing was written there are noughts.
    if (end === from || end > bytes.length) break;
    if (crc32(bytes.subarray(from, end), head.checksum) !== bytes.readUInt32LE(at + 4)) break;
    for (at = from; at < end; at += RECORD_HEAD + bytes.readUInt32LE(at + 11)) {
      records.push(readRecord(bytes, at));
    }
  }
  return { number, records };
}

function readRecord(bytes: Buffer, at: number): JournalRecord {
  const from = at + RECORD_HEAD;
  return {
    ...readHead(bytes, at),
    key: bytes.readUIntLE(at + 1, KEY_BYTES),
    text: bytes.toString('utf8', from, from + bytes.readUInt32LE(at + 11)),
  };
}

function readHead(bytes: Buffer, at: number): Pick<JournalRecord, 'kind' | 'seq'> {
  const kind = KINDS[bytes[at] ?? KINDS.length];
  if (kind === undefined) throw new RangeError('the journal was written by a newer version');
  return { kind, seq: bytes.readUInt32LE(at + 7) };
}
