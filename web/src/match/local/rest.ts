/** What a match needs once somebody has moved: fetched ahead, and awaited before anything is shown that may need it. */

import { signal } from '@preact/signals';

export class Rest {
  /** What it was rejected with, while somebody waits for it. */
  readonly failed = signal<unknown>(null);
  readonly #fetch: () => Promise<void>;
  #fetched: Promise<void> | null = null;
  #isThere = false;
  #release = (): void => undefined;

  constructor(fetch: () => Promise<void>) {
    this.#fetch = fetch;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  /** A failure is found again, and told, when it is needed. */
  async ahead(): Promise<void> {
    await this.#try().catch(() => undefined);
  }

  /** Resolved when it is there; where it cannot be fetched, when somebody has tried again with success. */
  async needed(): Promise<void> {
    while (!this.#isThere) {
      try {
        await this.#try();
      } catch (error) {
        await new Promise<void>((resolve) => {
          this.#release = resolve;
          this.failed.value = error;
        });
      }
    }
  }

  retry(): void {
    this.failed.value = null;
    this.#release();
  }

  async #try(): Promise<void> {
    this.#fetched ??= this.#fetch();
    try {
      await this.#fetched;
      this.#isThere = true;
    } catch (error) {
      this.#fetched = null;
      throw error;
    }
  }
}
