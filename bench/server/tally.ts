/**
 * Counts what a load does. How long a move takes is also told by how many were under way: a client that loses tables
 * looks fast, but has fewer moves in flight.
 */

import { setTimeout } from 'node:timers/promises';

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Moves under way, on average. */
  readonly inFlight: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** What the load's own process spent on a move: where that is more than the server's, the load is what limits. */
  readonly loadMicroseconds: number;
}

/** A stretch ends after so many moves, or after so many milliseconds on a machine that has no time. */
interface Stretch {
  readonly moves: number;
  readonly milliseconds: number;
}

/** Until the compiler has done its work: after 30,000 moves it still takes a fourteenth of a server's time. */
const WARM_UP: Stretch = { moves: 150_000, milliseconds: 20_000 };
/** Less where a dozen look at each table: matches that stand ready cost six times as many sockets there. */
const WATCHED_WARM_UP: Stretch = { moves: 70_000, milliseconds: 20_000 };
const COUNTED: Stretch = { moves: 48_000, milliseconds: 10_000 };

export class Tally {
  readonly #warmUp: Stretch;
  readonly #times: number[] = [];
  #since = performance.now();
  #flying = 0;
  /** Moves times milliseconds. */
  #flown = 0;
  #counts = false;
  #answered = 0;
  #last = this.#since;

  constructor(isWatched = false) {
    this.#warmUp = isWatched ? WATCHED_WARM_UP : WARM_UP;
  }

  get counts(): boolean {
    return this.#counts;
  }

  /** A move is sent; answers when. */
  sent(): number {
    const now = this.#pass();
    this.#flying++;
    return now;
  }

  answered(sentAt: number): void {
    const now = this.#pass();
    this.#flying--;
    this.#answered++;
    if (this.#counts) this.#times.push(now - sentAt);
  }

  /** Lets a load that has begun run for a while, counts it for a while, and tells the parent process when. */
  async count(more: () => object = () => ({})): Promise<never> {
    await this.#wait(this.#warmUp);
    process.send?.({ begins: true });
    this.#since = this.#pass();
    this.#flown = 0;
    this.#counts = true;
    const begun = process.cpuUsage();
    await this.#wait(COUNTED);
    const { user, system } = process.cpuUsage(begun);
    const seconds = (this.#pass() - this.#since) / 1000;
    this.#counts = false;
    const times = this.#times.toSorted((a, b) => a - b);
    const load: Load = {
      moves: times.length,
      seconds,
      inFlight: this.#flown / 1000 / seconds,
      p50: times[Math.floor(times.length * 0.5)] ?? 0,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      loadMicroseconds: (user + system) / times.length,
    };
    await new Promise((resolve) => process.send?.({ ...load, ...more() }, resolve));
    process.exit();
  }

  async #wait({ moves, milliseconds }: Stretch): Promise<void> {
    const end = performance.now() + milliseconds;
    const enough = this.#answered + moves;
    while (this.#answered < enough && performance.now() < end) await setTimeout(20);
  }

  #pass(): number {
    const now = performance.now();
    this.#flown += this.#flying * (now - this.#last);
    this.#last = now;
    return now;
  }
}
