import { LANGUAGES } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { boards } from './boards.ts';
import { catalogue, GAME_IDS, isGameId } from './catalogue.ts';
import { experts } from './experts.ts';
import { games } from './index.ts';
import { loadSubject } from './load-subject.ts';
import { loadGame } from './load.ts';
import { texts } from './texts.ts';

test('the catalogue lists every game, and nothing else', () => {
  expect(GAME_IDS).toEqual(Object.keys(games));
  expect(isGameId('chess')).toBe(false);
  expect(isGameId('toString')).toBe(false);
});

test.for(GAME_IDS)('the catalogue says of %s what the game says of itself', (id) => {
  expect(catalogue[id].seats).toEqual(games[id].seats);
  for (const language of LANGUAGES) {
    expect(catalogue[id].words[language].title).toBe(texts[id][language].title);
  }
});

test.for(GAME_IDS)('%s is loaded whole', async (id) => {
  const { game, words, board } = await loadGame[id]();
  expect(game).toBe(games[id]);
  expect(words).toBe(texts[id]);
  expect(board).toBe(await boards[id]());
  expect(await loadSubject[id]()).toEqual({ game, expertise: experts[id] });
});
