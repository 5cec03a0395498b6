/** How good the page is: what Lighthouse says of it on a phone, how quickly a bot answers, and how large the boards are. */

import { join } from 'node:path';
import { build } from 'vite';
import { createFileServer, listen } from '../web/serve.ts';
import { catalogue } from '@sternwarte/games/catalogue';
import { timeAnswers, type AnswerTimes } from './answer-time.ts';
import { formatShares, measureShares, type BoardShare } from './board-share.ts';
import { installBeside } from './install-beside.ts';
import { askLighthouse, CATEGORIES, scoresBy, type Scores } from './lighthouse-score.ts';

const WEB = join(import.meta.dirname, '..', 'web');

/** What the project promises; for what it does not, nothing is asked. */
const LEAST: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 0 };
const ANSWER_LIMIT = 100;
const TURNS = 15;

export interface PageReport {
  readonly suite: 'page';
  readonly repetitions: number;
  /** The median of each score. */
  readonly scores: Scores | null;
  /** Why there are none, when there are none. */
  readonly scoresMissing: string | null;
  /** Milliseconds from a click until the answer of a Cadet is drawn. */
  readonly answers: readonly AnswerTimes[];
  readonly shares: readonly BoardShare[];
}

function tell(line: string): void {
  console.error(line);
}

/** The app as it is built, served as `npm start` does it. */
async function withApp<Found>(measure: (address: string) => Promise<Found>): Promise<Found> {
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  const server = createFileServer(join(WEB, 'dist'));
  try {
    return await measure(await listen(server, '127.0.0.1', 0, true));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The boards alone, which takes a minute and not ten. */
export async function measureBoards(): Promise<string> {
  const shares = await withApp(measureShares);
  return `${formatShares(shares).join('\n')}\n`;
}

export async function measurePage(repetitions: number): Promise<PageReport> {
  const scoresMissing = installBeside('lighthouse', tell);
  return withApp(async (address) => {
    const runs: Scores[] = [];
    const wanted = scoresMissing === null ? repetitions : 0;
    for (let n = 1; n <= wanted; n++) {
      tell(`Lighthouse, repetition ${n} of ${repetitions}`);
      runs.push(await askLighthouse(address));
    }
    const answers = await timeAnswers(address, TURNS);
    return {
      suite: 'page',
      repetitions,
      scores:
        runs.length === 0
          ? null
          : scoresBy((category) => medianOf(runs.map((scores) => scores[category]))),
      scoresMissing,
      answers,
      shares: await measureShares(address),
    };
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.trunc(values.length / 2)] ?? Number.NaN;
}

export function formatPage({
  repetitions,
  scores,
  scoresMissing,
  answers,
  shares,
}: PageReport): string {
  const lines = [`first page on a phone, Lighthouse, median of ${repetitions}`];
  if (scores === null) lines.push(`  left out: ${scoresMissing ?? 'it was not asked'}`);
  for (const category of scores === null ? [] : CATEGORIES) {
    const score = scores?.[category] ?? 0;
    const least = LEAST[category];
    lines.push(
      `  ${category.padEnd(24)} ${String(score).padStart(4)}${least === 0 ? '' : judge(score >= least, `≥ ${least}`)}`,
    );
  }
  lines.push(...formatAnswers(answers, TURNS), ...formatShares(shares));
  return `${lines.join('\n')}\n`;
}

function formatAnswers(answers: readonly AnswerTimes[], turns: number): string[] {
  const lines = [
    `from a click until the answer of a Cadet is drawn, median of ${turns} turns, without the pause that lets people follow`,
  ];
  for (const { game, times, skipped } of answers) {
    const { title } = catalogue[game].words.en;
    const without = skipped === 0 ? '' : `, ${skipped} without an answer that is told`;
    if (times.length === 0) {
      lines.push(`  ${title.padEnd(24)} nothing measured${without}`);
      continue;
    }
    const median = medianOf(times);
    const spread = `(${Math.min(...times).toFixed(0)} … ${Math.max(...times).toFixed(0)})`;
    const kept = judge(median < ANSWER_LIMIT, `< ${ANSWER_LIMIT} ms`);
    lines.push(
      `  ${title.padEnd(24)} ${median.toFixed(0).padStart(4)} ms ${spread}${kept}${without}`,
    );
  }
  return lines;
}

/** The answers alone. */
export async function measureAnswers(turns: number): Promise<string> {
  const answers = await withApp((address) => timeAnswers(address, turns));
  return `${formatAnswers(answers, turns).join('\n')}\n`;
}

function judge(kept: boolean, limit: string): string {
  return `  ${kept ? 'pass' : 'FAIL'}: limit ${limit}`;
}
