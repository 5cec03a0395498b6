/**
 * What travels together. Without this every module that two places need becomes a parcel of its own, and sitting down at a game takes
 * fifty requests. Whoever sits down needs the engine, the table, and of his game the rules, the board and the words of his language; bots
 * beside the page need the engine and the rules alone.
 */

import { GAME_IDS } from '@sternwarte/games/catalogue';

/** The first page needs these of what is listed below; they stay where it is. */
const FIRST_PAGE = [
  'engine/expertise',
  'engine/order',
  'engine/words',
  'engine/tidy-text',
  'atlas/seat-colours',
  'atlas/seats',
  'atlas/atlas.css',
  'atlas/tokens.css',
  'web/src/match/clock',
  'web/src/match/match-store',
];
/** Behind buttons, fetched when somebody presses them. */
const LATER = [
  'fairness-dialog',
  'help-dialog',
  'own-dice',
  'resign-dialog',
  'search-words',
  'still-board',
  'text-commands',
  'text-table',
].map((name) => `web/src/table/${name}`);
/** For matches from outside, or on a server. */
const ELSEWHERE = [
  'engine/record',
  'engine/seal',
  'engine/verify',
  'web/src/match/bot-link',
  'web/src/match/indexed-db',
  'web/src/match/online/',
  'web/src/match/reading/',
  'web/src/match/local/bot-worker.',
  'web/src/learn/first-look',
];
/** What those beside the page need of it: how a match came about. */
const BESIDE = ['web/src/match/course'];
/** What the table says, which bots do not. */
const SAID = ['engine/text/', 'engine/told'];
const TABLE = [
  ...SAID,
  'atlas/',
  'bots/names',
  'bots/service/client',
  'bots/service/restarting',
  'games/load.',
  'web/src/frame/dialog',
  'web/src/frame/volume-field',
  'web/src/learn/acquaintance',
  'web/src/learn/coach',
  'web/src/match/',
  'web/src/begin-branch',
  'web/src/page-locks',
  'web/src/pause',
  'web/src/session',
  'web/src/set-up/draft',
  'web/src/sound/',
  'web/src/table/',
  'web/src/use-game',
  'web/src/words/table',
];

interface Parcel {
  readonly name: string;
  test(id: string): boolean;
  readonly includeDependenciesRecursively: false;
}

/** Modules below these paths, except for those below others. */
function parcel(
  root: string,
  name: string,
  paths: readonly string[],
  except: readonly string[],
  isApart = /(?!)/,
): Parcel {
  return {
    name,
    test: (id) => {
      const path = id.replaceAll('\\', '/');
      if (!path.startsWith(root) || isApart.test(path)) return false;
      const own = path.slice(root.length);
      const isBelow = (list: readonly string[]): boolean =>
        list.some((part) => own.startsWith(part));
      return isBelow(paths) && !isBelow(except);
    },
    includeDependenciesRecursively: false,
  };
}

/** The words of one language, and the small pictures of the first page, travel by themselves; typed moves are read in all languages. */
const APART = /(?<!vocabulary|verbs)[/-](?:vignette\.tsx|german\.ts|english\.ts|de\.ts|en\.ts)$/;

/** `root` is the folder of the repository, with a slash at its end. */
export function parcelsIn(root: string): readonly Parcel[] {
  return [
    ...GAME_IDS.flatMap((game) => [
      parcel(root, `${game}-rules`, [`games/${game}/rules/`], []),
      parcel(root, `${game}-board`, [`games/${game}/board/`, `games/${game}/text/`], [], APART),
    ]),
    parcel(
      root,
      'engine',
      ['engine/', 'node_modules/@noble/', ...BESIDE],
      [...FIRST_PAGE, ...ELSEWHERE, ...SAID],
    ),
    parcel(root, 'table', TABLE, [...FIRST_PAGE, ...ELSEWHERE, ...LATER, ...BESIDE]),
  ];
}
