/** People, in PostgreSQL. */

import type { Outcome, PeopleStore, StoredRating } from '../people-store.ts';
import { personOf } from '../table-rows.ts';
import type { Database, Row } from './database.ts';

export function openPeople(database: Database): PeopleStore {
  return {
    async addPerson({ id, name, program }, tokenHash, at) {
      await database.ask(
        `WITH person AS (INSERT INTO people (id, name, at, program) VALUES ($1, $2, $3, $4) RETURNING id)
         INSERT INTO tokens (hash, person, at) SELECT $5, id, $3 FROM person`,
        [id, name, at, Number(program), tokenHash],
      );
    },
    async findPerson(tokenHash) {
      const [row] = await database.ask(
        'SELECT people.id, name, program, emblem FROM tokens JOIN people ON people.id = person WHERE hash = $1',
        [tokenHash],
        'find person',
      );
      return row === undefined ? null : personOf(row);
    },
    async renamePerson(id, name) {
      await database.ask('UPDATE people SET name = $2 WHERE id = $1', [id, name]);
    },
    async forgetPerson(id) {
      await database.inTransaction(async (ask) => {
        // Whatever any node is writing of him is waited for, and whatever comes later waits, and finds that he is not known.
        const [person] = await ask('SELECT name FROM people WHERE id = $1 FOR UPDATE', [id]);
        await ask('DELETE FROM said WHERE person = $1', [id]);
        // What was said before anybody noted who said it can be told by name and table alone.
        const nameless = await ask(
          `SELECT id, number, body FROM said WHERE person IS NULL AND id IN (
             SELECT id FROM seats WHERE person = $1 UNION SELECT id FROM guests WHERE person = $1)`,
          [id],
        );
        for (const { id: table, number, body } of nameless) {
          const { name } = JSON.parse(String(body)) as { readonly name?: unknown };
          if (name !== person?.['name']) continue;
          await ask('DELETE FROM said WHERE id = $1 AND number = $2', [table, number]);
        }
        // What nodes told each other of him; whoever has not heard it need not any more.
        await ask(`DELETE FROM notices WHERE person = $1 AND kind = 'renamed'`, [id]);
        await ask('UPDATE seats SET person = NULL WHERE person = $1', [id]);
        await ask('DELETE FROM people WHERE id = $1', [id]);
      });
    },

    async addToken(person, tokenHash, at) {
      const values = [tokenHash, person, at];
      await database.ask('INSERT INTO tokens (hash, person, at) VALUES ($1, $2, $3)', values);
    },
    async listTokens(person) {
      const rows = await database.ask(
        'SELECT hash, at FROM tokens WHERE person = $1 ORDER BY at, hash COLLATE "C"',
        [person],
      );
      return rows.map((row) => ({ hash: String(row['hash']), at: Number(row['at']) }));
    },
    async dropToken(person, tokenHash) {
      const values = [person, tokenHash];
      await database.ask('DELETE FROM tokens WHERE person = $1 AND hash = $2', values);
    },

    async saveCode(person, kind, hash, until) {
      await database.inTransaction(async (ask) => {
        await ask('DELETE FROM codes WHERE person = $1 AND kind = $2', [person, kind]);
        await ask('INSERT INTO codes (hash, person, kind, until) VALUES ($1, $2, $3, $4)', [
          hash,
          person,
          kind,
          until,
        ]);
      });
    },
    async findCode(hash, now) {
      const [row] = await database.ask(
        `SELECT people.id, name, program, emblem, kind FROM codes JOIN people ON people.id = person
         WHERE hash = $1 AND coalesce(until > $2::bigint, true)`,
        [hash, Math.floor(now)],
      );
      if (row === undefined) return null;
      return { person: personOf(row), kind: row['kind'] === 'device' ? 'device' : 'recovery' };
    },
    async dropCode(hash) {
      const sql = 'DELETE FROM codes WHERE hash = $1 RETURNING hash';
      return (await database.ask(sql, [hash])).length > 0;
    },

    async setRated(person, rated) {
      await database.ask('UPDATE people SET rated = $2 WHERE id = $1', [person, Number(rated)]);
    },
    async areRated(people) {
      const [row] = await database.ask(
        `SELECT count(*)::int AS count FROM people WHERE id = ANY ($1) AND rated = 1 AND program = 0`,
        [[...people]],
      );
      return row?.['count'] === new Set(people).size;
    },
    async readRatings(person) {
      const rows = await database.ask(
        'SELECT * FROM ratings WHERE person = $1 ORDER BY game COLLATE "C", seats',
        [person],
      );
      return rows.map(ratingOf);
    },
    async addOutcome({ table, game, people, places }, at, rate) {
      const seats = people.length;
      return database.inTransaction(async (ask) => {
        const added = await ask(
          `INSERT INTO outcomes (id, at, body) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [table, at, JSON.stringify({ table, game, people, places })],
        );
        if (added.length === 0) return false;
        // One match of the same people after the other, in an order that all nodes agree on.
        await ask('SELECT 1 FROM people WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [[...people]]);
        const rows = await ask(
          'SELECT * FROM ratings WHERE person = ANY ($1) AND game = $2 AND seats = $3',
          [[...people], game, seats],
        );
        const known = new Map(rows.map((row) => [String(row['person']), ratingOf(row)]));
        const after = rate(people.map((person) => known.get(person) ?? null));
        for (const [n, { mu, sigma, matches }] of after.entries()) {
          await ask(
            `INSERT INTO ratings (person, game, seats, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (person, game, seats) DO UPDATE
             SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
            [people[n] ?? '', game, seats, mu, sigma, matches],
          );
          await ask(
            `INSERT INTO rating_steps (person, game, seats, at, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6)`,
            [people[n] ?? '', game, seats, at, mu, sigma],
          );
        }
        return true;
      });
    },
    async listOutcomes() {
      const rows = await database.ask('SELECT body FROM outcomes ORDER BY number');
      // Only outcomes are written there.
      return rows.map((row) => JSON.parse(String(row['body'])) as Outcome);
    },

    async keepSecret(name, body) {
      await database.ask(
        'INSERT INTO secrets (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        [name, body],
      );
      const [row] = await database.ask('SELECT body FROM secrets WHERE name = $1', [name]);
      return String(row?.['body']);
    },
    async replaceSecret(name, body) {
      await database.ask(
        'INSERT INTO secrets (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body',
        [name, body],
      );
    },
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
