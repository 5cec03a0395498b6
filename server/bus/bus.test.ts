/** What every bus must do, for each of them, against the real thing. */

import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '../store/postgres/database.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { findRedis, TestRedis } from '../testing/redis.ts';
import { makeHint, readHint, type Bus, type Hint } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openRedisBus } from './redis-bus.ts';

test('a hint reads as it was made, and nothing else is one', () => {
  const hint = { subject: 'a table', number: 12 };
  expect(readHint(makeHint(hint))).toEqual(hint);
  for (const text of ['', '12', 'x 12', '-1 t', '1 ', `1 ${'t'.repeat(101)}`]) {
    expect(readHint(text)).toBeNull();
  }
});

/** Somebody on a bus, who remembers what he heard. */
class Listener extends EventEmitter {
  readonly heard: Hint[] = [];
  missed = 0;
  readonly hearing = {
    hear: (hint: Hint): void => {
      this.heard.push(hint);
      this.emit('news');
    },
    missed: (): void => {
      this.missed++;
      this.emit('news');
    },
  };

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this, 'news');
  }
}

interface Kind {
  readonly name: string;
  readonly isThere: boolean;
  prepare(this: void): Promise<void>;
  open(this: void, listener: Listener): Promise<Bus>;
  kill(this: void): Promise<void>;
  restart(this: void): Promise<void>;
  dispose(this: void): Promise<void>;
}

let postgres: TestPostgres | null = null;
let redis: TestRedis | null = null;
const databases: Database[] = [];

const KINDS: readonly Kind[] = [
  {
    name: 'PostgreSQL',
    isThere: findPostgres() !== null,
    async prepare() {
      postgres = await TestPostgres.start();
    },
    async open({ hearing }) {
      const database = new Database(postgres?.urlOf('postgres') ?? '', 2);
      databases.push(database);
      return openPostgresBus(database, hearing);
    },
    kill: async () => postgres?.kill(),
    restart: async () => postgres?.restart(),
    async dispose() {
      await Promise.all(databases.map((database) => database.close()));
      await postgres?.close();
    },
  },
  {
    name: 'Redis',
    isThere: findRedis() !== null,
    async prepare() {
      redis = await TestRedis.start();
    },
    open: ({ hearing }) => openRedisBus(redis?.url ?? '', hearing),
    kill: async () => redis?.kill(),
    restart: async () => redis?.restart(),
    dispose: async () => redis?.kill(),
  },
];

function tryOut(kind: Kind): void {
  beforeAll(kind.prepare);
  afterAll(kind.dispose);

  test('carries every hint to everybody, once', async () => {
    const listeners = [new Listener(), new Listener(), new Listener()];
    const buses = await Promise.all(listeners.map((listener) => kind.open(listener)));
    for (let number = 0; number < 100; number++) buses[0]?.publish({ subject: 't', number });
    for (const listener of listeners) {
      await listener.until(() => listener.heard.length === 100);
      const numbers = listener.heard.map(({ number }) => number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()]);
    }
    await Promise.all(buses.map((bus) => bus.close()));
  });

  test('is left also while what carries it is away', async () => {
    const bus = await kind.open(new Listener());
    await kind.kill();
    await bus.close();
    await kind.restart();
  });

  test('says that something may be missing when it was broken, and goes on', async () => {
    const listener = new Listener();
    const bus = await kind.open(listener);
    await kind.kill();
    bus.publish({ subject: 'lost', number: 1 });
    await kind.restart();
    await listener.until(() => listener.missed > 0);
    // Whoever calls may have to find the line again too.
    const calling = setInterval(() => bus.publish({ subject: 'found', number: 2 }), 50);
    await listener.until(() => listener.heard.some(({ subject }) => subject === 'found'));
    clearInterval(calling);
    expect(listener.heard.some(({ subject }) => subject === 'lost')).toBe(false);
    await bus.close();
  });
}

for (const kind of KINDS) {
  describe.skipIf(!kind.isThere)(`a bus by ${kind.name}`, () => {
    tryOut(kind);
  });
}

describe.skipIf(findRedis() === null)('a Redis that comes later than those who ask for it', () => {
  test('holds up nobody, and is used once it is there', async () => {
    const late = await TestRedis.start();
    await late.kill();
    const listeners = [new Listener(), new Listener(), new Listener()];
    const buses = await Promise.all(
      listeners.map(({ hearing }) => openRedisBus(late.url, hearing)),
    );
    await buses[2]?.close();
    await late.restart();
    const [one, other] = listeners;
    while (other?.heard.length === 0) {
      buses[0]?.publish({ subject: 'table', number: 7 });
      await setTimeout(20);
    }
    expect(other?.heard[0]).toEqual({ subject: 'table', number: 7 });
    await one?.until(() => one.heard.length > 0);
    expect(one?.heard[0]).toEqual({ subject: 'table', number: 7 });
    await Promise.all(buses.slice(0, 2).map((bus) => bus.close()));
    await late.kill();
  });
});
