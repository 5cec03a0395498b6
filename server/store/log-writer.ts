/**
 * Writes what many tables have to keep while matches run: entries of their logs, clocks and snapshots.
 *
 * Each has a place of its own in the database, and writing it there would touch a page for every move. So all of it is
 * written to a journal first, one thing behind the other; that is what is acknowledged. When there is much of it, it is put in
 * its places, some tables at a time. Until then the journal alone knows it, so whoever asks is answered from both.
 *
 * Nothing in the journal keeps two entries of one number apart: the number of the next entry of a match is known here.
 */

import type { Transaction } from './group-commit.ts';
import { Journal, type JournalFiles, type JournalRecord, type Kind } from './journal.ts';
import { textOfEntry, textOfSnapshot, type Places } from './places.ts';
import type { RowWriter } from './row-writer.ts';
import type { Settler } from './settling.ts';
import type { StoredEntry, StoredSnapshot } from './store.ts';

/** Something to be written, together with others. */
export type LogJob =
  | {
      readonly kind: 'append';
      readonly key: number;
      /** Numbered without a gap. */
      readonly entries: readonly StoredEntry[];
      /** As JSON. */
      readonly clock: string | null;
    }
  | { readonly kind: 'clock'; readonly key: number; readonly clock: string }
  | { readonly kind: 'snapshot'; readonly key: number; readonly snapshot: StoredSnapshot };

/** A generation of so many bytes is put in its places. */
const LONG = 2 << 20;
/** Beyond that nothing more is written: the database has not taken anything for long. */
const TOO_LONG = 128 << 20;
/** After something has failed, milliseconds. */
const AGAIN = 1_000;
const MAX_NUMBERS = 50_000;

/** What a generation has of a match: where, and the number of the next entry. */
interface Trace {
  readonly key: number;
  readonly records: number[];
  next: number;
  /** How many records were written before the transaction, and which entry was next: what is left if it fails. */
  written: number;
  nextWritten: number;
}

type Traces = Map<number, Trace>;

/** Where a record is. */
interface Whereabouts {
  readonly at: number;
  readonly generation: number;
}

export class LogWriter implements Transaction<LogJob> {
  readonly #rows: RowWriter;
  readonly #places: Places;
  readonly #settler: Settler | null;
  readonly #journal: Journal;
  /** Of the generation that is being written. */
  #current: Traces = new Map();
  /** Of the one before, until all of it is in its places, and on the disk there. */
  #closing: Traces | null = null;
  /** What is under way for that. Never rejected. */
  #settling: Promise<void> | null = null;
  /** The number of the next entry of other matches, so that it need not be looked up again. */
  readonly #known = new Map<number, number>();
  /** The traces that the transaction has added to, one for each job. */
  #touched: Trace[] = [];
  #timer: NodeJS.Timeout | null = null;

  /** `generation` is the first one that was never written. Without a settler it is done here, in the loop. */
  constructor(
    rows: RowWriter,
    places: Places,
    files: JournalFiles,
    generation: number,
    settler: Settler | null,
  ) {
    this.#rows = rows;
    this.#places = places;
    this.#settler = settler;
    this.#journal = new Journal(files, places.settled().name, generation);
  }

  begin(): void {
    if (this.#journal.size >= LONG) this.turn();
    if (this.#journal.size >= TOO_LONG) throw new Error('the database takes nothing');
  }

  write(job: LogJob): void {
    const trace = this.#trace(job.key);
    this.#touched.push(trace);
    if (job.kind === 'clock') this.#add(trace, 'clock', 0, job.clock);
    else if (job.kind === 'snapshot') {
      this.#add(trace, 'snapshot', job.snapshot.seq, textOfSnapshot(job.snapshot));
    } else {
      for (const { entry, wish, text = JSON.stringify(entry) } of job.entries) {
        const { next } = trace;
        if (entry.seq !== next) throw new RangeError(`entry ${entry.seq} where ${next} is next`);
        this.#add(trace, 'entry', next, textOfEntry(wish, text));
        trace.next++;
      }
      if (job.clock !== null) this.#add(trace, 'clock', 0, job.clock);
    }
  }

  commit(): void {
    this.#journal.write();
    for (const trace of this.#touched) {
      trace.written = trace.records.length;
      trace.nextWritten = trace.next;
    }
    this.#touched = [];
  }

  rollback(): void {
    this.#journal.clear();
    for (const trace of this.#touched) {
      trace.records.length = trace.written;
      trace.next = trace.nextWritten;
      // There was none before.
      if (trace.written === 0) this.#current.delete(trace.key);
    }
    this.#touched = [];
  }

  sync(): Promise<void> {
    return this.#journal.sync();
  }

  repair(): void {
    this.#journal.writeAgain();
  }

  rest(): null {
    return null;
  }

  /** The entries of a match from that number on that the journal alone may know, in order; some may be in their places already. */
  recentEntries(key: number, from: number): readonly JournalRecord[] {
    return this.#recent(key).flatMap(({ at, generation }) => {
      const { kind, seq } = this.#journal.headAt(at, generation);
      const isWanted = kind === 'entry' && seq >= from;
      return isWanted ? [this.#journal.recordAt(at, generation)] : [];
    });
  }

  /** The last record of a kind that the journal has of a match. */
  latest(key: number, kind: Kind): JournalRecord | null {
    const isOfKind = ({ at, generation }: Whereabouts): boolean =>
      this.#journal.headAt(at, generation).kind === kind;
    const found = this.#recent(key).findLast(isOfKind);
    return found === undefined ? null : this.#journal.recordAt(found.at, found.generation);
  }

  /** Whether there is anything of a match in the journal. */
  has(key: number): boolean {
    return this.#current.has(key) || this.#closing?.has(key) === true;
  }

  /** Begins to put what was written in its places, unless that is under way. All of it must be on the disk. */
  turn(): void {
    if (this.#closing !== null || this.#current.size === 0) return;
    this.#closing = this.#current;
    this.#current = new Map();
    this.#journal.turn();
    this.#begin();
  }

  /** Fulfilled when what is under way is done, whatever came of it. */
  async settled(): Promise<void> {
    await this.#settling;
  }

  /** The last thing that is done: puts all of it in its places. */
  async close(): Promise<void> {
    await this.#settling;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const closing = this.#closing;
    this.#closing = null;
    const { generation } = this.#journal;
    if (closing !== null) await this.#settleHere(closing, generation - 1);
    if (this.#current.size > 0) await this.#settleHere(this.#current, generation);
  }

  /** A match is there no more. */
  forget(key: number): void {
    this.#known.delete(key);
  }

  #recent(key: number): readonly Whereabouts[] {
    const { generation } = this.#journal;
    const before = this.#closing?.get(key)?.records ?? [];
    const now = this.#current.get(key)?.records ?? [];
    return [
      ...before.map((at) => ({ at, generation: generation - 1 })),
      ...now.map((at) => ({ at, generation })),
    ];
  }

  #add({ key, records }: Trace, kind: Kind, seq: number, text: string): void {
    records.push(this.#journal.add(kind, key, seq, text));
  }

  #trace(key: number): Trace {
    const found = this.#current.get(key);
    if (found !== undefined) return found;
    const next = this.#closing?.get(key)?.next ?? this.#known.get(key) ?? this.#places.next(key);
    const trace = { key, records: [], next, written: 0, nextWritten: next };
    this.#current.set(key, trace);
    return trace;
  }

  #begin(): void {
    this.#timer = null;
    const closing = this.#closing;
    if (closing === null) return;
    const generation = this.#journal.generation - 1;
    const settled = this.#settler?.settle(generation) ?? this.#settleHere(closing, generation);
    this.#settling = settled.then(
      () => {
        this.#know(closing);
        this.#closing = null;
      },
      // It is in the journal, and found there.
      () => void (this.#timer = setTimeout(() => this.#begin(), AGAIN).unref()),
    );
  }

  /** In the loop, and by the connection of all others. */
  async #settleHere(traces: Traces, generation: number): Promise<void> {
    this.#rows.begin();
    try {
      for (const [key, { records }] of traces) {
        this.#places.put(
          key,
          records.map((at) => this.#journal.recordAt(at, generation)),
        );
      }
      this.#places.mark(generation);
      this.#rows.commit();
    } catch (error) {
      this.#rows.rollback();
      throw error;
    }
    await this.#rows.syncMuch().catch(() => this.#rows.repair());
  }

  #know(traces: Traces): void {
    if (this.#known.size + traces.size > MAX_NUMBERS) this.#known.clear();
    for (const [key, { next }] of traces) this.#known.set(key, next);
  }
}
