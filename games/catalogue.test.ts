import { LANGUAGES } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { catalogue, GAME_IDS, isGameId } from './catalogue.ts';
import { experts } from './experts.ts';
import { games } from './index.ts';
import { loadSubject } from './load-subject.ts';
import { loadGame, loadLanguage } from './load.ts';
import { texts } from './texts.ts';

test('the catalogue lists every game, and nothing else', () => {
  expect(GAME_IDS).toEqual(Object.keys(games));
  expect(isGameId('chess')).toBe(false);
  expect(isGameId('toString')).toBe(false);
});

test.for(GAME_IDS)('the catalogue says of %s what the game says of itself', (id) => {
  expect(catalogue[id].seats).toEqual(games[id].seats);
  for (const language of LANGUAGES) {
    const words = texts[id][language];
    expect(catalogue[id].words[language].title).toBe(words.title);
    const seats = Array.from({ length: games[id].seats.max }, (_, seat) => words.seatName(seat));
    expect(catalogue[id].seatNames[language]).toEqual(seats);
  }
});

test.for(GAME_IDS)('%s is loaded whole', async (id) => {
  const { game, words, board } = await loadGame(id, 'de');
  expect(game).toBe(games[id]);
  expect(words.de.help).toEqual(texts[id].de.help);
  expect(board.noSelection()).toBeDefined();
  expect(await loadSubject[id]()).toEqual({ game, expertise: experts[id] });
});

test('one language is fetched, and the other for all games in use when it is asked for', async () => {
  const { words } = await loadGame('anno4000', 'de');
  const { words: others } = await loadGame('starfarers', 'de');
  expect(words.de.title).toBe('Anno 4000');
  expect(() => words.en).toThrow('en');
  await loadLanguage('en');
  expect(words.en.help).toEqual(texts.anno4000.en.help);
  expect(others.en.help).toEqual(texts.starfarers.en.help);
});

test('a game that is fetched while the language changes comes in both', async () => {
  const changing = loadLanguage('en');
  const { words } = await loadGame('astronuts', 'de');
  await changing;
  expect(words.de.title).toBe(words.en.title);
});
