/**
 * A match that a server runs, as the screens know any match. It shows what it is told, at a pace that people can follow, and
 * sends what they wish.
 *
 * Knows no DOM: the line is a `TableClient`, and everything else is handed in as for a local match.
 */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  botToAsk,
  isAwaitedAmong,
  type Fairness,
  type Game,
  type Names,
  type Refusal,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { Adviser } from '../adviser.ts';
import type { BotLink } from '../bot-link.ts';
import type { Clock } from '../clock.ts';
import {
  NOT_ASKED,
  STILL_KEEPING,
  type Advice,
  type Link,
  type TableMatch,
  type Notice,
} from '../live-match.ts';
import { positionOf, type Past, type Position, type Sight } from '../position.ts';
import { RecentSteps } from '../recent.ts';
import type { ByLanguage, WordsOfGame } from '../saved-match.ts';
import { Story } from '../story.ts';
import { onlyEndOfTurn } from '../turn-end.ts';
import { Backlog } from './backlog.ts';
import { hasOtherPeople, peopleAt, type PeopleAtTable } from './people-at-table.ts';
import { withServerWords } from './server-words.ts';
import type { Arrival, Standing, TableClient } from './table-client.ts';
import { ToldCourse, type StoryPart } from './told-course.ts';

export interface OnlineSurroundings {
  readonly game: Game;
  readonly words: WordsOfGame;
  readonly seatNames: ByLanguage<Names>;
  readonly bots: BotLink;
  readonly clock: Clock;
  /** How long people get to see what happened before the next thing happens, in milliseconds. */
  pause(this: void, before: 'bot' | 'draw'): number;
  endsTurns(this: void): boolean;
  /** The last steps before an entry, as the server tells them; rejected where it cannot be reached. */
  story(this: void, before: number): Promise<StoryPart>;
}

/** The beginning, and how much of it has been seen before: the rest is played quickly. */
export interface Beginning {
  readonly viewer: Viewer;
  readonly part: StoryPart;
  /** The number of the first entry that was not seen yet; `null` when nothing was. */
  readonly seen: number | null;
}

const NOTHING = (): void => undefined;

export class OnlineMatch implements TableMatch {
  readonly words: WordsOfGame;
  readonly past = signal<Past | null>(null);
  readonly notice: ReadonlySignal<Notice | null>;
  readonly refused = signal<Refusal | null>(null);
  readonly link: ReadonlySignal<Link>;
  /** Whether something is on its way, there or here. Other people decide when they like, and are not waited for. */
  readonly busy: ReadonlySignal<boolean>;
  readonly viewer: Viewer;

  readonly #client: TableClient;
  readonly #surroundings: OnlineSurroundings;
  readonly #adviser: Adviser;
  readonly #people: ReadonlySignal<PeopleAtTable>;
  /** Who sat there when the position was last shown. */
  #shownTo: PeopleAtTable | null = null;
  readonly #behind = signal(0);
  readonly #isSending = signal(false);
  readonly #isAwaited = signal(false);
  readonly #away = signal<number | null>(null);
  readonly #awayShown = computed(() => (this.#behind.value > 0 ? null : this.#away.value));
  readonly #endFollowing: () => void;
  #position: Signal<Position>;
  #course: ToldCourse;
  #story: Story;
  #recent: RecentSteps;
  readonly #backlog: Backlog;
  /** Whether it is being found out how the present came about; what happens meanwhile waits. */
  #isCatchingUp = false;
  #wish: string | null = null;
  /** Whether what was wished is shown already, before the server has said anything. */
  #isForeseen = false;
  #news = 0;
  #callOffEnd = NOTHING;
  #stopped = false;

  constructor(client: TableClient, { viewer, part, seen }: Beginning, around: OnlineSurroundings) {
    this.viewer = viewer;
    this.words = withServerWords(around.words);
    this.link = computed(() => (client.line.value === 'steady' ? 'steady' : 'broken'));
    this.notice = computed(() => {
      const [seat] = client.failing.value;
      return seat === undefined ? null : { kind: 'botFailed', seat };
    });
    this.busy = computed(() => this.#isSending.value || this.#behind.value > 0);
    this.#client = client;
    this.#surroundings = around;
    this.#adviser = new Adviser(around.bots);
    let before: PeopleAtTable | null = null;
    this.#people = computed(() => {
      const seats = client.info.value?.seats ?? [];
      before = peopleAt({ seats }, client.seat.value, around.seatNames, before);
      return before;
    });
    const shown = seen === null ? part.arrivals : part.arrivals.slice(0, seen - part.from);
    this.#course = new ToldCourse(around.game, viewer, { ...part, arrivals: shown });
    this.#backlog = new Backlog(part.arrivals.slice(shown.length), {
      clock: around.clock,
      pause: around.pause,
      show: (arrival) => {
        this.#course.add(arrival);
        this.#show(arrival.events);
      },
    });
    if (this.#backlog.length > 0) this.#away.value = seen;
    [this.#story, this.#recent] = this.#tell();
    this.#position = signal(positionOf(around.game, this.#look([]), null));
    this.#shownTo = this.#people.value;
    this.#endFollowing = client.follow({
      onSteps: (arrivals, isOwn) => this.#receive(arrivals, isOwn),
      onJump: (standing) => this.#jump(standing),
      onAnswer: (id, why) => this.#hear(id, why),
    });
    this.#count();
  }

  get position(): ReadonlySignal<Position> {
    return this.#position;
  }

  get names(): ByLanguage<Names> {
    return this.#people.value.names;
  }

  get sitters() {
    return this.#people.value.sitters;
  }

  /** The seed is the server's until the match is over; then it is in the record. */
  get fairness(): Fairness | null {
    const commitment = this.#client.info.value?.commitment ?? null;
    if (commitment === null) return null;
    const players = this.names.en;
    // What each of them promised is in the record too; whoever started the match was there, and had a part in it.
    const promises = players.map(() => commitment);
    return { scheme: 2, commitment, players, promises, nonces: [], seed: null };
  }

  get advice(): ReadonlySignal<Advice | null> {
    return this.#adviser.advice;
  }

  /** Nobody asks a computer while people play against each other. */
  get advises(): boolean {
    const info = this.#client.info.value;
    return info !== null && !hasOtherPeople(info, this.#client.seat.value);
  }

  get behind(): ReadonlySignal<number> {
    return this.#behind;
  }

  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  get isAwaited(): ReadonlySignal<boolean> {
    return this.#isAwaited;
  }

  /** The first entry of what happened while somebody was away, once that is shown; `null` when he has taken note of it. */
  get away(): ReadonlySignal<number | null> {
    return this.#awayShown;
  }

  forgetAway(): void {
    this.#away.value = null;
  }

  /** The number of the first entry that was not shown yet. */
  get seen(): number {
    return this.#course.seq;
  }

  /** Finds out what happened between the story that it began with and the present. */
  catchUp(): void {
    const { standing } = this.#client;
    if (standing !== null && standing.seq > this.#arrived) this.#jump(standing);
  }

  /** Lets what has happened meanwhile be seen, and finds out what came before all that is known. */
  run(): void {
    this.#proceed();
    void this.#readBack();
  }

  stop(): void {
    this.#stopped = true;
    this.#backlog.hold();
    this.#callOffEnd();
    this.#endFollowing();
    this.#adviser.dismiss();
  }

  skip(): void {
    this.#backlog.hold();
    for (const arrival of this.#backlog.take()) this.#course.add(arrival);
    this.#show([]);
  }

  /** The table has changed: a pause, somebody who stands in, a seat that is taken back. Who comes and goes changes nothing here. */
  refresh(): void {
    const { asked, thinking } = this.#whoIsAsked();
    const now = this.#position.value;
    if (asked !== now.asked || thinking !== now.thinking || this.#people.value !== this.#shownTo) {
      this.#show([]);
    } else this.#count();
  }

  check(move: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    return asked === null ? NOT_ASKED : this.#surroundings.game.check(view, asked, move);
  }

  play(move: unknown): Refusal | null {
    if (this.#wish !== null) return STILL_KEEPING;
    const refusal = this.check(move);
    if (refusal !== null) return refusal;
    this.forgetAway();
    this.#send(this.#client.wish({ type: 'move', atSeq: this.#course.seq, move }));
    // `check` has accepted it, so it is one of the game's moves.
    this.#foresee(move as Tagged);
    return null;
  }

  undo(whole: boolean): Refusal | null {
    const { asked, undo } = this.#position.value;
    if (this.#wish !== null) return STILL_KEEPING;
    if (asked === null || undo === null) return NOT_ASKED;
    const to = whole ? undo.turn : undo.last;
    this.#send(this.#client.wish({ type: 'undo', atSeq: this.#course.seq, to }));
    return null;
  }

  lookBack(seq: number | null): void {
    if (seq === null) {
      this.past.value = null;
      return;
    }
    const position = this.#course.positionAfter(seq);
    const recent = new RecentSteps(this.#course, this.#namesNow()).before(position, this.viewer);
    this.past.value = { seq, view: this.#course.viewAt(position), recent };
  }

  askAdvice(): void {
    const { asked, view } = this.#position.value;
    const info = this.#client.info.value;
    if (asked === null || info === null || !this.advises) return;
    const seed = String(this.#course.seq);
    const { game, seats } = { game: info.game, seats: info.seats.length };
    this.#adviser.ask({ gameId: game, seats, seat: asked, seed, view });
  }

  dismissAdvice(): void {
    this.#adviser.dismiss();
  }

  /** Nobody hands this screen over, and the server draws. */
  admit(): void {}
  drawFor(): void {}
  enter(): Refusal | null {
    return NOT_ASKED;
  }

  /** The number of the next entry that has not come here. */
  get #arrived(): number {
    return this.#course.seq + this.#backlog.length;
  }

  #tell(): [Story, RecentSteps] {
    const teller = { words: this.words, names: this.#namesNow(), eyes: this.viewer };
    return [new Story(this.#course, teller), new RecentSteps(this.#course, teller.names)];
  }

  /** Read whenever something is told. */
  #namesNow(): ByLanguage<Names> {
    const people = this.#people;
    return {
      get de() {
        return people.value.names.de;
      },
      get en() {
        return people.value.names.en;
      },
    };
  }

  #send(id: string): void {
    this.#callOffEnd();
    this.#wish = id;
    this.#isSending.value = true;
    this.refused.value = null;
  }

  #hear(id: string, why: Refusal | null): void {
    if (id !== this.#wish) return;
    this.#wish = null;
    this.#isSending.value = false;
    if (why !== null || this.#isForeseen) {
      this.#isForeseen = false;
      this.#show([]);
    }
    this.refused.value = why;
  }

  /** Shows a move before it is confirmed, in games without secrets: what comes of it can be known here. */
  #foresee(move: Tagged): void {
    const { game } = this.#surroundings;
    const { asked, view } = this.#position.value;
    if (asked === null || game.reveals !== undefined) return;
    const foreseen = game.clone(view);
    const events: Tagged[] = [];
    game.apply(foreseen, { by: asked, move }, (event) => events.push(event));
    this.#isForeseen = true;
    this.#adviser.dismiss();
    this.#news++;
    const sight = { ...this.#look(events), view: foreseen, asked: null, undo: null };
    this.#position.value = positionOf(game, sight, this.#position.value);
  }

  #receive(arrivals: readonly Arrival[], isOwn: boolean): void {
    this.#backlog.add(arrivals);
    if (this.#isCatchingUp) return;
    const [own] = arrivals;
    if (isOwn && own !== undefined) this.#hurryTo(own);
    this.#count();
    this.#proceed();
  }

  /** What one did oneself is seen at once, with all that came before it. */
  #hurryTo(own: Arrival): void {
    for (const arrival of this.#backlog.take(own)) {
      const isForeseen = arrival === own && this.#isForeseen;
      this.#course.add(arrival);
      if (arrival === own) {
        this.#isForeseen = false;
        this.#show(isForeseen ? [] : arrival.events);
      }
    }
  }

  /** Shows what is next, unless it is being found out what came before it. */
  #proceed(): void {
    if (this.#isCatchingUp || this.#stopped) this.#backlog.hold();
    else this.#backlog.proceed();
  }

  #show(events: readonly Tagged[]): void {
    if (this.#isForeseen) return;
    this.#backlog.noteShown();
    const before = this.#position.value;
    this.#news++;
    const after = positionOf(this.#surroundings.game, this.#look(events), before);
    if (after.decision !== before.decision) this.#adviser.dismiss();
    if (after.log.length < before.log.length) this.past.value = null;
    this.#position.value = after;
    this.#shownTo = this.#people.value;
    this.#count();
    this.#endTurnByItself(after);
  }

  /** The person at this screen who decides now, or the bot that thinks. */
  #whoIsAsked(): Pick<Sight, 'asked' | 'thinking'> {
    const pending = this.#surroundings.game.pending(this.#course.view);
    const info = this.#client.info.value;
    const { deciding } = this.#people.value;
    const isPresent = this.#backlog.length === 0 && !this.#isCatchingUp;
    const isGoingOn = info?.status === 'running' && !info.paused && isPresent;
    const seats = pending.kind === 'move' && isGoingOn ? pending.seats : [];
    const { viewer } = this;
    const isAsked = viewer !== 'spectator' && seats.includes(viewer) && deciding.includes(viewer);
    return { asked: isAsked ? viewer : null, thinking: botToAsk(seats, deciding) };
  }

  #look(events: readonly Tagged[]): Sight {
    const { view } = this.#course;
    const { viewer } = this;
    const { asked, thinking } = this.#whoIsAsked();
    return {
      view,
      viewer,
      asked,
      curtain: null,
      outcomes: null,
      thinking,
      log: this.#story.steps,
      reader: viewer,
      recent: this.#recent.before(this.#course.length, viewer),
      undo: asked === null ? null : this.#course.undoTargets(asked),
      news: { number: this.#news, events },
    };
  }

  #count(): void {
    this.#behind.value = this.#backlog.length;
    const view = this.#client.standing?.view;
    const pending = view === undefined ? null : this.#surroundings.game.pending(view);
    const { viewer } = this;
    this.#isAwaited.value =
      pending?.kind === 'move' &&
      viewer !== 'spectator' &&
      isAwaitedAmong(pending.seats, viewer) &&
      this.#people.value.deciding.includes(viewer) &&
      this.#client.info.value?.status === 'running';
  }

  #endTurnByItself(position: Position): void {
    const { game, clock, pause, endsTurns } = this.#surroundings;
    this.#callOffEnd();
    if (!endsTurns() || this.#stopped || position.log.length < this.#course.length) return;
    const info = this.#client.info.value;
    const hasOthers = info === null || hasOtherPeople(info, this.#client.seat.value);
    const end = onlyEndOfTurn(game, this.words, position, hasOthers);
    if (end === null || this.#hasJustTakenBack) return;
    this.#callOffEnd = clock.after(pause('bot'), () => this.play(end));
  }

  /** Who has just taken something back wants to do something else. */
  get #hasJustTakenBack(): boolean {
    return this.#course.seq - 1 > (this.#course.steps.at(-1)?.seq ?? -1);
  }

  /** The present is known, but not how it came about: that is asked for, so that it can be seen. */
  #jump(standing: Standing): void {
    if (standing.seq === this.#arrived && this.#backlog.length === 0) {
      this.#course.mend(standing.view);
      this.#isForeseen = false;
      this.#show([]);
      return;
    }
    this.#isCatchingUp = true;
    this.#backlog.take();
    this.#backlog.hold();
    this.#surroundings.story(standing.seq).then(
      (part) => this.#catchUp(part),
      () => this.#catchUp({ from: standing.seq, view: standing.view, arrivals: [] }),
    );
  }

  #catchUp(part: StoryPart): void {
    if (this.#stopped) return;
    const meanwhile = this.#backlog.take();
    const { seq } = this.#course;
    const told = part.from + part.arrivals.length;
    this.#isCatchingUp = false;
    this.#isForeseen = false;
    if (part.from > seq || told < seq) {
      this.#course = new ToldCourse(this.#surroundings.game, this.viewer, part);
      [this.#story, this.#recent] = this.#tell();
    } else this.#backlog.add(part.arrivals.slice(seq - part.from));
    const next = this.#arrived;
    this.#backlog.add(meanwhile.filter(({ entry }) => entry.seq >= next));
    this.#show([]);
    this.#proceed();
    void this.#readBack();
  }

  /** Reads the story back to its beginning, page by page, while the match goes on. */
  async #readBack(): Promise<void> {
    const course = this.#course;
    while (course.from > 0 && !this.#stopped && this.#course === course) {
      try {
        const part = await this.#surroundings.story(course.from);
        if (part.arrivals.length === 0) return;
        course.prepend(part);
      } catch {
        // Nobody needs it now, and the next visit reads it again.
        return;
      }
      if (this.#course === course) this.#show([]);
    }
  }
}
