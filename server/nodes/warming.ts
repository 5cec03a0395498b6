/**
 * What a node does before it opens: it plays the beginning of every game among bots, at tables that nobody will see. What is
 * slow for the first time (rules, views, threads of bots, connections) has then been done when people come whose node has died.
 */

import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { openSqlite } from '../store/sqlite.ts';
import type { Person } from '../store/store.ts';
import type { Listener } from '../tables/audience.ts';
import type { Thinkers } from '../tables/bot-pool.ts';
import { Tables } from '../tables/tables.ts';

/** So much of a match is enough. */
const FRAMES = 60;
/** Nor is a slow machine to be kept from opening for ever. */
const PATIENCE_MILLISECONDS = 15_000;

const NOBODY: Person = { id: 'nobody', name: 'Nobody', program: true, emblem: null };

/** Hears what is told at a table, and says when it was enough. */
class Onlooker extends EventEmitter implements Listener {
  readonly person = NOBODY.id;
  readonly device = '';
  name = NOBODY.name;
  viewer: Listener['viewer'] = 'spectator';
  #frames = 0;

  send(): void {
    if (++this.#frames === FRAMES) this.emit('enough');
  }

  end(): void {
    this.emit('enough');
  }
}

function now(): number {
  return Math.floor(performance.now());
}

export async function warmUp(bots: Thinkers): Promise<void> {
  const store = openSqlite(':memory:');
  const tables = new Tables({
    store,
    bots,
    startedAt: now(),
    now,
    pause: async () => undefined,
    wake: () => undefined,
    report: () => undefined,
  });
  await store.addPerson(NOBODY, 'nobody', 0);
  const playing = Object.values<Game>(games).map((game) => playSome(tables, game));
  await Promise.race([
    Promise.all(playing),
    setTimeout(PATIENCE_MILLISECONDS, null, { ref: false }),
  ]);
  await tables.close();
  await store.close();
}

async function playSome(tables: Tables, game: Game): Promise<void> {
  const seats = Array.from({ length: game.seats.min }, () => 'kadett' as const);
  const laid = await tables.create(NOBODY, { game: game.id, seats });
  const table = 'id' in laid ? await tables.find(laid.id) : null;
  if (table === null) return;
  const onlooker = new Onlooker();
  const enough = once(onlooker, 'enough');
  await table.join(onlooker, null);
  await table.start(NOBODY.id);
  await enough;
}
