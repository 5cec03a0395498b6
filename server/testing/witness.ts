/**
 * A witness in the database, which belongs to no node: it notes who ran which table, as whoever for the how manieth time,
 * and how far the log was then.
 */

import type { PostgresStore } from '../store/postgres.ts';

const CALL = `
  CREATE TABLE witnessed (
    n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key bigint, epoch integer, node text, next integer
  );
  CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO witnessed (key, epoch, node, next) VALUES (NEW.key, NEW.epoch, NEW.node, NEW.next);
      RETURN NULL;
    END $$;
  CREATE TRIGGER witness AFTER INSERT OR UPDATE ON heads FOR EACH ROW EXECUTE FUNCTION witness();`;

/** Everything that must not be when one node at a time runs a table. */
const CONTRADICTIONS = `
  SELECT id, 'had two hosts at once' AS what FROM witnessed JOIN tables USING (key)
  WHERE node IS NOT NULL GROUP BY id, epoch HAVING count(DISTINCT node) > 1
  UNION ALL
  SELECT id, 'was written to by somebody who was replaced' FROM (
    SELECT key, epoch < lag(epoch) OVER later OR next < lag(next) OVER later AS is_back
    FROM witnessed WINDOW later AS (PARTITION BY key ORDER BY n)
  ) AS steps JOIN tables USING (key) WHERE is_back
  UNION ALL
  SELECT id, 'grew while nobody ran it' FROM (
    SELECT key, epoch > 0 AND node IS NULL AND next > lag(next) OVER later AS is_nobodys
    FROM witnessed WINDOW later AS (PARTITION BY key ORDER BY n)
  ) AS steps JOIN tables USING (key) WHERE is_nobodys`;

export async function callWitness({ database }: PostgresStore): Promise<void> {
  await database.ask(CALL);
}

/** Answers what is wrong, and how often tables went from one node to another. */
export async function hearWitness({
  database,
}: PostgresStore): Promise<{ readonly faults: readonly string[]; readonly handovers: number }> {
  const faults = await database.ask(CONTRADICTIONS);
  const [row] = await database.ask(
    `SELECT count(*) AS handovers FROM (
       SELECT node <> lag(node) OVER (PARTITION BY key ORDER BY n) AS is_handover
       FROM witnessed WHERE node IS NOT NULL) AS steps WHERE is_handover`,
  );
  return {
    faults: faults.map(({ id, what }) => `${String(id)} ${String(what)}`),
    handovers: Number(row?.['handovers']),
  };
}
