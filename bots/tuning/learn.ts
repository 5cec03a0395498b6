/** One round of learning: the samples of some games become new weights. */

import type { Expertise, Weights } from '@sternwarte/engine';
import { fitWeights } from './fit.ts';
import type { Sample } from './samples.ts';

export interface Learned {
  readonly weights: Weights;
  /** Mean log likelihood of a sample; 0 would be certainty, -log(seats) is knowing nothing. */
  readonly likelihood: number;
  readonly samples: number;
}

export const noWeights = ({ features }: Expertise): Weights =>
  Object.fromEntries(features.map((feature) => [feature, 0]));

/** Without any weight all moves look alike, so that one look ahead would always play the first. */
export const knowsNothing = (weights: Weights): boolean =>
  Object.values(weights).every((weight) => weight === 0);

export function learn(
  { features }: Expertise,
  seats: number,
  before: Weights,
  samples: readonly Sample[],
  pull: number,
): Learned {
  const anchor = features.map((feature) => before[feature] ?? 0);
  const { weights, likelihood } = fitWeights(samples, seats, anchor, pull);
  return {
    weights: Object.fromEntries(features.map((feature, i) => [feature, weights[i] ?? 0])),
    likelihood,
    samples: samples.length,
  };
}
