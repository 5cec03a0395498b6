/**
 * Weights by trial: a challenger whose weights are a little different plays against the holder, and takes its place when it
 * wins more often than luck explains. Slower than learning from who won (`fit.ts`), but it looks for what wins games, not
 * for what winners happen to have.
 */

import {
  firstToAnswer,
  createRandom,
  pickWeighted,
  type Random,
  type Weights,
} from '@sternwarte/engine';
import { beginGreedy } from '../greedy.ts';
import { beginSearch } from '../search.ts';
import { finish } from '../thinking.ts';
import { fitWeights } from './fit.ts';
import type { Sample, SelfPlay } from './samples.ts';

/** How far a weight strays in one trial, on a scale of ratios. */
const SPREAD = 0.35;
/** One weight in so many is changed in a trial. */
const CHANGED = 3;
/** A challenger must be better than chance by so many standard deviations. */
const CLEARLY = 2.2;
const GRAIN = 2 ** 20;

/** The holder's weights, some of them a little larger or smaller. */
export function challenge(holder: Weights, random: Random): Weights {
  return Object.fromEntries(
    Object.entries(holder).map(([feature, weight]) => {
      const factor = Math.exp(SPREAD * gauss(random));
      return [feature, random.below(CHANGED) === 0 ? weight * factor : weight];
    }),
  );
}

/** Nearly normal: the sum of twelve even draws has a spread of 1. */
function gauss(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(GRAIN) / GRAIN;
  return sum;
}

export interface DuelPlan extends Pick<
  SelfPlay,
  'game' | 'expertise' | 'config' | 'seed' | 'maxActions'
> {
  /** How often both walk the tree, for weights of the Admiral; left out, both look ahead once, as the Pilot does. */
  readonly iterations?: number | undefined;
}

/**
 * The challenger's share of game number `n`, one seat against holders on all others. A game that was given
 * up counts as chance would have it.
 */
export function playDuel(
  { game, expertise, config, seed, maxActions, iterations }: DuelPlan,
  challenger: Weights,
  holder: Weights,
  n: number,
): number {
  const { seats } = config;
  const own = n % seats;
  const [challenging, holding] = [challenger, holder].map((weights) => ({
    ...expertise,
    weights: () => weights,
    pilotWeights: () => weights,
    tempers: undefined,
  }));
  const begin = iterations === undefined ? beginGreedy : beginSearch;
  const state = game.setup(config);
  const random = createRandom(`${seed}/${n}`);
  for (let actions = 0; actions < maxActions; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') {
      const { winners } = pending.result;
      return winners.includes(own) ? 1 / winners.length : 0;
    }
    if (pending.kind === 'chance') {
      game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    const seat = firstToAnswer(pending.seats);
    const view = game.view(state, seat);
    const judging = (seat === own ? challenging : holding) ?? expertise;
    const question = { game, expertise: judging, seats, view, seat, random, iterations };
    game.apply(state, { by: seat, move: finish(begin(question)).move });
  }
  return 1 / seats;
}

/** Whether so many wins are more than luck explains. */
export function isClearlyBetter(wins: number, games: number, seats: number): boolean {
  const chance = 1 / seats;
  const deviation = Math.sqrt(games * chance * (1 - chance));
  return wins > games * chance + CLEARLY * deviation;
}

/**
 * All weights by one common factor, so that the chances they promise are those that come true. Who is ahead of whom stays
 * the same.
 */
export function calibrate(
  features: readonly string[],
  weights: Weights,
  samples: readonly Sample[],
  seats: number,
): Weights {
  const list = features.map((feature) => weights[feature] ?? 0);
  const scores = samples.map((sample) => ({
    ...sample,
    features: Float64Array.from({ length: seats }, (_, seat) =>
      list.reduce((sum, w, i) => sum + w * (sample.features[seat * list.length + i] ?? 0), 0),
    ),
  }));
  const [factor = 1] = fitWeights(scores, seats, [1], 0).weights;
  return Object.fromEntries(features.map((feature, i) => [feature, factor * (list[i] ?? 0)]));
}
