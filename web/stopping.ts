/** How `npm start` ends when it is told to: in order, and once, by whichever signals and however often they come. */

interface Closing {
  close(): Promise<void>;
}

/** What is needed of the process. */
interface Told {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

export class Stopping {
  readonly #process: Told;
  #open: Closing | null = null;
  #isTold = false;

  /** From now on signals are heard: the first process of a container would not even end by them else. */
  constructor(process: Told) {
    this.#process = process;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#stop());
  }

  /** What is to be closed: until then nobody was let in, and nothing is under way. */
  opened(open: Closing): void {
    this.#open = open;
  }

  #stop(): void {
    // Terminals, shells and supervisors may each pass on the same wish: to end at once would leave out what is under way.
    if (this.#isTold) return;
    this.#isTold = true;
    if (this.#open === null) {
      this.#process.exit(0);
      return;
    }
    this.#open.close().catch((error: unknown) => {
      console.error('Sternwarte did not end in order:', error);
      this.#process.exit(1);
    });
  }
}
