/** Each game in parcels, fetched when somebody sits down at it: rules and board, and its words by language. For whoever thinks, see `load-subject.ts`. */

import type { GameBoard } from '@sternwarte/atlas';
import {
  Shelf,
  wordsAt,
  type Game,
  type GameWords,
  type Language,
  type OptionValues,
  type SeatColour,
} from '@sternwarte/engine';
import { catalogue, coloursAt } from './catalogue.ts';
import type { GameId } from './index.ts';

/** What it takes to sit down at a game. */
export interface LoadedGame {
  readonly game: Game;
  readonly board: GameBoard;
  /** In the languages that were asked for. */
  readonly words: Readonly<Record<Language, GameWords>>;
  /** The colours of the seats. */
  readonly colours: readonly SeatColour[];
}

interface Parcels {
  table(): Promise<Pick<LoadedGame, 'game' | 'board'>>;
  /** These bring the words of the board along. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: GameWords }>>>;
}

const PARCELS: Readonly<Record<GameId, Parcels>> = {
  anno4000: {
    async table() {
      const [{ anno4000 }, { board }] = await Promise.all([
        import('./anno4000/rules/index.ts'),
        import('./anno4000/board/index.tsx'),
      ]);
      return { game: anno4000, board };
    },
    words: {
      de: () => import('./anno4000/board/german.ts'),
      en: () => import('./anno4000/board/english.ts'),
    },
  },
  astronuts: {
    async table() {
      const [{ astronuts }, { board }] = await Promise.all([
        import('./astronuts/rules/index.ts'),
        import('./astronuts/board/index.tsx'),
      ]);
      return { game: astronuts, board };
    },
    words: {
      de: () => import('./astronuts/board/german.ts'),
      en: () => import('./astronuts/board/english.ts'),
    },
  },
  starfarers: {
    async table() {
      const [{ starfarers }, { board }] = await Promise.all([
        import('./starfarers/rules/index.ts'),
        import('./starfarers/board/index.tsx'),
      ]);
      return { game: starfarers, board };
    },
    words: {
      de: () => import('./starfarers/board/german.ts'),
      en: () => import('./starfarers/board/english.ts'),
    },
  },
};

/** The words of the games that somebody has asked for. */
const shelves = new Map<GameId, Shelf<GameWords>>();
/** The language that was last changed to, or is being changed to. */
let wished: Language | null = null;

/** A game and its words in one language; in two when the language is just being changed. */
export async function loadGame(id: GameId, language: Language): Promise<LoadedGame> {
  const words = shelves.get(id) ?? new Shelf<GameWords>();
  shelves.set(id, words);
  const languages = new Set([language, wished ?? language]);
  const [table] = await Promise.all([
    PARCELS[id].table(),
    ...[...languages].map((code) => fetchWords(id, words, code)),
  ]);
  return { ...table, words, colours: catalogue[id].colours };
}

/** The same for a match with these options: everything is said and drawn in the colours that its seats have chosen. */
export function dressedFor(id: GameId, loaded: LoadedGame, options: OptionValues): LoadedGame {
  const { game, words } = loaded;
  const made = new Map<Language, GameWords>();
  const take = (language: Language): GameWords => {
    const dressed = made.get(language) ?? wordsAt(game, words[language], options);
    made.set(language, dressed);
    return dressed;
  };
  // A language that is fetched later is dressed when it is asked for.
  const dressed = {
    get de() {
      return take('de');
    },
    get en() {
      return take('en');
    },
  };
  return { ...loaded, words: dressed, colours: coloursAt(id, options) };
}

/** Fetches the words of all games that are in use. When it is done, everything on the screen can be said in the language. */
export async function loadLanguage(language: Language): Promise<void> {
  wished = language;
  await Promise.all([...shelves].map(([id, words]) => fetchWords(id, words, language)));
}

/** All that a game says in one language, for those who look for a word of it; what is shown comes with `loadGame`. */
export async function loadWords(id: GameId, language: Language): Promise<GameWords> {
  return (await PARCELS[id].words[language]()).words;
}

async function fetchWords(id: GameId, shelf: Shelf<GameWords>, language: Language): Promise<void> {
  const { words } = await PARCELS[id].words[language]();
  shelf.put(language, words);
}
