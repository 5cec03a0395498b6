/** What Lighthouse says of a page as a phone with a slow network sees it. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isRecord } from '@sternwarte/engine';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
/** From 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

export async function askLighthouse(address: string): Promise<Scores> {
  const program = join(import.meta.dirname, 'lighthouse', 'node_modules', 'lighthouse', 'cli');
  // Not waited for: the server that it visits runs in this process.
  const child = spawn(
    process.execPath,
    [
      join(program, 'index.js'),
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CHROME_PATH: needChromium() },
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)}`);
  const report: unknown = JSON.parse(output);
  const categories = isRecord(report) ? report['categories'] : null;
  return scoresBy((category) => {
    const found = isRecord(categories) ? categories[category] : null;
    const score = isRecord(found) ? found['score'] : null;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
    return Math.round(100 * score);
  });
}

export function scoresBy(score: (category: Category) => number): Scores {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
