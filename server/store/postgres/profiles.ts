/** What people have set for themselves, in PostgreSQL. */

import type { Said } from '@sternwarte/protocol';
import { codeOf, passkeyOf, stepOf, type ProfileStore } from '../profile-store.ts';
import { personOf } from '../table-rows.ts';
import type { Database } from './database.ts';

export function openProfiles(database: Database): ProfileStore {
  return {
    async setEmblem(person, emblem) {
      await database.ask('UPDATE people SET emblem = $2 WHERE id = $1', [person, emblem]);
    },

    async addPasskey(person, { id, publicKey, counter, since }) {
      await database.ask(
        'INSERT INTO passkeys (id, person, public_key, counter, since) VALUES ($1, $2, $3, $4, $5)',
        [id, person, publicKey, counter, since],
      );
    },
    async listPasskeys(person) {
      const rows = await database.ask(
        'SELECT * FROM passkeys WHERE person = $1 ORDER BY since, id COLLATE "C"',
        [person],
      );
      return rows.map(passkeyOf);
    },
    async findPasskey(id) {
      const [row] = await database.ask(
        `SELECT passkeys.*, name, program, emblem FROM passkeys JOIN people ON people.id = person
         WHERE passkeys.id = $1`,
        [id],
      );
      if (row === undefined) return null;
      return { person: personOf({ ...row, id: row['person'] }), passkey: passkeyOf(row) };
    },
    async notePasskey(id, counter, used) {
      const values = [id, counter, used];
      await database.ask('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1', values);
    },
    async dropPasskey(person, id) {
      await database.ask('DELETE FROM passkeys WHERE person = $1 AND id = $2', [person, id]);
    },
    async useChallenge(name, until, now) {
      const rows = await database.ask(
        `WITH void AS (DELETE FROM challenges WHERE until <= $3)
         INSERT INTO challenges (name, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name`,
        [name, until, now],
      );
      return rows.length > 0;
    },

    async listRatingSteps(person) {
      const sql = 'SELECT * FROM rating_steps WHERE person = $1 ORDER BY number';
      return (await database.ask(sql, [person])).map(stepOf);
    },

    async addPush(person, endpoint) {
      await database.ask(
        `INSERT INTO pushes (endpoint, person) VALUES ($1, $2)
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person`,
        [endpoint, person],
      );
    },
    async listPush(person) {
      const rows = await database.ask(
        'SELECT endpoint FROM pushes WHERE person = $1 ORDER BY endpoint COLLATE "C"',
        [person],
      );
      return rows.map((row) => String(row['endpoint']));
    },
    async dropPush(endpoint, person) {
      const sql = 'DELETE FROM pushes WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)';
      await database.ask(sql, [endpoint, person ?? null]);
    },

    async readKept(person) {
      const [row] = await database.ask('SELECT at FROM people WHERE id = $1', [person]);
      const codes = await database.ask(
        'SELECT kind, until FROM codes WHERE person = $1 ORDER BY kind COLLATE "C"',
        [person],
      );
      const guestAt = await database.ask(
        'SELECT id FROM guests WHERE person = $1 ORDER BY id COLLATE "C"',
        [person],
      );
      return {
        since: Number(row?.['at']),
        codes: codes.map(codeOf),
        openTo: guestAt.map(({ id }) => String(id)),
      };
    },
    async listSaidBy(person) {
      const rows = await database.ask(
        'SELECT id, body FROM said WHERE person = $1 ORDER BY id COLLATE "C", number',
        [person],
      );
      // Only what was said is written there.
      return rows.map((row) => ({
        table: String(row['id']),
        ...(JSON.parse(String(row['body'])) as Said),
      }));
    },
  };
}
