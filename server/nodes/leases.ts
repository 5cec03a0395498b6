/**
 * Who runs which table, by the word of the database and by its clock. A node says twice a second that it is alive; the
 * tables of one that does not are free for the others. Each grant raises the epoch of the table, and whoever writes with
 * an older one is refused: a node that slept through its replacement finds that out by its next write, not by its watch.
 */

import type { Database } from '../store/postgres/database.ts';
import { IS_SELF_ACTING, RULES_NAME, type Hold } from '../store/postgres.ts';

const LEASE_SECONDS = 3;
/** What was called out is read again by those who were asleep, for so long. */
const NOTICES_KEPT = '1 day';
/** After so long, nobody asks about a dead node any more; if it was only asleep, it is as good as new. */
const DEAD_KEPT = '1 hour';
/** Any number will do, as long as all nodes take the same. */
const NOTICE_LOCK = 4_000_016;

export type Claim =
  | { readonly kind: 'granted'; readonly hold: Hold; readonly wasAnother: boolean }
  | { readonly kind: 'elsewhere'; readonly address: string }
  /** No node that is alive knows the rules that its match began with. */
  | { readonly kind: 'strange' }
  | { readonly kind: 'none' };

/** What the database answers to a sign of life. */
export interface Pulse {
  /** Whether others could have taken tables of this node since the last time. */
  readonly wasLate: boolean;
  /** The time by the clock of the database. */
  readonly now: number;
  /** The addresses of all nodes that are alive. */
  readonly alive: ReadonlySet<string>;
}

/** Something that concerns a person at every table, wherever it is run. */
export interface Notice {
  readonly number: number;
  readonly node: string;
  readonly kind: 'renamed' | 'dismissed';
  readonly person: string;
  /** The new name; or the device that was dismissed, where it was not all of them. */
  readonly told: string | null;
}

interface Holder {
  /** What it is called. */
  readonly node: string;
  /** The rules it knows, each as `RULES_NAME` has it: no table of any others is granted to it. */
  readonly rules: readonly string[];
  readonly leaseSeconds?: number | undefined;
}

export class Leases {
  readonly node: string;
  readonly #database: Database;
  readonly #rules: readonly string[];
  /** For so long a node counts as alive after it has said so. */
  readonly seconds: number;

  constructor(database: Database, { node, rules, leaseSeconds = LEASE_SECONDS }: Holder) {
    this.#database = database;
    this.node = node;
    this.#rules = rules;
    this.seconds = leaseSeconds;
  }

  async pulse(address: string): Promise<Pulse> {
    const [row] = await this.#database.ask(
      `WITH before AS (SELECT until FROM nodes WHERE id = $1)
       INSERT INTO nodes (id, address, until, rules)
       VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3), $4)
       ON CONFLICT (id) DO UPDATE SET until = excluded.until, address = excluded.address
       RETURNING coalesce((SELECT until FROM before) < clock_timestamp(), true) AS late,
         extract(epoch FROM clock_timestamp()) * 1000 AS now`,
      [this.node, address, this.seconds, this.#rules],
    );
    const others = await this.#database.ask(
      'SELECT address FROM nodes WHERE until > clock_timestamp()',
    );
    return {
      wasLate: row?.['late'] === true,
      now: Number(row?.['now']),
      alive: new Set(others.map((other) => String(other['address']))),
    };
  }

  /** By the clock of the database, in milliseconds. */
  async time(): Promise<number> {
    const [row] = await this.#database.ask(
      'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
    );
    return Number(row?.['now']);
  }

  /** The table is for this node to run, unless another one that is alive does, or only another one can. */
  async claim(table: string): Promise<Claim> {
    const [row] = await this.#database.ask(CLAIM, [table, this.node, this.#rules], 'claim');
    if (row === undefined) return { kind: 'none' };
    const key = Number(row['key']);
    if (row['epoch'] !== null) {
      const hold = { table, key, epoch: Number(row['epoch']) };
      return { kind: 'granted', hold, wasAnother: row['node'] !== null };
    }
    const address = row['address'];
    if (row['can'] !== true && address === null) return { kind: 'strange' };
    // Whoever had it died at this very moment; who asks will come again.
    return { kind: 'elsewhere', address: typeof address === 'string' ? address : '' };
  }

  /** Nobody runs it from now on; somebody has to at `due`, in milliseconds, if ever. */
  async release({ key, epoch }: Hold, due: number | null): Promise<void> {
    await this.#database.ask(
      'UPDATE heads SET node = NULL, due = $4 WHERE key = $1 AND epoch = $2 AND node = $3',
      [key, epoch, this.node, due === null ? null : Math.ceil(due)],
    );
  }

  /** Those of these tables that another one runs. */
  async lost(holds: readonly Hold[]): Promise<readonly Hold[]> {
    const rows = await this.#database.ask(
      `SELECT key FROM unnest($1::bigint[], $2::int[]) AS held (key, epoch)
       WHERE NOT EXISTS (SELECT 1 FROM heads WHERE heads.key = held.key
         AND heads.epoch = held.epoch AND heads.node = $3)`,
      [holds.map(({ key }) => key), holds.map(({ epoch }) => epoch), this.node],
    );
    const keys = new Set(rows.map((row) => Number(row['key'])));
    return holds.filter(({ key }) => keys.has(key));
  }

  /** Takes the tables of dead nodes from them; answers some that somebody has to look after. */
  async findDue(now: number, limit: number): Promise<readonly string[]> {
    await this.#database.ask(
      `UPDATE heads SET epoch = epoch + 1, node = NULL,
         due = CASE WHEN status = 'running' AND ${IS_SELF_ACTING} THEN 0 END
       FROM tables WHERE tables.key = heads.key AND heads.key IN (
         SELECT key FROM heads WHERE node IN (SELECT id FROM nodes WHERE until < clock_timestamp())
         FOR UPDATE SKIP LOCKED)`,
    );
    const rows = await this.#database.ask(
      `SELECT id FROM heads JOIN tables USING (key)
       WHERE node IS NULL AND due <= $1 AND ${RULES_NAME} = ANY ($3) ORDER BY due LIMIT $2`,
      [Math.floor(now), limit, this.#rules],
    );
    return rows.map((row) => String(row['id']));
  }

  /** Numbers follow each other as they become visible: whoever has read one has missed none before it. */
  async post(kind: Notice['kind'], person: string, told: string | null): Promise<number> {
    return this.#database.inTransaction(async (ask) => {
      await ask('SELECT pg_advisory_xact_lock($1)', [NOTICE_LOCK]);
      await ask(`DELETE FROM notices WHERE at < clock_timestamp() - $1::interval`, [NOTICES_KEPT]);
      const [row] = await ask(
        'INSERT INTO notices (node, kind, person, name) VALUES ($1, $2, $3, $4) RETURNING number',
        [this.node, kind, person, told],
      );
      return Number(row?.['number']);
    });
  }

  async readNotices(after: number): Promise<readonly Notice[]> {
    const rows = await this.#database.ask(
      'SELECT number, node, kind, person, name FROM notices WHERE number > $1 ORDER BY number',
      [after],
    );
    return rows.map((row) => ({
      number: Number(row['number']),
      node: String(row['node']),
      kind: row['kind'] === 'renamed' ? 'renamed' : 'dismissed',
      person: String(row['person']),
      told: typeof row['name'] === 'string' ? row['name'] : null,
    }));
  }

  async lastNotice(): Promise<number> {
    const [row] = await this.#database.ask('SELECT coalesce(max(number), 0) AS last FROM notices');
    return Number(row?.['last']);
  }

  /** Each start is a new node, so the dead ones would become ever more. Those that a table still names are kept until it is taken. */
  async forgetDead(): Promise<void> {
    await this.#database.ask(
      `DELETE FROM nodes WHERE until < clock_timestamp() - $1::interval
         AND NOT EXISTS (SELECT 1 FROM heads WHERE heads.node = nodes.id)`,
      [DEAD_KEPT],
    );
  }

  /** The others need not wait until this node counts as dead. */
  async leave(): Promise<void> {
    await this.#database.ask(
      `UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [this.node],
    );
  }
}

/**
 * `node` is the one that had it before. The row of the table is locked before it is judged who may have it. Where only
 * others know its rules, one of them is named to whom it can be led, best one that says so.
 */
const CLAIM = `
  WITH head AS (
    SELECT heads.key, node, ${RULES_NAME} AS rules FROM heads JOIN tables USING (key)
    WHERE id = $1 FOR UPDATE OF heads
  ), asked AS (
    SELECT *, rules = ANY ($3) AS can FROM head
  ), owner AS (
    SELECT address FROM nodes JOIN asked ON nodes.id = asked.node
    WHERE nodes.id <> $2 AND until > clock_timestamp()
  ), granted AS (
    UPDATE heads SET epoch = heads.epoch + 1, node = $2, due = NULL FROM asked
    WHERE heads.key = asked.key AND can AND NOT EXISTS (SELECT 1 FROM owner)
    RETURNING heads.key, heads.epoch
  ), knowing AS (
    SELECT address FROM nodes JOIN asked ON NOT can AND coalesce(asked.rules = ANY (nodes.rules), true)
    WHERE nodes.id <> $2 AND until > clock_timestamp() ORDER BY nodes.rules IS NULL, nodes.id LIMIT 1
  )
  SELECT asked.key, asked.node, can, granted.epoch,
    coalesce((SELECT address FROM owner), (SELECT address FROM knowing)) AS address
  FROM asked LEFT JOIN granted USING (key)`;
