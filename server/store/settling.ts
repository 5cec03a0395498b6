/**
 * Puts generations of the journal in their places in the database, in a thread of its own: in the loop it took a tenth of
 * its time. The thread reads the file of the generation by itself, so nothing is handed over but its number.
 *
 * It writes some hundred records at a time, so that whoever else writes to the database never waits for long.
 *
 * Run as a worker, this file is that thread.
 */

import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { journalsOf } from './copying.ts';
import { DiskJournal } from './journal-file.ts';
import { readGeneration } from './journal.ts';
import { LogFile } from './log-file.ts';
import { Places } from './places.ts';

export interface Settler {
  /** Fulfilled when all of a generation is in its places, and on the disk there. */
  settle(generation: number): Promise<void>;
  close(): Promise<void>;
}

const SERVANT = 'sternwarte settling';
/** A millisecond or so. */
const SLICE = 256;
/** Then others have their turn, milliseconds. */
const BREATH = 1;

const told: unknown = workerData;
if (!isMainThread && Array.isArray(told) && told[0] === SERVANT) serve(String(told[1]));

function serve(file: string): void {
  const database = new DatabaseSync(file);
  // Whoever commits the most also carries over what has been committed.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 1000; PRAGMA secure_delete = ON',
  );
  const places = new Places(database);
  const log = new LogFile(`${file}-wal`);
  parentPort?.on('message', (generation: number) => {
    settleAll({ database, places, log, file }, generation).then(
      () => parentPort?.postMessage(null),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
  });
}

interface Ground {
  readonly file: string;
  readonly database: DatabaseSync;
  readonly places: Places;
  /** Of SQLite. */
  readonly log: LogFile;
}

async function settleAll(
  { file, database, places, log }: Ground,
  generation: number,
): Promise<void> {
  const path = journalsOf(file)[generation % 2 === 0 ? 0 : 1];
  const found = readGeneration(new DiskJournal(path).read(), places.settled().name);
  if (found?.number !== generation) throw new Error(`generation ${generation} is not there`);
  const left = [...Map.groupBy(found.records, ({ key }) => key)];
  while (left.length > 0) {
    inTransaction(database, 'NORMAL', () => {
      for (let size = 0; size < SLICE && left.length > 0;) {
        const [key, records] = left.at(-1) ?? [0, []];
        places.put(key, records);
        size += records.length;
        left.pop();
      }
    });
    await setTimeout(BREATH);
  }
  // Much at once, while nobody is kept from writing; then little is left for which all others wait.
  await log.syncMuch();
  inTransaction(database, 'FULL', () => places.mark(generation));
}

function inTransaction(
  database: DatabaseSync,
  synchronous: 'NORMAL' | 'FULL',
  write: () => void,
): void {
  database.exec(`PRAGMA synchronous = ${synchronous}; BEGIN IMMEDIATE`);
  try {
    write();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

export class SettlingThread implements Settler {
  readonly #file: string;
  #worker: Worker | null = null;
  #answer: ((error: string | null) => void) | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async settle(generation: number): Promise<void> {
    const worker = (this.#worker ??= this.#start());
    await new Promise<void>((resolve, reject) => {
      this.#answer = (error) => {
        if (error === null) resolve();
        else reject(new Error(error));
      };
      // Whoever waits for it must not find the process at its end.
      worker.ref();
      worker.postMessage(generation);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL(import.meta.url), { workerData: [SERVANT, this.#file] });
    const answer = (error: string | null): void => {
      worker.unref();
      this.#answer?.(error);
      this.#answer = null;
    };
    worker.on('message', answer);
    // Whatever breaks it also ends it.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = null;
      answer('the thread has ended');
    });
    return worker;
  }
}
