/**
 * The layers, as one table: what each may import by name, and what it may know of the world outside. `oxlint.config.ts` makes rules of
 * it, and `layers.test.ts` plants every offence. Arrows point down only: `web, server, cli → protocol, bots → games → atlas → engine`.
 */

import type { OxlintConfig } from 'oxlint';

/** What lies outside the rules of a game, by the names under which code can reach it. */
const WORLD = {
  clock: 'Date performance',
  timers: 'setTimeout setInterval queueMicrotask requestAnimationFrame requestIdleCallback',
  /** And `Math.random`. */
  chance: 'crypto',
  page: 'window document navigator',
  storage: 'localStorage sessionStorage indexedDB caches',
  reach: 'fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker location',
  /** By these names everything else can be reached. */
  everything: 'globalThis self',
  node: 'process Buffer global require setImmediate __dirname __filename',
};

type World = keyof typeof WORLD;

const WORLDS = Object.keys(WORLD) as World[];
const allBut = (world: World): readonly World[] => WORLDS.filter((known) => known !== world);

interface Layer {
  readonly files: readonly string[];
  /** What may be imported by name, besides paths inside the own package and what tests need. `!` takes back what a star has allowed. */
  readonly imports?: readonly string[];
  /** What may be imported as a type, and nothing that runs. */
  readonly types?: readonly string[];
  /** Paths inside the own package that may not be taken, and why. */
  readonly closed?: Readonly<Record<string, string>>;
  readonly knows?: readonly World[];
}

const PACKAGES = ['engine', 'atlas', 'games', 'bots', 'protocol', 'server', 'cli', 'web'];
const TESTING = ['vitest', 'fast-check'];
const NODE = ['node:*', 'node:*/*'];
const PREACT = ['preact', 'preact/hooks', '@preact/signals'];
const ENGINE = [
  '@sternwarte/engine',
  '@sternwarte/engine/conformance',
  '@sternwarte/engine/conformance/*',
];
const ATLAS = ['@sternwarte/atlas', '@sternwarte/atlas/*.css'];
const PROTOCOL = ['@sternwarte/protocol', '@sternwarte/protocol/*'];
const BOTS = ['@sternwarte/bots', '@sternwarte/bots/*', '@sternwarte/bots/service/ahead'];
const GAMES = ['@sternwarte/games', '@sternwarte/games/*'];
/** Whoever draws nothing needs no boards, and nothing that brings them along. */
const BOARDS = ['first-looks', 'load', 'load-guide', 'vignettes'].map(
  (entry) => `!@sternwarte/games/${entry}`,
);
const UNDRAWN_GAMES = [...GAMES, ...BOARDS];

const PAGE = [
  ...ENGINE,
  ...ATLAS,
  ...GAMES,
  ...BOTS,
  ...PROTOCOL,
  ...PREACT,
  '@simplewebauthn/browser',
  'lean-qr',
];

const SERVED_BY = [
  '@sternwarte/bots/service/node',
  '@simplewebauthn/server',
  'fastify',
  'ws',
  'valibot',
  '@valibot/to-json-schema',
  'prom-client',
  'pg',
  'redis',
];

const NO_OTHER_GAME = {
  '^(\\.\\./)+[^./][^/]*/(rules|text|bot|board|lessons|reference)(/|$)':
    'No game knows another one.',
  '^(\\.\\./){2,}(index|texts)\\.ts$': 'No game knows the others.',
};

/** For boards. */
const OWN_GAME = {
  ...NO_OTHER_GAME,
  '^(\\.\\./)+(bot|lessons|reference)(/|$)':
    'A board knows the rules and the words of its game alone.',
};

/** For screens and sounds: whoever opens a match decides what runs it. */
const NO_RUNNING_MATCH = {
  '(^|/)match/(local/local-match|online/online-match)\\.ts$':
    'Screens and sounds know a match as a LiveMatch.',
};

/** Where a file stands in several rows, each column counts as the last of them says it. */
const LAYERS: readonly Layer[] = [
  { files: ['engine/**'], imports: ['@noble/hashes/*'], knows: [] },
  {
    files: ['atlas/**'],
    imports: ['@sternwarte/engine', ...PREACT, 'preact/test-utils'],
    knows: ['page', 'timers'],
  },
  { files: ['games/**'], imports: ENGINE, closed: NO_OTHER_GAME, knows: [] },
  {
    files: ['games/*/rules/**'],
    imports: ENGINE,
    closed: {
      '^(\\.\\./)+(text|bot|board|lessons|reference)(/|$)':
        'Rules know nothing of words, bots or drawings.',
      '^(\\.\\./){2,}': 'Rules import the engine alone, not other games.',
    },
  },
  {
    files: [
      'games/{first-looks,load,load-guide,vignettes}.ts',
      'games/{boards,first-looks,guides}.test.tsx',
    ],
    imports: ['@sternwarte/engine', '@sternwarte/atlas', ...PREACT],
    closed: NO_OTHER_GAME,
  },
  {
    files: ['games/*/board/**'],
    imports: ['@sternwarte/engine', '@sternwarte/atlas', ...PREACT],
    closed: {
      ...OWN_GAME,
      // What a position means a board may ask its game, what may be done it is told: `atlas/contract.ts`.
      '^(\\.\\./)+rules/(index|game|moves|check|setup|view|resample|invariants|shape)\\.ts$':
        'A board is handed its view, the moves and a check.',
    },
  },
  {
    files: ['games/*/board/**/*.test.{ts,tsx}', 'games/*/board/testing/**'],
    imports: [...ENGINE, '@sternwarte/atlas', ...PREACT, 'preact/test-utils'],
    closed: OWN_GAME,
  },
  {
    files: ['games/*/{lessons,reference}/**'],
    imports: ['@sternwarte/engine', '@sternwarte/atlas', ...PREACT],
    closed: {
      ...NO_OTHER_GAME,
      '^(\\.\\./)+bot(/|$)': 'Lessons know the rules, the words and the board of their game alone.',
    },
  },
  {
    files: ['games/{boards,first-looks,guides}.test.tsx', 'games/*/board/**'],
    knows: ['page', 'timers'],
  },
  // What is said on a line is the same at both ends. Which games there are is known here, how they are played is not.
  {
    files: ['protocol/**'],
    imports: [...ENGINE, '@sternwarte/games/catalogue', 'valibot'],
    types: ['@sternwarte/games'],
    knows: [],
  },
  { files: ['protocol/**/*.test.ts'], imports: [...ENGINE, ...UNDRAWN_GAMES, 'valibot'] },
  // Bots think in workers of a page, in threads and in tests, so the clock is handed in.
  { files: ['bots/**'], imports: [...ENGINE, ...UNDRAWN_GAMES], knows: [] },
  {
    files: ['bots/service/node.ts'],
    imports: [...ENGINE, ...UNDRAWN_GAMES, 'node:worker_threads'],
  },
  { files: ['bots/service/{node,*.test}.ts'], knows: allBut('page') },
  {
    files: ['cli/**'],
    imports: [...ENGINE, ...UNDRAWN_GAMES, ...BOTS, ...PROTOCOL, ...NODE],
    knows: allBut('page'),
  },
  { files: ['cli/join/line.ts'], imports: ['@sternwarte/engine', ...PROTOCOL, 'ws'] },
  {
    files: ['cli/join/**/*.test.ts'],
    // Tables are tested at both ends at once.
    imports: [...ENGINE, ...UNDRAWN_GAMES, ...PROTOCOL, ...NODE, '@sternwarte/server/testing'],
  },
  // What a server keeps is moved by its own code.
  {
    files: ['cli/commands/{backup,move-store}.ts'],
    imports: [
      ...ENGINE,
      ...NODE,
      '@sternwarte/server/copying',
      '@sternwarte/server/moving',
      '@sternwarte/server/sole-use',
    ],
  },
  {
    files: ['server/**'],
    imports: [...ENGINE, ...UNDRAWN_GAMES, ...BOTS, ...SERVED_BY, ...PROTOCOL, ...NODE],
    knows: allBut('page'),
  },
  {
    files: ['web/src/**'],
    imports: [...PAGE, 'preact/test-utils'],
    closed: NO_RUNNING_MATCH,
    knows: allBut('node'),
  },
  // From an address to a match that runs.
  { files: ['web/src/{session.ts,workbench.tsx,online/open-match.tsx}'], imports: PAGE },
  {
    files: ['web/src/**/*.test.{ts,tsx}', 'web/src/**/testing.ts'],
    // Tables are tested at both ends at once.
    imports: [...PAGE, 'preact/test-utils', '@sternwarte/server/testing', 'ws', ...NODE],
    knows: WORLDS,
  },
  {
    files: ['web/*.ts', 'web/{build,scripts}/**'],
    imports: [...ENGINE, ...GAMES, ...BOTS, ...PROTOCOL, ...NODE, 'vite', 'playwright-core'],
  },
  { files: ['web/lan{,.test}.ts'], imports: [...NODE, 'lean-qr'] },
  // `npm start` serves the app and the tables.
  { files: ['web/start.ts'], imports: ['@sternwarte/server', ...NODE, 'vite'] },
];

/** Into another package by the way its files lie, or past the names it gives out. */
const DEEP_PATH = `^(\\.\\./)+(${PACKAGES.join('|')})(/|$)|^@sternwarte/.*\\.tsx?$`;

type Override = NonNullable<OxlintConfig['overrides']>[number];
type Rules = NonNullable<Override['rules']>;

/** Every row as rules of the linter. */
export function layerOverrides(): Override[] {
  return LAYERS.map((layer) => ({
    files: [...layer.files],
    rules: { ...worldRules(layer), ...importRules(layer) },
  }));
}

function worldRules({ knows }: Layer): Rules {
  if (knows === undefined) return {};
  const unknown = WORLDS.filter((world) => !knows.includes(world));
  const random = { object: 'Math', property: 'random', message: 'Chance is handed in.' };
  return {
    'no-restricted-globals': ['error', ...unknown.flatMap((world) => WORLD[world].split(' '))],
    'no-restricted-properties': unknown.includes('chance') ? ['error', random] : 'off',
  };
}

function importRules({ imports, types = [], closed = {} }: Layer): Rules {
  if (imports === undefined) return {};
  const allowed = [...imports, ...TESTING].map(negated);
  const closedPaths = Object.entries(closed).map(([regex, message]) => ({ regex, message }));
  const message = 'scripts/layers.ts does not let this layer import that.';
  const patterns = [
    ...closedPaths,
    { regex: DEEP_PATH, message: 'Layers point down only, and packages are imported by name.' },
    { group: ['*', '!./**', '!../**', ...allowed, ...types.map(negated)], message },
  ];
  const paths = types.map((name) => ({ name, allowTypeImports: true, message: 'Types alone.' }));
  return { 'no-restricted-imports': ['error', { paths, patterns }] };
}

/** Patterns name what is forbidden, the table names what is allowed. */
function negated(name: string): string {
  return name.startsWith('!') ? name.slice(1) : `!${name}`;
}
