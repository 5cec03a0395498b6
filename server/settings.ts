/** What an operator may set, and what holds when he sets nothing. */

import type { Rate } from './rate.ts';

export interface Settings {
  /** The database file; not used where there is a `cluster`. */
  readonly file: string;
  /** One of several nodes on one PostgreSQL. */
  readonly cluster?: ClusterSettings | null;
  /** Behind a proxy that ends TLS: trusts its `x-forwarded-for` and `x-forwarded-proto`. */
  readonly behindProxy: boolean;
  readonly botWorkers: number;
  /** Where lines about what goes wrong are written; `null` for nowhere. */
  readonly log: { write(line: string): void } | null;
  readonly limits: Limits;
  /** Whom push services write to when they have a question (`mailto:…`); without it, nobody is woken whose page is closed. */
  readonly pushContact?: string;
}

export interface ClusterSettings {
  /** `postgres://…` */
  readonly database: string;
  /** `redis://…`, for hints between nodes; `null` leaves that to PostgreSQL. */
  readonly redis: string | null;
  /** Where other nodes reach this one, `http://…`; `null` for where it listens. */
  readonly address: string | null;
  /** For how long a node counts as alive after each sign of life; one comes every second. */
  readonly leaseSeconds?: number;
}

export interface Limits {
  /** For each address. */
  readonly requests: Rate;
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly sockets: Rate;
  /** For each socket. */
  readonly playerMessages: Rate;
  readonly watcherMessages: Rate;
  readonly chat: Rate;
  /** In bytes. */
  readonly backlog: number;
}

export const DEFAULT_LIMITS: Limits = {
  requests: { count: 120, seconds: 20 },
  newPeople: { count: 20, seconds: 60 },
  newTables: { count: 5, seconds: 60 },
  sockets: { count: 60, seconds: 60 },
  playerMessages: { count: 100, seconds: 20 },
  watcherMessages: { count: 50, seconds: 20 },
  chat: { count: 30, seconds: 60 },
  backlog: 1_000_000,
};
