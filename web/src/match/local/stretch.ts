/**
 * What happens between two decisions of people: the moves of bots, and the draws among them. Each gets its pause, so that
 * one can follow; but whoever plays does not want to wait for long, however many steps there are. So all of them share
 * the time there is, and bots think within their share.
 */

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

export interface Share {
  /** Before the step. */
  readonly pause: number;
  /** For the thought that leads to it. */
  readonly thought: number;
}

export class Stretch {
  #began: number;
  /** The full pauses of the steps that have been, and of those that a stretch may have. */
  #done = 0;
  #expected: number;
  #hasBots = false;

  constructor(bots: number, now: number) {
    this.#began = now;
    this.#expected = bots * GUESS_PER_BOT;
  }

  /** A person has decided. */
  begin(now: number): void {
    // Between two moves of the same turn there is nothing to learn.
    if (this.#hasBots) this.#expected = Math.max(this.#done, MEMORY * this.#expected);
    this.#hasBots = false;
    this.#done = 0;
    this.#began = now;
  }

  /** The time for the next step, which would have this pause if it were the only one. */
  next(what: 'bot' | 'draw', full: number, now: number): Share {
    this.#hasBots ||= what === 'bot';
    const left = Math.max(0, LONGEST - (now - this.#began));
    const toCome = Math.max(RESERVE * this.#expected - this.#done, STEPS_LEFT * full);
    const share = Math.max((left * full) / toCome, SHORTEST * full);
    this.#done += full;
    return { pause: Math.min(full, share), thought: share };
  }
}
