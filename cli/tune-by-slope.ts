/** Tuning by slope: two sides that differ in every weight a little, round after round. */

import { climb } from '@sternwarte/bots/tuning';
import { createRandom, type Config, type Weights } from '@sternwarte/engine';
import type { Call } from './command.ts';
import { createProgress } from './progress.ts';
import { duelOf, type Trials } from './tune-by-duels.ts';
import type { Pool } from './workers/pool.ts';

/** So many lines tell how it goes. */
const LINES = 10;

/** The weights that the rounds led to; `null` when interrupted. */
export async function tuneBySlope(
  { terminal, words, language }: Call,
  trials: Trials,
  config: Config,
  start: Weights,
  pool: Pool,
  signal: AbortSignal,
): Promise<Weights | null> {
  const { games, rounds, seed } = trials;
  const { seats } = config;
  const random = createRandom(`${seed}/${seats}/slope`);
  const progress = createProgress(terminal);
  const way = climb(start, rounds);
  const every = Math.ceil(rounds / LINES);
  const each = Math.ceil(games / 2);
  /** How far apart the sides were of late: hardly at all on a summit. */
  let apart = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const { up, down } = way.toss(random);
      let done = 0;
      let lead = 0;
      // Both are alone among the others in turn: with more than two seats that makes a difference.
      for (const [side, challenger, holder] of [[1, up, down] as const, [-1, down, up] as const]) {
        const plan = duelOf(trials, config, round, challenger, holder);
        const onOutcome = (_n: number, share: number): void => {
          done++;
          lead += side * share;
          const part = (round - 1 + done / (2 * each)) / rounds;
          progress.show(part, words.tune.progress(seats, round, rounds, done, 2 * each));
        };
        const isWhole = await pool.run({ plan, first: 0, count: each, signal, onOutcome });
        if (!isWhole) return null;
      }
      way.moved(lead / each);
      apart += Math.abs(lead / each) / every;
      if (round % every !== 0) continue;
      progress.done();
      const text = apart.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
      terminal.out(`${words.tune.climbed(round, text)}\n`);
      apart = 0;
    }
  } finally {
    progress.done();
  }
  return way.weights();
}
