/** What thinking about a move is, whoever thinks: work in small pieces, with an answer at any time. */

import type { Expertise, Game, Random, Seat, Tagged } from '@sternwarte/engine';
import type { Memory } from './memory.ts';

/** What a bot is asked: what to do in this position, of which it sees its own view only. */
export interface Question {
  readonly game: Game;
  readonly expertise: Expertise;
  /** How many sit at the table. */
  readonly seats: number;
  readonly view: unknown;
  readonly seat: Seat;
  /** The same seed and the same number of iterations give the same answer. */
  readonly random: Random;
  /** How often to walk the tree, without end for those who stop by the clock; what the game's expertise says when left out. */
  readonly iterations?: number | undefined;
  /** What the seat remembers of its last decisions, and this one is added to; nothing is kept when left out. */
  readonly memory?: Memory | undefined;
}

/** A move that was looked at. */
export interface Considered {
  readonly move: Tagged;
  /** The estimated chance of each seat to win after it. */
  readonly chances: readonly number[];
  /** How often the search went this way. */
  readonly visits: number;
}

export interface Thought {
  readonly move: Tagged;
  /** Best first; the first one is `move`. */
  readonly considered: readonly Considered[];
  readonly iterations: number;
}

export interface Thinking {
  /** Does a small piece of work, well under a millisecond as a rule; `false` when there is nothing left to think about. */
  step(): boolean;
  /**
   * Whether the choice would hardly change any more, when this share of the thinking time (0 to 1) has been used up:
   * for those who think by the clock. Left out where there is nothing to cut short.
   */
  isClear?(share: number): boolean;
  /** The best answer so far; there is one from the beginning. */
  thought(): Thought;
}

/** Refuses to think for a seat that is not asked: whatever it found would not be legal. */
export function requireAsked({ game, view, seat }: Question): void {
  const pending = game.pending(view);
  if (pending.kind !== 'move' || !pending.seats.includes(seat)) {
    throw new RangeError(`seat ${seat} is not asked`);
  }
}

/** The move as it is made among people: with what there is to say along with it. */
export function spoken({ expertise, view, seat }: Question, move: Tagged): Tagged {
  return expertise.voice?.(view, seat, move) ?? move;
}

/** Thinks to the end. */
export function finish(thinking: Thinking): Thought {
  while (thinking.step());
  return thinking.thought();
}

/** A thought that needed no thinking: one move, or one chosen at a glance. */
export function glance(choose: () => Tagged): Thinking {
  let chosen: Tagged | null = null;
  return {
    step: () => false,
    thought: () => {
      const move = (chosen ??= choose());
      return { move, considered: [{ move, chances: [], visits: 1 }], iterations: 0 };
    },
  };
}
