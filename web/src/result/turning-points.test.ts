// @vitest-environment happy-dom

import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { sayStep } from '../match/story.ts';
import { filmOf, playedMatch } from '../replay/testing.ts';
import { storyFor } from './turning-points.tsx';

/** German says "du" with forms of its own, of which all end like these. */
const ADDRESSED = /^Du \S*(?:st|ßt|zt)(?=[ .,:])/;

test.each(GAME_IDS)('what somebody did in %s is told to him as his own deed', (id) => {
  const kept = playedMatch(id);
  const film = filmOf(kept, id);
  const story = storyFor({ film, sheet: kept.saved, words: texts[id] }, 0);
  const to = { reader: 0, names: kept.saved.names.de };
  const own = story
    .map((step) => sayStep(step, to, 'de'))
    .filter((sentence) => sentence.startsWith('Du '));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((sentence) => !ADDRESSED.test(sentence))).toEqual([]);
});
