/**
 * A puzzle as a match: the real table, on which one person plays, and is told when it cannot be solved any more. Where
 * others answer, they do so as stubbornly as can be: an answer against which nothing helps is the refutation.
 */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { News } from '@sternwarte/atlas';
import {
  answerAt,
  canStillSolve,
  hasAnswers,
  isAtLeast,
  positionOfPuzzle,
  PuzzleSearch,
  refuse,
  RESIGN,
  solvingMove,
  type Names,
  type Puzzle,
  type PuzzleGoal,
  type Refusal,
  type SoundGame,
  type Standing,
  type Tagged,
} from '@sternwarte/engine';
import { unasking } from '../learn/unasking.ts';
import type { Clock } from '../match/clock.ts';
import { NOT_ASKED, type Advice, type Link, type LiveMatch } from '../match/live-match.ts';
import { openFree } from '../match/local/free-table.ts';
import type { ToldTable } from '../match/local/told-table.ts';
import { positionOf, type Past, type Position } from '../match/position.ts';
import { namesOf, type ByLanguage, type WordsOfGame } from '../match/saved-match.ts';
import type { Sitter } from '../match/sitter.ts';
import { puzzlesWords } from '../words/puzzles.ts';

export interface PuzzleGame {
  readonly game: SoundGame;
  readonly words: WordsOfGame;
  readonly seatNames: ByLanguage<Names>;
  readonly goal: PuzzleGoal;
}

/** Refuted: what was tried has been answered, and nothing helps against that. Lesser: something else promises more. */
export type PuzzleStage = 'open' | 'lost' | 'lesser' | 'refuted' | 'solved';

/** What a first move wins on average, and what the best one and the next best do. */
export interface Comparison {
  /** The first move, and what it was made in. */
  readonly move: Tagged;
  readonly view: unknown;
  readonly made: number;
  readonly best: number;
  /** The best of all that are no solution. */
  readonly next: number;
}

/** As many positions as the longest of our proofs looks at, and more. */
const BUDGET = 60_000;
const PAUSE = 900;
const NOTHING = (): void => undefined;

export class PuzzleMatch implements LiveMatch {
  readonly puzzle: Puzzle;
  readonly words: WordsOfGame;
  readonly names: ByLanguage<Names>;
  readonly sitters: readonly Sitter[];
  readonly fairness = null;
  readonly advises = false;
  readonly past = signal<Past | null>(null);
  readonly advice: ReadonlySignal<Advice | null> = signal(null);
  readonly link: ReadonlySignal<Link> = signal<Link>('steady');
  readonly notice = signal(null);
  readonly refused = signal<Refusal | null>(null);
  readonly stage = signal<PuzzleStage>('open');
  readonly isHinted = signal(false);
  /** Whether the last thing tried is left out of what this puzzle asks for. */
  readonly isBeside = signal(false);
  /** Whether the solution is being shown, or was. */
  readonly isShown = signal(false);

  readonly #subject: PuzzleGame;
  readonly #clock: Clock;
  readonly #position;
  readonly #busy = signal(false);
  /** A new one for every position, so that none finds its budget used up. */
  #search: PuzzleSearch;
  #standing: Standing;
  #table: ToldTable;
  #moves: readonly Tagged[] = [];
  #callOff = NOTHING;

  constructor(puzzle: Puzzle, subject: PuzzleGame, clock: Clock) {
    this.puzzle = puzzle;
    this.words = unasking(subject.words, (code) =>
      this.stage.value === 'open' || this.past.value !== null ? null : puzzlesWords[code].isOver,
    );
    this.#subject = subject;
    this.#clock = clock;
    this.sitters = Array.from({ length: puzzle.scenario.seats }, (_unused, seat) =>
      seat === puzzle.seat
        ? { kind: 'here', name: null }
        : { kind: 'bot', name: null, bot: 'pilot' },
    );
    this.names = namesOf(this.sitters, subject.seatNames);
    this.#search = this.#newSearch();
    this.#table = this.#open();
    this.#standing = this.#search.begin(this.#table.state);
    this.#position = signal(this.#look({ number: 0, events: [] }, null));
  }

  get position(): ReadonlySignal<Position> {
    return this.#position;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** What to try next; `null` where nothing leads there any more. */
  readonly advised = computed<Tagged | null>(() => {
    const { asked } = this.#position.value;
    if (asked === null || this.stage.value !== 'open' || !this.isHinted.value) return null;
    const { line, target } = this.puzzle;
    const isOnLine = this.#moves.every((move, i) => isSameMove(move, line[i]));
    const next = isOnLine ? line[this.#moves.length] : undefined;
    return next ?? solvingMove(this.#search, this.#standing, target);
  });

  /** How the first move compares, where chance decides what comes of it. */
  compare(): Comparison | null {
    const [first] = this.#moves;
    const { worths } = this.puzzle;
    if (first === undefined || worths === undefined) return null;
    const { game, goal } = this.#subject;
    const start = this.#search.begin(positionOfPuzzle(game, this.puzzle));
    const made = this.#search.movesIn(start).findIndex((move) => isSameMove(move, first));
    const before = goal.measure(start.state, this.puzzle.seat);
    const best = Math.max(...worths);
    const others = worths.filter((worth) => !isAtLeast(worth, best));
    return {
      move: first,
      view: game.view(start.state, this.puzzle.seat),
      made: (worths[made] ?? before) - before,
      best: best - before,
      next: Math.max(...others) - before,
    };
  }

  check(move: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    return asked === null ? NOT_ASKED : this.#subject.game.check(view, asked, move);
  }

  play(input: unknown): Refusal | null {
    const refusal = this.check(input);
    if (refusal !== null) return refusal;
    // Checked, so it is a move of this game.
    const move = input as Tagged;
    this.isBeside.value = this.#isExcluded(move);
    // It is answered beside the table, as everything is that leads nowhere.
    if (this.isBeside.value) return null;
    this.isHinted.value = false;
    this.#perform(move);
    this.#judge();
    this.#letAnswer();
    return null;
  }

  undo(whole: boolean): Refusal | null {
    if (this.#moves.length === 0 || this.#busy.value) return refuse('undoNothing', {});
    const kept = whole ? [] : this.#beforeLastOwn();
    this.#restart();
    for (const move of kept) this.#perform(move);
    this.#judge();
    return null;
  }

  again(): void {
    this.stop();
    this.isHinted.value = false;
    this.#restart();
  }

  showHint(): void {
    this.isHinted.value = true;
  }

  /** From the beginning, one move after the other. */
  showSolution(): void {
    this.again();
    this.isShown.value = true;
    this.#busy.value = true;
    this.#playOut(this.puzzle.line, () => {
      this.stage.value = 'solved';
    });
  }

  lookBack(seq: number | null): void {
    this.past.value = seq === null ? null : this.#table.past(seq, this.puzzle.seat);
  }

  stop(): void {
    this.#callOff();
    this.#callOff = NOTHING;
    this.#busy.value = false;
  }

  // What follows has no meaning where nobody hands the screen over, rolls dice of his own or asks bots.
  admit(): void {
    return;
  }

  enter(): Refusal | null {
    return NOT_ASKED;
  }

  drawFor(): void {
    return;
  }

  askAdvice(): void {
    return;
  }

  dismissAdvice(): void {
    return;
  }

  #open(): ToldTable {
    const { game, words } = this.#subject;
    const { scenario, seat } = this.puzzle;
    const config = { seats: scenario.seats, options: scenario.options };
    const state = positionOfPuzzle(game, this.puzzle);
    return openFree(game, { ok: true, config, state }, { words, names: this.names, eyes: seat });
  }

  #newSearch(): PuzzleSearch {
    const { game, goal } = this.#subject;
    return new PuzzleSearch(game, goal, this.puzzle.seat, { budget: BUDGET });
  }

  #restart(): void {
    this.#table = this.#open();
    this.#standing = this.#search.begin(this.#table.state);
    this.#moves = [];
    this.past.value = null;
    this.isBeside.value = false;
    this.stage.value = 'open';
    this.#show([]);
  }

  #isExcluded({ type }: Tagged): boolean {
    return type === RESIGN || this.#subject.goal.without?.includes(type) === true;
  }

  #perform(move: Tagged): void {
    const by = this.#search.deciderAt(this.#standing);
    if (by === null) throw new Error(`${this.puzzle.id}: nobody decides`);
    const draft = this.#table.draft();
    const refusal = draft.perform({ by, move }, this.#clock.now());
    if (refusal !== null) throw new Error(`${this.puzzle.id}: ${JSON.stringify([move, refusal])}`);
    this.#standing = this.#search.after(this.#standing, move);
    this.#search = this.#newSearch();
    this.#table.accept(draft);
    this.#moves = [...this.#moves, move];
    this.past.value = null;
    this.#show(draft.events);
  }

  /** Moves one after the other, at a pace that can be followed. */
  #playOut(moves: readonly Tagged[], onEnd: () => void): void {
    this.#busy.value = true;
    this.#showAgain();
    const rest = [...moves];
    const next = (): void => {
      const move = rest.shift();
      if (move === undefined) {
        this.#busy.value = false;
        this.#callOff = NOTHING;
        onEnd();
        this.#showAgain();
        return;
      }
      this.#callOff = this.#clock.after(PAUSE, () => {
        this.#perform(move);
        next();
      });
    };
    next();
  }

  #letAnswer(): void {
    if (this.stage.value !== 'open' || !this.#isAnswering()) return;
    const answer = answerAt(this.#search, this.#standing, this.puzzle.target);
    this.#playOut(answer, () => this.#judge());
  }

  #isAnswering(): boolean {
    const decider = this.#search.deciderAt(this.#standing);
    return decider !== null && decider !== this.puzzle.seat;
  }

  /** Up to the decision before the last move made here: answers go with what they answer. */
  #beforeLastOwn(): readonly Tagged[] {
    let standing = this.#search.begin(this.#open().state);
    let last = 0;
    for (const [i, move] of this.#moves.entries()) {
      if (this.#search.deciderAt(standing) === this.puzzle.seat) last = i;
      standing = this.#search.after(standing, move);
    }
    return this.#moves.slice(0, last);
  }

  #judge(): void {
    this.stage.value = this.#moves.length === 0 ? 'open' : this.#verdict();
    this.#showAgain();
  }

  #verdict(): PuzzleStage {
    const { goal } = this.#subject;
    if (goal.throughChance !== undefined) {
      const [first] = this.#moves;
      return this.puzzle.solutions.some((move) => isSameMove(move, first)) ? 'solved' : 'lesser';
    }
    if (this.#search.isReached(this.#standing, this.puzzle.target)) return 'solved';
    // A turn that will be answered is judged by the answer: that shows why.
    const { turns = 1 } = goal;
    const { turnsLeft } = this.#standing;
    const awaitsAnswer = hasAnswers(goal) && (turnsLeft === turns || this.#isAnswering());
    if (awaitsAnswer) return 'open';
    if (canStillSolve(this.#search, this.#standing, this.puzzle) !== false) return 'open';
    return this.#wasAnswered() ? 'refuted' : 'lost';
  }

  /** Whether the last move was an answer. */
  #wasAnswered(): boolean {
    return this.#moves.length > this.#beforeLastOwn().length + 1;
  }

  #show(events: readonly Tagged[]): void {
    const { number } = this.#position.value.news;
    this.#position.value = this.#look({ number: number + 1, events }, this.#position.value);
  }

  /** Nothing has happened but to what may be done: what was news stays it. */
  #showAgain(): void {
    this.#position.value = this.#look(this.#position.value.news, this.#position.value);
  }

  #look(news: News, before: Position | null): Position {
    const { seat } = this.puzzle;
    const pending = this.#table.pending();
    const isOpen = this.stage.value === 'open' && !this.#busy.value;
    const isAsked = isOpen && pending.kind === 'move' && pending.seats.includes(seat);
    const sight = {
      view: this.#table.view(seat),
      viewer: seat,
      asked: isAsked ? seat : null,
      curtain: null,
      outcomes: null,
      thinking: null,
      log: this.#table.story,
      reader: this.#table.reader,
      recent: this.#table.recent(seat),
      undo:
        this.#moves.length > 0 && !this.#busy.value
          ? { last: this.#moves.length - 1, turn: 0 }
          : null,
      news,
    };
    const position = positionOf(this.#subject.game, sight, before);
    return { ...position, moves: position.moves.filter((move) => !this.#isExcluded(move)) };
  }
}

function isSameMove(a: Tagged | undefined, b: Tagged | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
