// @vitest-environment happy-dom

/** Each game in thirty seconds: three cards, in all languages, short enough to be read. */

import { LANGUAGES } from '@sternwarte/engine';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { loadFirstLook } from './first-looks.ts';

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
