// @vitest-environment happy-dom

/** Each game in thirty seconds: three cards, in all languages, short enough to be read. */

import { LANGUAGES, type Tagged } from '@sternwarte/engine';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { loadFirstLook, loadSpirit } from './first-looks.ts';
import { games } from './index.ts';

/** Somebody reads about four words a second. */
const WORDS_IN_THIRTY_SECONDS = 140;

test.for(GAME_IDS)('%s says what it is about', async (id) => {
  const cards = await loadFirstLook(id);
  expect(cards).toHaveLength(3);
  for (const language of LANGUAGES) {
    const said = cards.map(({ title, text }) => `${title[language]} ${text[language]}`).join(' ');
    expect(said.split(/\s+/u).length).toBeLessThan(WORDS_IN_THIRTY_SECONDS);
    expect(new Set(cards.map(({ title }) => title[language])).size).toBe(3);
  }
});

test.for(GAME_IDS)('%s draws it as well', async (id) => {
  const place = document.createElement('div');
  for (const { Picture } of await loadFirstLook(id)) {
    render(<Picture />, place);
    const picture = place.querySelector('svg');
    expect(picture?.getAttribute('viewBox')).toBe('0 0 300 190');
    // The words say it all; the picture is for the eye alone.
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
    expect(picture?.querySelectorAll('path, circle').length).toBeGreaterThan(3);
  }
});

test('Anno 4000: in the spirit of the cards is what leaves the home star guarded', async () => {
  const suits = await loadSpirit('anno4000');
  const state = games.anno4000.setup({ seats: 2, options: {} });
  games.anno4000.apply(state, { by: 'table', chance: { type: 'home', star: 'regulus' } });
  games.anno4000.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
  const start = (ships: number) =>
    suits(state, { type: 'start', star: 'regulus', ships } as Tagged);
  expect([4, 10, 11, 14].map(start)).toEqual([true, true, false, false]);
  expect(suits(state, { type: 'endTurn' })).toBe(true);
});

test('AstroNuts: in the spirit of the cards are the bets that they name', async () => {
  const suits = await loadSpirit('astronuts');
  const bet = (count: number) => suits(null, { type: 'declare', count } as Tagged);
  expect([1, 2, 3, 4, 5, 6].filter(bet)).toEqual([4, 5]);
  expect(suits(null, { type: 'endTurn' })).toBe(true);
  const said = (await loadFirstLook('astronuts')).map(({ text }) => text.en).join(' ');
  expect(said).toContain('Say 4 or 5.');
});

test('Starfarers: the cards speak of no move', async () => {
  expect((await loadSpirit('starfarers'))(null, { type: 'endTurn' })).toBe(true);
});
