/** What an operator may set, and what holds when he sets nothing. */

import { listOf, type BehindProxy } from './proxies.ts';
import type { Rate } from './rate.ts';

export interface Settings {
  /** The database file; not used where there is a `cluster`. */
  readonly file: string;
  /** One of several nodes on one PostgreSQL. */
  readonly cluster?: ClusterSettings | null;
  /** Behind proxies that end TLS: whose `x-forwarded-for` and `x-forwarded-proto` are believed. */
  readonly behindProxy: BehindProxy;
  readonly botWorkers: number;
  /** Where lines about what goes wrong are written; `null` for nowhere. */
  readonly log: { write(line: string): void } | null;
  readonly limits: Limits;
  /** Whom push services write to when they have a question (`mailto:…`); without it, nobody is woken whose page is closed. */
  readonly pushContact?: string;
  /** Left out, everything is kept. */
  readonly retention?: Retention;
}

/** After how many days something is let go of; `null` for never. */
export interface Retention {
  /** Matches that are over, counted from when their table was opened. */
  readonly finishedDays: number | null;
  /** Tables whose match never began. */
  readonly waitingDays: number | null;
  /** People who sit nowhere, are nobody's host and have no ratings, counted from when they came. */
  readonly peopleDays: number | null;
}

export interface ClusterSettings {
  /** `postgres://…` */
  readonly database: string;
  /** `redis://…`, for hints between nodes; `null` leaves that to PostgreSQL. */
  readonly redis: string | null;
  /** Where other nodes reach this one, `http://…`; `null` for where it listens. */
  readonly address: string | null;
  /** For how long a node counts as alive after each sign of life; two come every second. */
  readonly leaseSeconds?: number;
  /** Opens without having played anything before: for tests in which nobody dies. */
  readonly isCold?: boolean;
}

export interface Limits {
  /** For each address. */
  readonly requests: Rate;
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly sockets: Rate;
  /** For each person, from wherever and by whichever device. */
  readonly personRequests: Rate;
  readonly personTables: Rate;
  readonly personSockets: Rate;
  readonly chat: Rate;
  /** For each socket. */
  readonly playerMessages: Rate;
  readonly watcherMessages: Rate;
  /** In bytes. */
  readonly backlog: number;
}

export const DEFAULT_LIMITS: Limits = {
  requests: { count: 120, seconds: 20 },
  newPeople: { count: 20, seconds: 60 },
  newTables: { count: 5, seconds: 60 },
  sockets: { count: 60, seconds: 60 },
  // Somebody may be at home, on the way and at work with several devices, but opens tables with one of them.
  personRequests: { count: 240, seconds: 20 },
  personTables: { count: 5, seconds: 60 },
  personSockets: { count: 120, seconds: 60 },
  chat: { count: 30, seconds: 60 },
  playerMessages: { count: 100, seconds: 20 },
  watcherMessages: { count: 50, seconds: 20 },
  backlog: 1_000_000,
};

/** Whom push services can write to: https://www.rfc-editor.org/rfc/rfc8292#section-2.1 */
const CONTACTS = ['mailto:', 'https://'];

type Environment = Readonly<Record<string, string | undefined>>;

const RATE_VARIABLES = {
  requests: 'LIMIT_REQUESTS',
  newPeople: 'LIMIT_NEW_PEOPLE',
  newTables: 'LIMIT_NEW_TABLES',
  sockets: 'LIMIT_SOCKETS',
  personRequests: 'LIMIT_PERSON_REQUESTS',
  personTables: 'LIMIT_PERSON_TABLES',
  personSockets: 'LIMIT_PERSON_SOCKETS',
  chat: 'LIMIT_CHAT',
  playerMessages: 'LIMIT_PLAYER_MESSAGES',
  watcherMessages: 'LIMIT_WATCHER_MESSAGES',
} as const satisfies Partial<Record<keyof Limits, string>>;

/** What `readEnvironment` finds. */
type FromEnvironment = Required<
  Pick<Settings, 'limits' | 'behindProxy' | 'cluster' | 'retention'>
> &
  Pick<Settings, 'pushContact'> & {
    /** Whether lines about what goes wrong are wanted. */
    readonly isLogged: boolean;
  };

/** All but where it listens and keeps things, as the environment says; throws, and says what is wrong, when it says nonsense. */
export function readEnvironment(env: Environment): FromEnvironment {
  const pushContact = readUrl(env, 'PUSH_CONTACT', CONTACTS);
  const rate = (name: keyof typeof RATE_VARIABLES): Rate =>
    readRate(env, RATE_VARIABLES[name]) ?? DEFAULT_LIMITS[name];
  return {
    isLogged: readSwitch(env, 'LOG'),
    cluster: readCluster(env),
    ...(pushContact !== null && { pushContact }),
    behindProxy: readProxies(env, 'BEHIND_PROXY'),
    limits: {
      requests: rate('requests'),
      newPeople: rate('newPeople'),
      newTables: rate('newTables'),
      sockets: rate('sockets'),
      personRequests: rate('personRequests'),
      personTables: rate('personTables'),
      personSockets: rate('personSockets'),
      chat: rate('chat'),
      playerMessages: rate('playerMessages'),
      watcherMessages: rate('watcherMessages'),
      backlog: readWhole(env, 'LIMIT_BACKLOG') ?? DEFAULT_LIMITS.backlog,
    },
    retention: {
      finishedDays: readWhole(env, 'KEEP_FINISHED_DAYS'),
      waitingDays: readWhole(env, 'KEEP_WAITING_DAYS'),
      peopleDays: readWhole(env, 'KEEP_PEOPLE_DAYS'),
    },
  };
}

/** With `DATABASE_URL` it is one of any number of nodes. */
function readCluster(env: Environment): ClusterSettings | null {
  const database = readUrl(env, 'DATABASE_URL', ['postgres://', 'postgresql://']);
  const redis = readUrl(env, 'REDIS_URL', ['redis://', 'rediss://']);
  const address = readUrl(env, 'NODE_ADDRESS', ['http://']);
  return database === null ? null : { database, redis, address };
}

/** It may hold a password, so it is not repeated where it is refused. */
function readUrl(env: Environment, name: string, beginnings: readonly string[]): string | null {
  const text = (env[name] ?? '').trim();
  if (text === '') return null;
  const [usual = ''] = beginnings;
  if (!beginnings.some((beginning) => text.startsWith(beginning))) {
    throw new RangeError(`${name} must begin with ${usual}`);
  }
  // PostgreSQL may be named by a user and no host: then it is asked by a file, `?host=/run/postgresql`.
  if (!URL.canParse(text.replace('@/', '@localhost/')))
    throw new RangeError(`${name} is no address that can be read`);
  return text;
}

function readSwitch(env: Environment, name: string): boolean {
  const text = (env[name] ?? '').trim();
  if (text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new RangeError(`${name} is 1 or nothing, not "${text}"`);
}

/** `1`, or addresses and networks: `10.0.0.7, 192.168.0.0/24`. */
function readProxies(env: Environment, name: string): BehindProxy {
  const text = (env[name] ?? '').trim();
  if (text === '' || text === '0') return false;
  if (text === '1') return true;
  const proxies = text.split(',').map((one) => one.trim());
  try {
    listOf(proxies);
  } catch (error) {
    const example = '10.0.0.7, 192.168.0.0/24';
    throw new RangeError(`${name} is 1, or where proxies are, such as ${example}, not "${text}"`, {
      cause: error,
    });
  }
  return proxies;
}

/** `100/20`: a hundred in twenty seconds. */
function readRate(env: Environment, name: string): Rate | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  const [, count, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (count === undefined || seconds === undefined) {
    throw new RangeError(`${name} is a count and seconds, such as 100/20, not "${text}"`);
  }
  return { count: Number(count), seconds: Number(seconds) };
}

function readWhole(env: Environment, name: string): number | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new RangeError(`${name} is a number, not "${text}"`);
  return Number(text);
}
