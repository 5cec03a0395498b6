// @vitest-environment happy-dom

/** The first screen, in a browser that keeps nothing. */

import { games } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planMatch } from '../match/plan-match.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { sitterOf } from '../match/sitter.ts';
import { BOT, fakeHex } from '../match/testing.ts';
import { locks } from '../page-locks.ts';
import { openStore, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { HomeScreen } from './home-screen.tsx';

// Fetched once, it is there at once.
await Promise.all([
  import('./continue.tsx'),
  import('./kept-matches.tsx'),
  import('./open-file.tsx'),
]);

const page = document.createElement('div');
document.body.append(page);

const settle = (): Promise<void> => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

function click(selector: string): Promise<void> {
  return act(async () => {
    const found = page.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    found.click();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

async function keepMatch(changes: Partial<SavedMatch>): Promise<SavedMatch> {
  const plan = { sitters: [sitterOf('Ada', null), BOT], options: {}, ownDice: false };
  const saved = planMatch(
    games.anno4000,
    catalogue.anno4000.seatNames,
    plan,
    fakeHex(String(changes.key)),
    1,
  );
  const changed = { ...saved, ...changes };
  const store = await openStore();
  await store.add({ saved: changed, log: [] });
  storeChanges.value++;
  return changed;
}

beforeEach(async () => {
  language.value = 'en';
  render(<HomeScreen />, page);
  await settle();
});
afterEach(async () => {
  render(null, page);
  const store = await openStore();
  for (const { key } of (await store.list()).matches) await store.take(key);
});

test.for(['de', 'en'] as const)('offers every game in %s', async (code) => {
  await act(() => {
    language.value = code;
  });
  for (const id of GAME_IDS) {
    expect(page.textContent).toContain(catalogue[id].words[code].title);
    expect(page.querySelector(`a[href="#/play/${id}"]`)).not.toBeNull();
    expect(page.querySelector(`a[href="#/set-up/${id}"]`)).not.toBeNull();
  }
});

test('says that nothing outlives the page, where that is so', () => {
  expect(page.textContent).toContain(webWords.en.notSaved);
});

test('lists what can be gone on with and what can be looked at', async () => {
  await keepMatch({ key: 'aaaaaaaaaaaaaaaa', awaits: [0], entries: 12 });
  const result = { winners: [0], ending: 'x', places: [1, 2] };
  await keepMatch({ key: 'bbbbbbbbbbbbbbbb', result });
  await settle();
  expect(page.textContent).toContain('Ada to move');
  expect(page.textContent).toContain('12 entries');
  expect(page.textContent).toContain('won by Ada');
  expect(page.querySelector('a[href="#/match/aaaaaaaaaaaaaaaa"]')).not.toBeNull();
  expect(page.querySelector('a[href="#/replay/bbbbbbbbbbbbbbbb"]')).not.toBeNull();
});

test('what was deleted can be brought back', async () => {
  const saved = await keepMatch({ key: 'cccccccccccccccc', awaits: [1] });
  await settle();
  await click('.kept button');
  const store = await openStore();
  expect((await store.list()).matches).toEqual([]);
  expect(page.textContent).toContain('Anno 4000 deleted.');
  await click('.toast button');
  expect((await store.list()).matches).toEqual([saved]);
  expect(page.querySelector('.toast')).toBeNull();
});

test('what is played elsewhere is not deleted, and says so', async () => {
  const { key } = await keepMatch({ key: 'dddddddddddddddd', awaits: [1] });
  await settle();
  const release = await locks.hold(key, false, () => undefined);
  await click('.kept button');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('in another window');
  expect(page.querySelector('.toast')).toBeNull();
  const store = await openStore();
  expect((await store.list()).matches).toHaveLength(1);
  release?.();
  await click('.kept button');
  expect((await store.list()).matches).toEqual([]);
  expect(page.querySelector('[role=alert]')?.textContent).toBe('');
});

test('what comes back is what was deleted, and never takes the place of anything', async () => {
  const saved = await keepMatch({ key: 'eeeeeeeeeeeeeeee', awaits: [1] });
  await settle();
  await click('.kept button');
  const store = await openStore();
  const other = { ...saved, entries: 7 };
  await store.add({ saved: other, log: [] });
  await click('.toast button');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('could not be brought back');
  expect((await store.list()).matches).toEqual([other]);
});

test('a file that is no match is explained', async () => {
  const input = page.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no way to open a file');
  const file = new File(['{"format":'], 'holiday.json');
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => page.querySelector('.problem')?.textContent).toContain('holiday.json');
  const text = page.querySelector('.problem')?.textContent ?? '';
  expect(text).toContain('The file breaks off');
  expect(text).toContain(webWords.en.nothingLost);
});
