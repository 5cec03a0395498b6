/**
 * One node among several: says that it is alive, runs the tables that are granted to it, lets go of those that others have
 * taken, looks after those that nobody runs, and hears what concerns people at all tables.
 */

import { randomBytes } from 'node:crypto';
import type { Bus, Hint } from '../bus/bus.ts';
import { openPostgresBus } from '../bus/postgres-bus.ts';
import { Database } from '../store/postgres/database.ts';
import type { Hold, PostgresStore } from '../store/postgres.ts';
import { Elsewhere } from './elsewhere.ts';
import { askNode } from './forwarding.ts';
import type { Grant } from './grant.ts';
import { Leases, type Notice } from './leases.ts';
import { NodeClock } from './node-clock.ts';

const PULSE_MILLISECONDS = 500;
const ADOPTED_AT_ONCE = 16;
/**
 * After a pulse that came late, tables are looked through so often: who takes one may not have finished. Nor is any other
 * node taken for dead meanwhile: if it was the database that was away, all of them are late.
 */
const LOOKS_AFTER_LATENESS = 6;
/** Where a node says whether the database answers it, and for how long it is listened to. */
const READY_PATH = '/readyz';
const READY_MILLISECONDS = 1_000;
/** Whoever was only late when the database last answered may well be there. */
const REMEMBERED_MILLISECONDS = 600_000;
const PEOPLE = 'people';
const SECRET = 'node secret';
/** Only for other nodes. */
export const FORGET_PATH = '/api/nodes/forget';

export interface NodeUsers {
  /** Another one runs this table now. */
  lose(this: void, table: string, epoch: number): void;
  /** Somebody has to look after this table. */
  adopt(this: void, table: string): Promise<unknown>;
  renamed(this: void, person: string, name: string): Promise<void>;
  dismissed(this: void, person: string, device: string | null): void;
  /** Only this node is without the database: whoever is at its tables is better off at another one. */
  stranded(this: void): void;
  report(this: void, what: string, error: unknown): void;
}

interface NodeParts {
  readonly store: PostgresStore;
  /** `null` for hints by PostgreSQL. */
  readonly redis: string | null;
  /** For how long it counts as alive after each sign of life. */
  readonly leaseSeconds: number | undefined;
  /** Those that it can run tables by. */
  readonly rules: readonly string[];
}

export class Node {
  /** What nodes know each other by; whoever can read the database is one. */
  readonly secret: string;
  readonly clock = new NodeClock();
  readonly #store: PostgresStore;
  readonly #leases: Leases;
  /** A line of its own: who has so much to do that all others are busy is not dead. */
  readonly #lifeline: Database;
  readonly #life: Leases;
  readonly #holds = new Map<string, Hold>();
  #bus: Bus | null = null;
  #users: NodeUsers | null = null;
  #address = '';
  #isKnown = false;
  #isRefused = false;
  #noticed = 0;
  #looks = 0;
  #tending = false;
  #wondering = false;
  /** When the database last answered, by a stopwatch, and when who else was alive. */
  #answeredAt = performance.now();
  readonly #others = new Map<string, number>();
  #pulse: NodeJS.Timeout | null = null;
  #closed = false;
  /** What hangs on other nodes, and is cut when they are not alive any more. */
  readonly #lines = new Set<Line>();

  static async open(parts: NodeParts): Promise<Node> {
    const secret = await parts.store.keepSecret(SECRET, randomBytes(32).toString('base64url'));
    const node = new Node(parts, secret);
    node.#noticed = await node.#leases.lastNotice();
    // Before anybody asks what time it is.
    node.clock.set(await node.#leases.time());
    const hearing = {
      hear: (hint: Hint) => node.#hear(hint),
      missed: () => node.#attend(node.#readNotices()),
    };
    node.#bus =
      parts.redis === null
        ? await openPostgresBus(parts.store.database, hearing)
        : await (await import('../bus/redis-bus.ts')).openRedisBus(parts.redis, hearing);
    return node;
  }

  private constructor({ store, rules, leaseSeconds }: NodeParts, secret: string) {
    this.#store = store;
    this.secret = secret;
    const node = randomBytes(9).toString('base64url');
    this.#leases = new Leases(store.database, { node, rules, leaseSeconds });
    this.#lifeline = new Database(store.database.url, 1);
    this.#life = new Leases(this.#lifeline, { node, rules, leaseSeconds });
  }

  /** Before people come: see `warming.ts`. */
  async warmUp(): Promise<void> {
    await this.#store.database.onAll(() => this.#leases.claim(''));
  }

  /** Begins, at the address at which other nodes reach it. */
  async start(address: string, users: NodeUsers): Promise<void> {
    this.#address = address;
    this.#users = users;
    await this.#beat();
    this.#attend(this.#leases.forgetDead());
  }

  /** Whether it has said that it is alive: until then the others would take its tables for nobody's. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Whether its last sign of life was not taken: what is written for tables would not be either. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  async claim(table: string): Promise<Grant | null> {
    if (!this.#isKnown) throw new Elsewhere('');
    const claim = await this.#leases.claim(table);
    if (claim.kind === 'none') return null;
    // Of rules that no node here knows: it waits for one that does.
    if (claim.kind === 'strange') throw new Elsewhere('');
    if (claim.kind === 'elsewhere') throw new Elsewhere(claim.address);
    const { hold } = claim;
    this.#holds.set(table, hold);
    if (claim.wasAnother) this.#bus?.publish({ subject: table, number: hold.epoch });
    return {
      epoch: hold.epoch,
      store: this.#store.heldBy(hold, () => this.#lose(hold)),
      release: async (due) => {
        if (this.#holds.get(table) === hold) this.#holds.delete(table);
        await this.#leases.release(hold, due);
      },
    };
  }

  /** Somebody wants to be forgotten at a table that another node runs. */
  async forget({ address }: Elsewhere, table: string, person: string): Promise<void> {
    const body = { table, person };
    const question = { address, secret: this.secret, method: 'POST', path: FORGET_PATH, body };
    const answer = address === '' ? null : await askNode(question).catch(() => null);
    // Who runs it now is asked when he comes again.
    if (answer?.status !== 200) throw new Elsewhere('');
  }

  /** Tells all nodes what concerns a person everywhere. */
  async post(kind: Notice['kind'], person: string, told: string | null): Promise<void> {
    const number = await this.#leases.post(kind, person, told);
    this.#bus?.publish({ subject: PEOPLE, number });
  }

  /** Something that hangs on another node; answers how to let go of it. */
  hang(line: Line): () => void {
    this.#lines.add(line);
    return () => void this.#lines.delete(line);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#pulse !== null) clearTimeout(this.#pulse);
    await this.#bus?.close();
    // Who cannot say goodbye is missed soon enough.
    await this.#leases.leave().catch(() => undefined);
    await this.#lifeline.close();
  }

  async #beat(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      this.#isRefused = true;
      this.#users?.report('the database gives no sign of life', error);
      this.#attend(this.#wonder());
    }
    if (this.#closed) return;
    this.#pulse = setTimeout(() => void this.#beat(), PULSE_MILLISECONDS).unref();
  }

  async #look(): Promise<void> {
    const { now, wasLate, alive } = await this.#life.pulse(this.#address);
    this.#isKnown = true;
    this.#isRefused = false;
    this.clock.set(now);
    this.#answeredAt = performance.now();
    for (const address of alive) this.#others.set(address, this.#answeredAt);
    this.#others.delete(this.#address);
    for (const [address, at] of this.#others) {
      if (this.#answeredAt - at > REMEMBERED_MILLISECONDS) this.#others.delete(address);
    }
    for (const line of this.#lines) if (!alive.has(line.address)) line.cut();
    if (wasLate) this.#looks = LOOKS_AFTER_LATENESS;
    // Whatever it finds to do must not hold up the next sign of life.
    if (this.#tending) return;
    this.#tending = true;
    this.#attend(this.#tend(now).finally(() => (this.#tending = false)));
  }

  /** Once others may have its tables: asks whether they can do what this node cannot. */
  async #wonder(): Promise<void> {
    const since = this.#answeredAt;
    if (this.#wondering || performance.now() - since < this.#life.seconds * 1000) return;
    this.#wondering = true;
    try {
      const answers = await Promise.all(
        [...this.#others.keys()].map((address) => this.#isReady(address)),
      );
      // Else the database itself is away, and nobody has anywhere to go.
      if (answers.includes(true) && this.#answeredAt === since) this.#users?.stranded();
    } finally {
      this.#wondering = false;
    }
  }

  async #isReady(address: string): Promise<boolean> {
    const question = { address, secret: this.secret, method: 'GET', path: READY_PATH, body: null };
    const signal = AbortSignal.timeout(READY_MILLISECONDS);
    const answer = await askNode({ ...question, signal }).catch(() => null);
    return answer?.status === 200;
  }

  async #tend(now: number): Promise<void> {
    await this.#readNotices();
    if (this.#looks > 0) {
      this.#looks--;
      for (const hold of await this.#leases.lost([...this.#holds.values()])) this.#lose(hold);
      return;
    }
    for (const table of await this.#leases.findDue(now, ADOPTED_AT_ONCE)) {
      if (!this.#closed) await this.#users?.adopt(table);
    }
  }

  #hear({ subject, number }: Hint): void {
    if (subject === PEOPLE) {
      if (number > this.#noticed) this.#attend(this.#readNotices());
      return;
    }
    const hold = this.#holds.get(subject);
    if (hold !== undefined && hold.epoch < number) this.#lose(hold);
    for (const line of this.#lines) if (line.table === subject) line.cut();
  }

  #lose(hold: Hold): void {
    if (this.#holds.get(hold.table) === hold) this.#holds.delete(hold.table);
    this.#users?.lose(hold.table, hold.epoch);
  }

  async #readNotices(): Promise<void> {
    for (const { number, node, kind, person, told } of await this.#leases.readNotices(
      this.#noticed,
    )) {
      if (number <= this.#noticed) continue;
      this.#noticed = number;
      if (node === this.#leases.node) continue;
      if (kind === 'dismissed') this.#users?.dismissed(person, told);
      else await this.#users?.renamed(person, told ?? '');
    }
  }

  #attend(work: Promise<void>): void {
    work.catch((error: unknown) => this.#users?.report('a hint could not be followed', error));
  }
}

/** A client's line that is passed on to the node that runs his table. */
export interface Line {
  readonly address: string;
  readonly table: string;
  cut(): void;
}
