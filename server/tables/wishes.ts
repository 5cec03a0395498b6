/** The latest wishes that were fulfilled at a table, by seat and by what the client called them. */

import type { Seat } from '@sternwarte/engine';

/** A client whose socket broke sends again what it does not know to be done: its last wish, hardly ever two of them. */
export const REMEMBERED = 64;

export class Wishes {
  /** The latest ones, and those before them: the oldest are let go many at a time. */
  #latest: Map<string, number>[] = [];
  #older: readonly Map<string, number>[] = [];
  #size = 0;

  /** The number of the entry that fulfilled it. Ids of different seats may be equal. */
  find(seat: Seat, id: string): number | undefined {
    return this.#latest[seat]?.get(id) ?? this.#older[seat]?.get(id);
  }

  /** For whoever reads them from the store. */
  add(seat: Seat, id: string, seq: number): void {
    (this.#latest[seat] ??= new Map()).set(id, seq);
    this.#size++;
  }

  /** Another one is fulfilled, and old ones may be let go. */
  remember(seat: Seat, id: string, seq: number): void {
    if (this.#size >= REMEMBERED) {
      this.#older = this.#latest;
      this.#latest = [];
      this.#size = 0;
    }
    this.add(seat, id, seq);
  }
}
