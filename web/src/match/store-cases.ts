/** What every store of matches must do, for tests: in memory here, in the browser's database in `e2e/store.e2e.ts`. */

import type { Entry } from '@sternwarte/engine';
import type { MatchStore } from './match-store.ts';
import { faultOf, type StoreFault } from './store-fault.ts';
import type { KeptMatch, SavedMatch, Standing } from './saved-match.ts';

/** Answers what is to be compared: what there is, and what there should be. */
type StoreCase = (store: MatchStore) => Promise<readonly [found: unknown, expected: unknown]>;

const KEY = 'aaaaaaaaaaaaaaaa';

function savedAs(key: string, touched = 1): SavedMatch {
  return {
    key,
    match: { id: 'm', game: 'anno4000', version: 1, seats: 2, options: {}, fairness: null },
    sitters: [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', name: null, bot: 'pilot' },
    ],
    names: { de: ['Ada', 'Rot'], en: ['Ada', 'Red'] },
    ownDice: true,
    began: 1,
    touched,
    entries: 0,
    awaits: [0],
    result: null,
  };
}

const entry = (seq: number, by = 0): Entry => ({ seq, at: seq, by, move: { type: 'x' } });
const standing = (entries: number): Standing => ({
  touched: 5,
  entries,
  awaits: [1],
  result: null,
});
const keptAs = (key: string, length: number): KeptMatch => ({
  saved: savedAs(key),
  log: Array.from({ length }, (_unused, seq) => entry(seq)),
});

async function faultIn(work: Promise<unknown>): Promise<StoreFault | 'none'> {
  return work.then(() => 'none' as const, faultOf);
}

export const STORE_CASES: Readonly<Record<string, StoreCase>> = {
  'lists the last one touched first': async (store) => {
    await store.add({ saved: savedAs('older', 1), log: [] });
    await store.add({ saved: savedAs('newer', 2), log: [] });
    const { matches } = await store.list();
    return [matches.map(({ key }) => key), ['newer', 'older']];
  },

  'adds entries at the end, and where the match stands': async (store) => {
    await store.add(keptAs(KEY, 2));
    await store.append(KEY, [entry(2), entry(3)], standing(4));
    const saved = { ...savedAs(KEY), ...standing(4) };
    return [await store.load(KEY), { saved, log: keptAs(KEY, 4).log }];
  },

  'tells entries of one match from those of another': async (store) => {
    await store.add(keptAs(KEY, 2));
    await store.add(keptAs(`${KEY}b`, 3));
    await store.take(KEY);
    const log = await store.load(`${KEY}b`);
    return [
      [await store.load(KEY), log?.log.length],
      [null, 3],
    ];
  },

  'brings back what was taken': async (store) => {
    await store.add(keptAs(KEY, 3));
    const taken = await store.take(KEY);
    const between = await store.load(KEY);
    if (taken !== null) await store.add(taken);
    return [
      [between, await store.load(KEY)],
      [null, keptAs(KEY, 3)],
    ];
  },

  'never puts a match in the place of another': async (store) => {
    await store.add(keptAs(KEY, 3));
    const fault = await faultIn(store.add(keptAs(KEY, 1)));
    return [
      [fault, await store.load(KEY)],
      ['taken', keptAs(KEY, 3)],
    ];
  },

  'says that a match is gone, and does not begin it anew': async (store) => {
    const fault = await faultIn(store.append(KEY, [entry(0)], standing(1)));
    const { matches } = await store.list();
    await store.add(keptAs(KEY, 0));
    return [
      [fault, matches, await store.load(KEY)],
      ['gone', [], keptAs(KEY, 0)],
    ];
  },

  'never overwrites the entries of somebody else': async (store) => {
    await store.add(keptAs(KEY, 3));
    const fault = await faultIn(store.append(KEY, [entry(2, 1), entry(3, 1)], standing(4)));
    return [
      [fault, await store.load(KEY)],
      ['overtaken', keptAs(KEY, 3)],
    ];
  },

  'leaves no gap': async (store) => {
    await store.add(keptAs(KEY, 3));
    const fault = await faultIn(store.append(KEY, [entry(4)], standing(5)));
    return [
      [fault, await store.load(KEY)],
      ['overtaken', keptAs(KEY, 3)],
    ];
  },

  'adds all of several entries or none': async (store) => {
    await store.add(keptAs(KEY, 1));
    const fault = await faultIn(store.append(KEY, [entry(1), entry(1, 1)], standing(3)));
    return [
      [fault, await store.load(KEY)],
      ['overtaken', keptAs(KEY, 1)],
    ];
  },

  'takes the entries of one of two that write at once': async (store) => {
    await store.add(keptAs(KEY, 1));
    const faults = await Promise.all([
      faultIn(store.append(KEY, [entry(1, 0)], standing(2))),
      faultIn(store.append(KEY, [entry(1, 1)], standing(2))),
    ]);
    const kept = await store.load(KEY);
    return [
      [faults, kept?.log[1]],
      [['none', 'overtaken'], entry(1, 0)],
    ];
  },

  'hands out all there is as text': async (store) => {
    await store.add(keptAs(KEY, 2));
    return [JSON.parse(await store.salvage(KEY)), keptAs(KEY, 2)];
  },
};
