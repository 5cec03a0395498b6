/**
 * Bots in a few worker threads that all tables share. Each worker thinks about one position at a time and each table
 * asks for one at a time, so nobody is served twice before everybody was served once.
 */

import { startBotWorker, type BotWorker } from '@sternwarte/bots/service/node';
import type { ThinkQuestion } from '@sternwarte/bots/service';

/** What a worker may take for one thought; one that takes more is ended, and another one put in its place. */
export interface Allowance {
  readonly milliseconds: number;
  readonly bytes: number;
}

/**
 * Far more than any bot takes. The strongest ones were seen with 139 MB (Anno 4000), 37 MB (AstroNuts) and 28 MB (Starfarers), much of
 * it not swept yet: they also think with a heap of 32 MB.
 */
const ALLOWANCE: Allowance = { milliseconds: 15_000, bytes: 512e6 };
/** How often a worker is asked what it holds. Whoever hoards as fast as he can gets some hundred megabytes further meanwhile. */
const LOOK_MILLISECONDS = 100;

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
  readonly #allowance: Allowance;
  readonly #start: () => BotWorker;
  #closed = false;

  constructor(size: number, allowance = ALLOWANCE, start: () => BotWorker = startBotWorker) {
    this.#size = size;
    this.#allowance = allowance;
    this.#start = start;
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
      if (job !== undefined) void this.#work(this.#idle.pop() ?? this.#start(), job);
    }
  }

  async #work(worker: BotWorker, { question, resolve, reject }: Job): Promise<void> {
    this.#busy.add(worker);
    const watch = new Watch(worker, this.#allowance);
    let isFit = true;
    try {
      const { move } = await worker.think(question).answer;
      resolve(move);
    } catch (error) {
      isFit = false;
      reject(watch.complaint ?? error);
    }
    watch.end();
    this.#busy.delete(worker);
    if (isFit && !this.#closed) this.#idle.push(worker);
    else await worker.terminate();
    if (!this.#closed) this.#serve();
  }
}

/** Ends a worker that takes more for a thought than it may. */
class Watch {
  readonly #worker: BotWorker;
  readonly #patience: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout;
  /** Why it was ended. */
  complaint: Error | null = null;

  constructor(worker: BotWorker, { milliseconds, bytes }: Allowance) {
    this.#worker = worker;
    this.#patience = setTimeout(
      () => this.#stop(`a bot has thought for more than ${milliseconds} ms`),
      milliseconds,
    );
    let isAsked = false;
    this.#looking = setInterval(() => {
      if (isAsked) return;
      isAsked = true;
      worker.held().then(
        (held) => {
          isAsked = false;
          if (held > bytes) this.#stop(`a bot has held more than ${bytes} bytes`);
        },
        // It is gone: whoever waits for its answer hears of it.
        () => undefined,
      );
    }, LOOK_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#patience);
    clearInterval(this.#looking);
  }

  #stop(why: string): void {
    this.complaint ??= new Error(why);
    this.end();
    void this.#worker.terminate();
  }
}
