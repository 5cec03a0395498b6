import {
  createRandom,
  equalPlain,
  LANGUAGES,
  makeOrder,
  pick,
  pickWeighted,
  wordsAt,
  type Game,
  type GameWords,
  type Language,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { catalogue, coloursAt, GAME_IDS, isGameId, seatNamesAt } from './catalogue.ts';
import { experts } from './experts.ts';
import { games, type GameId } from './index.ts';
import { loadHelp } from './load-guide.ts';
import { loadSubject } from './load-subject.ts';
import { dressedFor, loadGame, loadLanguage, loadRules, loadWholeGame } from './load.ts';
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

test.for(GAME_IDS)('%s is loaded whole, its rules when somebody asks for them', async (id) => {
  const { game, words, board } = await loadWholeGame(id, 'de');
  const rules = await loadRules(id);
  expect(rules).toBe(games[id]);
  expect(rules).toMatchObject(game);
  expect(await loadHelp(id, 'de', words.de)).toEqual(texts[id].de.help);
  expect(board.noSelection()).toBeDefined();
  expect(await loadSubject[id]()).toEqual({ game, expertise: experts[id] });
});

test('one language is fetched, and the other for all games in use when it is asked for', async () => {
  const { words } = await loadGame('anno4000', 'de');
  const { words: others } = await loadGame('starfarers', 'de');
  expect(words.de.title).toBe('Anno 4000');
  expect(() => words.en).toThrow('en');
  await loadLanguage('en');
  expect(words.en.terms).toEqual(texts.anno4000.en.terms);
  expect(others.en.terms).toEqual(texts.starfarers.en.terms);
});

test('a game that is fetched while the language changes comes in both', async () => {
  const changing = loadLanguage('en');
  const { words } = await loadGame('astronuts', 'de');
  await changing;
  expect(words.de.title).toBe(words.en.title);
});

const coloured = GAME_IDS.filter((id) => {
  const { seatColours }: Game = games[id];
  return seatColours !== undefined;
});

test.for(GAME_IDS)('the colours of %s can be chosen if the game says so', (id) => {
  expect('colours' in games[id].options).toBe(coloured.includes(id));
});

const inOtherColours = (id: GameId) => ({ colours: makeOrder(catalogue[id].colours.toReversed()) });

/** The moves of a random match in other colours, as they are typed: those that are not understood, and those that read otherwise than usual. */
function typeInColours(id: GameId, language: Language) {
  const game: Game = games[id];
  const options = inOtherColours(id);
  const plain: GameWords = texts[id][language];
  const words = wordsAt(game, plain, options);
  const random = createRandom(`colours ${id}`);
  const state = game.setup({ seats: game.seats.max, options });
  const unread: string[] = [];
  const renamed: string[] = [];
  for (let actions = 0; actions < 1500; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    const seat = pick(pending.seats, random);
    const moves = game.moves(state, seat);
    const resigning = (type: string): boolean => type === 'resign' && moves.length > 1;
    const move = pick(
      moves.filter(({ type }) => !resigning(type)),
      random,
    );
    const typed = words.makeMove(move);
    if (!equalPlain(words.parseMove(typed), move)) unread.push(typed);
    if (typed !== plain.makeMove(move)) renamed.push(typed);
    game.apply(state, { by: seat, move });
  }
  return { unread, renamed };
}

describe.for(coloured)('%s in other colours', (id) => {
  const game: Game = games[id];
  const chosen = catalogue[id].colours.toReversed();
  const options = inOtherColours(id);

  test('has the colours that the catalogue says', () => {
    expect(game.seatColours).toBe('colours');
    expect(game.options['colours']).toMatchObject({ kind: 'order', items: catalogue[id].colours });
    expect(coloursAt(id, {})).toEqual(catalogue[id].colours);
    expect(coloursAt(id, { colours: 'nonsense' })).toEqual(catalogue[id].colours);
    expect(coloursAt(id, options)).toEqual(chosen);
  });

  test.for(LANGUAGES)('calls its seats after them: %s', async (language) => {
    const dressed = dressedFor(id, await loadGame(id, language), options);
    expect(dressed.colours).toEqual(chosen);
    const words = dressed.words[language];
    expect(dressed.words[language]).toBe(words);
    const names = chosen.map((_colour, seat) => words.seatName(seat));
    expect(names).toEqual(catalogue[id].seatNames[language].toReversed());
    expect(seatNamesAt(id, options)[language]).toEqual(names);
  });

  test.for(LANGUAGES)('writes and reads its moves all the same: %s', (language) => {
    expect(typeInColours(id, language).unread).toEqual([]);
  });
});

test.for(['astronuts', 'starfarers'] as const)(
  'moves of %s name other players by the colours that they have chosen',
  (id) => {
    for (const language of LANGUAGES) {
      expect(typeInColours(id, language).renamed.length).toBeGreaterThan(0);
    }
  },
);
