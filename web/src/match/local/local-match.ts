/**
 * Runs one match at this screen: the engine's table, fair draws or people's own dice, people and bots on its seats.
 *
 * Knows no DOM, no database and no worker, only what its surroundings hand it, so that tests can play whole matches.
 */

import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  botToAsk,
  hasSecretsAmong,
  isAction,
  personToAsk,
  randomPolicy,
  type Action,
  type Entry,
  type Match,
  type Pending,
  type Random,
  type Refusal,
  type Seat,
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
  type LiveMatch,
  type Notice,
} from '../live-match.ts';
import { positionOf, type Past, type Position } from '../position.ts';
import type { SavedMatch, Standing, WordsOfGame } from '../saved-match.ts';
import { botOf, peopleHere } from '../sitter.ts';
import { onlyEndOfTurn } from '../turn-end.ts';
import type { Draft } from './draft.ts';
import { Stretch, type Share } from './stretch.ts';
import type { ToldTable } from './told-table.ts';

export interface Surroundings {
  readonly bots: BotLink;
  readonly clock: Clock;
  /** For bots, and for draws of matches whose seed is not known here. */
  readonly random: Random;
  /** How long people get to see what happened before the next thing happens, in milliseconds; less where many things do. */
  pause(this: void, before: 'bot' | 'draw'): number;
  /** Whether a seat only watches: whoever sits there is not asked any more. */
  isOut(this: void, state: unknown, seat: Seat): boolean;
  /** Whether a turn ends by itself when its person can do nothing else. */
  endsTurns(this: void): boolean;
  /** Whether entries can be kept. */
  readonly link: ReadonlySignal<Link>;
  /**
   * Told of new entries, in order, before anybody sees them. They happen when the promise is kept; `null` where nothing
   * is kept, and nobody has to wait.
   */
  keep(this: void, entries: readonly Entry[], standing: Standing): Promise<void> | null;
}

/** A match that was read from where it is kept, or has just been planned. */
export interface OpenMatch {
  readonly saved: SavedMatch;
  readonly words: WordsOfGame;
  readonly table: ToldTable;
}

const NOTHING = (): void => undefined;

/** A bot that has been asked. */
interface AskedBot {
  readonly seat: Seat;
  /** What it wants to do; `null` when it fails. */
  readonly move: Promise<Tagged | null>;
  /** The thought is of no use after that. */
  readonly epoch: number;
  readonly share: Share;
}

export class LocalMatch implements LiveMatch {
  readonly saved: SavedMatch;
  readonly words: WordsOfGame;
  readonly past = signal<Past | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** At this screen a refusal is known at once. */
  readonly refused = signal<Refusal | null>(null);
  readonly advises = true;

  readonly #table: ToldTable;
  readonly #surroundings: Surroundings;
  readonly #adviser: Adviser;
  readonly #position: Signal<Position>;
  readonly #busy = signal(false);
  readonly #people: readonly Seat[];
  /** Who sits in front of the screen; nobody at first, when several people share it. */
  #present: Seat | null;
  /** Whether something is about to happen that is not kept yet. */
  #isKeeping = false;
  #steps = 0;
  /** Rises with everything that makes an unfinished thought useless. */
  #epoch = 0;
  #callOff = NOTHING;
  #thinking: Seat | null = null;
  /** Since a person has decided last. */
  readonly #stretch: Stretch;
  #running = false;

  constructor({ saved, words, table }: OpenMatch, surroundings: Surroundings) {
    this.saved = saved;
    this.words = words;
    this.#table = table;
    this.#surroundings = surroundings;
    this.#adviser = new Adviser(surroundings.bots);
    this.#people = peopleHere(saved.sitters);
    this.#stretch = new Stretch(saved.sitters.length - this.#people.length, this.#now());
    const [only] = this.#people;
    this.#present = this.#people.length === 1 && only !== undefined ? only : null;
    this.#seatPerson();
    this.#position = signal(this.#look([], null));
  }

  get position(): ReadonlySignal<Position> {
    return this.#position;
  }

  get match(): Match {
    return this.#table.match;
  }

  get names() {
    return this.saved.names;
  }

  get sitters() {
    return this.saved.sitters;
  }

  get fairness() {
    return this.#table.match.fairness;
  }

  get link(): ReadonlySignal<Link> {
    return this.#surroundings.link;
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** Lets bots and the table act until people alone are asked. */
  run(): void {
    this.#running = true;
    this.#stretch.begin(this.#now());
    this.#proceed();
  }

  /** Stops everything that would happen by itself. */
  stop(): void {
    this.#running = false;
    this.#interrupt();
    this.#tellBusy();
    this.#adviser.dismiss();
  }

  admit(): void {
    const { curtain } = this.#position.value;
    if (curtain === null) return;
    this.#present = curtain;
    if (this.#isKeeping) this.#show([]);
    else this.#proceed();
  }

  check(move: unknown): Refusal | null {
    const { asked, view } = this.#position.value;
    return asked === null ? NOT_ASKED : this.#table.game.check(view, asked, move);
  }

  play(move: unknown): Refusal | null {
    const { asked } = this.#position.value;
    if (asked === null) return NOT_ASKED;
    this.#stretch.begin(this.#now());
    // Anything at all may come in, and is checked before it is anything.
    return this.#act({ by: asked, move: move as Tagged });
  }

  enter(outcome: unknown): Refusal | null {
    this.#stretch.begin(this.#now());
    return this.#act({ by: 'table', chance: outcome });
  }

  drawFor(all: boolean): void {
    if (this.#isKeeping) return;
    const draft = this.#table.draft();
    for (let left = all ? Infinity : 1; left > 0; left--) {
      if (draft.pending().kind !== 'chance') break;
      draft.drawOnce(this.#surroundings.random, this.#now());
    }
    this.#proceed(draft);
  }

  undo(whole: boolean): Refusal | null {
    const { asked, undo } = this.#position.value;
    if (asked === null) return NOT_ASKED;
    // Where nothing can be taken back, the table says why.
    const to = (whole ? undo?.turn : undo?.last) ?? this.#table.seqBeforeLast();
    return this.#try((draft) => draft.takeBack(asked, to, this.#now()));
  }

  lookBack(seq: number | null): void {
    const { viewer, curtain } = this.#position.value;
    const isShown = seq !== null && curtain === null;
    this.past.value = isShown ? this.#table.past(seq, viewer) : null;
  }

  get advice(): ReadonlySignal<Advice | null> {
    return this.#adviser.advice;
  }

  askAdvice(): void {
    const { asked } = this.#position.value;
    if (asked !== null) this.#adviser.ask(this.#question(asked, this.#table.view(asked)));
  }

  dismissAdvice(): void {
    this.#adviser.dismiss();
  }

  #now(): number {
    return this.#surroundings.clock.now();
  }

  #act(action: Action<Tagged, unknown>): Refusal | null {
    return this.#try((draft) => draft.perform(action, this.#now()));
  }

  /** A refusal is known at once; what is not refused happens when it is kept. */
  #try(step: (draft: Draft) => Refusal | null): Refusal | null {
    if (this.#isKeeping) return STILL_KEEPING;
    const draft = this.#table.draft();
    const refusal = step(draft);
    if (refusal === null) this.#proceed(draft);
    return refusal;
  }

  /** Goes on with what was drafted, and whatever nobody wants to watch: kept first, shown afterwards. */
  #proceed(draft: Draft = this.#table.draft()): void {
    this.#interrupt();
    this.#layTable(draft);
    const { entries, events } = draft;
    const written =
      entries.length === 0 ? null : this.#surroundings.keep(entries, draft.standing(this.#now()));
    // Whoever is next may think about it while it is being written.
    const question = this.#askBot(draft);
    const happen = (): void =>
      batch(() => {
        this.#isKeeping = false;
        this.#table.accept(draft);
        if (!entries.every(isAction)) this.past.value = null;
        this.#advance(question);
        this.#seatPerson();
        this.#show(events);
        this.#tellBusy();
      });
    this.#isKeeping = written !== null;
    this.#tellBusy();
    if (written === null) happen();
    else void written.then(happen);
  }

  /** Nobody wants to watch a table being laid. */
  #layTable(draft: Draft): void {
    const isLaid = [...this.#table.story, ...draft.entries].some(({ by }) => by !== 'table');
    if (!this.#running || isLaid) return;
    for (;;) {
      const pending = draft.pending();
      if (pending.kind !== 'chance' || this.#outcomesToEnter(pending) !== null) return;
      draft.drawUnseen(this.#surroundings.random, this.#now());
    }
  }

  #interrupt(): void {
    this.#epoch++;
    this.#thinking = null;
    this.#callOff();
    this.#callOff = NOTHING;
  }

  #show(events: readonly Tagged[]): void {
    this.#steps++;
    const before = this.#position.value;
    const after = this.#look(events, before);
    if (after.decision !== before.decision) this.#adviser.dismiss();
    if (after.curtain !== null) this.past.value = null;
    this.#position.value = after;
    // Nothing may end by itself behind a curtain, so this waits until it is known whether there is one.
    this.#endTurnByItself(after);
  }

  #look(events: readonly Tagged[], before: Position | null): Position {
    const awaited = this.#awaitedPerson();
    const curtain = awaited === this.#present ? null : awaited;
    const asked = curtain === null ? awaited : null;
    const isShared = this.#table.pending().kind === 'over' && this.#people.length > 1;
    const viewer: Viewer =
      curtain === null && !isShared ? (this.#present ?? 'spectator') : 'spectator';
    const sight = {
      view: this.#table.view(viewer),
      viewer,
      asked,
      curtain,
      outcomes: this.#outcomesToEnter(this.#table.pending()),
      thinking: this.#thinking,
      log: this.#table.story,
      reader: this.#table.reader,
      recent: this.#table.recent(viewer),
      undo: asked === null ? null : this.#table.undoTargets(asked),
      news: { number: this.#steps, events },
    };
    return positionOf(this.#table.game, sight, before);
  }

  /** Whoever is awaited is there, unless somebody has to hand the screen over first. */
  #seatPerson(): void {
    const awaited = this.#awaitedPerson();
    if (awaited !== null && !this.#needsCurtain(awaited)) this.#present = awaited;
  }

  #awaitedPerson(): Seat | null {
    const pending = this.#table.pending();
    if (pending.kind !== 'move') return null;
    return personToAsk(pending.seats, this.#people, this.#present);
  }

  #needsCurtain(seat: Seat): boolean {
    if (seat === this.#present) return false;
    const { game, state } = this.#table;
    return hasSecretsAmong(game, state, seat, this.#people);
  }

  #outcomesToEnter(pending: Pending<unknown>): readonly unknown[] | null {
    if (!this.saved.ownDice || pending.kind !== 'chance') return null;
    return pending.outcomes.length > 1 ? pending.outcomes.map(({ outcome }) => outcome) : null;
  }

  /** Asks the bot that decides next, once what was drafted has happened; `null` when that is nobody. */
  #askBot(draft: Draft): AskedBot | null {
    const pending = draft.pending();
    if (!this.#running || pending.kind !== 'move') return null;
    const seat = botToAsk(pending.seats, this.#people);
    if (seat === null) return null;
    const botId = botOf(this.saved.sitters[seat]) ?? 'random';
    const share = this.#shareFor('bot', seat);
    const question = this.#surroundings.bots.think({
      ...this.#question(seat, draft.view(seat)),
      botId,
      ...(share.thought > 0 && { within: Math.ceil(share.thought) }),
    });
    this.#callOff = () => question.stop();
    // Heard at once: nobody may be there yet to hear of a failure.
    const move = question.answer.then(
      (thought): Tagged | null => thought.move,
      () => null,
    );
    return { seat, move, epoch: this.#epoch, share };
  }

  /** Where nobody waits for his turn, or everybody fast forwards, there is nothing to share. */
  #shareFor(what: 'bot' | 'draw', seat: Seat | null): Share {
    const full = this.#surroundings.pause(what);
    const isAwaited = this.#people.some(
      (person) => !this.#surroundings.isOut(this.#table.state, person),
    );
    if (full === 0 || !isAwaited) return { pause: full, thought: 0, isHasty: false };
    return this.#stretch.next(seat, full, this.#now());
  }

  /** Sets going whatever happens next without people. */
  #advance(asked: AskedBot | null): void {
    if (!this.#running) return;
    const { random } = this.#surroundings;
    const pending = this.#table.pending();
    if (asked !== null) {
      this.#await(asked);
    } else if (pending.kind === 'chance' && this.#outcomesToEnter(pending) === null) {
      const share = this.#shareFor('draw', null);
      // What is thrown for a move is seen along with it.
      const isJoined = share.isHasty && this.#join('draw');
      this.#later(isJoined ? 0 : share.pause, () => {
        const draft = this.#table.draft();
        draft.draw(random, this.#now());
        this.#proceed(draft);
      });
    }
  }

  #await({ seat, move, epoch, share }: AskedBot): void {
    const { clock, pause } = this.#surroundings;
    if (epoch !== this.#epoch) return;
    const began = clock.now();
    this.#thinking = seat;
    void move.then((chosen) => {
      if (epoch !== this.#epoch) return;
      // Whoever fast forwards meanwhile waits no longer.
      const isJoined = share.isHasty && chosen?.type === this.#lastMove(seat) && this.#join('bot');
      const due = isJoined ? 0 : Math.min(share.pause, pause('bot'));
      const rest = Math.max(0, due - (clock.now() - began));
      this.#later(rest, () => this.#actFor(seat, chosen));
    });
  }

  /** The kind of move that was made last, if it was this seat's. */
  #lastMove(seat: Seat): string | undefined {
    const last = this.#table.match.log.at(-1);
    return last !== undefined && 'move' in last && last.by === seat ? last.move.type : undefined;
  }

  /** The next step comes along with the last one, and takes no time. */
  #join(what: 'bot' | 'draw'): true {
    this.#stretch.join(this.#surroundings.pause(what));
    return true;
  }

  /** A bot that fails never stops the table, but everybody hears of it. */
  #actFor(seat: Seat, move: Tagged | null): void {
    if (move !== null && this.#act({ by: seat, move }) === null) {
      if (this.notice.value?.seat === seat) this.notice.value = null;
      return;
    }
    this.notice.value = { kind: 'botFailed', seat };
    this.#act({ by: seat, move: this.#anyMove(seat) });
  }

  #anyMove(seat: Seat): Tagged {
    const view = this.#table.view(seat);
    const moves = this.#table.game.moves(view, seat);
    return randomPolicy(view, seat, moves, this.#surroundings.random);
  }

  #question(seat: Seat, view: unknown) {
    const { game: gameId, seats } = this.#table.match;
    const seed = String(this.#surroundings.random.below(2 ** 31));
    return { gameId, seats, seat, seed, view };
  }

  #endTurnByItself(position: Position): void {
    if (!this.#running || !this.#surroundings.endsTurns()) return;
    // Who has just taken something back wants to do something else.
    const last = this.#table.match.log.at(-1);
    if (last !== undefined && !isAction(last)) return;
    const end = onlyEndOfTurn(this.#table.game, this.words, position);
    if (end !== null) this.#later(this.#surroundings.pause('bot'), () => this.play(end));
  }

  #later(milliseconds: number, act: () => void): void {
    this.#callOff();
    this.#callOff = this.#surroundings.clock.after(milliseconds, () => {
      this.#callOff = NOTHING;
      act();
      this.#tellBusy();
    });
  }

  #tellBusy(): void {
    this.#busy.value = this.#isKeeping || this.#callOff !== NOTHING;
  }
}
