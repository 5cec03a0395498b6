/**
 * What has to be fetched before the first page can be used, what each game adds to it in each language until the first decision, its
 * bots included, and what comes later in a match, compressed. Fails when that is more than we promise.
 *
 *     node web/scripts/sizes.ts
 */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@sternwarte/engine';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { build, type Rolldown } from 'vite';

const KILOBYTE = 1000;
const FIRST_PAGE_LIMIT = 27.2 * KILOBYTE;
const GAME_LIMIT = 120 * KILOBYTE;
/** From "Play now" to the first decision, without what bots fetch beside the page. */
const MOST_PARCELS = 14;
/** All that is fetched at most in the course of a whole match: what comes later is not lost out of sight. */
const WHOLE_LIMIT = 185 * KILOBYTE;

const built = await build({
  configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
  build: { write: false },
  logLevel: 'error',
});
// Neither several outputs nor a watcher were asked for.
const { output } = built as Rolldown.RolldownOutput;
const chunks = new Map<string, Rolldown.OutputChunk>();
const weights = new Map<string, number>();
for (const file of output) {
  if (file.type === 'chunk') chunks.set(file.fileName, file);
  const content = file.type === 'chunk' ? file.code : file.source;
  weights.set(file.fileName, gzipSync(content, { level: 9 }).length);
}

/** A chunk, the style sheets it brings, and all that it cannot do without. */
function gather(fileName: string, into: Set<string>): void {
  if (into.has(fileName)) return;
  into.add(fileName);
  const chunk = chunks.get(fileName);
  for (const imported of chunk?.imports ?? []) gather(imported, into);
  for (const sheet of chunk?.viteMetadata?.importedCss ?? []) into.add(sheet);
}

function findModule(path: string): Rolldown.OutputChunk | undefined {
  return [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(path)),
  );
}

/** Everything that a module needs, found by the end of its path. */
function gatherModule(path: string, into: Set<string>): void {
  const found = findModule(path);
  if (found === undefined) throw new Error(`nothing was built from ${path}`);
  gather(found.fileName, into);
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);

const firstPage = new Set<string>();
gatherModule('/web/src/main.tsx', firstPage);

const SCREENS = ['quick-screen.tsx', 'match-screen.tsx'].map((file) => `/web/src/table/${file}`);

/** The modules that bring all words of a game in one language. */
const WORDS: Readonly<Record<Language, string>> = {
  de: 'board/german.ts',
  en: 'board/english.ts',
};

/** Those that bring what is shown after the first move, where that is much. */
const REST: Readonly<Record<Language, string>> = {
  de: 'board/rest-german.ts',
  en: 'board/rest-english.ts',
};

/** What the page fetches, and what the bots beside it fetch as well. */
function filesOf(game: string, language: Language, bots: boolean): Set<string> {
  const files = new Set<string>();
  for (const screen of SCREENS) gatherModule(screen, files);
  for (const part of ['rules/game.ts', 'board/index.tsx', WORDS[language]]) {
    gatherModule(`/games/${game}/${part}`, files);
  }
  if (bots) {
    gatherModule(`/games/${game}/bot/index.ts`, files);
    gatherModule('/web/src/match/local/bot-worker.ts', files);
  }
  return new Set([...files].filter((file) => !firstPage.has(file)));
}

/** What somebody who plays a whole match may fetch after its first decision: the rest of its game, what stands behind buttons, a file, the result, all words. */
function laterFilesOf(game: string, language: Language): Set<string> {
  const files = new Set<string>();
  for (const part of ['table/help-dialog.tsx', 'match/record-file.ts', 'result/open-result.tsx']) {
    gatherModule(`/web/src/${part}`, files);
  }
  // Advice is thought out beside the page as soon as somebody asks for it.
  gatherModule('/bots/hint.ts', files);
  for (const part of [REST[language], WORDS[language].replace('board/', 'text/')]) {
    const path = `/games/${game}/${part}`;
    if (findModule(path) !== undefined) gatherModule(path, files);
  }
  const first = filesOf(game, language, true);
  return new Set([...files].filter((file) => !firstPage.has(file) && !first.has(file)));
}

let isTooMuch = false;

/** Parcels that need each other are run in an order that nobody has thought of. */
for (const { fileName, imports } of chunks.values()) {
  const needed = new Set<string>();
  for (const imported of imports) gather(imported, needed);
  if (!needed.has(fileName)) continue;
  isTooMuch = true;
  console.log(`${fileName} is needed by what it needs itself`);
}

function report(title: string, bytes: number, limit: number): void {
  const mark = bytes > limit ? 'TOO MUCH' : 'ok';
  if (bytes > limit) isTooMuch = true;
  const kilobytes = (bytes / KILOBYTE).toFixed(1).padStart(6);
  console.log(`${title.padEnd(14)}${kilobytes} KB of ${limit / KILOBYTE} KB  ${mark}`);
}

/** Whoever works beside the page has nothing to draw on. */
for (const { isEntry, fileName } of chunks.values()) {
  if (!isEntry || firstPage.has(fileName)) continue;
  const needed = new Set<string>();
  gather(fileName, needed);
  const drawn = [...needed].filter((file) =>
    chunks.get(file)?.moduleIds.some((id) => /[\\/]node_modules[\\/]preact[\\/]/.test(id)),
  );
  if (drawn.length === 0) continue;
  isTooMuch = true;
  console.log(`${fileName} brings the page along: ${drawn.join(', ')}`);
}

report('first page', weigh(firstPage), FIRST_PAGE_LIMIT);
for (const game of GAME_IDS) {
  for (const language of LANGUAGES) {
    const all = filesOf(game, language, true);
    report(`${game} ${language}`, weigh(all), GAME_LIMIT);
    const later = laterFilesOf(game, language);
    report('  whole match', weigh(all) + weigh(later), WHOLE_LIMIT);
    const parcels = filesOf(game, language, false).size;
    const mark = parcels > MOST_PARCELS ? 'TOO MANY' : 'ok';
    if (parcels > MOST_PARCELS) isTooMuch = true;
    console.log(
      `${' '.repeat(14)}${String(parcels).padStart(6)} parcels of ${MOST_PARCELS}  ${mark}`,
    );
  }
}
process.exitCode = isTooMuch ? 1 : 0;
