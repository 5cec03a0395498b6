/** A match that runs at a table: wishes are fulfilled, the table draws, bots think, time passes, and in the end it is over. */

import { botToAsk, isRefusal, type Entry, type Refusal, type Seat } from '@sternwarte/engine';
import { refuseOnline, type ServerMessage } from '@sternwarte/protocol';
import type { BotId, StoredClock, StoredTable } from '../store/store.ts';
import { rateMatch } from '../ratings.ts';
import { send, type Listener } from './audience.ts';
import { decide } from './bot-turn.ts';
import { Clockwork } from './clockwork.ts';
import type { BackWish, WayBack } from './going-back.ts';
import { replaceForNow, takeBack } from './hosting.ts';
import { botAt, notStored, type Place } from './place.ts';
import { Play, type Wish } from './play.ts';
import { Retry } from './retry.ts';

interface Parts {
  run(this: void, task: () => Promise<void>): Promise<void>;
  keep(this: void, changed: StoredTable): Promise<void>;
  announce(this: void): void;
  /** Whether bots have to wait: people are being asked something else. */
  isHeld(this: void): boolean;
  /** Somebody has moved, a person or a bot. */
  moved(this: void): void;
}

export class Running {
  readonly #place: Place;
  readonly #parts: Parts;
  readonly #clock: Clockwork;
  readonly #retry = new Retry(() => this.later());
  /** `null` before the match begins, and after something could not be stored. */
  #play: Play | null = null;
  /** The number of the next entry as everybody knows it, when the match has to be read again. */
  #toldSeq: number | null = null;
  #thinking = false;
  /** Whose bots failed the last time they were asked. */
  readonly #failing = new Set<Seat>();
  /** Those for whom a bot stands in that has not moved yet: nothing was taken from them that time could be given back for. */
  readonly #unmoved = new Set<Seat>();
  #closed = false;

  constructor(place: Place, parts: Parts) {
    this.#place = place;
    this.#parts = parts;
    this.#clock = new Clockwork(place.surroundings, {
      timed: () => this.#timed(),
      onDue: () => this.#byItself(() => this.#replaceLate()),
    });
  }

  /** When somebody's time will be out; `null` when nobody is timed now. */
  get dueAt(): number | null {
    return this.#clock.dueAt;
  }

  /** Whether it is about to do something by itself. */
  get isBusy(): boolean {
    return this.#thinking || this.#retry.isWaiting;
  }

  /** How the clock stands and which bots fail, for whoever comes. */
  faces(): readonly ServerMessage[] {
    const clock = this.#clock.face();
    const bots = this.#failing.size === 0 ? [] : [this.#failingFace()];
    return clock === null ? bots : [clock, ...bots];
  }

  /** The match, read from the store when it is not at hand; `null` before it begins. */
  async match(): Promise<Play | null> {
    const { stored, surroundings, game, audience } = this.#place;
    if (stored.status === 'waiting') return null;
    if (this.#play !== null) return this.#play;
    const play = await Play.load(surroundings.store, stored, game);
    await this.#clock.load(stored);
    this.#play = play;
    // What failed may have been stored all the same, just before the disk gave up.
    if (this.#toldSeq !== null && this.#toldSeq !== play.seq) {
      for (const listener of audience.all()) {
        send(listener, { type: 'view', seq: play.seq, view: play.view(listener.viewer) });
      }
    }
    this.#toldSeq = null;
    return play;
  }

  async fulfil(listener: Listener, wish: Wish): Promise<Refusal | null> {
    const { surroundings } = this.#place;
    const { viewer } = listener;
    if (viewer === 'spectator') return refuseOnline('lookingOn', {});
    let play: Play | null;
    try {
      play = this.#play ?? (await this.match());
    } catch (error) {
      return notStored(surroundings, error);
    }
    const { stored } = this.#place;
    if (play === null) return refuseOnline('notRunning', {});
    const answer = play.prepare(viewer, wish, surroundings.now());
    // Also when nothing more can be done: whoever sends his last move again is not to believe that it was lost.
    if (answer.kind === 'done') {
      send(listener, { type: 'done', id: wish.id, seq: answer.seq });
      return null;
    }
    if (stored.status !== 'running') return refuseOnline('notRunning', {});
    if (stored.paused) return refuseOnline('paused', {});
    if (answer.kind === 'refused') return answer.refusal;
    const back = takeBack(listener.person)(stored);
    if (!isRefusal(back) && back !== stored) {
      try {
        await this.#parts.keep(back);
      } catch (error) {
        return notStored(surroundings, error);
      }
    }
    if (!(await this.#perform(play, answer.entry, wish.id))) return refuseOnline('notStored', {});
    this.#parts.moved();
    this.#continue(play);
    return null;
  }

  /** The way back that a seat asks for, if it may be gone. */
  async findWayBack(seat: Seat, wish: BackWish): Promise<WayBack | Refusal> {
    const { surroundings } = this.#place;
    try {
      const play = await this.match();
      const { stored, game } = this.#place;
      if (play === null || stored.status !== 'running') return refuseOnline('notRunning', {});
      if (stored.paused) return refuseOnline('paused', {});
      if (wish.atSeq !== play.seq) return refuseOnline('stale', {});
      const whole = await Play.loadWhole(surroundings.store, stored, game);
      const to = wish.to ?? whole.lastDecision(seat) ?? play.seq - 1;
      const prepared = whole.prepareBack(to, surroundings.now());
      return prepared.ok ? { to, draws: whole.drawsSince(to) } : prepared.refusal;
    } catch (error) {
      return notStored(surroundings, error);
    }
  }

  /** All have agreed. */
  async goBack(to: number, wish: string): Promise<Refusal | null> {
    const { surroundings, stored, game } = this.#place;
    try {
      const play = await Play.loadWhole(surroundings.store, stored, game);
      const prepared = play.prepareBack(to, surroundings.now());
      if (!prepared.ok) return prepared.refusal;
      this.#clock.pass();
      this.#play = play;
      if (!(await this.#perform(play, prepared.entry, wish))) return refuseOnline('notStored', {});
    } catch (error) {
      return notStored(surroundings, error);
    }
    await this.save();
    return null;
  }

  /**
   * The table is about to be another one; whoever takes his seat back from a bot that has played for him needs time to look.
   * If it has not, he sees what he saw before: else whoever runs out of time could have more by giving his seat away for a moment.
   */
  prepareFor(changed: StoredTable): void {
    this.#clock.pass();
    for (const [seat, one] of changed.seats.entries()) {
      const before = this.#place.stored.seats[seat]?.standIn ?? null;
      if (one.standIn !== null && before === null) this.#unmoved.add(seat);
      if (one.standIn === null && before !== null && !this.#unmoved.delete(seat)) {
        this.#clock.grant(seat);
      }
      if (botAt(changed, seat) === null) this.#noteFailing(seat, false);
    }
  }

  /** Does what the table has to do by itself, when all that came before is done. */
  later(): void {
    this.#byItself(() => this.#proceed());
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.#closed = true;
    this.#retry.stop();
    this.#clock.stop();
  }

  /** Only saves time when the table is opened again. */
  async save(): Promise<void> {
    try {
      await this.#play?.saveSnapshot();
      if (this.#closed) await this.keepClock();
    } catch (error) {
      this.#place.surroundings.report('a snapshot could not be stored', error);
    }
  }

  /** The clock as it stands now: with the last move alone, days of a pause would count when the table is read again. */
  async keepClock(): Promise<void> {
    this.#clock.pass();
    const clock = this.#clock.toStored();
    const { stored, surroundings } = this.#place;
    if (clock !== null) await surroundings.store.saveClock(stored.id, clock);
  }

  /** The people who are asked now, while their time runs. */
  #timed(): readonly Seat[] {
    const { stored } = this.#place;
    if (this.#play === null || stored.paused || stored.status !== 'running') return [];
    return this.#play.asked().filter((seat) => botAt(stored, seat) === null);
  }

  /** For whoever has no time left, a bot goes on. */
  async #replaceLate(): Promise<void> {
    const replaced = replaceForNow(this.#clock.late())(this.#place.stored);
    if (!isRefusal(replaced)) await this.#parts.keep(replaced);
  }

  #byItself(task: () => Promise<void>): void {
    if (this.#closed) return;
    this.#parts.run(task).catch((error: unknown) => {
      this.#place.surroundings.report('a table could not go on', error);
      this.#retry.schedule();
    });
  }

  /** Lets the table draw, the bots think until people alone are asked, and the match end when it is over. */
  async #proceed(): Promise<void> {
    const play = await this.match();
    if (play === null || this.#place.stored.status !== 'running') return;
    if (!(await this.#perform(play, null, null))) return;
    if (play.result() !== null) await this.#finish();
    else this.#continue(play);
    this.#retry.succeeded();
  }

  /** `false` when it could not be stored; then all is as it was before, and the table goes on from the store. */
  async #perform(play: Play, entry: Entry | null, wish: string | null): Promise<boolean> {
    const { audience, surroundings } = this.#place;
    const { seq } = play;
    const before = play.asked();
    const now = entry?.at ?? surroundings.now();
    this.#clock.pass();
    const clock = (): StoredClock | null => {
      // Not for every move: those that can still be taken back would be a source of time.
      if (entry !== null && entry.by !== 'table' && !play.asked().includes(entry.by)) {
        this.#clock.moved(entry.by);
      }
      return this.#clock.toStored();
    };
    try {
      await play.perform(entry, wish, audience, now, clock);
    } catch (error) {
      surroundings.report('a step could not be stored', error);
      this.#toldSeq = seq;
      this.#play = null;
      this.#retry.schedule();
      return false;
    }
    const face = this.#clock.face();
    if (face !== null) audience.tellAll(face);
    this.#clock.wind();
    this.#wake(play.asked().filter((seat) => !before.includes(seat)));
    if (play.isLong) await this.save();
    return true;
  }

  /** Whoever is asked now, is not there and has days to come back. */
  #wake(asked: readonly Seat[]): void {
    const { stored, audience, surroundings } = this.#place;
    if (stored.clock.kind === 'live') return;
    for (const seat of asked) {
      const person = stored.seats[seat]?.person ?? null;
      if (person === null || botAt(stored, seat) !== null || audience.isPresent(seat)) continue;
      surroundings.wake(person.id, stored.id);
    }
  }

  #continue(play: Play): void {
    if (play.result() !== null) {
      this.later();
      return;
    }
    const { stored } = this.#place;
    if (this.#thinking || stored.paused || this.#parts.isHeld()) return;
    if (stored.seats.every(({ bot, standIn }) => bot === null && standIn === null)) return;
    const people = [...stored.seats.keys()].filter((seat) => botAt(stored, seat) === null);
    const seat = botToAsk(play.asked(), people);
    const bot = seat === null ? null : botAt(stored, seat);
    if (seat !== null && bot !== null) void this.#think(play, seat, bot);
  }

  async #finish(): Promise<void> {
    const over = { ...this.#place.stored, status: 'over' } as const;
    const { store, now, report } = this.#place.surroundings;
    await store.saveTable(over);
    this.#place.stored = over;
    const places = this.#play?.result()?.places ?? null;
    try {
      if (places !== null) await rateMatch(store, over, places, now());
    } catch (error) {
      report('a match could not be rated', error);
    }
    this.#parts.announce();
  }

  async #think(play: Play, seat: Seat, bot: BotId): Promise<void> {
    this.#thinking = true;
    const { surroundings, game, stored: asked } = this.#place;
    const decided = await decide(surroundings, asked, game, play, seat, bot);
    await this.#parts.run(async () => {
      this.#thinking = false;
      // What it would do now it would not have thought over.
      if (this.#closed) return;
      const { stored } = this.#place;
      if (this.#play !== play) this.later();
      if (this.#play !== play || stored.status !== 'running') return;
      if (stored.paused || this.#parts.isHeld()) return;
      // Whoever was stood in for may have come back meanwhile.
      const move = botAt(stored, seat) === null ? null : decided();
      if (move !== null) {
        if (!(await this.#perform(play, move.entry, null))) return;
        this.#unmoved.delete(seat);
        this.#noteFailing(seat, move.hasFailed);
        this.#parts.moved();
      }
      this.#continue(play);
    });
  }

  /** A bot that fails stops no table, but everybody hears of it. */
  #noteFailing(seat: Seat, hasFailed: boolean): void {
    if (this.#failing.has(seat) === hasFailed) return;
    if (hasFailed) this.#failing.add(seat);
    else this.#failing.delete(seat);
    this.#place.audience.tellAll(this.#failingFace());
  }

  #failingFace(): ServerMessage {
    return { type: 'bots', failing: [...this.#failing].toSorted((a, b) => a - b) };
  }
}
