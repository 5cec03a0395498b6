/** A process of its own that takes part in a measurement, and what it says. */

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isRecord } from '@sternwarte/engine';
import type { COLLECTED } from './host.ts';

/** Longer than any part of the benchmark takes, also on a busy machine: to lay 500 tables are thousands of requests. */
const PATIENCE = 240_000;

/** What a host has spent so far: CPU time of all threads, heap and what it holds outside. */
export interface Spent {
  readonly cpuSeconds: number;
  readonly bytes: number;
}

export class Child {
  readonly #process: ChildProcess;
  readonly #name: string;

  /** `file` is relative to this folder; `execPath` is the Node that runs it. */
  constructor(file: string, args: readonly string[] = [], execPath = process.execPath) {
    this.#name = file;
    this.#process = fork(new URL(file, import.meta.url), args, {
      execPath,
      execArgv: [...process.execArgv, '--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** The next thing it says. */
  async hear(): Promise<Readonly<Record<string, unknown>>> {
    const giveUp = new AbortController();
    const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(PATIENCE)]);
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`${this.#name} ended with code ${String(code)}`);
    });
    try {
      const said: unknown = (
        await Promise.race([once(this.#process, 'message', { signal }), ended])
      )[0];
      if (!isRecord(said)) throw new Error(`${this.#name} said something else`);
      return said;
    } finally {
      ended.catch(() => undefined);
      giveUp.abort();
    }
  }

  async hearNumber(name: string): Promise<number> {
    return numberIn(await this.hear(), name);
  }

  /** See `takePart`. */
  async spent(bytes: 'as they are' | typeof COLLECTED = 'as they are'): Promise<Spent> {
    const heard = this.hear();
    this.#process.send(bytes);
    const said = await heard;
    return { cpuSeconds: numberIn(said, 'cpuSeconds'), bytes: numberIn(said, 'bytes') };
  }

  /** Tells it to go on. */
  nod(): void {
    this.#process.send({});
  }

  async end(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    // One that has said its last is about to end by itself.
    if (this.#process.connected) this.#process.disconnect();
    await ended;
  }
}

export function numberIn(said: Readonly<Record<string, unknown>>, name: string): number {
  const found = said[name];
  if (typeof found !== 'number') throw new Error(`no ${name} in ${JSON.stringify(said)}`);
  return found;
}
