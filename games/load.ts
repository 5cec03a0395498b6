/** Each game in parcels, fetched when somebody sits down at it: rules and board, and its words by language, of which the table needs a half. For whoever thinks, see `load-subject.ts`. */

import type { GameBoard } from '@sternwarte/atlas';
import {
  Shelf,
  wordsAt,
  type Game,
  type GameWords,
  type Language,
  type OptionValues,
  type SeatColour,
  type SoundGame,
  type WordsAtTable,
} from '@sternwarte/engine';
import { catalogue, coloursAt } from './catalogue.ts';
import type { GameId } from './index.ts';

interface Loaded<Words extends WordsAtTable> {
  readonly game: Game;
  readonly board: GameBoard;
  /** In the languages that were asked for. */
  readonly words: Readonly<Record<Language, Words>>;
  /** The colours of the seats. */
  readonly colours: readonly SeatColour[];
}

/** What it takes to sit down at a game. */
export type LoadedGame = Loaded<WordsAtTable>;
/** As much of that as a match needs that nobody has moved in. Before the first move is shown, the rest must be there. */
export interface Beginning extends LoadedGame {
  rest(this: void): Promise<void>;
}
/** The same with all words, for what comes before and after a match. */
export type WholeGame = Loaded<GameWords>;
/** The same as for a table with all of the rules, for lessons and puzzles. */
export interface LoadedSoundGame extends LoadedGame {
  readonly game: SoundGame;
}

type ByLanguage<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

interface TableParcels {
  table(): Promise<Pick<LoadedGame, 'game' | 'board'>>;
  /** All of the rules, for whoever reads positions. */
  rules(): Promise<SoundGame>;
  /** What is said and drawn only once somebody has moved, where that is much. It is put in its place when it is there. */
  readonly rest?: Readonly<Record<Language, () => Promise<{ bring(): void }>>>;
}

/** Words come with those of the board; where all of them are many, those of the table come alone, and all for whoever needs more. */
type Parcels =
  | (TableParcels & { readonly words: ByLanguage<GameWords>; readonly allWords?: undefined })
  | (TableParcels & {
      readonly words: ByLanguage<WordsAtTable>;
      readonly allWords: ByLanguage<GameWords>;
    });

const PARCELS: Readonly<Record<GameId, Parcels>> = {
  anno4000: {
    async table() {
      const [{ game }, { board }] = await Promise.all([
        import('./anno4000/rules/game.ts'),
        import('./anno4000/board/index.tsx'),
      ]);
      return { game, board };
    },
    rules: async () => (await import('./anno4000/rules/index.ts')).anno4000,
    words: {
      de: () => import('./anno4000/board/german.ts'),
      en: () => import('./anno4000/board/english.ts'),
    },
  },
  astronuts: {
    async table() {
      const [{ game }, { board }] = await Promise.all([
        import('./astronuts/rules/game.ts'),
        import('./astronuts/board/index.tsx'),
      ]);
      return { game, board };
    },
    rules: async () => (await import('./astronuts/rules/index.ts')).astronuts,
    words: {
      de: () => import('./astronuts/board/german.ts'),
      en: () => import('./astronuts/board/english.ts'),
    },
  },
  starfarers: {
    async table() {
      const [{ game }, { board }] = await Promise.all([
        import('./starfarers/rules/game.ts'),
        import('./starfarers/board/index.tsx'),
      ]);
      return { game, board };
    },
    rules: async () => (await import('./starfarers/rules/index.ts')).starfarers,
    words: {
      de: () => import('./starfarers/board/german.ts'),
      en: () => import('./starfarers/board/english.ts'),
    },
    rest: {
      de: () => import('./starfarers/board/rest-german.ts'),
      en: () => import('./starfarers/board/rest-english.ts'),
    },
    allWords: {
      de: () => import('./starfarers/text/german.ts'),
      en: () => import('./starfarers/text/english.ts'),
    },
  },
};

type Fetch<Words> = (language: Language) => Promise<{ readonly words: Words }>;

/** The words that somebody has asked for, of one game. */
interface Shelved<Words> {
  readonly shelf: Shelf<Words>;
  readonly fetch: Fetch<Words>;
}

const atTables = new Map<GameId, Shelved<WordsAtTable>>();
const whole = new Map<GameId, Shelved<GameWords>>();
/** The language that was last changed to, or is being changed to. */
let wished: Language | null = null;

/** Those that tables were given, by game and language. */
const given = new Map<string, LoadedGame>();

/** A game and what is said at its table in one language; in two when the language is just being changed. */
export async function loadGame(id: GameId, language: Language): Promise<LoadedGame> {
  const loaded = await load(id, language, atTables, (code) => wordsOf(id, code));
  given.set(`${id} ${language}`, loaded);
  return loaded;
}

/** The same at once, if it is here already. */
export function gameAtHand(id: GameId, language: Language): LoadedGame | null {
  return given.get(`${id} ${language}`) ?? null;
}

/** The same for a match that begins, without the rest. */
export async function loadBeginning(id: GameId, language: Language): Promise<Beginning> {
  const { words } = PARCELS[id];
  const first = (code: Language) => words[code]();
  const loaded = await load(id, language, atTables, (code) => wordsOf(id, code), first);
  return { ...loaded, rest: async () => void (await loadGame(id, language)) };
}

/** The words of a table, with the rest. */
async function wordsOf(id: GameId, code: Language): Promise<{ readonly words: WordsAtTable }> {
  const { words, rest } = PARCELS[id];
  const [fetched, rested] = await Promise.all([words[code](), rest?.[code]()]);
  rested?.bring();
  return fetched;
}

/** A game and what is said at its table, on positions that somebody wrote down. */
export async function loadSoundGame(id: GameId, language: Language): Promise<LoadedSoundGame> {
  const [loaded, game] = await Promise.all([loadGame(id, language), loadRules(id)]);
  return { ...loaded, game };
}

export function loadRules(id: GameId): Promise<SoundGame> {
  return PARCELS[id].rules();
}

/** A game and all its words. */
export function loadWholeGame(id: GameId, language: Language): Promise<WholeGame> {
  return load(id, language, whole, async (code) => {
    // The board is drawn before and after matches as well, and its words come with those of the table.
    const [words] = await Promise.all([loadWords(id, code), wordsOf(id, code)]);
    return { words };
  });
}

async function load<Words extends WordsAtTable>(
  id: GameId,
  language: Language,
  all: Map<GameId, Shelved<Words>>,
  fetch: Fetch<Words>,
  /** For now, if less will do. */
  first = fetch,
): Promise<Loaded<Words>> {
  const shelved = all.get(id) ?? { shelf: new Shelf<Words>(), fetch };
  all.set(id, shelved);
  const languages = new Set([language, wished ?? language]);
  const [table] = await Promise.all([
    PARCELS[id].table(),
    ...[...languages].map((code) => fetchWords({ shelf: shelved.shelf, fetch: first }, code)),
  ]);
  return { ...table, words: shelved.shelf, colours: catalogue[id].colours };
}

/** The same for a match with these options: everything is said and drawn in the colours that its seats have chosen. */
export function dressedFor<Words extends WordsAtTable>(
  id: GameId,
  loaded: Loaded<Words>,
  options: OptionValues,
): Loaded<Words> {
  const { game, words } = loaded;
  const made = new Map<Language, Words>();
  const take = (language: Language): Words => {
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
  await Promise.all([
    ...[...atTables.values()].map((shelved) => fetchWords(shelved, language)),
    ...[...whole.values()].map((shelved) => fetchWords(shelved, language)),
  ]);
}

/** All that a game says in one language, for those who look for a word of it. */
export async function loadWords(id: GameId, language: Language): Promise<GameWords> {
  const parcels = PARCELS[id];
  const all = parcels.allWords === undefined ? parcels.words : parcels.allWords;
  return (await all[language]()).words;
}

async function fetchWords<Words>(
  { shelf, fetch }: Shelved<Words>,
  language: Language,
): Promise<void> {
  const { words } = await fetch(language);
  shelf.put(language, words);
}
