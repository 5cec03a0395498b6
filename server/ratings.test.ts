import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rate, rateMatch, rateOutcome, shownRating } from './ratings.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store, StoredRating, StoredTable } from './store/store.ts';

const NEW = { mu: 25, sigma: 25 / 3 };

describe('a rating', () => {
  test('is what the model says for two', () => {
    const [winner, loser] = rate([NEW, NEW], [1, 2], 0);
    expect(winner?.mu).toBeCloseTo(27.63523138347365, 10);
    expect(winner?.sigma).toBeCloseTo(8.065506316323548, 10);
    expect(loser?.mu).toBeCloseTo(22.36476861652635, 10);
  });

  test('follows the places, and does not mind the order of seats', () => {
    const places = [3, 1, 4, 2];
    const after = rate([NEW, NEW, NEW, NEW], places);
    const byPlace = after.toSorted((a, b) => b.mu - a.mu);
    expect(byPlace.map((skill) => places[after.indexOf(skill)])).toEqual([1, 2, 3, 4]);
    const turned = rate([NEW, NEW, NEW, NEW], [1, 4, 2, 3]);
    expect(turned[0]?.mu).toBeCloseTo(after[1]?.mu ?? 0, 12);
    for (const { sigma } of after) expect(sigma).toBeLessThan(NEW.sigma);
  });

  test('of equals who share a place stays equal', () => {
    const [first, second] = rate([NEW, NEW], [1, 1]);
    expect(first?.mu).toBeCloseTo(25, 12);
    expect(second).toEqual(first);
  });

  test('moves more for a surprise', () => {
    const strong = { mu: 32, sigma: 4 };
    const weak = { mu: 20, sigma: 4 };
    const expected = rate([strong, weak], [1, 2]);
    const surprising = rate([strong, weak], [2, 1]);
    expect(32 - (surprising[0]?.mu ?? 0)).toBeGreaterThan((expected[0]?.mu ?? 0) - 32);
  });

  test('shows nothing of somebody unknown', () => {
    expect(shownRating(NEW)).toBe(0);
    expect(shownRating({ mu: 30, sigma: 2 })).toBe(960);
  });
});

function table(id: string, people: readonly (string | null)[], more = {}): StoredTable {
  return {
    id,
    game: 'anno4000',
    version: 1,
    options: {},
    host: 'a',
    status: 'over',
    open: false,
    spectators: true,
    createdAt: 0,
    link: id,
    fairness: null,
    clock: { kind: 'none' },
    standIn: 'pilot',
    paused: false,
    chat: true,
    next: null,
    forgotten: [],
    home: null,
    helped: false,
    seats: people.map((person, seat) => ({
      person:
        person === null
          ? null
          : { id: person, name: person, program: person === 'p', emblem: null },
      bot: person === null ? 'kadett' : null,
      standIn: null,
      link: `${id} ${seat}`,
    })),
    ...more,
  };
}

describe('a match', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-ratings-'));
  let store: Store;
  beforeAll(async () => {
    store = openSqlite(join(folder, 'test.db'));
    for (const id of ['a', 'b', 'c']) {
      await store.addPerson({ id, name: id, program: false, emblem: null }, `hash ${id}`, 0);
      await store.setRated(id, true);
    }
    await store.addPerson({ id: 'p', name: 'p', program: true, emblem: null }, 'hash p', 0);
    await store.setRated('p', true);
    await store.addPerson({ id: 'shy', name: 'shy', program: false, emblem: null }, 'hash shy', 0);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test.for([
    ['with a bot', table('1', ['a', null])],
    ['with a program', table('2', ['a', 'p'])],
    ['with somebody who does not want it', table('3', ['a', 'shy'])],
    ['in which a bot has stood in', table('4', ['a', 'b'], { helped: true })],
    ['that began elsewhere', table('5', ['a', 'b'], { home: { entries: 3, draws: 1 } })],
  ] as const)('%s is not rated', async ([, stored]) => {
    expect(await rateMatch(store, stored, [1, 2], 0)).toBe(false);
    expect(await store.readRatings('a')).toEqual([]);
  });

  test('among people counts once, and all can be computed anew from what is kept', async () => {
    expect(await rateMatch(store, table('m1', ['a', 'b']), [1, 2], 1)).toBe(true);
    expect(await rateMatch(store, table('m1', ['a', 'b']), [1, 2], 2)).toBe(false);
    expect(await rateMatch(store, table('m2', ['b', 'a']), [1, 1], 3)).toBe(true);
    expect(await rateMatch(store, table('m3', ['c', 'a', 'b']), [2, 3, 1], 4)).toBe(true);
    const kept = new Map<string, StoredRating>();
    for (const outcome of await store.listOutcomes()) {
      const keys = outcome.people.map((person) => `${person} ${outcome.people.length}`);
      const after = rateOutcome(
        outcome,
        keys.map((key) => kept.get(key) ?? null),
      );
      for (const [n, key] of keys.entries()) if (after[n] !== undefined) kept.set(key, after[n]);
    }
    for (const person of ['a', 'b', 'c']) {
      for (const rating of await store.readRatings(person)) {
        expect(rating).toEqual(kept.get(`${person} ${rating.seats}`));
      }
    }
    expect((await store.readRatings('a')).map(({ seats, matches }) => [seats, matches])).toEqual([
      [2, 2],
      [3, 1],
    ]);
    await store.forgetPerson('a');
    expect(await store.readRatings('a')).toEqual([]);
  });
});
