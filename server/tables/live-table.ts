/** One table in memory: who sits there, who looks on, what is said, and a queue, so that nothing enters it twice at a time. */

import {
  botToAsk,
  createRandom,
  isRefusal,
  randomPolicy,
  type Game,
  type Refusal,
  type Seat,
} from '@sternwarte/engine';
import {
  CHAT_MAX_LENGTH,
  CLOSE,
  hashView,
  makeServerMessage,
  PROTOCOL_VERSION,
  refuseOnline,
  type ClientMessage,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
} from '@sternwarte/protocol';
import type { BotId, Store, StoredTable } from '../store/store.ts';
import { Audience, type Listener } from './audience.ts';
import type { Thinkers } from './bot-pool.ts';
import { Play, type Wish } from './play.ts';
import { mayStart, seatOf, type Change } from './seating.ts';
import { Settling, type SettlingStage } from './settling.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bots: Thinkers;
  now(this: void): number;
  /** Something went wrong that no client is to blame for. */
  report(this: void, what: string, error: unknown): void;
}

const CHAT_SHOWN = 50;
/** How long a client may take for its part in chance. */
const SETTLING_MILLISECONDS = 3_000;

type Contribution = Extract<ClientMessage, { readonly type: 'promise' | 'nonce' }>;

export class LiveTable {
  readonly game: Game;
  readonly #surroundings: Surroundings;
  readonly #audience = new Audience();
  #stored: StoredTable;
  /** `null` before the match begins, and after something could not be stored. */
  #play: Play | null = null;
  /** While chance is being settled, before the match begins. */
  #settling: Settling | null = null;
  #thinking = false;
  #saidCount = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

  static async load(
    stored: StoredTable,
    game: Game,
    surroundings: Surroundings,
  ): Promise<LiveTable> {
    const table = new LiveTable(stored, game, surroundings);
    const [last] = await surroundings.store.readSaid(stored.id, 1);
    table.#saidCount = (last?.number ?? -1) + 1;
    if (stored.status === 'running') void table.run(() => table.#proceed());
    return table;
  }

  private constructor(stored: StoredTable, game: Game, surroundings: Surroundings) {
    this.#stored = stored;
    this.game = game;
    this.#surroundings = surroundings;
  }

  /** As it is stored, secrets included: not for clients. */
  get stored(): StoredTable {
    return this.#stored;
  }

  /** Whether nobody would miss it. */
  get isIdle(): boolean {
    return (
      this.#audience.size === 0 && this.#queued === 0 && !this.#thinking && this.#settling === null
    );
  }

  /** Runs a task when all that came before it is done. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#queued++;
    const result = this.#queue.then(task);
    const done = (): void => void this.#queued--;
    this.#queue = result.then(done, done);
    return result;
  }

  info(): TableInfo {
    const { id, game, version, options, status, open, spectators, createdAt, fairness } =
      this.#stored;
    return {
      id,
      game,
      version,
      options,
      status,
      open,
      spectators,
      createdAt,
      seats: this.#stored.seats.map(({ person, bot }, seat): SeatInfo => {
        if (bot !== null) return { kind: 'bot', bot };
        if (person === null) return { kind: 'empty' };
        return { kind: 'person', name: person.name, present: this.#audience.isPresent(seat) };
      }),
      watching: this.#audience.watching,
      commitment: (this.#settling ?? fairness)?.commitment ?? null,
    };
  }

  /** Somebody comes, and is shown what he has not seen yet. */
  join(listener: Listener, seen: number | null): Promise<void> {
    return this.run(async () => {
      listener.viewer = seatOf(this.#stored, listener.person) ?? 'spectator';
      this.#audience.add(listener);
      await this.#welcome(listener, seen);
      this.#announce();
    });
  }

  leave(listener: Listener): Promise<void> {
    return this.run(async () => {
      if (this.#audience.remove(listener)) this.#announce();
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

  say(listener: Listener, name: string, id: string, text: string): Promise<void> {
    return this.run(async () => {
      const words = text.trim();
      if (words.length === 0 || words.length > CHAT_MAX_LENGTH) {
        const why = refuseOnline('tooLong', { limit: CHAT_MAX_LENGTH });
        send(listener, { type: 'refused', id, why });
        return;
      }
      const seat = typeof listener.viewer === 'number' ? listener.viewer : null;
      const said = {
        number: this.#saidCount,
        at: this.#surroundings.now(),
        seat,
        name,
        text: words,
      };
      await this.#surroundings.store.addSaid(this.#stored.id, said);
      this.#saidCount++;
      this.#audience.tellAll(makeServerMessage({ type: 'said', id, said }));
    });
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
      await this.#settle('promise');
      return null;
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
    for (const listener of this.#audience.all()) listener.end(code);
    await this.run(async () => {
      await this.#play?.saveSnapshot();
    });
  }

  /** The match, read from the store when it is not at hand; `null` before it begins. */
  async #match(): Promise<Play | null> {
    if (this.#stored.status === 'waiting') return null;
    this.#play ??= await Play.load(this.#surroundings.store, this.#stored, this.game);
    return this.#play;
  }

  async #keep(changed: StoredTable): Promise<void> {
    await this.#surroundings.store.saveTable(changed);
    const begins = changed.status === 'running' && this.#stored.status === 'waiting';
    this.#stored = changed;
    await this.#reseat(begins);
    this.#announce();
  }

  /** Asks everybody for what this stage needs, but not for ever. */
  async #settle(stage: SettlingStage): Promise<void> {
    const settling = this.#settling;
    if (settling === null) return;
    if (stage === 'settled' || settling.stage === 'settled') {
      this.#settling = null;
      await this.#keep({ ...this.#stored, status: 'running', fairness: settling.fairness() });
      await this.#proceed();
      return;
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
  }

  async #welcome(listener: Listener, seen: number | null): Promise<void> {
    const play = await this.#match();
    const seq = play?.seq ?? 0;
    const isNew = play !== null && seq !== seen;
    send(listener, {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat: typeof listener.viewer === 'number' ? listener.viewer : null,
      isHost: listener.person === this.#stored.host,
      table: this.info(),
      seq,
      ...(isNew && { view: play.view(listener.viewer) }),
      chat: [...(await this.#surroundings.store.readSaid(this.#stored.id, CHAT_SHOWN))],
    });
  }

  /** Who sits down, or stands up, sees with other eyes from then on; when the match begins, everybody does. */
  async #reseat(begins: boolean): Promise<void> {
    for (const listener of this.#audience.all()) {
      const viewer = seatOf(this.#stored, listener.person) ?? 'spectator';
      if (viewer === listener.viewer && !begins) continue;
      this.#audience.remove(listener);
      listener.viewer = viewer;
      this.#audience.add(listener);
      await this.#welcome(listener, null);
    }
  }

  #announce(): void {
    if (this.#audience.size === 0) return;
    this.#audience.tellAll(makeServerMessage({ type: 'table', table: this.info() }));
  }

  async #fulfil(listener: Listener, wish: Wish): Promise<Refusal | null> {
    const { viewer } = listener;
    if (viewer === 'spectator') return refuseOnline('lookingOn', {});
    const play = await this.#match();
    if (play === null || this.#stored.status !== 'running') return refuseOnline('notRunning', {});
    const answer = play.prepare(viewer, wish, this.#surroundings.now());
    if (answer.kind === 'refused') return answer.refusal;
    if (answer.kind === 'done') {
      send(listener, { type: 'done', id: wish.id, seq: answer.seq });
      return null;
    }
    const isStored = await this.#perform(() =>
      play.perform(answer.entry, wish.id, this.#audience, answer.entry.at),
    );
    if (!isStored) return refuseOnline('notStored', {});
    this.#continue(play);
    return null;
  }

  /** Lets the table draw, and the bots think, until people alone are asked. */
  async #proceed(): Promise<void> {
    const play = await this.#match();
    if (play === null || this.#stored.status !== 'running') return;
    const now = this.#surroundings.now();
    if (await this.#perform(() => play.perform(null, null, this.#audience, now))) {
      this.#continue(play);
    }
  }

  /** `false` when it could not be stored; then all is as it was before. */
  async #perform(perform: () => Promise<void>): Promise<boolean> {
    try {
      await perform();
      return true;
    } catch (error) {
      this.#surroundings.report('a step could not be stored', error);
      this.#play = null;
      return false;
    }
  }

  #continue(play: Play): void {
    if (play.result() !== null) {
      void this.run(() => this.#finish());
      return;
    }
    if (this.#thinking) return;
    const people = this.#stored.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const seat = botToAsk(play.asked(), people);
    const bot = seat === null ? null : (this.#stored.seats[seat]?.bot ?? null);
    if (seat !== null && bot !== null) void this.#think(play, seat, bot);
  }

  async #finish(): Promise<void> {
    if (this.#stored.status !== 'running') return;
    const over = { ...this.#stored, status: 'over' } as const;
    await this.#surroundings.store.saveTable(over);
    this.#stored = over;
    this.#announce();
  }

  /** A bot sees what its seat may see. One that fails makes a plain move instead: no table waits for a broken bot. */
  async #think(play: Play, seat: Seat, bot: BotId): Promise<void> {
    this.#thinking = true;
    const { bots, report, now } = this.#surroundings;
    const { id, game, seats } = this.#stored;
    const view = play.view(seat);
    const atSeq = play.seq;
    const seed = `${id} ${atSeq} ${seat}`;
    const question = { gameId: game, seats: seats.length, view, seat, seed, botId: bot };
    const move = await bots.think(question).catch((error: unknown) => {
      report('a bot failed', error);
      return null;
    });
    await this.run(async () => {
      this.#thinking = false;
      if (this.#play !== play || this.#stored.status !== 'running') return;
      const prepare = (wanted: unknown) =>
        play.prepare(seat, { type: 'move', id: `bot ${atSeq}`, atSeq, move: wanted }, now());
      let answer = prepare(move);
      // Others may have moved on meanwhile; but while nothing has changed, something must be done.
      if (answer.kind === 'refused' && play.seq === atSeq) {
        if (move !== null) report('a bot wanted what it may not', answer.refusal.key);
        answer = prepare(randomPolicy(view, seat, this.game.moves(view, seat), createRandom(seed)));
      }
      const entry = answer.kind === 'entry' ? answer.entry : null;
      if (entry !== null) {
        await this.#perform(() => play.perform(entry, null, this.#audience, now()));
      }
      if (this.#play === play) this.#continue(play);
    });
  }
}

function send(listener: Listener, message: ServerMessage): void {
  listener.send(makeServerMessage(message));
}
