/** People as they are kept: names, hashes of what proves who they are, and how well they play where they want to know. */

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { EmblemId } from '@sternwarte/protocol';
import { personOf } from './table-rows.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether it is a program that goes by this name. */
  readonly program: boolean;
  /** A sign beside the name. */
  readonly emblem: EmblemId | null;
}

/** What opens the door for another device: for a while, or until there is a new one. */
export type CodeKind = 'recovery' | 'device';

export interface StoredRating {
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** How a match among people ended, for each seat: who sat there, and on which place he came. */
export interface Outcome {
  readonly table: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly places: readonly number[];
}

export interface PeopleStore {
  addPerson(person: Person, tokenHash: string, at: number): Promise<void>;
  findPerson(tokenHash: string): Promise<Person | null>;
  renamePerson(id: string, name: string): Promise<void>;
  /** Everything that would tell who it was: name, tokens, codes, ratings, and what was said. */
  forgetPerson(id: string): Promise<void>;

  addToken(person: string, tokenHash: string, at: number): Promise<void>;
  listTokens(person: string): Promise<readonly { readonly hash: string; readonly at: number }[]>;
  dropToken(person: string, tokenHash: string): Promise<void>;

  /** A person has one code of each kind; the one before is void. */
  saveCode(person: string, kind: CodeKind, hash: string, until: number | null): Promise<void>;
  findCode(
    hash: string,
    now: number,
  ): Promise<{ readonly person: Person; readonly kind: CodeKind } | null>;
  /** Whether it was still there: of several who use it at once, one has it. */
  dropCode(hash: string): Promise<boolean>;

  /** Whether somebody wants his matches to be rated. */
  setRated(person: string, rated: boolean): Promise<void>;
  areRated(people: readonly string[]): Promise<boolean>;
  readRatings(person: string): Promise<readonly StoredRating[]>;
  /**
   * Keeps an outcome and the ratings that come of it, at once; `false` when this table has one already. `rate` gets what
   * was there, in the order of the people, `null` for those who have none yet.
   */
  addOutcome(
    outcome: Outcome,
    at: number,
    rate: (before: readonly (StoredRating | null)[]) => readonly StoredRating[],
  ): Promise<boolean>;
  /** All of them, in the order in which they came about. */
  listOutcomes(): Promise<readonly Outcome[]>;

  /** What the server keeps for itself: this, unless there is one of that name already. Answers the one that is kept. */
  keepSecret(name: string, body: string): Promise<string>;
  /** The same in place of whatever is kept by that name. */
  replaceSecret(name: string, body: string): Promise<void>;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

export function openPeople(
  database: DatabaseSync,
  inTransaction: (write: () => void) => void,
): PeopleStore {
  const sql = prepareAll(database);
  return {
    async addPerson({ id, name, program }, tokenHash, at) {
      inTransaction(() => {
        sql.addPerson.run(id, name, at, Number(program));
        sql.addToken.run(tokenHash, id, at);
      });
    },
    async findPerson(tokenHash) {
      const row = sql.findPerson.get(tokenHash);
      return row === undefined ? null : personOf(row);
    },
    async renamePerson(id, name) {
      sql.renamePerson.run(name, id);
    },
    async forgetPerson(id) {
      inTransaction(() => {
        // What was said before anybody noted who said it can be told by name and table alone.
        sql.forgetSaid.run(id, id, id, id);
        sql.emptySeats.run(id);
        sql.dropPerson.run(id);
      });
    },

    async addToken(person, tokenHash, at) {
      sql.addToken.run(tokenHash, person, at);
    },
    async listTokens(person) {
      return sql.listTokens
        .all(person)
        .map((row) => ({ hash: String(row['hash']), at: Number(row['at']) }));
    },
    async dropToken(person, tokenHash) {
      sql.dropToken.run(person, tokenHash);
    },

    async saveCode(person, kind, hash, until) {
      inTransaction(() => {
        sql.dropCodes.run(person, kind);
        sql.addCode.run(hash, person, kind, until);
      });
    },
    async findCode(hash, now) {
      const row = sql.findCode.get(hash, now);
      if (row === undefined) return null;
      return { person: personOf(row), kind: row['kind'] === 'device' ? 'device' : 'recovery' };
    },
    async dropCode(hash) {
      return sql.dropCode.run(hash).changes > 0;
    },

    async setRated(person, rated) {
      sql.setRated.run(Number(rated), person);
    },
    async areRated(people) {
      return people.every((person) => sql.isRated.get(person) !== undefined);
    },
    async readRatings(person) {
      return sql.readRatings.all(person).map(ratingOf);
    },
    async addOutcome({ table, game, people, places }, at, rate) {
      const seats = people.length;
      let isNew = false;
      inTransaction(() => {
        const body = JSON.stringify({ table, game, people, places });
        isNew = sql.addOutcome.run(table, at, body).changes === 1;
        if (!isNew) return;
        const before = people.map((person) => sql.readRating.get(person, game, seats));
        const after = rate(before.map((row) => (row === undefined ? null : ratingOf(row))));
        for (const [n, { mu, sigma, matches }] of after.entries()) {
          const person = people[n] ?? '';
          sql.saveRating.run(person, game, seats, mu, sigma, matches);
          sql.addStep.run(person, game, seats, at, mu, sigma);
        }
      });
      return isNew;
    },
    async listOutcomes() {
      // Only outcomes are written there.
      return sql.listOutcomes.all().map((row) => JSON.parse(String(row['body'])) as Outcome);
    },

    async keepSecret(name, body) {
      sql.addSecret.run(name, body);
      return String(sql.readSecret.get(name)?.['body']);
    },
    async replaceSecret(name, body) {
      sql.replaceSecret.run(name, body);
    },
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    addPerson: sql('INSERT INTO people (id, name, at, program) VALUES (?, ?, ?, ?)'),
    findPerson: sql(
      'SELECT people.id, name, program, emblem FROM tokens JOIN people ON people.id = person WHERE hash = ?',
    ),
    renamePerson: sql('UPDATE people SET name = ? WHERE id = ?'),
    forgetSaid: sql(
      `DELETE FROM said WHERE person = ? OR (person IS NULL
         AND id IN (SELECT id FROM seats WHERE person = ? UNION SELECT id FROM guests WHERE guests.person = ?)
         AND json_extract(body, '$.name') = (SELECT name FROM people WHERE id = ?))`,
    ),
    emptySeats: sql('UPDATE seats SET person = NULL WHERE person = ?'),
    dropPerson: sql('DELETE FROM people WHERE id = ?'),
    addToken: sql('INSERT INTO tokens (hash, person, at) VALUES (?, ?, ?)'),
    listTokens: sql('SELECT hash, at FROM tokens WHERE person = ? ORDER BY at, hash'),
    dropToken: sql('DELETE FROM tokens WHERE person = ? AND hash = ?'),
    dropCodes: sql('DELETE FROM codes WHERE person = ? AND kind = ?'),
    addCode: sql('INSERT INTO codes (hash, person, kind, until) VALUES (?, ?, ?, ?)'),
    findCode: sql(
      `SELECT people.id, name, program, emblem, kind FROM codes JOIN people ON people.id = person
       WHERE hash = ? AND coalesce(until > ?, 1)`,
    ),
    dropCode: sql('DELETE FROM codes WHERE hash = ?'),
    setRated: sql('UPDATE people SET rated = ? WHERE id = ?'),
    isRated: sql('SELECT 1 FROM people WHERE id = ? AND rated = 1 AND program = 0'),
    readRatings: sql('SELECT * FROM ratings WHERE person = ? ORDER BY game, seats'),
    readRating: sql('SELECT * FROM ratings WHERE person = ? AND game = ? AND seats = ?'),
    saveRating: sql(
      `INSERT OR REPLACE INTO ratings (person, game, seats, mu, sigma, matches)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    addStep: sql(
      'INSERT INTO rating_steps (person, game, seats, at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    addOutcome: sql('INSERT OR IGNORE INTO outcomes (id, at, body) VALUES (?, ?, ?)'),
    listOutcomes: sql('SELECT body FROM outcomes ORDER BY number'),
    readSecret: sql('SELECT body FROM secrets WHERE name = ?'),
    replaceSecret: sql('INSERT OR REPLACE INTO secrets (name, body) VALUES (?, ?)'),
    addSecret: sql('INSERT OR IGNORE INTO secrets (name, body) VALUES (?, ?)'),
  };
}

function ratingOf(row: Row): StoredRating {
  return {
    game: String(row['game']),
    seats: Number(row['seats']),
    mu: Number(row['mu']),
    sigma: Number(row['sigma']),
    matches: Number(row['matches']),
  };
}
