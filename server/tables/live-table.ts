/** One table in memory: who sits there, who looks on, what is said, and a queue, so that nothing enters it twice at a time. */

import {
  botToAsk,
  isRefusal,
  type Entry,
  type Game,
  type Refusal,
  type Seat,
} from '@sternwarte/engine';
import {
  CLOSE,
  hashView,
  makeServerMessage,
  PROTOCOL_VERSION,
  refuseOnline,
  type ClientMessage,
  type Said,
  type ServerMessage,
  type TableInfo,
} from '@sternwarte/protocol';
import type { BotId, Store, StoredClock, StoredTable } from '../store/store.ts';
import { Audience, type Listener } from './audience.ts';
import type { Thinkers } from './bot-pool.ts';
import { decide } from './bot-turn.ts';
import { Clockwork } from './clockwork.ts';
import { describeTable } from './describing.ts';
import { mayAskForStandIn, replaceForNow, takeBack } from './hosting.ts';
import { tellBefore, tellMissed, type Missed, type StoryPage } from './missed.ts';
import { Play, type Wish } from './play.ts';
import { Queue } from './queue.ts';
import { Retry } from './retry.ts';
import { mayStart, seatOf, type Change } from './seating.ts';
import { Settling, type SettlingStage } from './settling.ts';
import { Talk } from './talk.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bots: Thinkers;
  readonly startedAt: number;
  now(this: void): number;
  /** Something went wrong that no client is to blame for. */
  report(this: void, what: string, error: unknown): void;
}

/** Whoever was away for so long may be stood in for, if somebody else at the table asks for it. */
const AWAY_MILLISECONDS = 120_000;
/** How long a client may take for its part in chance. */
const SETTLING_MILLISECONDS = 3_000;
type Contribution = Extract<ClientMessage, { readonly type: 'promise' | 'nonce' }>;

export class LiveTable {
  readonly game: Game;
  readonly #surroundings: Surroundings;
  readonly #audience = new Audience();
  readonly #queue = new Queue();
  readonly #talk: Talk;
  readonly #clock: Clockwork;
  readonly #retry = new Retry(() => this.#later());
  #stored: StoredTable;
  /** `null` before the match begins, and after something could not be stored. */
  #play: Play | null = null;
  /** While chance is being settled, before the match begins. */
  #settling: Settling | null = null;
  /** The number of the next entry as everybody knows it, when the match has to be read again. */
  #toldSeq: number | null = null;
  /** Since when a seat's person is away. */
  readonly #awaySince = new Map<Seat, number>();
  readonly #loadedAt: number;
  #thinking = false;
  #closed = false;

  static async load(
    stored: StoredTable,
    game: Game,
    surroundings: Surroundings,
  ): Promise<LiveTable> {
    const talk = await Talk.load(surroundings.store, stored.id);
    const table = new LiveTable(stored, game, surroundings, talk);
    if (stored.status === 'running') table.#later();
    return table;
  }

  private constructor(stored: StoredTable, game: Game, surroundings: Surroundings, talk: Talk) {
    this.#stored = stored;
    this.game = game;
    this.#surroundings = surroundings;
    this.#talk = talk;
    this.#loadedAt = surroundings.now();
    this.#clock = new Clockwork(surroundings, {
      timed: () => this.#timed(),
      onDue: () => this.#byItself(() => this.#replaceLate()),
    });
  }

  /** As it is stored, secrets included: not for clients. */
  get stored(): StoredTable {
    return this.#stored;
  }

  /** Whether nobody would miss it. */
  get isIdle(): boolean {
    return (
      this.#audience.size === 0 &&
      !this.isBusy &&
      (this.#stored.clock.kind !== 'live' || this.dueAt === null)
    );
  }

  /** When somebody's time will be out; `null` when nobody is timed now. */
  get dueAt(): number | null {
    return this.#clock.dueAt;
  }

  /** Whether it is about to do something by itself. */
  get isBusy(): boolean {
    return (
      !this.#queue.isEmpty || this.#thinking || this.#settling !== null || this.#retry.isWaiting
    );
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  info(): TableInfo {
    const commitment = (this.#settling ?? this.#stored.fairness)?.commitment ?? null;
    return describeTable(this.#stored, this.#audience, commitment);
  }

  /** Somebody comes, and is shown what he has not seen yet. */
  join(listener: Listener, seen: number | null): Promise<void> {
    return this.run(async () => {
      listener.viewer = seatOf(this.#stored, listener.person) ?? 'spectator';
      this.#audience.add(listener);
      await this.#welcome(listener, seen);
      const face = this.#clock.face();
      if (face !== null) send(listener, face);
      this.#announce();
    });
  }

  leave(listener: Listener): Promise<void> {
    return this.run(async () => {
      if (!this.#audience.remove(listener)) return;
      const { viewer } = listener;
      if (viewer !== 'spectator' && !this.#audience.isPresent(viewer)) {
        this.#awaySince.set(viewer, this.#surroundings.now());
      }
      this.#announce();
    });
  }

  wish(listener: Listener, wish: Wish): Promise<void> {
    return this.run(async () => {
      const refusal = await this.#fulfil(listener, wish);
      if (refusal !== null) send(listener, { type: 'refused', id: wish.id, why: refusal });
    });
  }

  /** Sends the whole view to a client that has another one than it should. */
  check(listener: Listener, seq: number, hash: string): Promise<void> {
    return this.run(async () => {
      const play = await this.#match();
      if (play === null || play.seq !== seq) return;
      const view = play.view(listener.viewer);
      if (hashView(view) !== hash) send(listener, { type: 'view', seq, view });
    });
  }

  /** The last steps before an entry as somebody here may know them; `null` when that is too much, or nothing has begun. */
  async storyBefore(person: string, before: number): Promise<StoryPage | null> {
    const play = await this.run(() => this.#match());
    if (play === null) return null;
    const viewer = seatOf(this.#stored, person) ?? 'spectator';
    const { store } = this.#surroundings;
    return tellBefore(store, this.#stored, this.game, viewer, Math.min(before, play.seq));
  }

  /** Whom the match waits for; nobody before it begins and when it is over. */
  awaits(): Promise<readonly Seat[]> {
    return this.run(async () =>
      this.#stored.status === 'running' ? ((await this.#match())?.asked() ?? []) : [],
    );
  }

  /** Somebody goes by another name from now on. */
  rename(person: string, name: string): Promise<void> {
    return this.run(async () => {
      for (const listener of this.#audience.all()) {
        if (listener.person === person) listener.name = name;
      }
      const seat = seatOf(this.#stored, person);
      if (seat === null) return;
      const seats = this.#stored.seats.map((one, n) =>
        n === seat ? { ...one, person: { id: person, name } } : one,
      );
      this.#stored = { ...this.#stored, seats };
      this.#announce();
    });
  }

  say(listener: Listener, id: string, text: string): Promise<void> {
    return this.run(async () => {
      const said = await this.#hear(listener, text);
      if (isRefusal(said)) send(listener, { type: 'refused', id, why: said });
      else this.#audience.tellAll(makeServerMessage({ type: 'said', id, said }));
    });
  }

  /** Leads everybody to the table of the next match, which `make` makes if there is none yet. */
  goOnTo(id: string, make: () => Promise<void>): Promise<string> {
    return this.run(async () => {
      if (this.#stored.next !== null) return this.#stored.next;
      await make();
      await this.#keep({ ...this.#stored, next: id });
      return id;
    });
  }

  askForStandIn(person: string, seat: Seat): Promise<Refusal | null> {
    const since = this.#awaySince.get(seat) ?? this.#loadedAt;
    const isAway =
      !this.#audience.isPresent(seat) && this.#surroundings.now() - since >= AWAY_MILLISECONDS;
    const refusal = mayAskForStandIn(this.#stored, person, seat, isAway);
    return refusal === null ? this.change(replaceForNow([seat])) : Promise.resolve(refusal);
  }

  /** Changes who sits where. */
  change(change: Change): Promise<Refusal | null> {
    return this.run(async () => {
      if (this.#settling !== null) return refuseOnline('alreadyBegun', {});
      const changed = change(this.#stored);
      if (isRefusal(changed)) return changed;
      if (changed !== this.#stored) await this.#keep(changed);
      return null;
    });
  }

  /** Settles chance among those who are there, and begins. */
  start(person: string): Promise<Refusal | null> {
    return this.run(async () => {
      if (this.#settling !== null) return refuseOnline('alreadyBegun', {});
      const refusal = mayStart(this.#stored, person);
      if (refusal !== null) return refusal;
      const players = this.#stored.seats.map((seat) => seat.person?.name ?? '');
      const present = [...this.#audience.viewers()].filter((viewer) => viewer !== 'spectator');
      this.#settling = new Settling({ ...this.#stored, players }, present);
      return this.#settle('promise');
    });
  }

  /** A client's part in chance. */
  contribute(listener: Listener, part: Contribution): Promise<void> {
    return this.run(async () => {
      const settling = this.#settling;
      if (settling === null || listener.viewer === 'spectator') return;
      const { stage } = settling;
      if (part.type === 'promise') settling.promise(listener.viewer, part.promise);
      else settling.show(listener.viewer, part.nonce);
      if (settling.stage !== stage) await this.#settle(settling.stage);
    });
  }

  /** The last thing that is done with it: afterwards another one may be loaded. */
  async close(code: number = CLOSE.restart): Promise<void> {
    this.#closed = true;
    this.#retry.stop();
    this.#clock.stop();
    for (const listener of this.#audience.all()) listener.end(code);
    await this.run(() => this.#snapshot());
  }

  /** The match, read from the store when it is not at hand; `null` before it begins. */
  async #match(): Promise<Play | null> {
    if (this.#stored.status === 'waiting') return null;
    if (this.#play !== null) return this.#play;
    const play = await Play.load(this.#surroundings.store, this.#stored, this.game);
    await this.#clock.load(this.#stored);
    this.#play = play;
    // What failed may have been stored all the same, just before the disk gave up.
    if (this.#toldSeq !== null && this.#toldSeq !== play.seq) {
      for (const listener of this.#audience.all()) {
        send(listener, { type: 'view', seq: play.seq, view: play.view(listener.viewer) });
      }
    }
    this.#toldSeq = null;
    return play;
  }

  /** Only saves time when the table is opened again. */
  async #snapshot(): Promise<void> {
    try {
      await this.#play?.saveSnapshot();
      if (this.#closed) await this.#saveClock();
    } catch (error) {
      this.#surroundings.report('a snapshot could not be stored', error);
    }
  }

  async #saveClock(): Promise<void> {
    this.#clock.pass();
    const clock = this.#clock.toStored();
    if (clock !== null) await this.#surroundings.store.saveClock(this.#stored.id, clock);
  }

  async #hear(listener: Listener, text: string): Promise<Said | Refusal> {
    if (!this.#stored.chat) return refuseOnline('chatOff', {});
    try {
      return await this.#talk.add(listener, text, this.#surroundings.now());
    } catch (error) {
      return this.#notStored(error);
    }
  }

  #notStored(error: unknown): Refusal {
    this.#surroundings.report('something could not be stored', error);
    return refuseOnline('notStored', {});
  }

  async #keep(changed: StoredTable): Promise<void> {
    await this.#surroundings.store.saveTable(changed);
    const before = this.#stored;
    const begins = changed.status === 'running' && before.status === 'waiting';
    this.#clock.pass();
    for (const [seat, one] of changed.seats.entries()) {
      if (one.standIn === null && before.seats[seat]?.standIn !== null) this.#clock.grant(seat);
    }
    this.#stored = changed;
    await this.#reseat(begins);
    this.#announce();
    // Somebody else may have to move now, or nobody.
    if (changed.status === 'running') this.#later();
  }

  /** The people who are asked now, while their time runs. */
  #timed(): readonly Seat[] {
    const { status, paused } = this.#stored;
    if (this.#play === null || paused || status !== 'running') return [];
    return this.#play.asked().filter((seat) => this.#botAt(seat) === null);
  }

  /** The bot that moves for a seat, in its own right or in place of somebody. */
  #botAt(seat: Seat): BotId | null {
    const found = this.#stored.seats[seat];
    return found?.bot ?? found?.standIn ?? null;
  }

  /** For whoever has no time left, a bot goes on. */
  async #replaceLate(): Promise<void> {
    const replaced = replaceForNow(this.#clock.late())(this.#stored);
    if (!isRefusal(replaced)) await this.#keep(replaced);
  }

  /** Asks everybody for what this stage needs, but not for ever. */
  async #settle(stage: SettlingStage): Promise<Refusal | null> {
    const settling = this.#settling;
    if (settling === null) return null;
    if (stage === 'settled' || settling.stage === 'settled') {
      this.#settling = null;
      try {
        await this.#keep({ ...this.#stored, status: 'running', fairness: settling.fairness() });
      } catch (error) {
        this.#announce();
        return this.#notStored(error);
      }
      return null;
    }
    const { commitment, promises } = settling;
    this.#audience.tellAll(
      makeServerMessage({ type: 'settle', asks: stage, commitment, promises }),
    );
    setTimeout(() => {
      void this.run(async () => {
        if (this.#settling !== settling || settling.stage !== stage) return;
        settling.hurry();
        await this.#settle(settling.stage);
      });
    }, SETTLING_MILLISECONDS).unref();
    return null;
  }

  async #welcome(listener: Listener, seen: number | null): Promise<void> {
    const play = await this.#match();
    const seq = play?.seq ?? 0;
    const missed =
      play === null || seen === null || seen === seq
        ? null
        : await this.#missed(listener, seen, seq);
    const isShown = play !== null && seq !== seen && (missed === null || 'view' in missed);
    send(listener, {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat: typeof listener.viewer === 'number' ? listener.viewer : null,
      isHost: listener.person === this.#stored.host,
      table: this.info(),
      seq,
      ...(missed !== null && { missed: [...missed.steps] }),
      ...(isShown && { view: play.view(listener.viewer) }),
      chat: await this.#talk.recent(),
    });
  }

  #missed(listener: Listener, seen: number, seq: number): Promise<Missed | null> {
    const { store } = this.#surroundings;
    return tellMissed(store, this.#stored, this.game, listener.viewer, seen, seq);
  }

  /** Who sits down, or stands up, sees with other eyes from then on; when the match begins, everybody does. */
  async #reseat(begins: boolean): Promise<void> {
    for (const listener of this.#audience.all()) {
      const viewer = seatOf(this.#stored, listener.person) ?? 'spectator';
      if (viewer === listener.viewer && !begins) continue;
      // Who is replaced where nobody may look on has nothing to look for here.
      if (viewer === 'spectator' && !this.#mayLookOn(listener.person)) {
        listener.end(CLOSE.breach);
        continue;
      }
      this.#audience.remove(listener);
      listener.viewer = viewer;
      this.#audience.add(listener);
      await this.#welcome(listener, null);
    }
  }

  #mayLookOn(person: string): boolean {
    const { spectators, status, host } = this.#stored;
    return spectators || status === 'waiting' || host === person;
  }

  #announce(): void {
    if (this.#audience.size === 0) return;
    this.#audience.tellAll(makeServerMessage({ type: 'table', table: this.info() }));
  }

  async #fulfil(listener: Listener, wish: Wish): Promise<Refusal | null> {
    const { viewer } = listener;
    if (viewer === 'spectator') return refuseOnline('lookingOn', {});
    let play: Play | null;
    try {
      play = await this.#match();
    } catch (error) {
      return this.#notStored(error);
    }
    if (play === null || this.#stored.status !== 'running') return refuseOnline('notRunning', {});
    if (this.#stored.paused) return refuseOnline('paused', {});
    const answer = play.prepare(viewer, wish, this.#surroundings.now());
    if (answer.kind === 'refused') return answer.refusal;
    if (answer.kind === 'done') {
      send(listener, { type: 'done', id: wish.id, seq: answer.seq });
      return null;
    }
    const back = takeBack(listener.person)(this.#stored);
    if (!isRefusal(back) && back !== this.#stored) {
      try {
        await this.#keep(back);
      } catch (error) {
        return this.#notStored(error);
      }
    }
    if (!(await this.#perform(play, answer.entry, wish.id))) return refuseOnline('notStored', {});
    this.#continue(play);
    return null;
  }

  /** Does what the table has to do by itself, when all that came before is done. */
  #later(): void {
    this.#byItself(() => this.#proceed());
  }

  #byItself(task: () => Promise<void>): void {
    if (this.#closed) return;
    this.run(task).catch((error: unknown) => {
      this.#surroundings.report('a table could not go on', error);
      this.#retry.schedule();
    });
  }

  /** Lets the table draw, the bots think until people alone are asked, and the match end when it is over. */
  async #proceed(): Promise<void> {
    const play = await this.#match();
    if (play === null || this.#stored.status !== 'running') return;
    if (!(await this.#perform(play, null, null))) return;
    if (play.result() !== null) await this.#finish();
    else this.#continue(play);
    this.#retry.succeeded();
  }

  /** `false` when it could not be stored; then all is as it was before, and the table goes on from the store. */
  async #perform(play: Play, entry: Entry | null, wish: string | null): Promise<boolean> {
    const { seq } = play;
    const now = entry?.at ?? this.#surroundings.now();
    this.#clock.pass();
    const clock = (): StoredClock | null => {
      // Not for every move: those that can still be taken back would be a source of time.
      if (entry !== null && entry.by !== 'table' && !play.asked().includes(entry.by)) {
        this.#clock.moved(entry.by);
      }
      return this.#clock.toStored();
    };
    try {
      await play.perform(entry, wish, this.#audience, now, clock);
    } catch (error) {
      this.#surroundings.report('a step could not be stored', error);
      this.#toldSeq = seq;
      this.#play = null;
      this.#retry.schedule();
      return false;
    }
    const face = this.#clock.face();
    if (face !== null) this.#audience.tellAll(makeServerMessage(face));
    this.#clock.wind();
    if (play.isLong) await this.#snapshot();
    return true;
  }

  #continue(play: Play): void {
    if (play.result() !== null) {
      this.#later();
      return;
    }
    if (this.#thinking || this.#stored.paused) return;
    const seats = [...this.#stored.seats.keys()];
    const people = seats.filter((seat) => this.#botAt(seat) === null);
    const seat = botToAsk(play.asked(), people);
    const bot = seat === null ? null : this.#botAt(seat);
    if (seat !== null && bot !== null) void this.#think(play, seat, bot);
  }

  async #finish(): Promise<void> {
    const over = { ...this.#stored, status: 'over' } as const;
    await this.#surroundings.store.saveTable(over);
    this.#stored = over;
    this.#announce();
  }

  async #think(play: Play, seat: Seat, bot: BotId): Promise<void> {
    this.#thinking = true;
    const decided = await decide(this.#surroundings, this.#stored, this.game, play, seat, bot);
    await this.run(async () => {
      this.#thinking = false;
      if (this.#play !== play) this.#later();
      if (this.#play !== play || this.#stored.status !== 'running' || this.#stored.paused) return;
      // Whoever was stood in for may have come back meanwhile.
      const entry = this.#botAt(seat) === null ? null : decided();
      if (entry === null || (await this.#perform(play, entry, null))) this.#continue(play);
    });
  }
}

function send(listener: Listener, message: ServerMessage): void {
  listener.send(makeServerMessage(message));
}
