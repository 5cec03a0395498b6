/** What could not be stored is tried again: soon at first, then more rarely. */

const FIRST_MILLISECONDS = 100;
/** People wait for what is owed, also when the database is back after a long time. */
const MAX_MILLISECONDS = 2_000;

export class Retry {
  readonly #task: () => void;
  #attempts = 0;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(task: () => void) {
    this.#task = task;
  }

  get isWaiting(): boolean {
    return this.#timer !== null;
  }

  schedule(): void {
    if (this.#stopped || this.#timer !== null) return;
    const delay = Math.min(MAX_MILLISECONDS, FIRST_MILLISECONDS * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#task();
    }, delay).unref();
  }

  /** It has worked: the next failure is a new one. */
  succeeded(): void {
    this.#attempts = 0;
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
