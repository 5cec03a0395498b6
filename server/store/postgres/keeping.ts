/** Published commitments and what is old, in PostgreSQL. */

import { commitmentOf, FIRST_HASH, publish, type KeepingStore } from '../keeping-store.ts';
import type { Database } from './database.ts';

/** Commitments are added one after the other, by whichever node. */
const LOCK = 4_000_016;

/** Somebody may be looking at it, by whichever node. */
const IS_RUN = `EXISTS (SELECT 1 FROM heads JOIN nodes ON nodes.id = node
  WHERE heads.key = tables.key AND until > clock_timestamp())`;

/** `onDropped`: what is known of tables by their names may be of others from now on. */
export function openKeeping(database: Database, onDropped: () => void): KeepingStore {
  return {
    addCommitment: (commitment, at) =>
      database.inTransaction(async (ask) => {
        await ask('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        const [row] = await ask('SELECT * FROM commitments ORDER BY number DESC LIMIT 1');
        const last = row === undefined ? { number: 0, hash: FIRST_HASH } : commitmentOf(row);
        const added = publish(last, commitment, at);
        await ask(
          'INSERT INTO commitments (number, at, commitment, hash) VALUES ($1, $2, $3, $4)',
          [added.number, at, commitment, added.hash],
        );
        return added;
      }),
    async readCommitments(from, limit) {
      const rows = await database.ask(
        'SELECT * FROM commitments WHERE number >= $1 ORDER BY number LIMIT $2',
        [from, limit],
      );
      return rows.map(commitmentOf);
    },

    async listOld({ finished, waiting }, limit) {
      const rows = await database.ask(
        `SELECT id FROM tables WHERE ((status IN ('over', 'ended') AND at < $1)
           OR (status = 'waiting' AND at < $2)) AND NOT ${IS_RUN} ORDER BY key LIMIT $3`,
        [finished ?? -1, waiting ?? -1, limit],
      );
      return rows.map((row) => String(row['id']));
    },
    async dropTable(id) {
      await database.inTransaction(async (ask) => {
        // Nobody can take it over meanwhile.
        await ask(
          'SELECT 1 FROM heads WHERE key = (SELECT key FROM tables WHERE id = $1) FOR UPDATE',
          [id],
        );
        const [row] = await ask(`SELECT key FROM tables WHERE id = $1 AND NOT ${IS_RUN}`, [id]);
        if (row === undefined) return;
        for (const name of ['entries', 'clocks', 'heads']) {
          await ask(`DELETE FROM ${name} WHERE key = $1`, [row['key']]);
        }
        for (const name of ['snapshots', 'said', 'guests', 'seats', 'tables']) {
          await ask(`DELETE FROM ${name} WHERE id = $1`, [id]);
        }
      });
      onDropped();
    },
    async dropStrangers(before) {
      const rows = await database.ask(
        `WITH gone AS (
           DELETE FROM people WHERE at < $1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
             AND NOT EXISTS (SELECT 1 FROM tables WHERE body::json ->> 'host' = people.id)
             AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id)
             AND id NOT IN (
               SELECT one ->> 'person' FROM tables, json_array_elements(body::json -> 'replaced') AS one
               WHERE (body::json -> 'replaced' -> 0) IS NOT NULL)
           RETURNING id
         ), words AS (DELETE FROM said WHERE person IN (SELECT id FROM gone))
         SELECT id FROM gone`,
        [before],
      );
      return rows.length;
    },
  };
}
