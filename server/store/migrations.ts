/** How the database came to its present shape, step by step. Steps are only ever added. */

import type { DatabaseSync } from 'node:sqlite';

const STEPS: readonly string[] = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tokens (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE, at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tables (
     key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, link TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL, is_open INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL
   ) STRICT;
   CREATE INDEX tables_open ON tables (at) WHERE is_open = 1 AND status = 'waiting';
   CREATE TABLE seats (
     id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, link TEXT NOT NULL UNIQUE,
     person TEXT REFERENCES people(id), bot TEXT,
     PRIMARY KEY (id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
   CREATE TABLE guests (
     id TEXT NOT NULL REFERENCES tables(id), person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
     PRIMARY KEY (id, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     key INTEGER NOT NULL, seq INTEGER NOT NULL, wish TEXT, body TEXT NOT NULL,
     PRIMARY KEY (key, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     id TEXT PRIMARY KEY, seq INTEGER NOT NULL, version INTEGER NOT NULL, hash TEXT NOT NULL, body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE said (
     id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (id, number)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE INDEX tables_running ON tables (key) WHERE status = 'running';
   ALTER TABLE seats ADD COLUMN stand_in TEXT;
   CREATE TABLE clocks (key INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;`,
  // Entries that have not been put in their places yet: as it was once.
  `CREATE TABLE recent (
     n INTEGER PRIMARY KEY, key INTEGER NOT NULL, seq INTEGER NOT NULL, wish TEXT, body TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE people ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE people ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tokens_person ON tokens (person);
   ALTER TABLE said ADD COLUMN person TEXT;
   CREATE TABLE secrets (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE codes (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
     kind TEXT NOT NULL, until INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE ratings (
     person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE, game TEXT NOT NULL, seats INTEGER NOT NULL,
     mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
     PRIMARY KEY (person, game, seats)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE outcomes (
     number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, body TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE people ADD COLUMN emblem TEXT;
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
     public_key TEXT NOT NULL, counter INTEGER NOT NULL, since INTEGER NOT NULL, used INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkeys_person ON passkeys (person);
   CREATE TABLE rating_steps (
     number INTEGER PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
     game TEXT NOT NULL, seats INTEGER NOT NULL, at INTEGER NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL
   ) STRICT;
   CREATE INDEX rating_steps_person ON rating_steps (person);
   CREATE TABLE pushes (
     endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX pushes_person ON pushes (person);
   CREATE INDEX said_person ON said (person) WHERE person IS NOT NULL;`,
  // What is published stays: nobody may replace a commitment afterwards.
  `CREATE TABLE commitments (
     number INTEGER PRIMARY KEY, at INTEGER NOT NULL, commitment TEXT NOT NULL, hash TEXT NOT NULL
   ) STRICT;`,
  // Challenges that have served, until they are void anyway.
  `CREATE TABLE challenges (name TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX challenges_until ON challenges (until);`,
  // What is not in its place yet is in a journal from now on; its files know the database by its name.
  `INSERT INTO entries (key, seq, wish, body) SELECT key, seq, wish, body FROM recent;
   DROP TABLE recent;
   CREATE TABLE journal (settled INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
   INSERT INTO journal (settled, name) VALUES (0, lower(hex(randomblob(8))));`,
  // Whose tables they are, also where their hosts do not sit.
  `CREATE INDEX tables_host ON tables (json_extract(body, '$.host'));`,
  // What a client called it when it said something: sent again, it counts once.
  `ALTER TABLE said ADD COLUMN wish TEXT;`,
  // Whether something was deleted of which bytes may be left between others (`remains.ts`).
  `ALTER TABLE journal ADD COLUMN remains INTEGER NOT NULL DEFAULT 0;
   UPDATE journal SET remains = EXISTS (SELECT 1 FROM people);`,
  // Few tables: those at which somebody was replaced in the match.
  `CREATE INDEX tables_replaced ON tables (id) WHERE json_extract(body, '$.replaced[0]') IS NOT NULL;`,
];

/** Brings a database to the present shape. One from the future is left alone. */
export function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.['user_version'] ?? 0);
  if (version > STEPS.length)
    throw new RangeError(`the database is of a newer version (${version})`);
  for (const [done, step] of STEPS.entries()) {
    if (done < version) continue;
    database.exec(`BEGIN; ${step} PRAGMA user_version = ${done + 1}; COMMIT;`);
  }
}
