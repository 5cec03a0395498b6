/** What people have set for themselves: passkeys, how their ratings came about, and where they want to be woken. */

import type { DatabaseSync } from 'node:sqlite';
import type { EmblemId, Said } from '@sternwarte/protocol';
import type { CodeKind, Person } from './people-store.ts';
import { personOf } from './table-rows.ts';

/** The public half of a passkey; the other one never leaves its owner. */
export interface StoredPasskey {
  readonly id: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** How often it was used, where its authenticator counts. */
  readonly counter: number;
  readonly since: number;
  readonly used: number | null;
}

/** How somebody's rating stood after a match. */
export interface StoredRatingStep {
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** What else is kept of somebody. */
export interface KeptOfPerson {
  /** When he came. */
  readonly since: number;
  /** Those that lead to him; the codes themselves nobody knows but him. */
  readonly codes: readonly { readonly kind: CodeKind; readonly until: number | null }[];
  /** Tables that links have opened to him. */
  readonly openTo: readonly string[];
}

export interface ProfileStore {
  setEmblem(person: string, emblem: EmblemId | null): Promise<void>;

  addPasskey(person: string, passkey: StoredPasskey): Promise<void>;
  listPasskeys(person: string): Promise<readonly StoredPasskey[]>;
  findPasskey(
    id: string,
  ): Promise<{ readonly person: Person; readonly passkey: StoredPasskey } | null>;
  notePasskey(id: string, counter: number, used: number): Promise<void>;
  dropPasskey(person: string, id: string): Promise<void>;
  /** Whether this challenge has not served yet; it has, from then on. Those that are void by now are forgotten. */
  useChallenge(name: string, until: number, now: number): Promise<boolean>;

  /** The oldest first. */
  listRatingSteps(person: string): Promise<readonly StoredRatingStep[]>;

  /** Where a browser of his can be woken; an address belongs to one person at a time. */
  addPush(person: string, endpoint: string): Promise<void>;
  listPush(person: string): Promise<readonly string[]>;
  /** With a person, only if it is his. */
  dropPush(endpoint: string, person?: string): Promise<void>;

  readKept(person: string): Promise<KeptOfPerson>;
  /** What somebody has said, and at which table. */
  listSaidBy(person: string): Promise<readonly (Said & { readonly table: string })[]>;
}

export function openProfiles(database: DatabaseSync): ProfileStore {
  const sql = prepareAll(database);
  return {
    async setEmblem(person, emblem) {
      sql.setEmblem.run(emblem, person);
    },

    async addPasskey(person, { id, publicKey, counter, since }) {
      sql.addPasskey.run(id, person, publicKey, counter, since);
    },
    async listPasskeys(person) {
      return sql.listPasskeys.all(person).map(passkeyOf);
    },
    async findPasskey(id) {
      const row = sql.findPasskey.get(id);
      if (row === undefined) return null;
      return { person: personOf({ ...row, id: row['person'] ?? null }), passkey: passkeyOf(row) };
    },
    async notePasskey(id, counter, used) {
      sql.notePasskey.run(counter, used, id);
    },
    async dropPasskey(person, id) {
      sql.dropPasskey.run(person, id);
    },
    async useChallenge(name, until, now) {
      sql.dropChallenges.run(now);
      return sql.useChallenge.run(name, until).changes > 0;
    },

    async listRatingSteps(person) {
      return sql.listSteps.all(person).map(stepOf);
    },

    async addPush(person, endpoint) {
      sql.addPush.run(endpoint, person);
    },
    async listPush(person) {
      return sql.listPush.all(person).map((row) => String(row['endpoint']));
    },
    async dropPush(endpoint, person) {
      if (person === undefined) sql.dropPush.run(endpoint);
      else sql.dropOwnPush.run(endpoint, person);
    },

    async readKept(person) {
      return {
        since: Number(sql.readSince.get(person)?.['at']),
        codes: sql.listCodes.all(person).map(codeOf),
        openTo: sql.listGuestAt.all(person).map((row) => String(row['id'])),
      };
    },
    async listSaidBy(person) {
      // Only what was said is written there.
      return sql.listSaidBy
        .all(person)
        .map((row) => ({ table: String(row['id']), ...(JSON.parse(String(row['body'])) as Said) }));
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

export function passkeyOf(row: Row): StoredPasskey {
  return {
    id: String(row['id']),
    publicKey: String(row['public_key']),
    counter: Number(row['counter']),
    since: Number(row['since']),
    used: row['used'] === null ? null : Number(row['used']),
  };
}

export function codeOf({ kind, until }: Row): KeptOfPerson['codes'][number] {
  return {
    kind: kind === 'device' ? 'device' : 'recovery',
    until: until === null ? null : Number(until),
  };
}

export function stepOf(row: Row): StoredRatingStep {
  return {
    game: String(row['game']),
    seats: Number(row['seats']),
    at: Number(row['at']),
    mu: Number(row['mu']),
    sigma: Number(row['sigma']),
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    setEmblem: sql('UPDATE people SET emblem = ? WHERE id = ?'),
    addPasskey: sql(
      'INSERT INTO passkeys (id, person, public_key, counter, since) VALUES (?, ?, ?, ?, ?)',
    ),
    listPasskeys: sql('SELECT * FROM passkeys WHERE person = ? ORDER BY since, id'),
    findPasskey: sql(
      `SELECT passkeys.*, name, program, emblem FROM passkeys JOIN people ON people.id = person
       WHERE passkeys.id = ?`,
    ),
    notePasskey: sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?'),
    dropPasskey: sql('DELETE FROM passkeys WHERE person = ? AND id = ?'),
    dropChallenges: sql('DELETE FROM challenges WHERE until <= ?'),
    useChallenge: sql('INSERT INTO challenges (name, until) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    listSteps: sql('SELECT * FROM rating_steps WHERE person = ? ORDER BY number'),
    addPush: sql('INSERT OR REPLACE INTO pushes (endpoint, person) VALUES (?, ?)'),
    listPush: sql('SELECT endpoint FROM pushes WHERE person = ? ORDER BY endpoint'),
    dropPush: sql('DELETE FROM pushes WHERE endpoint = ?'),
    dropOwnPush: sql('DELETE FROM pushes WHERE endpoint = ? AND person = ?'),
    readSince: sql('SELECT at FROM people WHERE id = ?'),
    listCodes: sql('SELECT kind, until FROM codes WHERE person = ? ORDER BY kind'),
    listGuestAt: sql('SELECT id FROM guests WHERE person = ? ORDER BY id'),
    listSaidBy: sql('SELECT id, body FROM said WHERE person = ? ORDER BY id, number'),
  };
}
