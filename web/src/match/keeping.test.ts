/** Keeping matches: in a store, as files, and one tab at a time. */

import { LANGUAGES } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { createLeases, type Notes } from './leases.ts';
import { createKeeper, type Keeper } from './local/keeper.ts';
import { openKept } from './local/open-match.ts';
import { createLocks, type Locks } from './locks.ts';
import { createMemoryStore, type MatchStore } from './match-store.ts';
import { keepImported, recordFileName, writeRecord } from './record-file.ts';
import { readSaved, type KeptMatch, type SavedMatch } from './saved-match.ts';
import { sitterOf } from './sitter.ts';
import { STORE_CASES } from './store-cases.ts';
import { BOT, FakeClock, openTestMatch, PERSON, readText } from './testing.ts';

async function playedMatch(id: GameId, moves = 3): Promise<KeptMatch> {
  const sitters = [sitterOf('Ada', null), BOT, PERSON].slice(0, games[id].seats.max);
  const match = openTestMatch(id, sitters);
  match.controller.run();
  for (let i = 0; i < moves; i++) {
    await match.settle();
    match.controller.admit();
    match.controller.play(match.controller.position.value.moves[0]);
  }
  await match.settle();
  const { standing } = match;
  if (standing === null) throw new Error('nothing was kept');
  return { saved: { ...match.controller.saved, ...standing }, log: match.kept };
}

const loadedGame = (id: GameId) => ({ game: games[id], words: texts[id] });

describe('a store in memory', () => {
  test.for(Object.entries(STORE_CASES))('%s', async ([, run]) => {
    const [found, expected] = await run(createMemoryStore());
    expect(found).toEqual(expected);
  });
});

describe('what is kept of a match', () => {
  const damages: Readonly<Record<string, (saved: SavedMatch) => unknown>> = {
    'is nothing': () => undefined,
    'is no object': () => 'match',
    'lacks its match': ({ match: _match, ...rest }) => rest,
    'lacks its sitters': ({ sitters: _sitters, ...rest }) => rest,
    'has no names': (saved) => ({ ...saved, names: { de: ['Ada'] } }),
    'was touched at no time': (saved) => ({ ...saved, touched: 'yesterday' }),
    'has a result of another kind': (saved) => ({ ...saved, result: { winners: 'Ada' } }),
  };

  test('is read as it was written', async () => {
    const { saved } = await playedMatch('anno4000');
    expect(readSaved(structuredClone(saved))).toEqual(saved);
  });

  test.for(Object.keys(damages))('is known as damaged when it %s', async (how) => {
    const { saved } = await playedMatch('anno4000');
    expect(readSaved(damages[how]?.(saved))).toBeNull();
  });
});

interface TestKeeper {
  readonly keeper: Keeper;
  readonly store: MatchStore;
  readonly clock: FakeClock;
  readonly played: KeptMatch;
  /** What the next writes come to. */
  fate: 'kept' | 'refused' | 'silent';
  /** Whether the entries that were handed over last may be shown. */
  isShown: boolean;
  keep(from: number, to: number): Promise<void>;
  /** How much is kept. */
  length(): Promise<number | undefined>;
}

async function openKeeper(): Promise<TestKeeper> {
  const memory = createMemoryStore();
  const store: MatchStore = {
    ...memory,
    append: (key, entries, standing) => {
      if (opened.fate === 'silent') return new Promise(() => undefined);
      if (opened.fate === 'refused')
        return Promise.reject(new DOMException('', 'QuotaExceededError'));
      return memory.append(key, entries, standing);
    },
  };
  const played = await playedMatch('anno4000', 6);
  const { saved, log } = played;
  await store.add({ saved, log: [] });
  const clock = new FakeClock();
  const keeper = createKeeper(store, { saved, log: [] }, clock, () => undefined);
  const opened: TestKeeper = {
    keeper,
    store,
    clock,
    played,
    fate: 'kept',
    isShown: false,
    async keep(from, to) {
      opened.isShown = false;
      const written = keeper.keep(log.slice(from, to), { ...saved, entries: to });
      void written.then(() => {
        opened.isShown = true;
      });
      await settled();
    },
    length: async () => (await memory.load(saved.key))?.log.length,
  };
  return opened;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a keeper', () => {
  test('writes entries down in order, and then lets them be shown', async () => {
    const kept = await openKeeper();
    await kept.keep(0, 1);
    await kept.keep(1, 3);
    expect([kept.isShown, kept.keeper.fault.value, await kept.length()]).toEqual([true, null, 3]);
  });

  test('says why it fails, shows nothing of it, and keeps it when it is told to try again', async () => {
    const kept = await openKeeper();
    await kept.keep(0, 1);
    kept.fate = 'refused';
    await kept.keep(1, 3);
    expect([kept.isShown, kept.keeper.fault.value, await kept.length()]).toEqual([
      false,
      'full',
      1,
    ]);
    expect(kept.keeper.snapshot().log).toHaveLength(3);
    kept.keeper.retry();
    await settled();
    expect(kept.isShown).toBe(false);
    kept.fate = 'kept';
    kept.keeper.retry();
    await settled();
    expect([kept.isShown, kept.keeper.fault.value, await kept.length()]).toEqual([true, null, 3]);
  });

  test('goes on without keeping when somebody wants to, and makes good for it when it can', async () => {
    const kept = await openKeeper();
    kept.fate = 'refused';
    await kept.keep(0, 1);
    expect(kept.isShown).toBe(false);
    kept.keeper.goOn();
    await settled();
    expect([kept.isShown, kept.keeper.goesOn.value]).toEqual([true, true]);
    await kept.keep(1, 2);
    expect([kept.isShown, kept.keeper.fault.value, await kept.length()]).toEqual([true, 'full', 0]);
    kept.fate = 'kept';
    await kept.keep(2, 3);
    expect([kept.keeper.fault.value, kept.keeper.goesOn.value, await kept.length()]).toEqual([
      null,
      false,
      3,
    ]);
  });

  test('does not wait for ever', async () => {
    const kept = await openKeeper();
    kept.fate = 'silent';
    await kept.keep(0, 1);
    expect(kept.keeper.fault.value).toBeNull();
    kept.clock.pass(10_000);
    expect([kept.isShown, kept.keeper.fault.value]).toEqual([false, 'silent']);
    kept.keeper.goOn();
    await settled();
    expect(kept.isShown).toBe(true);
  });

  test('says so when the match was deleted, and takes it up again when it is back', async () => {
    const kept = await openKeeper();
    const taken = await kept.store.take(kept.played.saved.key);
    await kept.keep(0, 2);
    expect([kept.isShown, kept.keeper.fault.value]).toEqual([false, 'gone']);
    expect((await kept.store.list()).matches).toEqual([]);
    if (taken !== null) await kept.store.add(taken);
    kept.keeper.retry();
    await settled();
    expect([kept.isShown, await kept.length()]).toEqual([true, 2]);
  });

  test('never writes over what somebody else has written', async () => {
    const kept = await openKeeper();
    const { saved, log } = kept.played;
    await kept.store.append(saved.key, log.slice(0, 2), saved);
    await kept.keep(0, 1);
    expect([kept.isShown, kept.keeper.fault.value]).toEqual([false, 'overtaken']);
    kept.keeper.retry();
    await settled();
    expect([kept.isShown, await kept.length()]).toEqual([false, 2]);
  });
});

describe.for(GAME_IDS)('a file of %s', (id) => {
  test.for(LANGUAGES)('is read back as it was written in %s', async (language) => {
    const kept = await playedMatch(id);
    const text = writeRecord(kept.saved, kept.log, loadedGame(id), language);
    expect(recordFileName(kept.saved)).toMatch(/^[a-z0-9]+-\d{4}-\d\d-\d\d\.swm\.json$/);
    const read = await readText(text);
    if (!read.ok) throw new Error('it was not read');
    const { sheet, log } = read.read;
    expect(log).toEqual(kept.log);
    expect(sheet).toMatchObject({
      match: kept.saved.match,
      sitters: kept.saved.sitters,
      names: kept.saved.names,
      awaits: kept.saved.awaits,
      entries: kept.log.length,
    });
    const opened = openKept({ saved: { ...sheet, key: 'x' }, log }, games[id], texts[id]);
    expect(opened.ok).toBe(true);
  });
});

test.for([0, -5, 8.64e15, 8.64e15 + 1, Number.MAX_SAFE_INTEGER])(
  'a match that began at %d has a name for its file',
  async (began) => {
    const { saved } = await playedMatch('anno4000', 0);
    expect(recordFileName({ ...saved, began })).toMatch(/^anno4000(-[+-]?\d+-\d\d)?.*\.swm\.json$/);
  },
);

test('no clock is before 1970', () => {
  vi.spyOn(Date, 'now').mockReturnValue(-86_400_000);
  expect(systemClock.now()).toBe(0);
  vi.restoreAllMocks();
});

describe('a file that is none of ours', () => {
  const damaged: Readonly<Record<string, (text: string) => string>> = {
    'is empty': () => '',
    'is a picture': () => '\u0089PNG\r\n',
    'is other JSON': () => '{"name": "sternwarte"}',
    'breaks off': (text) => text.slice(0, text.length / 2),
    'is of a game nobody knows': (text) => text.replace('"anno4000"', '"chess"'),
    'is of rules to come': (text) => text.replace(/"version": \d+/, '"version": 99'),
    'lacks an entry': (text) => text.replace(/\n {4}\{"seq":1,.*\n/, '\n'),
    'has an illegal move': (text) =>
      text.replace(/"move":\{"type":"[a-zA-Z]+"/, '"move":{"type":"cheat"'),
  };

  test.for(Object.keys(damaged))(
    '%s: says so in every language, and nothing is lost',
    async (how) => {
      const kept = await playedMatch('anno4000');
      const whole = writeRecord(kept.saved, kept.log, loadedGame('anno4000'), 'en');
      const text = damaged[how]?.(whole) ?? '';
      expect(text).not.toBe(whole);
      const read = await readText(text);
      if (read.ok || read.brokenLink) throw new Error('it was read');
      for (const language of LANGUAGES) expect(read.why(language)).toMatch(/\w{3}.*\.$/s);
      expect(read.why('de')).not.toBe(read.why('en'));
    },
  );
});

describe('an imported match', () => {
  test('is kept once, and beside what it differs from', async () => {
    const store = createMemoryStore();
    const whole = await playedMatch('anno4000');
    await store.add(whole);
    const shorter = { saved: { ...whole.saved, key: 'a' }, log: whole.log.slice(0, -1) };
    expect(await keepImported(store, shorter)).toBe(whole.saved.key);
    const last = whole.log.at(-1);
    if (last === undefined) throw new Error('no log');
    const other = {
      saved: { ...whole.saved, key: 'b' },
      log: [...whole.log, { ...last, seq: last.seq + 1 }],
    };
    expect(await keepImported(store, other)).toBe('b');
    expect(await store.load(whole.saved.key)).toEqual(whole);
  });
});

describe('opening what is kept', () => {
  test('goes on where it stood', async () => {
    const kept = await playedMatch('starfarers', 6);
    const opened = openKept(kept, games.starfarers, texts.starfarers);
    if (!opened.ok) throw new Error(opened.damage.key);
    expect(opened.match.table.match.log).toEqual(kept.log);
    expect(opened.match.table.standing(kept.saved.touched)).toEqual({
      touched: kept.saved.touched,
      entries: kept.saved.entries,
      awaits: kept.saved.awaits,
      result: null,
    });
  });

  test('says what is wrong with a log that does not fit', async () => {
    const { saved, log } = await playedMatch('anno4000');
    const gap = openKept({ saved, log: log.slice(1) }, games.anno4000, texts.anno4000);
    expect(gap).toMatchObject({ ok: false, damage: { key: 'sequence' } });
    const old = { ...saved, match: { ...saved.match, version: 0 } };
    const outdated = openKept({ saved: old, log }, games.anno4000, texts.anno4000);
    expect(outdated).toMatchObject({ ok: false, damage: { key: 'unknownVersion' } });
  });
});

describe('locks', () => {
  const nobody = { hold: () => Promise.resolve(null) };

  test.for([undefined, null])('are leases where the browser has %s', async (manager) => {
    expect(createLocks(manager, nobody)).toBe(nobody);
  });

  test('are leases where the browser refuses them', async () => {
    const refusing = {
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
      query: () => Promise.resolve({}),
    };
    let lost = 0;
    expect(await createLocks(refusing, nobody).hold('m', false, () => void lost++)).toBeNull();
    expect(lost).toBe(0);
  });
});

/** Tabs that share notes, as those of one browser do. */
function openTabs() {
  const written = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const leaving = new Map<string, () => void>();
  const clock = new FakeClock();
  let owners = 0;
  const openTab = (tab: string): Locks => {
    const own = new Set<() => void>();
    listeners.set(tab, own);
    const notes: Notes = {
      read: (name) => written.get(name) ?? null,
      write: (name, text) => {
        if (text === null) written.delete(name);
        else written.set(name, text);
        for (const [other, all] of listeners) {
          if (other !== tab) for (const listener of all) listener();
        }
      },
      onChange: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
      onLeave: (listener) => {
        leaving.set(tab, listener);
        return () => leaving.delete(tab);
      },
    };
    return createLeases(notes, clock, () => `${tab} ${owners++}`);
  };
  return { openTab, clock, written, leave: (tab: string) => leaving.get(tab)?.() };
}

describe.each([
  // Node has the same locks as browsers, from version 24 on.
  { kind: 'the browser', open: () => createLocks(navigator.locks, openTabs().openTab('a')) },
  { kind: 'leases', open: () => openTabs().openTab('a') },
])('locks of $kind', ({ open }) => {
  test('are held by one tab, until it lets go or another takes over', async () => {
    const locks = open();
    let lost = 0;
    const onLost = (): void => void lost++;
    const first = await locks.hold('m', false, onLost);
    expect(first).not.toBeNull();
    expect(await locks.hold('m', false, onLost)).toBeNull();
    first?.();
    await settled();
    const second = await locks.hold('m', false, onLost);
    expect(second).not.toBeNull();
    expect(await locks.hold('other', false, onLost)).not.toBeNull();
    second?.();
    expect(lost).toBe(0);
  });
});

test('a lock of the browser that is stolen is lost', async () => {
  const locks = createLocks(navigator.locks, openTabs().openTab('a'));
  let lost = 0;
  await locks.hold('stolen', false, () => void lost++);
  const thief = await locks.hold('stolen', true, () => void lost++);
  await settled();
  expect([thief === null, lost]).toEqual([false, 1]);
  thief?.();
});

describe('a lease', () => {
  test('is known in every tab, and whoever loses it hears of it at once', async () => {
    const { openTab } = openTabs();
    const [a, b] = [openTab('a'), openTab('b')];
    let lost = 0;
    const release = await a.hold('m', false, () => void lost++);
    expect(await b.hold('m', false, () => undefined)).toBeNull();
    const stolen = await b.hold('m', true, () => undefined);
    expect(lost).toBe(1);
    // It has nothing to give back any more.
    release?.();
    expect(await a.hold('m', false, () => undefined)).toBeNull();
    stolen?.();
    expect(await a.hold('m', false, () => undefined)).not.toBeNull();
  });

  test('ends with the page, and is there again for whoever comes back to it', async () => {
    const { openTab, clock, leave } = openTabs();
    const [a, b] = [openTab('a'), openTab('b')];
    await a.hold('m', false, () => undefined);
    leave('a');
    clock.pass(30_000);
    expect(await b.hold('m', false, () => undefined)).toBeNull();
    leave('a');
    expect(await b.hold('m', false, () => undefined)).not.toBeNull();
  });

  test('is renewed as long as somebody plays, and ends some time after a tab has died', async () => {
    const { openTab, clock, written } = openTabs();
    const [a, b] = [openTab('a'), openTab('b')];
    let lost = 0;
    await a.hold('m', false, () => void lost++);
    for (let i = 0; i < 20; i++) {
      clock.pass(30_000);
      expect(await b.hold('m', false, () => undefined)).toBeNull();
    }
    expect(lost).toBe(0);
    const dead = { owner: 'nobody', at: clock.now() };
    written.set('sternwarte.lease.n', JSON.stringify(dead));
    expect(await b.hold('n', false, () => undefined)).toBeNull();
    clock.pass(120_000);
    expect(await b.hold('n', false, () => undefined)).not.toBeNull();
  });

  test.for(['', '{', 'null', '7', '{"owner":1,"at":0}', '{"owner":"x"}'])(
    'is not held by %s',
    async (note) => {
      const { openTab, written } = openTabs();
      written.set('sternwarte.lease.m', note);
      expect(await openTab('a').hold('m', false, () => undefined)).not.toBeNull();
    },
  );
});
