/**
 * One table as a client of the server knows it: who sits there, what is said, and the match as it is told, over a line that
 * is picked up again whenever it breaks (`protocol/line.ts`).
 *
 * Knows no DOM and no game.
 */

import { signal, type ReadonlySignal } from '@preact/signals';
import { promiseOf, type Entry, type Refusal, type Tagged, type Viewer } from '@sternwarte/engine';
import {
  CLOSE,
  hashView,
  makeClientMessage,
  patch,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type Said,
  type ServerMessage,
  type TableInfo,
  type ToldStep,
} from '@sternwarte/protocol';
import { Line, type LineState, type LineSurroundings } from '@sternwarte/protocol/line';
import type { HexSource } from '../saved-match.ts';

export interface TableSurroundings extends Pick<LineSurroundings, 'openSocket' | 'clock'> {
  readonly randomHex: HexSource;
}

/** One entry as its reader may know it, and the view that it led to. */
export interface Arrival {
  readonly entry: Entry;
  readonly events: readonly Tagged[];
  readonly after: unknown;
}

/** The match as the server last told it. */
export interface Standing {
  /** The number of the next entry. */
  readonly seq: number;
  readonly view: unknown;
}

/** A match from its first position on. */
export interface Beginning {
  readonly view: unknown;
  readonly arrivals: readonly Arrival[];
}

/** Whoever wants to know what happens in the match. */
export interface MatchListener {
  /** What happened, in order. `isOwn`: something that was wished here is among it. */
  onSteps(this: void, arrivals: readonly Arrival[], isOwn: boolean): void;
  /** The position is known again, but not how it came about. */
  onJump(this: void, standing: Standing): void;
  /** A wish was fulfilled (`null`), or refused. */
  onAnswer(this: void, id: string, why: Refusal | null): void;
}

/** Milliseconds for each seat when it was told, and for whom they run. */
export interface ClockFace {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly at: number;
}

type BackMessage = Extract<ServerMessage, { readonly type: 'back' }>;

/** How it stands with going back further than the own turn, which takes the consent of all. */
export interface GoingBack {
  /** What somebody asks for; `null` while nobody does. */
  readonly ask: BackMessage['ask'];
  /** What became of the last question, until somebody has read it. */
  readonly end: Pick<BackMessage, 'ended' | 'by'> | null;
  /** Why the own question could not even be asked. */
  readonly why: Refusal | null;
}

const NOBODY_ASKS: GoingBack = { ask: null, end: null, why: null };

type Wish = Extract<ClientMessage, { readonly id: string }>;
type WishedFor =
  | { readonly type: 'move'; readonly atSeq: number; readonly move: unknown }
  | { readonly type: 'undo'; readonly atSeq: number; readonly to: number }
  | { readonly type: 'chat'; readonly text: string };
type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
type Settle = Extract<ServerMessage, { readonly type: 'settle' }>;

/** So many steps are taken on trust before the server is asked whether we still look at the same. */
const CHECK_EVERY = 16;
/** As many lines of talk as anybody scrolls back. */
const MOST_SAID = 500;

export class TableClient {
  readonly table: string;
  readonly #info = signal<TableInfo | null>(null);
  readonly #seat = signal<number | null>(null);
  readonly #isHost = signal(false);
  readonly #chat = signal<readonly Said[]>([]);
  readonly #clockFace = signal<ClockFace | null>(null);
  readonly #farewell = signal<Refusal | null>(null);
  readonly #failing = signal<readonly number[]>([]);
  readonly #goingBack = signal(NOBODY_ASKS);
  readonly #eyes = signal<{ readonly viewer: Viewer } | null>(null);
  readonly #surroundings: TableSurroundings;
  readonly #line: Line;
  readonly #lineState = signal<LineState>('opening');
  readonly #wishes = new Map<string, Wish>();
  /** Those that went out on the present line. */
  readonly #sent = new Set<string>();
  readonly #name: string;
  /** The own part in chance; another one whenever it is asked for anew. */
  #nonce = '';
  /** The question to go back, which is not asked again when the line breaks: everybody has moved on by then. */
  #backWish: string | null = null;
  #listener: MatchListener | null = null;
  #standing: Standing | null = null;
  /** All that was told of a match since it began, until somebody follows it. */
  #beginning: { readonly view: unknown; readonly arrivals: Arrival[] } | null = null;
  /** Whether the view is not to be trusted any more. */
  #isLost = false;
  #wished = 0;
  #unchecked = 0;

  constructor(table: string, surroundings: TableSurroundings) {
    this.table = table;
    this.#surroundings = surroundings;
    // Different for each page, so that no wish is taken for one that was made before a reload.
    this.#name = surroundings.randomHex(8);
    const { openSocket, clock, randomHex } = surroundings;
    const jitter = (): number => Number.parseInt(randomHex(2), 16) / 0xffff;
    this.#line = new Line(
      { openSocket, clock, jitter },
      {
        greet: () => this.#greet(),
        hear: (text) => this.#hear(text),
        ping: () => this.#say({ type: 'ping' }),
        isOver: (code) => code === CLOSE.breach && this.#farewell.value?.key !== 'tooOften',
        turned: (state) => {
          this.#lineState.value = state;
          if (state === 'broken') this.#farewell.value = null;
        },
      },
    );
  }

  get info(): ReadonlySignal<TableInfo | null> {
    return this.#info;
  }

  /** The own seat; `null` for those who look on. */
  get seat(): ReadonlySignal<number | null> {
    return this.#seat;
  }

  get isHost(): ReadonlySignal<boolean> {
    return this.#isHost;
  }

  get chat(): ReadonlySignal<readonly Said[]> {
    return this.#chat;
  }

  /** `null` while nobody's time runs at all. */
  get clockFace(): ReadonlySignal<ClockFace | null> {
    return this.#clockFace;
  }

  /** The seats whose bots fail, so that any move is made in their place. */
  get failing(): ReadonlySignal<readonly number[]> {
    return this.#failing;
  }

  get line(): ReadonlySignal<LineState> {
    return this.#lineState;
  }

  /** Why the server ended the line for good. */
  get farewell(): ReadonlySignal<Refusal | null> {
    return this.#farewell;
  }

  /** Whose eyes the match is told for; `null` before it begins. Another object whenever they are others. */
  get eyes(): ReadonlySignal<{ readonly viewer: Viewer } | null> {
    return this.#eyes;
  }

  /** The match as it was last told; `null` before it begins. */
  get standing(): Standing | null {
    return this.#standing;
  }

  /** The whole match so far, for whoever was here when it began and has not followed it yet; else it has to be asked for. */
  get beginning(): Beginning | null {
    return this.#beginning;
  }

  /** One at a time hears of the match; the answer ends that. */
  follow(listener: MatchListener): () => void {
    this.#listener = listener;
    this.#beginning = null;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  /** Sends a wish, now or when the line is back; answers what it is called. */
  wish(wanted: WishedFor): string {
    const id = this.#newId();
    const message = { ...wanted, id };
    this.#wishes.set(id, message);
    if (this.#line.isSteady) this.#sendWish(message);
    return id;
  }

  get goingBack(): ReadonlySignal<GoingBack> {
    return this.#goingBack;
  }

  /** Asks the others to go back to where this seat decided last. */
  askBack(): void {
    if (this.#standing === null || !this.#line.isSteady) return;
    this.#goingBack.value = NOBODY_ASKS;
    const id = this.#newId();
    this.#backWish = id;
    this.#say({ type: 'back', id, atSeq: this.#standing.seq });
  }

  /** Answers what another one asks, or takes back what was asked here. */
  answerBack(says: 'agree' | 'decline' | 'withdraw'): void {
    const { ask } = this.#goingBack.value;
    if (ask !== null) this.#say({ type: 'consent', id: this.#newId(), to: ask.to, says });
  }

  /** What became of the last question has been read. */
  forgetBack(): void {
    this.#goingBack.value = { ...this.#goingBack.value, end: null, why: null };
  }

  #newId(): string {
    return `${this.#name}-${this.#wished++}`;
  }

  /** Comes back at once, when there is reason to believe that it can. */
  hurry(): void {
    this.#line.hurry();
  }

  /** Begins again, when there is reason to believe that the line is dead. */
  doubt(): void {
    this.#line.doubt();
  }

  close(): void {
    this.#line.close();
  }

  #greet(): void {
    this.#sent.clear();
    const known = this.#isLost ? null : this.#standing;
    this.#say({
      type: 'hello',
      version: PROTOCOL_VERSION,
      table: this.table,
      ...(known !== null && { seq: known.seq }),
    });
  }

  #say(message: ClientMessage): void {
    this.#line.say(makeClientMessage(message));
  }

  #hear(text: string): void {
    const message = readServerMessage(text);
    // A newer server may say things that this page need not understand.
    if (message === null) return;
    switch (message.type) {
      case 'welcome':
        this.#enter(message);
        break;
      case 'table':
        this.#info.value = message.table;
        break;
      case 'settle':
        this.#contribute(message);
        break;
      case 'steps':
        this.#takeSteps(message.steps, message.id ?? null);
        break;
      case 'view':
        this.#jump({ seq: message.seq, view: message.view });
        break;
      case 'clock':
        this.#clockFace.value = { ...message, at: this.#surroundings.clock.now() };
        break;
      case 'bots':
        this.#failing.value = message.failing;
        break;
      case 'said':
        if (message.id !== undefined) this.#wishes.delete(message.id);
        this.#addSaid([message.said]);
        break;
      case 'done':
        this.#answer(message.id, null);
        break;
      case 'refused':
        if (message.id === this.#backWish) {
          this.#goingBack.value = { ...this.#goingBack.value, why: message.why };
        }
        this.#answer(message.id, message.why);
        break;
      case 'farewell':
        this.#farewell.value = message.why;
        break;
      case 'back':
        this.#goingBack.value = {
          ask: message.ask,
          end: message.ask === null ? { ended: message.ended, by: message.by } : null,
          why: null,
        };
        break;
      case 'pong':
        break;
    }
  }

  #enter(welcome: Welcome): void {
    const { table, seat, isHost, chat } = welcome;
    this.#info.value = table;
    this.#seat.value = seat;
    this.#isHost.value = isHost;
    this.#addSaid(chat);
    // If somebody still asks, that is told after the welcome.
    this.#goingBack.value = NOBODY_ASKS;
    // So are failing bots, on a new line.
    if (!this.#line.isSteady) this.#failing.value = [];
    this.#line.settle();
    this.#takeStanding(welcome);
    // One is welcomed more than once on a line, and what is said twice would be heard twice.
    for (const wish of this.#wishes.values()) if (!this.#sent.has(wish.id)) this.#sendWish(wish);
  }

  #sendWish(wish: Wish): void {
    this.#sent.add(wish.id);
    this.#say(wish);
  }

  /** What the server says about the match, together with what is known of it here. */
  #takeStanding({ seat, seq, view, missed, table }: Welcome): void {
    const viewer = seat ?? 'spectator';
    if (table.status === 'waiting') {
      this.#standing = null;
      this.#beginning = null;
      this.#eyes.value = null;
      return;
    }
    const isSame = this.#eyes.value?.viewer === viewer;
    if (view !== undefined) {
      if (isSame) this.#jump({ seq, view });
      else {
        this.#isLost = false;
        this.#standing = { seq, view };
        this.#beginning = seq === 0 ? { view, arrivals: [] } : null;
        this.#eyes.value = { viewer };
      }
    } else if (isSame && missed !== undefined) this.#takeSteps(missed, null);
    else if (!isSame || this.#standing?.seq !== seq) this.#resync();
  }

  #jump(standing: Standing): void {
    this.#isLost = false;
    this.#standing = standing;
    this.#beginning = null;
    this.#listener?.onJump(standing);
  }

  #takeSteps(steps: readonly ToldStep[], id: string | null): void {
    const isOwn = id !== null && this.#wishes.has(id);
    const arrivals = this.#follow(steps);
    if (arrivals === null) this.#resync();
    else if (arrivals.length > 0) {
      this.#listener?.onSteps(arrivals, isOwn);
      this.#beginning?.arrivals.push(...arrivals);
      this.#checkNowAndThen(arrivals.length);
    }
    // Where the view is lost, the wish was fulfilled all the same.
    if (isOwn) this.#answer(id, null);
  }

  /** `null` when the steps do not follow on what is known. Steps that were told before count once. */
  #follow(steps: readonly ToldStep[]): readonly Arrival[] | null {
    const arrivals: Arrival[] = [];
    for (const { entry, events = [], patch: change } of steps) {
      const now = this.#standing;
      if (now === null || entry.seq > now.seq) return null;
      if (entry.seq < now.seq) continue;
      const after = change === undefined ? now.view : patched(now.view, change);
      if (after === NOT_PATCHED) return null;
      this.#standing = { seq: entry.seq + 1, view: after };
      arrivals.push({ entry, events, after });
    }
    return arrivals;
  }

  #checkNowAndThen(count: number): void {
    this.#unchecked += count;
    const now = this.#standing;
    if (this.#unchecked < CHECK_EVERY || now === null) return;
    this.#unchecked = 0;
    this.#say({ type: 'check', seq: now.seq, hash: hashView(now.view) });
  }

  /** Asks for the whole position, by coming anew. */
  #resync(): void {
    this.#isLost = true;
    this.#line.breakOff();
  }

  #answer(id: string, why: Refusal | null): void {
    // Told twice, it is answered once.
    if (this.#wishes.delete(id)) this.#listener?.onAnswer(id, why);
  }

  #contribute({ asks, promises }: Settle): void {
    if (this.#seat.value === null) return;
    if (asks === 'promise') {
      this.#nonce = this.#surroundings.randomHex(16);
      this.#say({ type: 'promise', promise: promiseOf(this.#nonce) });
    } else if (promises.includes(promiseOf(this.#nonce))) {
      // Shown only once the table has fixed what it holds of everybody's promises, ours among them.
      this.#say({ type: 'nonce', nonce: this.#nonce });
    }
  }

  #addSaid(said: readonly Said[]): void {
    const known = this.#chat.value;
    const last = known.at(-1)?.number ?? -1;
    const added = said.filter(({ number }) => number > last);
    if (added.length > 0) this.#chat.value = [...known, ...added].slice(-MOST_SAID);
  }
}

const NOT_PATCHED = Symbol('not patched');

function patched(view: unknown, change: NonNullable<ToldStep['patch']>): unknown {
  try {
    return patch(view, change);
  } catch {
    return NOT_PATCHED;
  }
}
