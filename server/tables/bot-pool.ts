/**
 * Bots in a few worker threads that all tables share. Each worker thinks about one position at a time and each table
 * asks for one at a time, so nobody is served twice before everybody was served once.
 */

import { startBotWorker, type BotWorker } from '@sternwarte/bots/service/node';
import type { ThinkQuestion } from '@sternwarte/bots/service';

/** Far more than any bot takes; a worker that needs longer is ended. */
const PATIENCE_MILLISECONDS = 15_000;

interface Job {
  readonly question: ThinkQuestion;
  readonly resolve: (move: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Thinkers {
  /** Rejected when the bot failed. */
  think(question: ThinkQuestion): Promise<unknown>;
  close(): Promise<void>;
}

export class BotPool implements Thinkers {
  readonly #waiting: Job[] = [];
  readonly #busy = new Set<BotWorker>();
  readonly #idle: BotWorker[] = [];
  readonly #size: number;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  think(question: ThinkQuestion): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Error('the bots have gone'));
      this.#waiting.push({ question, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the bots have gone'));
    await Promise.all([...this.#busy, ...this.#idle.splice(0)].map((worker) => worker.terminate()));
  }

  #serve(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#size) {
      const job = this.#waiting.shift();
      if (job !== undefined) void this.#work(this.#idle.pop() ?? startBotWorker(), job);
    }
  }

  async #work(worker: BotWorker, { question, resolve, reject }: Job): Promise<void> {
    this.#busy.add(worker);
    const patience = setTimeout(() => void worker.terminate(), PATIENCE_MILLISECONDS);
    let isFit = true;
    try {
      const { move } = await worker.think(question).answer;
      resolve(move);
    } catch (error) {
      isFit = false;
      reject(error);
    }
    clearTimeout(patience);
    this.#busy.delete(worker);
    if (isFit && !this.#closed) this.#idle.push(worker);
    else await worker.terminate();
    if (!this.#closed) this.#serve();
  }
}
