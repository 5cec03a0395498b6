/** Tuning by trial: challenger after challenger, each against the weights that have held so far. */

import { challenge, isClearlyBetter } from '@sternwarte/bots/tuning';
import { createRandom, type Config, type Game, type Weights } from '@sternwarte/engine';
import type { Call } from './command.ts';
import { createProgress } from './progress.ts';
import type { DuelPlan } from './workers/plans.ts';
import type { Pool } from './workers/pool.ts';

/** A game that takes longer decides nothing. */
const MAX_ACTIONS = 5000;

export interface Trials {
  readonly game: Game;
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
  /** For weights of the Admiral: how often both sides walk the tree. */
  readonly iterations: number | undefined;
}

/** What is played in a round. */
export function duelOf(
  { game, seed, iterations }: Trials,
  config: Config,
  round: number,
  challenger: Weights,
  holder: Weights,
): DuelPlan {
  return {
    kind: 'duel',
    gameId: game.id,
    config,
    seed: `${seed}/${config.seats}/${round}`,
    maxActions: MAX_ACTIONS,
    iterations,
    challenger,
    holder,
  };
}

/** The weights that nobody has beaten after all rounds; `null` when interrupted. */
export async function tuneByDuels(
  { terminal, words, language }: Call,
  trials: Trials,
  config: Config,
  start: Weights,
  pool: Pool,
  signal: AbortSignal,
): Promise<Weights | null> {
  const { games, rounds, seed } = trials;
  const { seats } = config;
  const random = createRandom(`${seed}/${seats}/challengers`);
  const progress = createProgress(terminal);
  let holder = start;
  try {
    for (let round = 1; round <= rounds; round++) {
      const challenger = challenge(holder, random);
      const plan = duelOf(trials, config, round, challenger, holder);
      let done = 0;
      let wins = 0;
      const onOutcome = (_n: number, share: number): void => {
        done++;
        wins += share;
        const part = (round - 1 + done / games) / rounds;
        progress.show(part, words.tune.progress(seats, round, rounds, done, games));
      };
      const isWhole = await pool.run({ plan, first: 0, count: games, signal, onOutcome });
      if (!isWhole) return null;
      const isBetter = isClearlyBetter(wins, games, seats);
      if (isBetter) holder = challenger;
      progress.done();
      const share = (wins / games).toLocaleString(language, {
        style: 'percent',
        maximumFractionDigits: 1,
      });
      terminal.out(`${words.tune.trial(round, share, isBetter)}\n`);
    }
  } finally {
    progress.done();
  }
  return holder;
}
