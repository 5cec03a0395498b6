/**
 * The time that all nodes agree on: that of the database, as far as it is known. The clock of a machine may be wrong by
 * any amount, and tables go from one to another. It never goes backwards here.
 */

export class NodeClock {
  readonly ownTime: () => number;
  #offset = 0;
  #last = 0;

  constructor(ownTime: () => number) {
    this.ownTime = ownTime;
  }

  /** The database said `now` in answer to a question that was asked at `asked`. */
  set(now: number, asked: number): void {
    this.#offset = Math.round(now - (asked + this.ownTime()) / 2);
  }

  readonly now = (): number => {
    this.#last = Math.max(this.#last, this.ownTime() + this.#offset);
    return this.#last;
  };
}
