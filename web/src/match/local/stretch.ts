/**
 * What happens between two decisions of people: the moves of bots, and the draws among them. Each gets its pause, so that
 * one can follow; but whoever plays does not want to wait for long, however many steps there are. So all of them share
 * the time there is, and bots think within their share. Where it is too short to follow every step, those that belong
 * together are shown together: a move and what is drawn for it, and the same move again.
 */

import type { Seat } from '@sternwarte/engine';

/** In milliseconds, for everything until a person is asked again: six seconds, less what longer stretches than usual need. */
const LONGEST = 5000;
/** Full pauses of each bot's turn that are reckoned with before anything is known about this match. */
const GUESS_PER_BOT = 3000;
/** Turns differ: the steps to come are reckoned to be a little more than there were. */
const RESERVE = 1.2;
/** However far a stretch has come, so many more steps are reckoned with. */
const STEPS_LEFT = 4;
/** How much of what was expected remains so when less came. */
const MEMORY = 0.7;
/** No pause is cut to less than this part: however long a stretch is, one still sees that something happens. */
const SHORTEST = 1 / 20;

/** Below this part of a full pause nobody follows every step: those that belong together are shown together. */
const HASTE = 0.6;

export interface Share {
  /** Before the step. */
  readonly pause: number;
  /** Whether a step that belongs to the last one had better come along with it. */
  readonly isHasty: boolean;
  /** For the thought that leads to it. */
  readonly thought: number;
}

export class Stretch {
  #began: number;
  /** The full pauses of the steps that have been, and of those that a stretch may have. */
  #done = 0;
  #expected: number;
  readonly #bots: number;
  /** Those that have moved. */
  readonly #seen = new Set<Seat>();

  constructor(bots: number, now: number) {
    this.#began = now;
    this.#bots = bots;
    this.#expected = bots * GUESS_PER_BOT;
  }

  /** A person has decided. */
  begin(now: number): void {
    // Between two moves of the same turn there is nothing to learn.
    if (this.#seen.size > 0) this.#expected = Math.max(this.#done, MEMORY * this.#expected);
    this.#seen.clear();
    this.#done = 0;
    this.#began = now;
  }

  /** The time for the next step, of a bot or of nobody, which would have this pause if it were the only one. */
  next(seat: Seat | null, full: number, now: number): Share {
    if (seat !== null) this.#seen.add(seat);
    const left = Math.max(0, LONGEST - (now - this.#began));
    // Whoever has not moved yet may need as long as those who have.
    const waiting = (this.#bots - this.#seen.size) / Math.max(1, this.#seen.size);
    const known = STEPS_LEFT * full + waiting * this.#done;
    const toCome = Math.max(RESERVE * this.#expected - this.#done, known);
    const share = Math.max((left * full) / toCome, SHORTEST * full);
    this.#done += full;
    return {
      pause: Math.min(full, share),
      thought: share,
      isHasty: this.#seen.size > 0 && share < HASTE * full,
    };
  }

  /** The last step, which would have had this pause, came along with the one before. */
  join(full: number): void {
    this.#done -= full;
  }
}
