/**
 * Puzzles: a position, and what is to be reached in this turn or in a few. Their solutions are proven by looking at
 * every way to play on, and every answer of others: see `puzzle-search.ts`.
 */

import type { Game, Seat, Tagged } from './contract.ts';
import type { Language } from './words.ts';
import { readScenario, type Scenario } from './scenario.ts';

/** Who solves it, told the goal: somebody who sees one move, two, somebody who thinks it through, or no bot at all. */
export const GRADES = ['kadett', 'pilot', 'admiral', 'nobody'] as const;
export type Grade = (typeof GRADES)[number];

export interface PuzzleGoal<State = unknown> {
  /** What it is about, in a word or two. */
  readonly name: Readonly<Record<Language, string>>;
  /** What is asked for, in a sentence. */
  readonly ask: Readonly<Record<Language, string>>;
  /** Whether there is something of the kind to be asked in this position. */
  isAsked(state: State, seat: Seat): boolean;
  /** How much of it is reached; the most that can be forced is what the puzzle asks for. */
  measure(state: State, seat: Seat): number;
  /** How many own turns there are for it, this one included; between them others answer. One when left out. */
  readonly turns?: number;
  /** Whether the others answer the last own turn too before it is measured. */
  readonly isAnswered?: boolean;
  /** Whether others decide within the own turn what they are asked there, as badly for it as they can. */
  readonly isContested?: boolean;
  /** The most that anybody can reach, where that is known: a search that finds it need not look on. It starts at nothing. */
  readonly most?: number;
  /** Kinds of moves that have no place in it, such as offers to others. */
  readonly without?: readonly string[];
  /** Whether a move of the last own turn can bring it nearer. Spares looking at the others; a thorough search looks all the same. */
  bears?(state: State, seat: Seat, move: Tagged): boolean;
  /** Whether chance is looked through here, and its mean counts. */
  throughChance?(state: State): boolean;
  /** What chance leaves to be won, in words that follow "brings"; only where chance is looked through. */
  tellGain?(gain: number, language: Language): string;
}

export type PuzzleGoals = Readonly<Record<string, PuzzleGoal>>;

export interface Puzzle {
  readonly id: string;
  readonly goal: string;
  readonly seat: Seat;
  /** The most that can be forced. */
  readonly target: number;
  readonly scenario: Scenario;
  /** All first moves that lead there, and no other does. */
  readonly solutions: readonly Tagged[];
  /** One way there, the most stubborn answers of others included. */
  readonly line: readonly Tagged[];
  /** What each first move brings on average, in the order in which they are listed; only where chance is looked through. */
  readonly worths?: readonly number[];
  readonly grade: Grade;
}

/** A mean of things that are counted; always with two places, so that it is never one of them. */
export function tellMean(
  things: Readonly<Record<Language, string>>,
): (gain: number, language: Language) => string {
  return (gain, language) => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const counted = `${gain.toLocaleString(language, places)} ${things[language]}`;
    return language === 'de' ? `im Mittel ${counted}` : `${counted} on average`;
  };
}

/** The position of a puzzle, whose data is part of the program. */
export function positionOfPuzzle(game: Game, puzzle: Puzzle): unknown {
  const read = readScenario(game, puzzle.scenario);
  if (!read.ok) throw new Error(`puzzle ${puzzle.id}: ${JSON.stringify(read.damage)}`);
  return read.state;
}

/** Whether others have something to say before it is decided. */
export function hasAnswers({ turns = 1, isAnswered = false }: PuzzleGoal): boolean {
  return turns > 1 || isAnswered;
}

/** The puzzle of a day, the same for everybody: days are counted from 1970, whatever the zone says. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T | null {
  return puzzles[(((day * 7919) % puzzles.length) + puzzles.length) % puzzles.length] ?? null;
}
