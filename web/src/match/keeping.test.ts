/** Keeping matches: in a store, as files, and one tab at a time. */

import { LANGUAGES, type Entry } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { describe, expect, test } from 'vitest';
import { createKeeper } from './local/keeper.ts';
import { openKept } from './local/open-match.ts';
import { createLocks } from './locks.ts';
import { createMemoryStore, type MatchStore } from './match-store.ts';
import { keepImported, readRecordFile, recordFileName, writeRecord } from './record-file.ts';
import type { KeptMatch } from './saved-match.ts';
import { sitterOf } from './sitter.ts';
import { BOT, openTestMatch, PERSON } from './testing.ts';

async function playedMatch(id: GameId, moves = 3): Promise<KeptMatch> {
  const match = openTestMatch(id, [sitterOf('Ada', null), BOT, PERSON]);
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
const load = (id: GameId) => Promise.resolve(loadedGame(id));

describe('a store', () => {
  test('lists, loads, takes and brings back', async () => {
    const store = createMemoryStore();
    const older = await playedMatch('anno4000');
    const newer = {
      ...older,
      saved: { ...older.saved, key: 'newer', touched: older.saved.touched + 1 },
    };
    await store.put(older);
    await store.put(newer);
    expect((await store.list()).map(({ key }) => key)).toEqual(['newer', older.saved.key]);
    const taken = await store.take('newer');
    expect(taken).toEqual(newer);
    expect(await store.load('newer')).toBeNull();
    if (taken !== null) await store.put(taken);
    expect(await store.load('newer')).toEqual(newer);
  });

  test('does not continue what was deleted', async () => {
    const store = createMemoryStore();
    const { saved, log } = await playedMatch('anno4000');
    await store.append(saved.key, log, saved);
    expect(await store.list()).toEqual([]);
  });
});

describe('a keeper', () => {
  test('writes entries down in order', async () => {
    const store = createMemoryStore();
    const { saved, log } = await playedMatch('anno4000');
    await store.put({ saved, log: [] });
    const keeper = createKeeper(store, { saved, log: [] }, () => undefined);
    for (const entry of log) keeper.keep([entry], { ...saved, entries: entry.seq + 1 });
    await keeper.settled();
    expect(keeper.failed.value).toBe(false);
    expect((await store.load(saved.key))?.log).toEqual(log);
  });

  test('says when it fails, loses nothing, and makes good for it', async () => {
    const memory = createMemoryStore();
    let isFull = false;
    const store: MatchStore = {
      ...memory,
      append: (key, entries, standing) =>
        isFull ? Promise.reject(new Error('full')) : memory.append(key, entries, standing),
    };
    const { saved, log } = await playedMatch('anno4000');
    await store.put({ saved, log: [] });
    const keeper = createKeeper(store, { saved, log: [] }, () => undefined);
    const [first, second, ...others] = log;
    const keep = async (entries: readonly (Entry | undefined)[]): Promise<void> => {
      keeper.keep(
        entries.filter((entry) => entry !== undefined),
        saved,
      );
      await keeper.settled();
    };
    await keep([first]);
    isFull = true;
    await keep([second]);
    expect(keeper.failed.value).toBe(true);
    expect(keeper.snapshot().log).toEqual([first, second]);
    isFull = false;
    await keep(others);
    expect(keeper.failed.value).toBe(false);
    expect((await store.load(saved.key))?.log).toEqual(log);
  });
});

describe.for(GAME_IDS)('a file of %s', (id) => {
  test.for(LANGUAGES)('is read back as it was written in %s', async (language) => {
    const kept = await playedMatch(id);
    const text = writeRecord(kept.saved, kept.log, loadedGame(id), language);
    expect(recordFileName(kept.saved)).toMatch(/^[a-z0-9]+-\d{4}-\d\d-\d\d\.swm\.json$/);
    const read = await readRecordFile(text, load, 5);
    if (!read.ok) throw new Error(read.why('en'));
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
      const read = await readRecordFile(text, load, 5);
      if (read.ok) throw new Error('it was read');
      for (const language of LANGUAGES) expect(read.why(language)).toMatch(/\w{3}.*\.$/s);
      expect(read.why('de')).not.toBe(read.why('en'));
    },
  );
});

describe('an imported match', () => {
  test('is kept once, and beside what it differs from', async () => {
    const store = createMemoryStore();
    const whole = await playedMatch('anno4000');
    await store.put(whole);
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
  test('are free where the browser has none', async () => {
    const release = await createLocks(undefined).hold('m', false, () => undefined);
    expect(release).not.toBeNull();
    release?.();
  });

  test('are free where the browser refuses them', async () => {
    const refusing = {
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
      query: () => Promise.resolve({}),
    };
    let lost = 0;
    const release = await createLocks(refusing).hold('m', false, () => void lost++);
    expect(release).not.toBeNull();
    expect(lost).toBe(0);
  });

  test('are held by one tab, until it lets go or another takes over', async () => {
    const { navigator } = globalThis;
    // Node has the same locks as browsers, from version 24 on.
    const locks = createLocks(navigator.locks);
    let lost = 0;
    const onLost = (): void => void lost++;
    const first = await locks.hold('m', false, onLost);
    expect(first).not.toBeNull();
    expect(await locks.hold('m', false, onLost)).toBeNull();
    const thief = await locks.hold('m', true, onLost);
    expect(thief).not.toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lost).toBe(1);
    thief?.();
    await new Promise((resolve) => setImmediate(resolve));
    const next = await locks.hold('m', false, onLost);
    expect(next).not.toBeNull();
    next?.();
  });
});
