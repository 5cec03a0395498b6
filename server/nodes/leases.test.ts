/** Who runs a table is said by the database alone, and whoever was replaced writes nothing any more. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LeaseLost, openPostgres, type Hold, type PostgresStore } from '../store/postgres.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { entriesOf, entryOf, tableNamed } from '../testing/samples.ts';
import { Leases } from './leases.ts';
import { NodeClock } from './node-clock.ts';

/** In seconds: nobody dies of a slow machine here. */
const LONG = 600;
/** Those of `tableNamed`. */
const RULES = ['anno4000 1'];

async function granted(node: Leases): Promise<Hold> {
  const claim = await node.claim('t');
  if (claim.kind !== 'granted') throw new Error(`it is ${claim.kind}`);
  return claim.hold;
}

describe.skipIf(findPostgres() === null)('leases', () => {
  let postgres: TestPostgres;
  let store: PostgresStore;
  let ada: Leases;
  let ben: Leases;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    store = await openPostgres(await postgres.makeDatabase());
    ada = nodeNamed('ada');
    ben = nodeNamed('ben');
    for (const node of [ada, ben]) await node.pulse(`http://${node.node}/`);
    await store.saveTable(tableNamed('t'));
  });
  afterEach(() => store.close());

  /** By the clock of the database, which is the only one that counts. */
  async function die(node: string, ago = '1 second'): Promise<void> {
    const until = 'clock_timestamp() - $2::interval';
    await store.database.ask(`UPDATE nodes SET until = ${until} WHERE id = $1`, [node, ago]);
  }

  async function known(): Promise<readonly unknown[]> {
    const rows = await store.database.ask('SELECT id FROM nodes ORDER BY id');
    return rows.map((row) => row['id']);
  }

  function nodeNamed(node: string, rules: readonly string[] = RULES): Leases {
    return new Leases(store.database, { node, rules, leaseSeconds: LONG });
  }

  const held = (hold: Hold) => store.heldBy(hold, () => undefined);

  test('one of many who ask at once is granted a table, and all others are led to him', async () => {
    const nodes = Array.from({ length: 8 }, (_unused, n) => nodeNamed(`n${n}`));
    for (const node of nodes) await node.pulse(`http://${node.node}/`);
    const claims = await Promise.all(nodes.map((node) => node.claim('t')));
    const owner = nodes[claims.findIndex(({ kind }) => kind === 'granted')];
    const address = `http://${owner?.node}/`;
    expect(claims.filter(({ kind }) => kind === 'granted')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind !== 'granted')).toEqual(
      Array.from({ length: 7 }, () => ({ kind: 'elsewhere', address })),
    );
    expect(await ada.claim('nowhere')).toEqual({ kind: 'none' });
  });

  test('whoever was replaced while he slept is refused, whatever he writes', async () => {
    const old = await granted(ada);
    await held(old).append('t', entriesOf(0, 2));
    await die('ada');
    const next = await granted(ben);
    expect(next.epoch).toBeGreaterThan(old.epoch);
    let lost = 0;
    const late = store.heldBy(old, () => lost++);
    const said = { number: 0, at: 0, seat: null, name: 'A', text: 'x' };
    const line = { said, person: 'ada', wish: null };
    const writes = [
      () => late.append('t', [entryOf(2)], { left: [], since: 9 }),
      () => late.saveTable(tableNamed('t', { status: 'over' })),
      () => late.saveRematch(tableNamed('t', { link: 'own', next: 'n' }), tableNamed('n')),
      () => late.saveClock('t', { left: [], since: 9 }),
      () => late.saveSnapshot('t', { seq: 2, version: 1, body: '{}' }),
      () => late.addSaid('t', line),
      // Nor is a table written to past whoever runs it.
      () => store.append('t', [entryOf(2)]),
      () => store.saveTable(tableNamed('t', { status: 'over' })),
    ];
    for (const write of writes) await expect(write()).rejects.toThrow(LeaseLost);
    expect(lost).toBe(6);
    expect(await store.findTable('n')).toBeNull();
    await held(next).append('t', [entryOf(2)]);
    expect(await store.readEntries('t', 0)).toEqual(entriesOf(0, 3));
    expect(await store.findTable('t')).toEqual(tableNamed('t'));
    expect(await store.readClock('t')).toBeNull();
    expect(await store.readSnapshot('t')).toBeNull();
    expect(await store.readSaid('t', 1)).toEqual([]);
    expect(await ada.lost([old])).toEqual([old]);
    expect(await ben.lost([next])).toEqual([]);
  });

  test('a node that was late but not replaced goes on', async () => {
    const hold = await granted(ada);
    await die('ada');
    expect(await ada.pulse('http://ada/')).toMatchObject({ wasLate: true });
    expect(await ada.pulse('http://ada/')).toMatchObject({ wasLate: false });
    expect(await ben.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ada/' });
    await held(hold).append('t', entriesOf(0, 1));
    expect(await ada.lost([hold])).toEqual([]);
  });

  test('a write and a takeover at the same time: either it counts and is seen, or it is refused', async () => {
    let hold = await granted(ada);
    let count = 0;
    for (let round = 0; round < 20; round++) {
      const [from, to] = round % 2 === 0 ? [ada, ben] : [ben, ada];
      await die(from.node);
      const [write, claim] = await Promise.allSettled([
        held(hold).append('t', [entryOf(count)]),
        to.claim('t'),
      ]);
      expect(claim).toMatchObject({ status: 'fulfilled', value: { kind: 'granted' } });
      // Read by the new one after he was granted it.
      const seen = await store.readEntries('t', 0);
      if (write.status === 'fulfilled') count++;
      const why: unknown = write.status === 'fulfilled' ? null : write.reason;
      expect(why === null || why instanceof LeaseLost).toBe(true);
      expect(seen).toEqual(entriesOf(0, count));
      if (claim.status === 'fulfilled' && claim.value.kind === 'granted') ({ hold } = claim.value);
      await from.pulse(`http://${from.node}/`);
    }
  });

  test('tables of a dead node are due at once where something acts by itself, others when they are asked for', async () => {
    const seats = [{ person: null, bot: 'kadett' as const, standIn: null, link: 's' }];
    await store.saveTable(tableNamed('bots', { link: 'b', seats }));
    await granted(ada);
    expect((await ada.claim('bots')).kind).toBe('granted');
    expect(await ben.findDue(1, 9)).toEqual([]);
    await die('ada');
    expect(await ben.findDue(1, 9)).toEqual(['bots']);
    expect((await ben.claim('bots')).kind).toBe('granted');
    expect(await ben.findDue(1, 9)).toEqual([]);
    expect((await ben.claim('t')).kind).toBe('granted');
  });

  test('nodes that are long dead are forgotten, once nothing is left that they ran', async () => {
    const cai = nodeNamed('cai');
    await cai.pulse('http://cai/');
    await granted(ada);
    await die('ada', '2 hours');
    await die('cai', '2 hours');
    await ben.forgetDead();
    expect(await known()).toEqual(['ada', 'ben']);
    await ben.findDue(1, 9);
    await ben.forgetDead();
    expect(await known()).toEqual(['ben']);
    // It only slept: it is told that others may have its tables.
    expect((await ada.pulse('http://ada/')).wasLate).toBe(true);
    await die('ada');
    await ben.forgetDead();
    expect(await known()).toEqual(['ada', 'ben']);
  });

  test('a table that was let go is due when it was said, and never otherwise', async () => {
    await ada.release(await granted(ada), 1_000.5);
    expect(await ben.findDue(1_000, 9)).toEqual([]);
    expect(await ben.findDue(1_001, 9)).toEqual(['t']);
    const hold = await granted(ben);
    expect(await ada.findDue(2_000, 9)).toEqual([]);
    await ben.release(hold, null);
    expect(await ada.findDue(1e15, 9)).toEqual([]);
    // Who has it no more cannot let it go.
    const newer = await granted(ada);
    await ben.release(hold, 0);
    expect(await ben.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ada/' });
    await ada.leave();
    expect((await granted(ben)).epoch).toBeGreaterThan(newer.epoch);
  });

  test('a table is granted to nobody who knows other rules, but led to one who knows its own', async () => {
    const newer = nodeNamed('newer', ['anno4000 2']);
    await newer.pulse('http://newer/');
    expect(await newer.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ada/' });
    await die('ada');
    expect(await newer.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ben/' });
    const hold = await granted(ben);
    expect(await newer.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ben/' });
    await held(hold).append('t', entriesOf(0, 1));
    await die('ben');
    expect(await newer.claim('t')).toEqual({ kind: 'strange' });
    // As if nobody had asked: whoever may have it finds it as it was.
    expect((await granted(ada)).epoch).toBe(hold.epoch + 1);
  });

  test('what is due at a table waits for somebody who knows its rules', async () => {
    const newer = nodeNamed('newer', ['anno4000 2']);
    await newer.pulse('http://newer/');
    await ada.release(await granted(ada), 1_000);
    expect(await newer.findDue(2_000, 9)).toEqual([]);
    await die('ada');
    await die('ben');
    expect(await newer.claim('t')).toEqual({ kind: 'strange' });
    expect(await ada.findDue(2_000, 9)).toEqual(['t']);
  });

  test('a node that does not say what it knows is asked last', async () => {
    const newer = nodeNamed('newer', ['anno4000 2']);
    await store.database.ask(`UPDATE nodes SET rules = NULL WHERE id = 'ada'`);
    expect(await newer.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ben/' });
    await die('ben');
    expect(await newer.claim('t')).toEqual({ kind: 'elsewhere', address: 'http://ada/' });
  });

  test('an old table that a living node runs is kept, whoever would let it go', async () => {
    await store.saveTable(tableNamed('t', { status: 'over' }));
    const ages = { finished: 1_000, waiting: null, people: null };
    const hold = await granted(ada);
    expect(await store.listOld(ages, 9)).toEqual([]);
    await store.dropTable('t');
    expect(await store.findTable('t')).not.toBeNull();
    await ada.release(hold, null);
    expect(await store.listOld(ages, 9)).toEqual(['t']);
    await store.dropTable('t');
    expect(await store.findTable('t')).toBeNull();
  });

  test('notices are numbered as they can be read, so that whoever missed some reads on', async () => {
    const before = await ada.lastNotice();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_unused, n) => ada.post('renamed', `p${n}`, 'Name')),
    );
    const read = await ben.readNotices(before);
    expect(read.map(({ number }) => number)).toEqual(numbers.toSorted((a, b) => a - b));
    expect(await ben.readNotices(read[9]?.number ?? 0)).toHaveLength(10);
    expect(await ben.lastNotice()).toBe(read.at(-1)?.number);
  });
});

test('nodes agree on the time of the database, which goes on between its answers and never backwards', () => {
  let passed = 70;
  const clock = new NodeClock(() => passed);
  clock.set(5_000.9);
  expect(clock.now()).toBe(5_000);
  passed += 10;
  expect(clock.now()).toBe(5_010);
  clock.set(4_000);
  expect(clock.now()).toBe(5_010);
  passed += 2_000;
  expect(clock.now()).toBe(6_000);
});

test('nobody asks the clock of the machine, which may be set while people play', () => {
  const clock = new NodeClock();
  clock.set(5_000);
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  expect(clock.now()).toBeLessThan(65_000);
  vi.setSystemTime(9e12);
  expect(clock.now()).toBeLessThan(65_000);
  vi.useRealTimers();
});
