/** One table in memory: who sits there, who looks on, what is said, and a queue, so that nothing enters it twice at a time. */

import { isRefusal, type Game, type Refusal, type Seat } from '@sternwarte/engine';
import { CLOSE, hashView, refuseOnline, type EmblemId, type TableInfo } from '@sternwarte/protocol';
import type { StoredSaid, StoredTable } from '../store/store.ts';
import { Absence } from './absence.ts';
import { Audience, send, type Listener } from './audience.ts';
import { Beginning, type Contribution } from './beginning.ts';
import { lastAt } from './distant-table.ts';
import { forget } from './forgetting.ts';
import { GoingBack, type BackAnswer, type BackWish } from './going-back.ts';
import { mayAskForStandIn, replaceForNow } from './hosting.ts';
import { tellBefore, type StoryPage } from './missed.ts';
import { notStored, type Place, type Surroundings } from './place.ts';
import type { Wish } from './play.ts';
import { Queue } from './queue.ts';
import { Reception } from './reception.ts';
import { Running } from './running.ts';
import { mayWatch, seatOf, withSeats, type Change } from './seating.ts';
import { hears, Talk, type Heard } from './talk.ts';

export class LiveTable {
  readonly #place: Place;
  readonly #queue = new Queue();
  readonly #talk: Talk;
  readonly #absence: Absence;
  readonly #beginning: Beginning;
  readonly #running: Running;
  readonly #goingBack: GoingBack;
  readonly #reception: Reception;
  /** What those hear who come too late. */
  #closed: number | null = null;

  static async load(
    stored: StoredTable,
    game: Game,
    surroundings: Surroundings,
  ): Promise<LiveTable> {
    const talk = await Talk.load(surroundings.store, stored.id);
    const table = new LiveTable({ stored, game, surroundings, audience: new Audience() }, talk);
    if (stored.status === 'running') table.#running.later();
    return table;
  }

  private constructor(place: Place, talk: Talk) {
    this.#place = place;
    this.#talk = talk;
    this.#absence = new Absence(place);
    this.#goingBack = new GoingBack(place, {
      run: (task) => this.run(task),
      find: (seat, wish) => this.#running.findWayBack(seat, wish),
      take: (to, wish) => this.#running.goBack(to, wish),
      resume: () => this.#running.later(),
    });
    const parts = {
      run: (task: () => Promise<void>) => this.run(task),
      keep: (changed: StoredTable) => this.#keep(changed),
      announce: () => this.#reception.announce(),
    };
    this.#beginning = new Beginning(place, parts);
    this.#running = new Running(place, {
      ...parts,
      isHeld: () => this.#goingBack.isOpen,
      moved: () => this.#goingBack.moved(),
    });
    this.#reception = new Reception(place, {
      talk,
      match: () => this.#running.match(),
      commitment: () => this.#beginning.commitment,
    });
  }

  get game(): Game {
    return this.#place.game;
  }

  /** As it is stored, secrets included: not for clients. */
  get stored(): StoredTable {
    return this.#place.stored;
  }

  /** Whether nobody would miss it. */
  get isIdle(): boolean {
    const { audience, stored } = this.#place;
    return (
      audience.size === 0 && !this.isBusy && (stored.clock.kind !== 'live' || this.dueAt === null)
    );
  }

  /** When somebody's time will be out; `null` when nobody is timed now. */
  get dueAt(): number | null {
    return this.#running.dueAt;
  }

  /** Whether it is about to do something by itself. */
  get isBusy(): boolean {
    return !this.#queue.isEmpty || this.#running.isBusy || this.#beginning.isUnderWay;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  info(): TableInfo {
    return this.#reception.info();
  }

  /** Fulfilled when all that is under way here is done. */
  settled(): Promise<void> {
    return this.run(async () => undefined);
  }

  /** Somebody comes, and is shown what he has not seen yet. */
  join(listener: Listener, seen: number | null): Promise<void> {
    return this.run(async () => {
      // Who was on his way here while it closed finds another one when he comes again.
      if (this.#closed !== null) {
        listener.end(this.#closed);
        return;
      }
      // The match may have begun since he was found to be allowed here.
      if (!mayWatch(this.stored, listener.person)) {
        send(listener, { type: 'farewell', why: refuseOnline('noTable', {}) });
        listener.end(CLOSE.breach);
        return;
      }
      listener.viewer = seatOf(this.stored, listener.person) ?? 'spectator';
      this.#place.audience.add(listener);
      await this.#reception.welcome(listener, seen);
      const asked = this.#goingBack.face();
      for (const face of this.#running.faces()) send(listener, face);
      if (asked !== null) send(listener, asked);
      this.#reception.announce();
    });
  }

  leave(listener: Listener): Promise<void> {
    return this.run(async () => {
      if (!this.#place.audience.remove(listener)) return;
      if (listener.viewer !== 'spectator') this.#absence.note(listener.viewer);
      this.#reception.announce();
    });
  }

  wish(listener: Listener, wish: Wish): Promise<void> {
    return this.#answerTo(listener, wish.id, () => this.#running.fulfil(listener, wish));
  }

  /** Somebody asks to go back further than he may alone. */
  askBack(listener: Listener, wish: BackWish): Promise<void> {
    return this.#answerTo(listener, wish.id, () => this.#goingBack.ask(listener, wish));
  }

  answerBack(listener: Listener, answer: BackAnswer): Promise<void> {
    return this.#answerTo(listener, answer.id, () => this.#goingBack.answer(listener, answer));
  }

  /** The last steps before an entry as somebody here may know them; `null` when that is too much, or nothing has begun. */
  async storyBefore(person: string, before: number): Promise<StoryPage | null> {
    const play = await this.run(() => this.#running.match());
    if (play === null) return null;
    const { stored, game, surroundings } = this.#place;
    const viewer = seatOf(stored, person) ?? 'spectator';
    return tellBefore(surroundings.store, stored, game, viewer, Math.min(before, play.seq));
  }

  /** Whom the match waits for; nobody before it begins and when it is over. */
  awaits(): Promise<readonly Seat[]> {
    return this.run(async () =>
      this.stored.status === 'running' ? ((await this.#running.match())?.asked() ?? []) : [],
    );
  }

  since(): Promise<number | null> {
    return lastAt(this.#place.surroundings.store, this.stored);
  }

  places(): Promise<readonly number[] | null> {
    return this.run(async () => (await this.#running.match())?.result()?.places ?? null);
  }

  /** How the match stands for somebody; `null` before it begins. */
  position(person: string): Promise<{ readonly seq: number; readonly view: unknown } | null> {
    return this.run(async () => {
      const play = await this.#running.match();
      const viewer = seatOf(this.stored, person) ?? 'spectator';
      return play === null ? null : { seq: play.seq, view: play.view(viewer) };
    });
  }

  /** Sends the whole view to a client that has another one than it should. */
  check(listener: Listener, seq: number, hash: string): Promise<void> {
    return this.run(async () => {
      const play = await this.#running.match();
      if (play === null || play.seq !== seq) return;
      const view = play.view(listener.viewer);
      if (hashView(view) !== hash) send(listener, { type: 'view', seq, view });
    });
  }

  /** Somebody goes by another name from now on. */
  rename(person: string, name: string, emblem?: EmblemId | null): Promise<void> {
    return this.run(async () => {
      for (const listener of this.#place.audience.all()) {
        if (listener.person === person) listener.name = name;
      }
      const seat = seatOf(this.stored, person);
      if (seat === null) return;
      this.#place.stored = withSeats(this.stored, (one, n) =>
        n === seat && one.person !== null
          ? {
              ...one,
              person: {
                ...one.person,
                name,
                emblem: emblem === undefined ? one.person.emblem : emblem,
              },
            }
          : one,
      );
      this.#reception.announce();
    });
  }

  forget(person: string): Promise<void> {
    return this.run(async () => {
      const left = forget(this.stored, person);
      if (left === this.stored) return;
      this.#beginning.abandon();
      await this.#keep(left);
    });
  }

  say(listener: Listener, id: string, text: string): Promise<void> {
    return this.run(async () => {
      const heard = await this.#hear(listener, id, text);
      if (isRefusal(heard)) send(listener, { type: 'refused', id, why: heard });
      else if (heard.line !== null) this.#tellSaid(heard.line);
      // Whoever sends it again came back, and was shown then what was said.
      else send(listener, { type: 'done', id, seq: heard.number });
    });
  }

  /** Leads everybody to the table of the next match, which `make` makes if there is none yet; the link goes with them. */
  goOnTo(ownLink: string, make: (over: StoredTable) => StoredTable): Promise<string> {
    return this.run(async () => {
      if (this.stored.next !== null) return this.stored.next;
      const { store } = this.#place.surroundings;
      const next = make(this.stored);
      const over = { ...this.stored, link: ownLink, next: next.id };
      try {
        await store.saveRematch(over, next);
        await this.#take(over);
        return next.id;
      } catch (error) {
        // It may be stored all the same, now or when it was asked for before: then that table is the next one.
        const kept = await store.findTable(over.id);
        if (kept === null || kept.next === null) throw error;
        await this.#take(kept);
        return kept.next;
      }
    });
  }

  askForStandIn(person: string, seat: Seat): Promise<Refusal | null> {
    const stand = replaceForNow([seat]);
    return this.change(
      (table) => mayAskForStandIn(table, person, seat, this.#absence.isLong(seat)) ?? stand(table),
    );
  }

  /** Changes who sits where. */
  change(change: Change): Promise<Refusal | null> {
    return this.run(async () => {
      if (this.#beginning.isUnderWay) return refuseOnline('alreadyBegun', {});
      const changed = change(this.stored);
      if (isRefusal(changed)) return changed;
      if (changed !== this.stored) await this.#keep(changed);
      return null;
    });
  }

  /** Settles chance among those who are there, and begins. */
  start(person: string): Promise<Refusal | null> {
    return this.run(() => this.#beginning.start(person));
  }

  /** A client's part in chance. */
  contribute(listener: Listener, part: Contribution): Promise<void> {
    return this.run(() => this.#beginning.contribute(listener, part));
  }

  /** The last thing that is done with it: afterwards another one may be loaded. */
  async close(code: number = CLOSE.restart): Promise<void> {
    this.#closed = code;
    this.#running.stop();
    for (const listener of this.#place.audience.all()) listener.end(code);
    await this.run(() => this.#running.save());
  }

  #answerTo(listener: Listener, id: string, task: () => Promise<Refusal | null>): Promise<void> {
    return this.run(() =>
      task().then((why) => {
        if (why !== null) send(listener, { type: 'refused', id, why });
      }),
    );
  }

  async #hear(listener: Listener, id: string, text: string): Promise<Heard | Refusal> {
    const { surroundings } = this.#place;
    const occasion = { isRunning: this.stored.status === 'running', isOpen: this.stored.chat };
    try {
      for (const line of await this.#talk.catchUp()) this.#tellSaid(line);
      return await this.#talk.add(listener, { id, text, at: surroundings.now() }, occasion);
    } catch (error) {
      return notStored(surroundings, error);
    }
  }

  #tellSaid({ said, wish }: StoredSaid): void {
    const isRunning = this.stored.status === 'running';
    this.#place.audience.tellThose((viewer) => hears(viewer, said, isRunning), {
      type: 'said',
      ...(wish !== null && { id: wish }),
      said,
    });
  }

  async #keep(wanted: StoredTable): Promise<void> {
    const isHelped =
      wanted.status === 'running' && wanted.seats.some(({ standIn }) => standIn !== null);
    const changed = isHelped && !wanted.helped ? { ...wanted, helped: true } : wanted;
    const { store, report } = this.#place.surroundings;
    const isUnderWay = this.stored.status === 'running';
    await store.saveTable(changed);
    await this.#take(changed);
    if (!isUnderWay) return;
    await this.#running
      .keepClock()
      .catch((error: unknown) => report('a clock could not be stored', error));
  }

  /** Goes by what is stored from now on. */
  async #take(changed: StoredTable): Promise<void> {
    const begins = changed.status === 'running' && this.stored.status === 'waiting';
    const newHost = changed.host === this.stored.host ? null : changed.host;
    this.#running.prepareFor(changed);
    this.#place.stored = changed;
    this.#goingBack.lapse();
    await this.#reception.reseat(begins, newHost);
    this.#reception.announce();
    // Somebody else may have to move now, or nobody.
    if (changed.status === 'running') this.#running.later();
  }
}
