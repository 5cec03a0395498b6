// @vitest-environment happy-dom

import { loadWholeGame } from '@sternwarte/games/load';
import { expect, test } from 'vitest';
import { language } from './settings.ts';
import { speak } from './speak.ts';

test('the language changes when the words are there, and not before', async () => {
  language.value = 'de';
  const { words } = await loadWholeGame('anno4000', 'de');
  const seen: string[] = [];
  const stop = language.subscribe((code) => {
    // Throws where the words of the language were not fetched.
    seen.push(words[code].tagline);
  });
  const changing = speak('en');
  expect(language.value).toBe('de');
  await changing;
  expect(language.value).toBe('en');
  expect(seen).toEqual([words.de.tagline, words.en.tagline]);
  stop();
});

test('of two wishes the last one counts', async () => {
  language.value = 'en';
  await Promise.all([speak('de'), speak('en')]);
  expect(language.value).toBe('en');
});
