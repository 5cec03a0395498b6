/**
 * Lessons: a position, and what somebody is to do in it, one step after the other. Data and a few predicates, for any game.
 *
 * A lesson runs on the real rules. Every move at all has an answer: the game says why it is not possible, the lesson why
 * it is not the one that is meant, or it happens, and with it whatever the others and chance do next.
 */

import type { Action, Game, Refusal, Seat, Tagged } from './contract.ts';
import { copyPlain, equalPlain, readInput } from './plain.ts';
import type { Scenario } from './scenario.ts';
import type { Language } from './words.ts';

/** The same in every language. */
export type InWords = Readonly<Record<Language, string>>;

/** What can be said of a lesson without loading it. */
export interface Chapter {
  /** A part of its address: small letters and hyphens. */
  readonly id: string;
  readonly title: InWords;
  /** What one knows afterwards, in a line. */
  readonly about: InWords;
  readonly minutes: 1 | 2 | 3;
  /** Numbers of the rules that it explains, most important first. */
  readonly rules: readonly string[];
  /** Refusals that it explains: who meets one of them again and again is offered this lesson. */
  readonly refusals: readonly string[];
  load(this: void): Promise<Lesson>;
}

export interface Lesson<State = unknown, Move extends Tagged = Tagged, Chance = unknown> {
  /** In whose place the learner decides. */
  readonly seat: Seat;
  readonly scenario: Scenario;
  readonly steps: readonly LessonStep<State, Move, Chance>[];
  /** What is said at the end. */
  readonly end: InWords;
}

export type LessonStep<State = unknown, Move extends Tagged = Tagged, Chance = unknown> = (
  | ReadStep
  | QuestionStep
  | MoveStep<State, Move>
) & {
  readonly text: InWords;
  /** What the others and chance do when the step is done, in order. */
  readonly after?: readonly Action<Move, Chance>[];
};

/** Nothing to be done but to read. */
export interface ReadStep {
  readonly kind: 'read';
}

/** A question with answers to choose from, each with what is said to it; exactly one is right. */
export interface QuestionStep {
  readonly kind: 'question';
  readonly choices: readonly {
    readonly text: InWords;
    readonly isRight: boolean;
    readonly answer: InWords;
  }[];
}

/** A move to be made on the board. Methods, so that a lesson of one game can be held as one of any. */
export interface MoveStep<State = unknown, Move extends Tagged = Tagged> {
  readonly kind: 'move';
  /** The move that is meant; the hint shows it on the board. */
  readonly model: Move;
  /** Other moves that do as well. */
  accepts?(this: void, move: Move, state: State): boolean;
  readonly hint: InWords;
  /** What is said to legal moves that are not meant; the first that fits. */
  readonly wrong?: readonly {
    fits(this: void, move: Move, state: State): boolean;
    readonly say: InWords;
  }[];
  /** What is said to all others. */
  readonly otherwise: InWords;
}

/** What a lesson makes of a move. */
export type Verdict =
  | { readonly kind: 'right'; readonly move: Tagged }
  | { readonly kind: 'wrong'; readonly say: InWords }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The move may be anything at all; `view` is the position as the learner sees it. */
export function judgeMove(
  game: Game,
  step: MoveStep,
  view: unknown,
  seat: Seat,
  input: unknown,
): Verdict {
  const copy = readInput(input, copyPlain);
  const refusal = game.check(view, seat, copy);
  if (refusal !== null) return { kind: 'refused', refusal };
  // The rules have accepted it, so it is one of the game's moves.
  const move = copy as Tagged;
  if (equalPlain(move, step.model) || step.accepts?.(move, view) === true) {
    return { kind: 'right', move };
  }
  const answer = step.wrong?.find(({ fits }) => fits(move, view));
  return { kind: 'wrong', say: answer?.say ?? step.otherwise };
}

export function inWords(de: string, en: string): InWords {
  return { de, en };
}
