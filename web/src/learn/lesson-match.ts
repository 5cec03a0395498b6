/**
 * A lesson as a match: the real table, on which one person makes moves that the lesson judges, and the others and chance
 * do what it says.
 */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { News } from '@sternwarte/atlas';
import {
  judgeMove,
  readInput,
  readScenario,
  readType,
  refuse,
  RESIGN,
  type Action,
  type Game,
  type InWords,
  type Lesson,
  type LessonStep,
  type Names,
  type Refusal,
  type SoundGame,
  type Tagged,
} from '@sternwarte/engine';
import type { Clock } from '../match/clock.ts';
import { NOT_ASKED, type Advice, type Link, type LiveMatch } from '../match/live-match.ts';
import { openFree } from '../match/local/free-table.ts';
import type { ToldTable } from '../match/local/told-table.ts';
import { positionOf, type Past, type Position } from '../match/position.ts';
import { namesOf, type ByLanguage, type WordsOfGame } from '../match/saved-match.ts';
import type { Sitter } from '../match/sitter.ts';
import { learnWords } from '../words/learn.ts';
import { unasking } from './unasking.ts';

export interface LessonSurroundings {
  readonly clock: Clock;
  /** How long people get to see what happened before the next thing happens, in milliseconds. */
  pause(this: void, before: 'bot' | 'draw'): number;
}

export interface LessonGame {
  readonly game: SoundGame;
  readonly words: WordsOfGame;
  /** What the seats are called. */
  readonly seatNames: ByLanguage<Names>;
}

/** Where a lesson stands. */
export interface Stage {
  /** How many steps are done. */
  readonly done: number;
  /** What is to be done now; `null` at the end. */
  readonly step: LessonStep | null;
  /** What was said to the last thing that was tried. */
  readonly answer: InWords | null;
  /** Whether that was not what is meant. */
  readonly isWrong: boolean;
  /** Whether the hint was asked for. */
  readonly isHinted: boolean;
  /** Whether others act before the next step. */
  readonly isWaiting: boolean;
}

/** A lesson that cannot be held: its position is none of the game. */
export class BrokenLessonError extends Error {}

const NO_RESIGNING: InWords = {
  de: 'In einer Lektion gibt niemand auf: Es kann nichts schiefgehen.',
  en: 'Nobody resigns in a lesson: nothing can go wrong here.',
};

const NOTHING = (): void => undefined;
const START: Stage = {
  done: 0,
  step: null,
  answer: null,
  isWrong: false,
  isHinted: false,
  isWaiting: false,
};

export class LessonMatch implements LiveMatch {
  readonly lesson: Lesson;
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

  readonly #game: Game;
  readonly #table: ToldTable;
  readonly #surroundings: LessonSurroundings;
  readonly #stage = signal(START);
  readonly #position;
  readonly #busy = signal(false);
  #callOff = NOTHING;

  constructor(
    lesson: Lesson,
    { game, words, seatNames }: LessonGame,
    surroundings: LessonSurroundings,
  ) {
    const read = readScenario(game, lesson.scenario);
    if (!read.ok) throw new BrokenLessonError(JSON.stringify(read.damage));
    this.lesson = lesson;
    this.words = unasking(words, (code) =>
      this.#stage.value.step === null && this.past.value === null ? learnWords[code].isOver : null,
    );
    this.sitters = Array.from({ length: read.config.seats }, (_unused, seat) =>
      seat === lesson.seat
        ? { kind: 'here', name: null }
        : { kind: 'bot', name: null, bot: 'pilot' },
    );
    this.names = namesOf(this.sitters, seatNames);
    this.#game = game;
    this.#surroundings = surroundings;
    this.#table = openFree(game, read, { words, names: this.names, eyes: lesson.seat });
    this.#stage.value = this.#stageAt(0);
    this.#position = signal(this.#look({ number: 0, events: [] }, null));
  }

  get position(): ReadonlySignal<Position> {
    return this.#position;
  }

  get stage(): ReadonlySignal<Stage> {
    return this.#stage;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  check(move: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    return asked === null ? NOT_ASKED : this.#game.check(view, asked, move);
  }

  /** What is right happens, what is not meant is answered, and what is not possible refused. */
  play(input: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    const { step } = this.#stage.value;
    if (asked === null || step?.kind !== 'move') return NOT_ASKED;
    const verdict = judgeMove(this.#game, step, view, asked, input);
    if (verdict.kind === 'refused') return verdict.refusal;
    if (verdict.kind === 'right') this.#finish([{ by: asked, move: verdict.move }]);
    else this.#answer(readInput(input, readType) === RESIGN ? NO_RESIGNING : verdict.say);
    return null;
  }

  /** Has read what there is to read. */
  goOn(): void {
    if (!this.#busy.value && this.#stage.value.step?.kind === 'read') this.#finish([]);
  }

  /** Answers a question. */
  choose(index: number): void {
    const { step, isWaiting } = this.#stage.value;
    const choice = step?.kind === 'question' ? step.choices[index] : undefined;
    if (choice === undefined || isWaiting) return;
    if (choice.isRight) this.#finish([], choice.answer);
    else this.#answer(choice.answer);
  }

  showHint(): void {
    this.#stage.value = { ...this.#stage.value, isHinted: true };
  }

  /** A lesson goes forwards only; whoever wants to see something again begins it again. */
  undo(): Refusal | null {
    return refuse('undoNothing', {});
  }

  lookBack(seq: number | null): void {
    this.past.value = seq === null ? null : this.#table.past(seq, this.lesson.seat);
  }

  /** Nothing happens by itself any more. */
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

  /** Said to something that is not meant: it is taken back, and with it what was picked. */
  #answer(answer: InWords): void {
    this.#stage.value = { ...this.#stage.value, answer, isWrong: true };
    const now = this.#position.value;
    // What was news before has nothing to do with it.
    const news = { ...now.news, events: [] };
    this.#position.value = { ...now, decision: now.decision + 1, news };
  }

  /** The step is done: what belongs to it happens, then what the others do, one after the other. */
  #finish(own: readonly Action<Tagged, unknown>[], praise: InWords | null = null): void {
    const { done, step } = this.#stage.value;
    this.#stage.value = {
      ...this.#stage.value,
      answer: praise,
      isWrong: false,
      isWaiting: true,
    };
    this.#busy.value = true;
    const rest = [...(step?.after ?? [])];
    for (const action of own) this.#perform(action);
    const next = (): void => {
      const action = rest.shift();
      if (action === undefined) {
        this.#busy.value = false;
        this.#callOff = NOTHING;
        this.#stage.value = { ...this.#stageAt(done + 1), answer: praise };
        this.#showAgain();
        return;
      }
      const wait = this.#surroundings.pause(action.by === 'table' ? 'draw' : 'bot');
      this.#callOff = this.#surroundings.clock.after(wait, () => {
        this.#perform(action);
        next();
      });
    };
    next();
  }

  #perform(action: Action<Tagged, unknown>): void {
    const draft = this.#table.draft();
    const refusal = draft.perform(action, this.#surroundings.clock.now());
    if (refusal !== null) throw new BrokenLessonError(JSON.stringify([action, refusal]));
    this.#table.accept(draft);
    this.past.value = null;
    this.#show(draft.events);
  }

  #stageAt(done: number): Stage {
    return { ...START, done, step: this.lesson.steps[done] ?? null };
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
    const { seat } = this.lesson;
    const { step, isWaiting } = this.#stage.value;
    const pending = this.#table.pending();
    const isAsked = step?.kind === 'move' && !isWaiting;
    const sight = {
      view: this.#table.view(seat),
      viewer: seat,
      asked: isAsked && pending.kind === 'move' && pending.seats.includes(seat) ? seat : null,
      curtain: null,
      outcomes: null,
      thinking: null,
      log: this.#table.story,
      reader: this.#table.reader,
      recent: this.#table.recent(seat),
      undo: null,
      news,
    };
    const position = positionOf(this.#game, sight, before);
    // Nobody is tempted.
    return { ...position, moves: position.moves.filter(({ type }) => type !== RESIGN) };
  }
}
