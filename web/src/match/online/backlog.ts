/** What has happened and is not shown yet: one after the other, at a pace that people can follow. */

import type { Clock } from '../clock.ts';
import type { Arrival } from './table-client.ts';

export interface BacklogParts {
  readonly clock: Clock;
  /** How long people get to see what happened before the next thing happens, in milliseconds. */
  pause(this: void, before: 'bot' | 'draw'): number;
  /** The next thing is to be shown. */
  show(this: void, arrival: Arrival): void;
}

/** When more than this has happened, it is shown faster: nobody wants to wait for the present. */
const COMFORTABLE = 8;

const NOTHING = (): void => undefined;

export class Backlog {
  readonly #parts: BacklogParts;
  #arrivals: Arrival[];
  #shownAt = 0;
  #callOff = NOTHING;

  constructor(arrivals: readonly Arrival[], parts: BacklogParts) {
    this.#arrivals = [...arrivals];
    this.#parts = parts;
  }

  get length(): number {
    return this.#arrivals.length;
  }

  add(arrivals: readonly Arrival[]): void {
    this.#arrivals.push(...arrivals);
  }

  /** Takes out all, or all up to this one, which are then not shown from here. */
  take(last?: Arrival): readonly Arrival[] {
    const count = last === undefined ? this.length : this.#arrivals.indexOf(last) + 1;
    return this.#arrivals.splice(0, count);
  }

  /** Something has just been shown, from here or not. */
  noteShown(): void {
    this.#shownAt = this.#parts.clock.now();
  }

  /** Shows what is next when it is time, and so on. */
  proceed(): void {
    const { clock, pause, show } = this.#parts;
    const [next] = this.#arrivals;
    this.#callOff();
    if (next === undefined) return;
    const haste = Math.max(1, this.length / COMFORTABLE);
    const due = this.#shownAt + pause(next.entry.by === 'table' ? 'draw' : 'bot') / haste;
    this.#callOff = clock.after(Math.max(0, due - clock.now()), () => {
      this.#arrivals.shift();
      show(next);
      this.proceed();
    });
  }

  /** Nothing is shown until it is said to proceed. */
  hold(): void {
    this.#callOff();
  }
}
