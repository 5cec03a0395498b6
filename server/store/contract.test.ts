/** What every store must do, for each of them. A PostgreSQL is started for it; where there is none, that part is left out. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { entriesOf, entryOf, personNamed, tableNamed } from '../testing/samples.ts';
import { FIRST_HASH, publish, type PublishedCommitment } from './keeping-store.ts';
import { openPostgres } from './postgres.ts';
import { InUse } from './sole-use.ts';
import { openSqlite } from './sqlite.ts';
import { NotKnown, type Store, type StoredSaid, type StoredSeat } from './store.ts';

interface Kind {
  readonly name: string;
  readonly isThere: boolean;
  /** Whether several processes may have it at a time. */
  readonly isShared: boolean;
  prepare(this: void): Promise<void>;
  /** Where the next store is kept, and empty. */
  place(this: void): Promise<string>;
  open(this: void, place: string): Promise<Store>;
  dispose(this: void): Promise<void>;
}

let folder = '';
let files = 0;
let postgres: TestPostgres | null = null;

function sqliteOpenedBy(name: string, open: (file: string) => Store): Kind {
  return {
    name,
    isThere: true,
    isShared: false,
    async prepare() {
      folder = mkdtempSync(join(tmpdir(), 'sternwarte-store-'));
    },
    place: async () => join(folder, `${files++}.db`),
    open: async (place) => open(place),
    async dispose() {
      rmSync(folder, { recursive: true });
    },
  };
}

const KINDS: readonly Kind[] = [
  sqliteOpenedBy('SQLite', (place) => openSqlite(place)),
  {
    name: 'PostgreSQL',
    isThere: findPostgres() !== null,
    isShared: true,
    async prepare() {
      postgres = await TestPostgres.start();
    },
    place: async () => (await postgres?.makeDatabase()) ?? '',
    open: (place) => openPostgres(place),
    async dispose() {
      await postgres?.close();
    },
  },
];

const ada = personNamed('Ada');
const ben = personNamed('Ben');

const byCommitment = (a: PublishedCommitment, b: PublishedCommitment): number =>
  a.commitment < b.commitment ? -1 : 1;

function seat(n: number | string, change: Partial<StoredSeat> = {}): StoredSeat {
  return { person: null, bot: null, standIn: null, link: `seat ${n}`, ...change };
}

const rated = (n: number) => ({ game: 'g', seats: 2, mu: n + 0.1, sigma: 8.25, matches: 1 });

const saying = (number: number, change: Partial<StoredSaid> = {}): StoredSaid => ({
  said: { number, at: 7, seat: null, name: 'Ada', text: `"${number}"\0` },
  person: ada.id,
  wish: `w${number}`,
  ...change,
});

function tryOut(kind: Kind): void {
  const { isShared, prepare, place, open, dispose } = kind;
  let at = '';
  let store: Store;
  beforeAll(prepare);
  afterAll(dispose);
  beforeEach(async () => {
    at = await place();
    store = await open(at);
    await store.addPerson(ada, 'hash of ada', 1);
    await store.addPerson(ben, 'hash of ben', 2);
  });
  afterEach(() => store.close());

  test('knows people by what they carry', async () => {
    expect(await store.findPerson('hash of ada')).toEqual(ada);
    expect(await store.findPerson('hash of nobody')).toBeNull();
    await expect(store.addPerson(ada, 'another hash', 1)).rejects.toThrow(/unique/i);
    await store.addToken(ada.id, 'second hash', 3);
    expect(await store.listTokens(ada.id)).toEqual([
      { hash: 'hash of ada', at: 1 },
      { hash: 'second hash', at: 3 },
    ]);
    await store.dropToken(ben.id, 'second hash');
    expect(await store.findPerson('second hash')).toEqual(ada);
    await store.dropToken(ada.id, 'second hash');
    expect(await store.findPerson('second hash')).toBeNull();
    await store.renamePerson(ada.id, 'Ada L.');
    expect(await store.findPerson('hash of ada')).toEqual({ ...ada, name: 'Ada L.' });
    const program = { id: 'p', name: 'Program', program: true, emblem: null };
    await store.addPerson(program, 'hash of program', 3);
    expect(await store.findPerson('hash of program')).toEqual(program);
  });

  test('has one code of each kind for a person, for as long as it is valid', async () => {
    await store.saveCode(ada.id, 'recovery', 'r1', null);
    await store.saveCode(ada.id, 'device', 'd1', 100);
    expect(await store.findCode('r1', 1e15)).toEqual({ person: ada, kind: 'recovery' });
    expect(await store.findCode('d1', 99)).toEqual({ person: ada, kind: 'device' });
    expect(await store.findCode('d1', 100)).toBeNull();
    await store.saveCode(ada.id, 'recovery', 'r2', null);
    expect(await store.findCode('r1', 0)).toBeNull();
    const dropped = await Promise.all(Array.from({ length: 4 }, () => store.dropCode('r2')));
    expect(dropped.filter((wasThere) => wasThere)).toHaveLength(1);
    expect(await store.findCode('r2', 0)).toBeNull();
  });

  test('rates those who want it, once for each match', async () => {
    expect(await store.areRated([ada.id])).toBe(false);
    await store.setRated(ada.id, true);
    expect(await store.areRated([ada.id, ben.id])).toBe(false);
    await store.setRated(ben.id, true);
    expect(await store.areRated([ada.id, ben.id])).toBe(true);
    const outcome = { table: 't', game: 'g', people: [ben.id, ada.id], places: [1, 2] };
    const seen: unknown[] = [];
    const rate = (before: readonly unknown[]) => {
      seen.push(before);
      return [rated(30), rated(20)];
    };
    expect(await store.addOutcome(outcome, 5, rate)).toBe(true);
    expect(await store.addOutcome(outcome, 6, rate)).toBe(false);
    expect(await store.readRatings(ben.id)).toEqual([rated(30)]);
    expect(await store.addOutcome({ ...outcome, table: 'u' }, 7, rate)).toBe(true);
    expect(seen).toEqual([
      [null, null],
      [rated(30), rated(20)],
    ]);
    expect((await store.listOutcomes()).map(({ table }) => table)).toEqual(['t', 'u']);
    const failing = store.addOutcome({ ...outcome, table: 'v' }, 8, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.listOutcomes()).toHaveLength(2);
  });

  test('keeps the first of two secrets', async () => {
    const kept = await Promise.all([store.keepSecret('s', 'one'), store.keepSecret('s', 'two')]);
    expect(kept[0]).toBe(kept[1]);
    expect(await store.keepSecret('s', 'three')).toBe(kept[0]);
    await store.replaceSecret('s', 'four');
    expect(await store.keepSecret('s', 'five')).toBe('four');
  });

  test('finds tables as they were saved last, by their id and by their links', async () => {
    const seats = [seat(0, { person: ada }), seat(1, { bot: 'kadett' }), seat(2)];
    const table = tableNamed('t', { options: { a: 1 }, createdAt: 1.7e12, open: true, seats });
    await store.saveTable(table);
    expect(await store.findTable('t')).toEqual(table);
    expect(await store.findTable('u')).toBeNull();
    expect(await store.findLink('link t')).toEqual({ table: 't', seat: null });
    expect(await store.findLink('seat 2')).toEqual({ table: 't', seat: 2 });
    const changed = {
      ...table,
      link: 'new',
      status: 'over' as const,
      seats: [seat(0, { person: ada, standIn: 'pilot' as const }), seat('new'), seat(2)],
    };
    await store.saveTable(changed);
    expect(await store.findTable('t')).toEqual(changed);
    expect(await store.findLink('link t')).toBeNull();
    expect(await store.findLink('seat 1')).toBeNull();
    await store.renamePerson(ada.id, 'Ada L.');
    expect((await store.findTable('t'))?.seats[0]?.person?.name).toBe('Ada L.');
    await expect(store.saveTable(tableNamed('u', { link: 'new' }))).rejects.toThrow(/unique/i);
    expect(await store.findTable('u')).toBeNull();
  });

  test('keeps whatever changes at a seat, and be it one thing', async () => {
    const one = seat(0, { person: ada, bot: null, standIn: null });
    const changes = [
      { ...one, standIn: 'pilot' as const },
      one,
      { ...one, person: null },
      { ...one, person: null, bot: 'kadett' as const },
      { ...one, person: ben },
      { ...one, person: ben, link: 'another' },
      { ...one, person: ben, link: 'another' },
    ];
    for (const changed of changes) {
      const table = tableNamed('t', { seats: [changed, seat(1)] });
      await store.saveTable(table);
      expect(await store.findTable('t')).toEqual(table);
    }
  });

  test('knows who came by a link', async () => {
    await store.saveTable(tableNamed('t'));
    expect(await store.isGuest('t', ada.id)).toBe(false);
    await store.addGuest('t', ada.id);
    await store.addGuest('t', ada.id);
    expect(await store.isGuest('t', ada.id)).toBe(true);
    expect(await store.isGuest('t', ben.id)).toBe(false);
  });

  test('leads from one table to the next with its link and its guests, or not at all', async () => {
    const over = tableNamed('t', { status: 'over', seats: [seat(0, { person: ada })] });
    await store.saveTable(over);
    await store.saveTable(tableNamed('other', { seats: [seat('taken')] }));
    await store.addGuest('t', ben.id);
    const left = { ...over, link: 'own link', next: 'next' };
    const broken = tableNamed('next', { link: over.link, seats: [seat(1), seat('taken')] });
    await expect(store.saveRematch(left, broken)).rejects.toThrow(/unique/i);
    expect(await store.findTable('t')).toEqual(over);
    expect(await store.findTable('next')).toBeNull();
    expect(await store.findLink(over.link)).toEqual({ table: 't', seat: null });
    const next = { ...broken, seats: [seat(1, { person: ada })] };
    await store.saveRematch(left, next);
    expect(await store.findTable('t')).toEqual(left);
    expect(await store.findTable('next')).toEqual(next);
    expect(await store.findLink(over.link)).toEqual({ table: 'next', seat: null });
    expect(await store.findLink('own link')).toEqual({ table: 't', seat: null });
    expect(await store.isGuest('next', ben.id)).toBe(true);
    expect(await store.isGuest('next', ada.id)).toBe(false);
    await store.append('next', entriesOf(0, 1));
  });

  test('lists tables', async () => {
    const of = (id: string, change: Parameters<typeof tableNamed>[1]) =>
      store.saveTable(tableNamed(id, change));
    const waiting = { status: 'waiting', open: true } as const;
    await of('w1', { ...waiting, createdAt: 2 });
    await of('w2', { ...waiting, createdAt: 1 });
    await of('w3', { ...waiting, open: false });
    await of('r1', { open: true, seats: [seat('a', { person: ada })], createdAt: 5 });
    await of('r2', { open: true, clock: { kind: 'days', days: 1 }, createdAt: 6 });
    await of('r3', { open: true, spectators: false, seats: [seat('b', { bot: 'pilot' })] });
    await of('r4', { seats: [seat('c', { person: ada, standIn: 'pilot' })], createdAt: 4 });
    await of('r5', { status: 'over', seats: [seat('d', { bot: 'pilot' })] });
    expect(await store.listOpen(9)).toEqual(['w1', 'w2']);
    expect(await store.listOpen(1)).toEqual(['w1']);
    expect(await store.listRunning(9)).toEqual(['r2', 'r1']);
    await of('h1', { status: 'waiting', host: ada.id, createdAt: 9 });
    await of('h2', { host: ada.id, seats: [seat('e', { person: ada })], createdAt: 3 });
    expect(await store.listOf(ada.id, 9)).toEqual(['h1', 'r1', 'r4', 'h2']);
    expect(await store.listOf(ada.id, 2)).toEqual(['h1', 'r1']);
    expect(await store.listOf(ada.id, Number.MAX_SAFE_INTEGER)).toHaveLength(4);
    expect(await store.listOf(ben.id, 9)).toEqual([]);
    const replaced = [
      { seat: 0, person: 'id of nobody' },
      { seat: 1, person: ben.id },
    ];
    await of('b1', { replaced });
    await of('b2', { replaced: replaced.slice(0, 1) });
    expect(await store.listReplaced(ben.id)).toEqual(['b1']);
    expect(await store.listReplaced(ada.id)).toEqual([]);
    expect(await store.listSelfActing(null, 2)).toEqual(['r2', 'r3']);
    expect(await store.listSelfActing('r3', 2)).toEqual(['r4']);
  });

  test('writes the next entries of a match, and no others', async () => {
    for (const id of ['a', 'b']) await store.saveTable(tableNamed(id));
    await Promise.all([store.append('a', entriesOf(0, 3)), store.append('b', entriesOf(0, 1))]);
    await expect(store.append('a', entriesOf(2, 5))).rejects.toThrow('entry 2 where 3 is next');
    await expect(store.append('a', entriesOf(4, 5))).rejects.toThrow('entry 4 where 3 is next');
    await expect(store.append('b', [entryOf(1), entryOf(3)])).rejects.toThrow('entry 3');
    await expect(store.append('c', entriesOf(0, 1))).rejects.toThrow('no such table');
    expect(await store.readEntries('b', 0)).toEqual(entriesOf(0, 1));
    const both = await Promise.allSettled([
      store.append('a', entriesOf(3, 4)),
      store.append('a', entriesOf(3, 4)),
      store.append('b', entriesOf(1, 2)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 4));
    expect(await store.readEntries('a', 2)).toEqual(entriesOf(2, 4));
  });

  if (!isShared) {
    test('is one process’s at a time', async () => {
      await expect(open(at)).rejects.toThrow(InUse);
      await store.saveTable(tableNamed('a'));
      await store.append('a', entriesOf(0, 1));
    });
  } else {
    test('lets one of two who write to the same match win, and the other go on from there', async () => {
      await store.saveTable(tableNamed('a'));
      const other = await open(at);
      const mine = { ...entryOf(0), wish: 'mine' };
      const theirs = { ...entryOf(0), wish: 'theirs' };
      const race = await Promise.allSettled([
        store.append('a', [mine]),
        other.append('a', [theirs]),
      ]);
      expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const won = race[0].status === 'fulfilled' ? mine : theirs;
      expect(await store.readEntries('a', 0)).toEqual([won]);
      await (race[0].status === 'fulfilled' ? other : store).append('a', [entryOf(1)]);
      expect(await other.readEntries('a', 0)).toEqual([won, entryOf(1)]);
      await other.close();
    });
  }

  test('keeps clocks with the entries, snapshots by their hash, and what was said', async () => {
    await store.saveTable(tableNamed('t'));
    expect(await store.readClock('t')).toBeNull();
    await store.append('t', entriesOf(0, 1), { left: [1, 2], since: 3 });
    expect(await store.readClock('t')).toEqual({ left: [1, 2], since: 3 });
    const late = store.append('t', entriesOf(0, 1), { left: [], since: 9 });
    await expect(late).rejects.toThrow('is next');
    expect(await store.readClock('t')).toEqual({ left: [1, 2], since: 3 });
    await store.saveClock('t', { left: [0.5], since: 4 });
    expect(await store.readClock('t')).toEqual({ left: [0.5], since: 4 });
    expect(await store.readSnapshot('t')).toBeNull();
    await store.saveSnapshot('t', { seq: 1, version: 2, body: '{}' });
    await store.saveSnapshot('t', { seq: 2, version: 2, body: '{"é":"\\u0000"}' });
    expect(await store.readSnapshot('t')).toEqual({ seq: 2, version: 2, body: '{"é":"\\u0000"}' });
    const nameless = saying(2, { wish: null });
    for (const one of [saying(0), saying(1), nameless]) await store.addSaid('t', one);
    await expect(store.addSaid('t', saying(2))).rejects.toThrow(/unique/i);
    expect(await store.readSaid('t', 2)).toEqual([saying(1), nameless]);
  });

  test('keeps emblems, passkeys and addresses to be woken at', async () => {
    await store.setEmblem(ada.id, 'comet');
    const known = { ...ada, emblem: 'comet' as const };
    expect(await store.findPerson('hash of ada')).toEqual(known);
    const passkey = { id: 'k', publicKey: 'p', counter: 0, since: 5, used: null };
    await store.addPasskey(ada.id, passkey);
    expect(await store.findPasskey('k')).toEqual({ person: known, passkey });
    await store.notePasskey('k', 3, 9);
    expect(await store.listPasskeys(ada.id)).toEqual([{ ...passkey, counter: 3, used: 9 }]);
    await store.dropPasskey(ben.id, 'k');
    expect(await store.findPasskey('k')).not.toBeNull();
    await store.dropPasskey(ada.id, 'k');
    expect(await store.findPasskey('k')).toBeNull();
    await store.addPush(ada.id, 'there');
    await store.dropPush('there', ben.id);
    expect(await store.listPush(ada.id)).toEqual(['there']);
    await store.addPush(ben.id, 'there');
    expect(await store.listPush(ada.id)).toEqual([]);
    await store.dropPush('there');
    expect(await store.listPush(ben.id)).toEqual([]);
  });

  test('lets a challenge serve once, and forgets it when it is void', async () => {
    const asked = Array.from({ length: 4 }, () => store.useChallenge('c', 100, 1));
    expect((await Promise.all(asked)).filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await store.useChallenge('other', 200, 99)).toBe(true);
    expect(await store.useChallenge('c', 100, 99)).toBe(false);
    expect(await store.useChallenge('third', 300, 100)).toBe(true);
    expect(await store.useChallenge('c', 400, 100)).toBe(true);
    expect(await store.useChallenge('other', 200, 100)).toBe(false);
  });

  test('tells how ratings came about, and what somebody has said', async () => {
    const outcome = { table: 't', game: 'g', people: [ben.id, ada.id], places: [1, 2] };
    await store.addOutcome(outcome, 5, () => [rated(30), rated(20)]);
    await store.addOutcome({ ...outcome, table: 'u' }, 7, () => [rated(31), rated(19)]);
    const step = { game: 'g', seats: 2, sigma: 8.25 };
    expect(await store.listRatingSteps(ada.id)).toEqual([
      { ...step, at: 5, mu: 20.1 },
      { ...step, at: 7, mu: 19.1 },
    ]);
    await store.saveTable(tableNamed('t'));
    await store.addSaid('t', saying(0));
    await store.addSaid('t', saying(1, { person: ben.id }));
    expect(await store.listSaidBy(ada.id)).toEqual([{ table: 't', ...saying(0).said }]);
  });

  test('tells what else it keeps of somebody', async () => {
    expect(await store.readKept(ben.id)).toEqual({ since: 2, codes: [], openTo: [] });
    await store.saveCode(ada.id, 'recovery', 'r', null);
    await store.saveCode(ada.id, 'device', 'd', 100);
    for (const id of ['u', 't']) {
      await store.saveTable(tableNamed(id));
      await store.addGuest(id, ada.id);
    }
    expect(await store.readKept(ada.id)).toEqual({
      since: 1,
      codes: [
        { kind: 'device', until: 100 },
        { kind: 'recovery', until: null },
      ],
      openTo: ['t', 'u'],
    });
  });

  test('forgets a person, and nobody else', async () => {
    await store.saveTable(
      tableNamed('t', { seats: [seat(0, { person: ada }), seat(1, { person: ben })] }),
    );
    await store.addGuest('t', ada.id);
    await store.saveCode(ada.id, 'recovery', 'code', null);
    await store.addSaid('t', saying(0));
    await store.addSaid('t', saying(1, { person: ben.id }));
    const passkey = { id: 'k', publicKey: 'p', counter: 0, since: 5, used: null };
    await store.addPasskey(ada.id, passkey);
    await store.addPush(ada.id, 'there');
    await store.addOutcome({ table: 't', game: 'g', people: [ada.id], places: [1] }, 5, () => [
      rated(30),
    ]);
    await store.forgetPerson(ada.id);
    expect(await store.findPasskey('k')).toBeNull();
    expect(await store.listPush(ada.id)).toEqual([]);
    expect(await store.listRatingSteps(ada.id)).toEqual([]);
    expect(await store.findPerson('hash of ada')).toBeNull();
    expect(await store.findCode('code', 0)).toBeNull();
    expect(await store.isGuest('t', ada.id)).toBe(false);
    expect((await store.findTable('t'))?.seats.map(({ person }) => person)).toEqual([null, ben]);
    expect((await store.readSaid('t', 9)).map(({ person }) => person)).toEqual([ben.id]);
  });

  test('keeps nothing of whoever is forgotten, also what was on its way', async () => {
    for (let n = 0; n < 20; n++) {
      const person = personNamed(`Somebody ${n}`);
      const table = `t${n}`;
      await store.addPerson(person, `hash ${n}`, 0);
      await store.saveTable(tableNamed(table, { seats: [seat(n)] }));
      const write = (number: number): readonly Promise<void>[] => [
        store.addSaid(table, saying(number, { person: person.id })),
        store.saveTable(tableNamed(table, { seats: [seat(n, { person })] })),
        store.addGuest(table, person.id),
      ];
      const onTheWay = Promise.allSettled(write(0));
      await store.forgetPerson(person.id);
      await onTheWay;
      const [said, sat, came] = await Promise.allSettled(write(1));
      // It is no fault of the disk.
      expect(said).toMatchObject({ status: 'rejected', reason: expect.any(NotKnown) });
      expect(sat).toMatchObject({ status: 'rejected', reason: expect.any(NotKnown) });
      expect(came).toMatchObject({ status: 'rejected' });
      expect(await store.readSaid(table, 9)).toEqual([]);
      expect((await store.findTable(table))?.seats).toEqual([seat(n)]);
      expect(await store.listOf(person.id, 9)).toEqual([]);
      expect(await store.isGuest(table, person.id)).toBe(false);
    }
    // What nobody noted the speaker of can still be kept.
    await store.addSaid('t0', saying(2, { person: null }));
    expect(await store.readSaid('t0', 9)).toHaveLength(1);
  });

  test('publishes commitments one after the other, and never changes one', async () => {
    const added = await Promise.all(['a', 'b', 'c'].map((one, n) => store.addCommitment(one, n)));
    const listed = await store.readCommitments(1, 10);
    expect(listed.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(listed.toSorted(byCommitment)).toEqual(added.toSorted(byCommitment));
    let last = { number: 0, hash: FIRST_HASH };
    for (const one of listed) {
      expect(one).toEqual(publish(last, one.commitment, one.at));
      last = one;
    }
    expect(await store.readCommitments(2, 1)).toEqual(listed.slice(1, 2));
  });

  test('lets go of old tables with all that belongs to them, and of people who sit nowhere', async () => {
    const old = { createdAt: 10, seats: [seat(0, { person: ada })] };
    await store.saveTable(tableNamed('over', { ...old, status: 'over' }));
    await store.saveTable(tableNamed('waits', { status: 'waiting', createdAt: 10 }));
    await store.saveTable(tableNamed('runs', { createdAt: 10, seats: [seat(1, { person: ben })] }));
    await store.append('over', entriesOf(0, 3), { left: [1], since: 0 });
    await store.addSaid('over', saying(0));
    const ages = { finished: 11, waiting: null, people: null };
    expect(await store.listOld({ ...ages, finished: 10 }, 9)).toEqual([]);
    expect(await store.listOld(ages, 9)).toEqual(['over']);
    expect(await store.listOld({ ...ages, waiting: 11 }, 9)).toEqual(['over', 'waits']);
    await store.dropTable('over');
    expect(await store.findTable('over')).toBeNull();
    expect(await store.readSaid('over', 9)).toEqual([]);
    // A table of that name begins with nothing.
    await store.saveTable(tableNamed('over', { seats: [] }));
    expect(await store.readEntries('over', 0)).toEqual([]);
    await store.append('over', entriesOf(0, 1));
    // Whose table it is, though he does not sit there.
    await store.saveTable(tableNamed('hosted', { host: ada.id }));
    expect(await store.dropStrangers(1_000)).toBe(0);
    // Her name is still part of what that match committed itself to.
    await store.saveTable(tableNamed('hosted', { replaced: [{ seat: 0, person: ada.id }] }));
    expect(await store.dropStrangers(1_000)).toBe(0);
    await store.saveTable(tableNamed('hosted'));
    // Said by whoever looked on, at a table that stays.
    await store.addSaid('runs', saying(0));
    await store.addSaid('runs', saying(1, { person: ben.id }));
    expect(await store.dropStrangers(1_000)).toBe(1);
    expect((await store.readSaid('runs', 9)).map(({ person }) => person)).toEqual([ben.id]);
    expect(await store.findPerson('hash of ada')).toBeNull();
    expect(await store.findPerson('hash of ben')).toEqual(ben);
  });

  test('has everything when it is opened again', async () => {
    await store.saveTable(tableNamed('t', { seats: [seat(0, { person: ada })] }));
    await store.append('t', entriesOf(0, 5));
    const before = await store.findTable('t');
    await store.close();
    store = await open(at);
    expect(await store.findTable('t')).toEqual(before);
    expect(await store.readEntries('t', 0)).toEqual(entriesOf(0, 5));
    await store.append('t', entriesOf(5, 6));
  });
}

for (const kind of KINDS) {
  describe.skipIf(!kind.isThere)(`a store in ${kind.name}`, () => {
    tryOut(kind);
  });
}
