/**
 * What travels together. Without this every module that two places need becomes a parcel of its own, and sitting down at a game takes
 * fifty requests.
 *
 * Modules of the app and of a game travel with the first door that leads to them: what is fetched when somebody wants it never travels
 * with what everybody needs. All others are put together by where they stand, since one file names all of the engine, and of the kit.
 */

import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { Rolldown } from 'vite';

type Group = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
>[number];
type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The modules by which each parcel of the app is entered, in the order in which people come to them. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  page: ['main.tsx'],
  // Whoever follows a link, and all that is said to a server over HTTP.
  invitation: ['online/join-screen.tsx'],
  table: ['table/quick-screen.tsx', 'table/match-screen.tsx', 'match/indexed-db.ts'],
  online: ['online/online-table.tsx'],
  // Behind buttons, or for few: all of it together is less than the requests for each part.
  aside: [
    'learn/coach-plate.tsx',
    'learn/offer-plate.tsx',
    'match/local/ahead.ts',
    'rules/rules-screen.tsx',
    'sound/cues.ts',
    'sound/synthesiser.ts',
    'table/advice.tsx',
    'table/curtain.tsx',
    'table/past-banner.tsx',
    'table/since.tsx',
    'table/unkept-notice.tsx',
    'table/fairness-dialog.tsx',
    'table/help-dialog.tsx',
    'table/own-dice.tsx',
    'table/resign-dialog.tsx',
    'table/text-table.tsx',
  ],
};
/** What the parcels share with those beside the page, which have nothing to draw on: it may bring nothing that draws. */
const SHARED: Partial<Readonly<Record<string, string>>> = { page: 'basics', table: 'engine' };
const BESIDE = ['match/local/bot-worker.ts', 'match/reading/reading-worker.ts'];

/** Of the engine, what nobody needs who plays: matches from outside, free positions, lessons, puzzles. */
const NOT_FOR_PLAY = [
  'lesson',
  'position-table',
  'puzzle',
  'puzzle-proof',
  'puzzle-search',
  'record',
  'scenario',
  'seal',
  'shape',
  'text/damage',
  'text/damage-de',
  'text/damage-en',
  'verify',
];

/** Where modules outside the app go, by the beginnings of their paths: the first that fits counts. */
const PLACES: readonly (readonly [parcel: string | null, paths: readonly string[]])[] = [
  // Every page needs the emblems, a moment after it stands.
  ['seats', ['atlas/seat-defs.']],
  [null, NOT_FOR_PLAY.map((name) => `engine/${name}.`)],
  [
    'basics',
    [
      ...['expertise', 'order', 'refusals', 'tidy-text', 'words'].map((name) => `engine/${name}.`),
      'bots/names.',
      'games/catalogue.',
    ],
  ],
  [
    'page',
    [
      'atlas/atlas.css',
      'atlas/seat-colours.',
      'atlas/seats.',
      'atlas/tokens.css',
      'games/vignettes.',
      'node_modules/@preact/',
      'node_modules/preact/',
    ],
  ],
  ['online', ['protocol/client-messages.', 'protocol/view-hash.']],
  ['invitation', ['protocol/', 'node_modules/valibot/']],
  // What the table says, which bots do not.
  [
    'table',
    [
      'engine/text/',
      'engine/told.',
      'bots/service/client.',
      'bots/service/restarting.',
      'games/load.',
      'atlas/',
    ],
  ],
  ['aside', ['games/load-guide.', 'engine/guide.']],
  ['engine', ['engine/', 'node_modules/@noble/']],
];

/** What the build adds of its own. */
const HELPERS = /vite\/preload-helper/;

/** The same for each game, in its folder. What both languages need travels with the board. */
const GAME_DOORS: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules/game.ts'],
  board: ['board/index.tsx'],
  de: ['board/german.ts'],
  en: ['board/english.ts'],
  rest: ['board/rest.ts'],
  'rest-de': ['board/rest-german.ts'],
  'rest-en': ['board/rest-english.ts'],
};

type Parcels = ReadonlyMap<string, string | undefined>;

/** `root` is the folder of the repository, with a slash at its end. */
export function parcelsIn(root: string): Group {
  let behindDoors: Parcels | null = null;
  return {
    name(id, modules) {
      behindDoors ??= new Map([
        ...followDoors(`${root}web/src/`, modules),
        ...GAME_IDS.flatMap((game) => [...followGame(root, game, modules)]),
      ]);
      const path = id.replaceAll('\\', '/');
      if (behindDoors.has(path)) return behindDoors.get(path);
      if (HELPERS.test(path)) return 'basics';
      return path.startsWith(root) ? placeOf(path.slice(root.length)) : null;
    },
    debugName: 'parcels',
    includeDependenciesRecursively: false,
  };
}

/** Where no door leads: by the list, or left to whoever imports it. */
function placeOf(path: string): string | null {
  const place = PLACES.find(([, paths]) => paths.some((start) => path.startsWith(start)));
  return place?.[0] ?? null;
}

function followDoors(app: string, modules: Modules): Parcels {
  const beside = reach(app, BESIDE, modules);
  const parcels = new Map<string, string | undefined>();
  for (const [parcel, doors] of Object.entries(DOORS)) {
    for (const module of reach(app, doors, modules)) {
      if (!parcels.has(module)) parcels.set(module, beside.has(module) ? SHARED[parcel] : parcel);
    }
  }
  return parcels;
}

function followGame(root: string, game: GameId, modules: Modules): Parcels {
  const folder = `${root}games/${game}/`;
  const parcels = new Map([[`${folder}board/vignette.tsx`, 'page']]);
  for (const [part, doors] of Object.entries(GAME_DOORS)) {
    for (const module of reach(folder, doors, modules)) {
      const isShared = part === 'en' && parcels.get(module) === `${game}-de`;
      if (isShared) parcels.set(module, `${game}-board`);
      else if (!parcels.has(module)) parcels.set(module, `${game}-${part}`);
    }
  }
  return parcels;
}

/** All modules below a folder that come along with these. */
function reach(folder: string, doors: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(doors.map((door) => folder + door));
  for (const module of found) {
    for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) {
      const path = imported.replaceAll('\\', '/');
      if (path.startsWith(folder)) found.add(path);
    }
  }
  return found;
}
