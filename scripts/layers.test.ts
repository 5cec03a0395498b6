/**
 * The layers are kept by the linter: nothing below the terminal, the server and the browser knows the clock, real
 * chance or Node, boards alone know the DOM, and arrows point down only. Here every forbidden thing is planted once, in a copy of the folder
 * structure with the project's own configuration, and must be reported. Layers that do not exist yet are planted as well.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

interface Planted {
  readonly path: string;
  readonly code: string;
  readonly rule: string | null;
}

const GLOBAL = 'eslint(no-restricted-globals)';
const PROPERTY = 'eslint(no-restricted-properties)';
const IMPORT = 'eslint(no-restricted-imports)';

const planted: Planted[] = [];
const plant = (folder: string, code: string, rule: string | null): void => {
  planted.push({ path: `${folder}/planted-${planted.length}.ts`, code, rule });
};

const FORBIDDEN_CODE: Readonly<Record<string, string>> = {
  'Math.random()': PROPERTY,
  "Math['random']()": PROPERTY,
  'globalThis.Math.random()': GLOBAL,
  'new Date()': GLOBAL,
  'Date.now()': GLOBAL,
  'performance.now()': GLOBAL,
  'crypto.randomUUID()': GLOBAL,
  "process.env['HOME']": GLOBAL,
  "Buffer.from('x')": GLOBAL,
  'setTimeout(() => 1, 1)': GLOBAL,
  'setInterval(() => 1, 1)': GLOBAL,
  'setImmediate(() => 1)': GLOBAL,
  'queueMicrotask(() => 1)': GLOBAL,
  "fetch('/')": GLOBAL,
  'document.title': GLOBAL,
  'window.name': GLOBAL,
  'navigator.language': GLOBAL,
  'localStorage.length': GLOBAL,
  'self.name': GLOBAL,
  "new Worker('x')": GLOBAL,
  'new WebSocket("x")': GLOBAL,
  'location.href': GLOBAL,
  "require('node:fs')": GLOBAL,
  'requestAnimationFrame(() => 1)': GLOBAL,
  __dirname: GLOBAL,
};
const LAYERS_WITHOUT_THE_WORLD = [
  'engine',
  'engine/conformance',
  'games/demo/rules',
  'games/demo/text',
  'games/demo/bot',
  'protocol',
  'bots',
  'bots/ladder',
  'bots/service',
];
for (const folder of LAYERS_WITHOUT_THE_WORLD) {
  for (const [code, rule] of Object.entries(FORBIDDEN_CODE)) {
    plant(folder, `export const planted: unknown = ${code};\n`, rule);
  }
}

/** Boards and their drawing kit draw, and do nothing else with the world. */
for (const folder of ['atlas', 'games/demo/board']) {
  const codes = ['Math.random()', 'new Date()', "fetch('/')", "process.env['HOME']"];
  codes.push('localStorage.length', 'location.href', 'new WebSocket("x")', 'crypto.randomUUID()');
  for (const code of codes) {
    plant(folder, `export const planted: unknown = ${code};\n`, FORBIDDEN_CODE[code] ?? GLOBAL);
  }
  plant(folder, 'export const planted: unknown = [document.title, window.innerWidth];\n', null);
}

/** What runs in Node has no page, and what runs in a page has no Node. */
for (const folder of ['cli', 'cli/commands', 'server', 'server/tables']) {
  for (const code of ['document.title', 'window.name', 'navigator.language']) {
    plant(folder, `export const planted: unknown = ${code};\n`, GLOBAL);
  }
}
for (const code of [
  "process.env['HOME']",
  "Buffer.from('x')",
  "require('fs')",
  'global',
  '__dirname',
]) {
  plant('web/src/match', `export const planted: unknown = ${code};\n`, GLOBAL);
}

const FORBIDDEN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'node:fs',
    'fs',
    'react',
    '@sternwarte/games',
    '@sternwarte/bots',
    '@sternwarte/atlas',
    'preact',
    '../games/index.ts',
    '../bots/index.ts',
    '../atlas/index.ts',
    '../web/main.ts',
  ],
  atlas: [
    'node:fs',
    'react',
    '@sternwarte/games',
    '@sternwarte/bots',
    '@sternwarte/web',
    '../engine/index.ts',
    '../games/index.ts',
  ],
  'engine/conformance': ['node:crypto', '@sternwarte/games', '../../games/index.ts'],
  games: [
    'node:fs',
    'preact',
    '@sternwarte/atlas',
    '@sternwarte/bots',
    '../bots/index.ts',
    '../engine/index.ts',
  ],
  'games/demo': ['../other/rules/index.ts', '../../engine/index.ts'],
  'games/demo/rules': [
    'node:fs',
    'fs',
    '@sternwarte/bots',
    '@sternwarte/games',
    '@sternwarte/engine/random.ts',
    '@sternwarte/atlas',
    'preact',
    '@preact/signals',
    '@noble/hashes/sha2.js',
    '../text/de.ts',
    '../bot/index.ts',
    '../board/index.ts',
    '../lessons/index.ts',
    '../../other/rules/index.ts',
    '../../index.ts',
    '../../../engine/index.ts',
    '../../../bots/index.ts',
  ],
  'games/demo/rules/cards': ['../../text/de.ts', '../../../other/rules/index.ts'],
  'games/demo/text': [
    'node:fs',
    'preact',
    '@sternwarte/atlas',
    '@sternwarte/bots',
    '../../other/text/de.ts',
    '../../index.ts',
  ],
  'games/demo/bot': [
    '@sternwarte/bots',
    '@sternwarte/atlas',
    '../../other/bot/index.ts',
    '../../../bots/index.ts',
  ],
  'games/demo/bot/plans': ['../../../other/bot/index.ts'],
  'games/demo/board': [
    'node:fs',
    'react',
    '@sternwarte/bots',
    '@sternwarte/games',
    '@sternwarte/web',
    '@sternwarte/atlas/chart.tsx',
    '../bot/index.ts',
    '../lessons/index.ts',
    '../rules/index.ts',
    '../rules/game.ts',
    '../rules/moves.ts',
    '../rules/check.ts',
    '../rules/setup.ts',
    '../rules/view.ts',
    '../rules/resample.ts',
    '../rules/invariants.ts',
    '../rules/shape.ts',
    '../../other/board/index.tsx',
    '../../index.ts',
    '../../../atlas/index.ts',
    '../../../web/src/route.ts',
  ],
  'games/demo/board/controls': ['../../rules/moves.ts', '../../bot/index.ts'],
  'games/demo/board/testing': ['../../bot/index.ts', '../../../other/rules/index.ts'],
  bots: [
    '@sternwarte/atlas',
    '@sternwarte/cli',
    '@sternwarte/server',
    '@sternwarte/web',
    '@sternwarte/protocol',
    '@sternwarte/games/load',
    '@sternwarte/games/anno4000/rules/index.ts',
    '../cli/main.ts',
    '../games/x.ts',
    '../protocol/index.ts',
    'node:worker_threads',
    'fs',
    'preact',
  ],
  'bots/service': ['node:fs', 'fs', '../../cli/main.ts'],
  protocol: [
    'node:crypto',
    'fs',
    'ws',
    'preact',
    '@sternwarte/atlas',
    '@sternwarte/bots',
    '@sternwarte/cli',
    '@sternwarte/games',
    '@sternwarte/games/texts',
    '@sternwarte/server',
    '@sternwarte/web',
    '../engine/index.ts',
    '../games/catalogue.ts',
    '../server/index.ts',
  ],
  server: [
    'fs',
    'preact',
    '@preact/signals',
    '@sternwarte/atlas',
    '@sternwarte/cli',
    '@sternwarte/games/load',
    '@sternwarte/games/load',
    '@sternwarte/games/vignettes',
    '@sternwarte/games/starfarers/rules/state.ts',
    '@sternwarte/web',
    '../protocol/index.ts',
    '../web/serve.ts',
  ],
  'server/tables': ['../../engine/match.ts', '../../games/index.ts', '../../bots/index.ts'],
  cli: [
    'fs',
    'preact',
    '@sternwarte/atlas',
    '@sternwarte/server',
    '@sternwarte/web',
    '@sternwarte/engine/match.ts',
    '@sternwarte/games/load',
    '@sternwarte/games/anno4000/rules/index.ts',
    '../bots/search.ts',
    '../engine/match.ts',
    '../games/anno4000/rules/index.ts',
    '../web/serve.ts',
  ],
  'cli/commands': ['../../games/texts.ts', '../../engine/index.ts', '../../protocol/index.ts'],
  'web/src': [
    'node:fs',
    'node:fs/promises',
    'fs',
    'vite',
    'playwright-core',
    '@sternwarte/bots/service/node',
    '@sternwarte/cli',
    '@sternwarte/server',
    '@sternwarte/games/anno4000/board/index.tsx',
    '@sternwarte/atlas/chart.tsx',
    '../../games/index.ts',
    '../../atlas/index.ts',
  ],
  'web/src/table': [
    '../match/local/local-match.ts',
    '../match/online/online-match.ts',
    '@sternwarte/server',
  ],
  'web/src/sound': ['../match/local/local-match.ts'],
  'web/src/online': ['../match/online/online-match.ts'],
  'web/src/match': ['node:fs', 'fs', '../../../engine/match.ts', '../../../bots/index.ts'],
  'web/scripts': ['@sternwarte/cli', '@sternwarte/server', '../../games/texts.ts'],
};
for (const [folder, sources] of Object.entries(FORBIDDEN_IMPORTS)) {
  for (const source of sources) {
    plant(
      folder,
      `import { it } from '${source}';\n\nexport const planted: unknown = it;\n`,
      IMPORT,
    );
  }
}
/** The other ways to reach a module. */
for (const folder of ['engine', 'games/demo/rules', 'bots', 'protocol', 'web/src']) {
  plant(folder, "export * from 'node:fs';\n", IMPORT);
  plant(folder, "export { readFileSync } from 'node:fs';\n", IMPORT);
  plant(folder, "import type { Stats } from 'node:fs';\n\nexport type Planted = Stats;\n", IMPORT);
  plant(folder, "import 'node:fs';\n", IMPORT);
  plant(folder, "export const planted: unknown = import('node:fs');\n", IMPORT);
}

plant('protocol', "export type { GameId } from '@sternwarte/games';\n", null);
plant(
  'protocol',
  "import type { GameId } from '@sternwarte/games';\n\nexport type It = GameId;\n",
  null,
);
plant('protocol', "export { games } from '@sternwarte/games';\n", IMPORT);

const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  engine: ['./random.ts', '@noble/hashes/sha2.js', 'vitest', 'fast-check'],
  'engine/conformance': ['../random.ts', './plan.ts', 'vitest'],
  games: ['@sternwarte/engine', './demo/rules/index.ts'],
  'games/demo/rules': [
    './board.ts',
    '@sternwarte/engine',
    '@sternwarte/engine/conformance',
    '@sternwarte/engine/conformance/vitest',
    'vitest',
    'fast-check',
  ],
  'games/demo/rules/cards': ['../board.ts', './fate.ts'],
  'games/demo/text': ['../rules/index.ts', './de.ts', '@sternwarte/engine'],
  'games/demo/bot/plans': ['../../rules/index.ts', '../index.ts'],
  'games/demo/board': [
    'preact',
    'preact/hooks',
    '@preact/signals',
    '@sternwarte/atlas',
    '@sternwarte/engine',
    '../rules/state.ts',
    '../rules/apply.ts',
    '../text/index.ts',
    './ships.tsx',
    'vitest',
  ],
  'games/demo/board/testing': ['../../rules/index.ts', '../picking.ts', 'vitest'],
  atlas: [
    'preact',
    'preact/hooks',
    '@preact/signals',
    '@sternwarte/engine',
    './chart.tsx',
    'vitest',
  ],
  'web/src': [
    'preact',
    '@preact/signals',
    '@sternwarte/atlas',
    '@sternwarte/bots',
    '@sternwarte/engine',
    '@sternwarte/games/load',
    '../route.ts',
  ],
  'web/src/table': ['../match/live-match.ts', '../match/local/bot-workers.ts'],
  'web/scripts': ['node:fs', 'vite', 'playwright-core', '@sternwarte/games/experts', '../serve.ts'],
  protocol: [
    '@sternwarte/engine',
    '@sternwarte/games/catalogue',
    'valibot',
    './patch.ts',
    'vitest',
  ],
  bots: ['@sternwarte/engine', '@sternwarte/games', './search.ts'],
  'bots/service': ['../search.ts', '@sternwarte/games/experts'],
  server: [
    'node:sqlite',
    'node:fs/promises',
    'ws',
    '@sternwarte/bots',
    '@sternwarte/bots/service/node',
    '@sternwarte/engine',
    '@sternwarte/games',
    '@sternwarte/games/texts',
    '@sternwarte/protocol',
    './tables/index.ts',
  ],
  cli: [
    'node:fs',
    '@sternwarte/bots',
    '@sternwarte/bots/ladder',
    '@sternwarte/engine',
    '@sternwarte/games',
    '@sternwarte/games/texts',
    '@sternwarte/protocol',
    './commands/bots.ts',
  ],
};
for (const [folder, sources] of Object.entries(HARMLESS)) {
  for (const source of sources) {
    plant(folder, `import { it } from '${source}';\n\nexport const planted: unknown = it;\n`, null);
  }
  plant(folder, 'export const planted = Math.floor(Math.PI) + [1].length;\n', null);
}
planted.push({
  path: 'web/src/session.ts',
  code: "import { LocalMatch } from './match/local/local-match.ts';\n\nexport const planted = LocalMatch;\n",
  rule: null,
});
planted.push({
  path: 'bots/service/node.ts',
  code: "import { it } from 'node:worker_threads';\n\nexport const planted = [it, performance.now()];\n",
  rule: null,
});
for (const folder of ['cli', 'server']) {
  plant(folder, 'export const planted = [Date.now(), process.argv, performance.now()];\n', null);
}
plant('web/src', 'export const planted = [Date.now(), document.title, location.href];\n', null);

const folder = mkdtempSync(join(tmpdir(), 'sternwarte-layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says about each planted file, in one run over all of them. */
function lint(): Map<string, string[]> {
  mkdirSync(join(folder, 'scripts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const path of ['oxlint.config.ts', 'scripts/layers.ts']) {
    copyFileSync(path, join(folder, path));
  }
  for (const { path, code } of planted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const oxlint = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { readonly filename: string; readonly code: string }[];
  };
  const found = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) {
    const path = filename.replaceAll('\\', '/');
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  return found;
}

const title = ({ path, code }: Planted): string =>
  `${dirname(path)}: ${code.replace('export const planted: unknown = ', '').trim().split('\n')[0]}`;

describe('the linter', () => {
  const found = lint();
  test.for(planted.filter(({ rule }) => rule !== null).map((file) => [title(file), file] as const))(
    'reports in %s',
    ([, { path, rule }]) => {
      expect(found.get(path)).toContain(rule);
    },
  );

  test.for(planted.filter(({ rule }) => rule === null).map((file) => [title(file), file] as const))(
    'lets pass in %s',
    ([, { path }]) => {
      expect(found.get(path)).toBeUndefined();
    },
  );
});
