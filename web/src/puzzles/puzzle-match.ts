/** A puzzle as a match: the real table, on which one person plays one turn, and is told when it cannot be solved any more. */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  canStillSolve,
  isSolved,
  positionOfPuzzle,
  refuse,
  RESIGN,
  type Game,
  type Names,
  type Puzzle,
  type PuzzleGoal,
  type Refusal,
  type Tagged,
} from '@sternwarte/engine';
import type { Clock } from '../match/clock.ts';
import { NOT_ASKED, type Advice, type Link, type LiveMatch } from '../match/live-match.ts';
import { openFree } from '../match/local/free-table.ts';
import type { ToldTable } from '../match/local/told-table.ts';
import { positionOf, type Past, type Position } from '../match/position.ts';
import { namesOf, type ByLanguage, type WordsOfGame } from '../match/saved-match.ts';
import type { Sitter } from '../match/sitter.ts';

export interface PuzzleGame {
  readonly game: Game;
  readonly words: WordsOfGame;
  readonly seatNames: ByLanguage<Names>;
  readonly goal: PuzzleGoal;
}

export type PuzzleStage = 'open' | 'lost' | 'solved';

/** As many positions as the longest of our proofs looks at, and more. */
const BUDGET = 20_000;
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
  /** Whether the solution is being shown, or was. */
  readonly isShown = signal(false);

  readonly #subject: PuzzleGame;
  readonly #clock: Clock;
  readonly #position;
  readonly #busy = signal(false);
  #table: ToldTable;
  #moves: readonly Tagged[] = [];
  #steps = 0;
  #callOff = NOTHING;

  constructor(puzzle: Puzzle, subject: PuzzleGame, clock: Clock) {
    this.puzzle = puzzle;
    this.words = subject.words;
    this.#subject = subject;
    this.#clock = clock;
    this.sitters = Array.from({ length: puzzle.scenario.seats }, (_unused, seat) =>
      seat === puzzle.seat
        ? { kind: 'here', name: null }
        : { kind: 'bot', name: null, bot: 'pilot' },
    );
    this.names = namesOf(this.sitters, subject.seatNames);
    this.#table = this.#open();
    this.#position = signal(this.#look([], null));
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
    const { line, solutions } = this.puzzle;
    if (asked === null || this.stage.value !== 'open') return null;
    const isOnLine = this.#moves.every((move, i) => isSameMove(move, line[i]));
    return isOnLine
      ? (line[this.#moves.length] ?? null)
      : this.#moves.length === 0
        ? (solutions[0] ?? null)
        : null;
  });

  check(move: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    return asked === null ? NOT_ASKED : this.#subject.game.check(view, asked, move);
  }

  play(input: unknown): Refusal | null {
    const refusal = this.check(input);
    if (refusal !== null) return refusal;
    // Checked, so it is a move of this game.
    const move = input as Tagged;
    if (this.#isExcluded(move)) return NOT_ASKED;
    this.#perform(move);
    this.#judge();
    return null;
  }

  undo(whole: boolean): Refusal | null {
    if (this.#moves.length === 0 || this.#busy.value) return refuse('undoNothing', {});
    const kept = whole ? [] : this.#moves.slice(0, -1);
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
    const rest = [...this.puzzle.line];
    const next = (): void => {
      const move = rest.shift();
      if (move === undefined) {
        this.#busy.value = false;
        this.#callOff = NOTHING;
        this.stage.value = 'solved';
        this.#show([]);
        return;
      }
      this.#callOff = this.#clock.after(PAUSE, () => {
        this.#perform(move);
        next();
      });
    };
    next();
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

  #restart(): void {
    this.#table = this.#open();
    this.#moves = [];
    this.past.value = null;
    this.stage.value = 'open';
    this.#show([]);
  }

  #isExcluded({ type }: Tagged): boolean {
    return type === RESIGN || this.#subject.goal.without?.includes(type) === true;
  }

  #perform(move: Tagged): void {
    const draft = this.#table.draft();
    const refusal = draft.perform({ by: this.puzzle.seat, move }, this.#clock.now());
    if (refusal !== null) throw new Error(`${this.puzzle.id}: ${JSON.stringify([move, refusal])}`);
    this.#table.accept(draft);
    this.#moves = [...this.#moves, move];
    this.past.value = null;
    this.#show(draft.events);
  }

  #judge(): void {
    this.stage.value = this.#moves.length === 0 ? 'open' : this.#verdict();
    this.#show([]);
  }

  #verdict(): PuzzleStage {
    const { game, goal } = this.#subject;
    const state = this.#table.state;
    if (goal.throughChance !== undefined) {
      const [first] = this.#moves;
      return this.puzzle.solutions.some((move) => isSameMove(move, first)) ? 'solved' : 'lost';
    }
    if (isSolved(game, goal, this.puzzle, state)) return 'solved';
    return canStillSolve(game, goal, this.puzzle, state, BUDGET) === false ? 'lost' : 'open';
  }

  #show(events: readonly Tagged[]): void {
    this.#steps++;
    this.#position.value = this.#look(events, this.#position.value);
  }

  #look(events: readonly Tagged[], before: Position | null): Position {
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
      news: { number: this.#steps, events },
    };
    const position = positionOf(this.#subject.game, sight, before);
    return { ...position, moves: position.moves.filter((move) => !this.#isExcluded(move)) };
  }
}

function isSameMove(a: Tagged | undefined, b: Tagged | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
