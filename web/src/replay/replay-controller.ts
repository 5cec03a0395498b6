/**
 * Looks at one match: which position, with whose eyes, playing by itself or not, and what the bots think of it.
 *
 * Knows no DOM; screens read its signals and call its methods.
 */

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { News } from '@sternwarte/atlas';
import type { Analysis } from '@sternwarte/bots';
import type { BotClient } from '@sternwarte/bots/service';
import {
  countDraws,
  damage as found,
  readerAmong,
  verifyFairness,
  verifySeal,
  type Damage,
  type DrawCount,
  type Seat,
  type Viewer,
} from '@sternwarte/engine';
import type { Clock } from '../match/clock.ts';
import { readerWith, type PointOfView } from '../match/course.ts';
import { RecentSteps, type Recent } from '../match/recent.ts';
import type { MatchSheet, WordsOfGame } from '../match/saved-match.ts';
import { peopleHere } from '../match/sitter.ts';
import { Story } from '../match/story.ts';
import type { Film } from './film.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a position is shown at the slowest speed, in milliseconds. */
const SHOWN_FOR = 1200;

export type AnalysisState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'failed' };

/** What came of recomputing the draws. */
export type Verdict =
  /** Of all draws but those that were made before anything was promised. */
  | ({ readonly kind: 'fair' } & DrawCount)
  | { readonly kind: 'notYet' }
  | { readonly kind: 'unfair'; readonly damage: Damage };

export interface ReplaySurroundings {
  readonly clock: Clock;
  readonly bots: Pick<BotClient, 'analyse'>;
}

const NOTHING = (): void => undefined;

export class ReplayController {
  readonly film: Film;
  readonly sheet: MatchSheet;
  readonly words: WordsOfGame;
  readonly eyes;
  readonly speed = signal<Speed>(1);
  readonly isPlaying = signal(false);
  readonly analysis = signal<AnalysisState>({ kind: 'none' });
  readonly verdict = signal<Verdict | null>(null);
  /** Whether the match has a seal that fits. */
  readonly isSealed = signal(false);
  readonly view: ReadonlySignal<unknown>;
  /** Whom the story is told to. */
  readonly reader: ReadonlySignal<Viewer>;
  readonly story;
  /** What led to the position, since whoever looks last had a say. */
  readonly recent: ReadonlySignal<Recent>;
  readonly #at = signal(0);
  readonly #news = signal<News>({ number: 0, events: [] });
  readonly #surroundings: ReplaySurroundings;
  #callOff = NOTHING;
  #stopAnalysis = NOTHING;

  constructor(film: Film, sheet: MatchSheet, words: WordsOfGame, surroundings: ReplaySurroundings) {
    this.film = film;
    this.sheet = sheet;
    this.words = words;
    this.#surroundings = surroundings;
    this.eyes = signal<PointOfView>(
      film.result === null ? readerAmong(peopleHere(sheet.sitters)) : 'everything',
    );
    this.view = computed(() => film.course.viewAt(this.#at.value, this.eyes.value));
    const { names } = sheet;
    this.reader = computed(() => readerWith(this.eyes.value));
    this.story = computed(
      () => new Story(film.course, { words, names, eyes: this.eyes.value }).steps,
    );
    const recent = new RecentSteps(film.course, names);
    this.recent = computed(() => recent.before(this.#at.value, this.eyes.value));
  }

  /** The position that is shown: 0 is the one before the first entry. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  /** The round of the position that is shown; `null` in games without rounds. */
  get round(): number | null {
    return this.film.course.game.round?.(this.view.value) ?? null;
  }

  get news(): ReadonlySignal<News> {
    return this.#news;
  }

  /** Whose eyes there are to choose from; empty where the choice makes no difference. */
  eyesToChoose(): readonly PointOfView[] {
    if (this.film.result === null || !this.film.course.hasSecrets()) return [];
    const seats = this.sheet.sitters.map((_sitter, seat): Seat => seat);
    return ['everything', 'spectator', ...seats];
  }

  /** Jumps to a position, or to the nearest there is. */
  goTo(position: number): void {
    this.pause();
    this.#show(position, false);
  }

  /** One step on or back. Only what happens forwards can be seen happening. */
  step(by: 1 | -1): void {
    this.pause();
    this.#show(this.#at.value + by, by === 1);
  }

  /** Plays from here to the end, or from the beginning when this is the end. */
  play(): void {
    if (this.film.course.length === 0) return;
    if (this.#at.value === this.film.course.length) this.#show(0, false);
    this.isPlaying.value = true;
    this.#playOn();
  }

  pause(): void {
    this.isPlaying.value = false;
    this.#callOff();
    this.#callOff = NOTHING;
  }

  /** Has the bots judge every position. */
  analyse(record: string): void {
    if (this.analysis.value.kind === 'running') return;
    this.analysis.value = { kind: 'running', done: 0, total: this.film.match.log.length + 1 };
    const question = this.#surroundings.bots.analyse({ record }, (done, total) => {
      if (this.analysis.value.kind === 'running')
        this.analysis.value = { kind: 'running', done, total };
    });
    this.#stopAnalysis = () => question.stop();
    question.answer.then(
      (analysis) => {
        this.analysis.value = { kind: 'ready', analysis };
      },
      () => {
        this.analysis.value = { kind: 'failed' };
      },
    );
  }

  /** What has been found out so far is kept. */
  stopAnalysis(): void {
    this.#stopAnalysis();
  }

  /** Recomputes every draw, and compares the commitment with the one that somebody has kept. */
  verify(published: string | null = null): void {
    const { course, match, result } = this.film;
    const { fairness } = match;
    // Here the seed may be known before the end; but it is nobody's business yet.
    const isSecret = fairness !== null && result === null;
    if (isSecret && (published === null || published === fairness.commitment)) {
      this.verdict.value = { kind: 'notYet' };
      return;
    }
    const damage = verifyFairness(course.game, match, published);
    this.verdict.value =
      damage === null ? { kind: 'fair', ...countDraws(match) } : { kind: 'unfair', damage };
    if (damage === null) void this.#checkSeal();
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.pause();
    this.#stopAnalysis();
  }

  /** What is not as it was sealed is not to be believed, however well the draws fit. */
  async #checkSeal(): Promise<void> {
    const { match, result } = this.film;
    const seal = await verifySeal(match, result, globalThis.crypto?.subtle);
    this.isSealed.value = seal === 'whole';
    if (seal === 'broken') this.verdict.value = { kind: 'unfair', damage: found('brokenSeal', {}) };
  }

  #show(position: number, withEvents: boolean): void {
    const { film } = this;
    const next = Math.min(Math.max(0, Math.trunc(position)), film.course.length);
    if (next === this.#at.value) return;
    batch(() => {
      this.#at.value = next;
      this.#news.value = {
        number: this.#news.value.number + 1,
        events: withEvents ? film.course.eventsAt(next) : [],
      };
    });
  }

  #playOn(): void {
    this.#callOff = this.#surroundings.clock.after(SHOWN_FOR / this.speed.value, () => {
      this.#show(this.#at.value + 1, true);
      if (this.#at.value < this.film.course.length) this.#playOn();
      else this.pause();
    });
  }
}
