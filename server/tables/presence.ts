/**
 * When the server was there. Days for a move go on while nobody looks at a table, so a table alone cannot tell whether the
 * server was away: it is noted every minute that it is there, and after an absence what was lost is given back to everybody.
 *
 * For one server: several nodes are hardly ever all away.
 */

import type { Store } from '../store/store.ts';

const MARK = 'alive';
const MARK_MILLISECONDS = 60_000;
/** Less is not distinguished from the time between two marks. */
const LEAST_MILLISECONDS = 2 * MARK_MILLISECONDS;
const TABLES_AT_ONCE = 100;

interface Parts {
  readonly store: Store;
  now(this: void): number;
  report(this: void, what: string, error: unknown): void;
}

export class Presence {
  readonly #parts: Parts;
  readonly #marking: NodeJS.Timeout;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.#marking = setInterval(() => void this.#mark(), MARK_MILLISECONDS).unref();
  }

  /** Gives back what was lost. No table may have been read yet. */
  static async begin(parts: Parts): Promise<Presence> {
    const presence = new Presence(parts);
    try {
      await giveBack(parts.store, parts.now());
    } catch (error) {
      parts.report('lost time could not be given back', error);
    }
    await presence.#mark();
    return presence;
  }

  async end(): Promise<void> {
    clearInterval(this.#marking);
    await this.#mark();
  }

  async #mark(): Promise<void> {
    const { store, now, report } = this.#parts;
    try {
      await store.replaceSecret(MARK, String(now()));
    } catch (error) {
      report('it could not be noted that the server is there', error);
    }
  }
}

/** If it is not done to the end, somebody may be given the same time twice; nobody is given more than has passed. */
async function giveBack(store: Store, now: number): Promise<void> {
  const lost = now - Number(await store.keepSecret(MARK, String(now)));
  if (lost < LEAST_MILLISECONDS) return;
  const giveAt = async (id: string): Promise<void> => {
    const [table, clock] = [await store.findTable(id), await store.readClock(id)];
    if (table?.clock.kind !== 'days' || clock === null) return;
    await store.saveClock(id, { ...clock, since: Math.min(now, clock.since + lost) });
  };
  let last: string | null = null;
  do {
    const ids: readonly string[] = await store.listSelfActing(last, TABLES_AT_ONCE);
    await Promise.all(ids.map(giveAt));
    last = ids.at(-1) ?? null;
  } while (last !== null);
}
