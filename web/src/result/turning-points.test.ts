// @vitest-environment happy-dom

import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { sayStep } from '../match/story.ts';
import { filmOf, playedMatch } from '../replay/testing.ts';
import { sayQuietMove, storyFor } from './turning-points.tsx';

/** German says "du" with forms of its own, of which all end like these. */
const ADDRESSED = /^Du \S*(?:st|ßt|zt)(?=[ .,:])/;

/** What is said to the first player of what he did, in a match that was played. */
function ownDeeds(id: GameId): readonly string[] {
  const kept = playedMatch(id);
  const film = filmOf(kept, id);
  const story = storyFor({ film, sheet: kept.saved, words: texts[id] }, 0);
  const to = { reader: 0, names: kept.saved.names.de };
  return story
    .map((step) => sayStep(step, to, 'de'))
    .filter((sentence) => sentence.startsWith('Du '));
}

test.each(GAME_IDS)('whoever is addressed in %s is addressed in the whole sentence', (id) => {
  expect(ownDeeds(id).filter((sentence) => !ADDRESSED.test(sentence))).toEqual([]);
});

test('what somebody did is told to him as his own deed', () => {
  expect(ownDeeds('anno4000').length).toBeGreaterThan(0);
});

test.each(GAME_IDS)('a move of %s that has no line, or ends the turn, is told as itself', (id) => {
  const kept = playedMatch(id);
  const film = filmOf(kept, id);
  const { steps, game } = film.course;
  const story = storyFor({ film, sheet: kept.saved, words: texts[id] }, 0);
  const to = { reader: 0, names: kept.saved.names.en };
  const said = steps.map((_, i) =>
    sayQuietMove({ film, words: texts[id] }, story, i + 1, to, 'en'),
  );
  const ends = steps.map((step) => 'move' in step && step.move.type === game.turnEnd);
  const quiet = steps.map((step, i) => {
    const told = story[i];
    return 'move' in step && (told === undefined || sayStep(told, to, 'en') === '');
  });
  // Not every game has turns that are ended.
  expect(ends.includes(true)).toBe(game.turnEnd !== undefined);
  const isTold = said.map((line) => line !== null && line !== '');
  expect(isTold).toEqual(steps.map((_, i) => ends[i] === true || quiet[i] === true));
});
