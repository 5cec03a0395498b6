/** How good the page is: what Lighthouse says of it on a phone, and how quickly a bot's answer is on the screen. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isRecord } from '@sternwarte/engine';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';
import { createFileServer, listen } from '../web/serve.ts';
import { installBeside } from './install-beside.ts';

const WEB = join(import.meta.dirname, '..', 'web');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What the project promises. */
const LEAST: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 0,
};
const ANSWER_LIMIT = 100;
const TURNS = 12;

type Scores = Readonly<Record<Category, number>>;

export interface PageReport {
  readonly suite: 'page';
  readonly node: string;
  readonly repetitions: number;
  /** The median of each score, 0 to 100. */
  readonly scores: Scores | null;
  /** Why there are none, when there are none. */
  readonly scoresMissing: string | null;
  /** Milliseconds from a click until the answer of a Kadett is drawn, without the pause that lets people follow. */
  readonly answer: { readonly median: number; readonly most: number };
}

export async function measurePage(repetitions: number): Promise<PageReport> {
  const tell = (line: string): void => console.error(line);
  const scoresMissing = installBeside('lighthouse', tell);
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  const server = createFileServer(join(WEB, 'dist'));
  try {
    const address = await listen(server, '127.0.0.1', 4600);
    const runs: Scores[] = [];
    for (let n = 1; scoresMissing === null && n <= repetitions; n++) {
      tell(`Lighthouse, repetition ${n} of ${repetitions}`);
      runs.push(await askLighthouse(address));
    }
    const times = await timeAnswers(address);
    return {
      suite: 'page',
      node: process.versions.node,
      repetitions,
      scores: scoresMissing === null ? medianScores(runs) : null,
      scoresMissing,
      answer: { median: medianOf(times), most: Math.max(...times) },
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** In a process of its own, but not waiting for it: the server that it visits is in this one. */
async function askLighthouse(address: string): Promise<Scores> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const program = join(import.meta.dirname, 'lighthouse', 'node_modules', 'lighthouse', 'cli');
  const args = [
    join(program, 'index.js'),
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const report: unknown = JSON.parse(await runNode(args));
  const categories = isRecord(report) ? report['categories'] : null;
  return scoresBy((category) => {
    const found = isRecord(categories) ? categories[category] : null;
    const score = isRecord(found) ? found['score'] : null;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
    return Math.round(100 * score);
  });
}
