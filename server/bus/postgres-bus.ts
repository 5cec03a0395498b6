/** Hints by `LISTEN` and `NOTIFY`: one connection for listening, the pool of the store for calling out. */

import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect, type Database } from '../store/postgres/database.ts';
import { CHANNEL, makeHint, readHint, type Bus, type Hearing, type Hint } from './bus.ts';

const PAUSE_MILLISECONDS = 200;

export async function openPostgresBus(database: Database, hearing: Hearing): Promise<Bus> {
  const bus = new PostgresBus(database, hearing);
  await bus.listen();
  return bus;
}

class PostgresBus implements Bus {
  readonly #database: Database;
  readonly #hearing: Hearing;
  #client: Client | null = null;
  #closed = false;

  constructor(database: Database, hearing: Hearing) {
    this.#database = database;
    this.#hearing = hearing;
  }

  async listen(): Promise<void> {
    const client = await connect(this.#database.url);
    client.on('notification', ({ payload = '' }) => {
      const hint = readHint(payload);
      if (hint !== null) this.#hearing.hear(hint);
    });
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.#closed) await client.end();
    this.#client = client;
    client.once('end', () => void this.#again());
  }

  publish(hint: Hint): void {
    const calling = this.#database.ask('SELECT pg_notify($1, $2)', [CHANNEL, makeHint(hint)]);
    calling.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #again(): Promise<void> {
    while (!this.#closed) {
      await setTimeout(PAUSE_MILLISECONDS, null, { ref: false });
      try {
        await this.listen();
        this.#hearing.missed();
        return;
      } catch {
        // Until there is a line again.
      }
    }
  }
}
