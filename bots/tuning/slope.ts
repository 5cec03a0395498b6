/**
 * Weights by slope: all of them are moved at once by a coin toss each, one way for one side and the other way for its
 * opponent, and whoever wins more pulls the weights towards himself (simultaneous perturbation). No single round says much;
 * hundreds of them find the way up that single trials (`duels.ts`) cannot tell from luck.
 */

import type { Random, Weights } from '@sternwarte/engine';

/** How far the sides differ in the first round, as a share of each weight at the start. */
const SPREAD = 0.4;
/** How far a round that one side won altogether moves a weight, on the same scale. */
const STRIDE = 0.4;
/** How both shrink over the rounds, as Spall recommends. */
const SPREAD_DECAY = 0.101;
const STRIDE_DECAY = 0.602;
/** From this share of the rounds on, weights are averaged: the last steps are as blurred by luck as the first. */
const AVERAGED_FROM = 0.5;

export interface Climb {
  /** The sides of the next round. */
  toss(random: Random): { readonly up: Weights; readonly down: Weights };
  /** Tells by how much of the games the side that was moved up is ahead, from -1 to 1. */
  moved(lead: number): void;
  weights(): Weights;
}

export function climb(start: Weights, rounds: number): Climb {
  const names = Object.keys(start);
  const scales = names.map((name) => Math.abs(start[name] ?? 0));
  const held = names.map((name) => start[name] ?? 0);
  const sums = names.map(() => 0);
  let signs = names.map(() => 1);
  let round = 0;
  let averaged = 0;

  const sideOf = (by: number): Weights =>
    Object.fromEntries(
      names.map((name, i) => [name, (held[i] ?? 0) + by * (signs[i] ?? 0) * (scales[i] ?? 0)]),
    );
  return {
    toss(random) {
      round++;
      signs = names.map(() => (random.below(2) === 0 ? 1 : -1));
      const spread = SPREAD * round ** -SPREAD_DECAY;
      return { up: sideOf(spread), down: sideOf(-spread) };
    },
    moved(lead) {
      const late = 1 + round / (0.1 * rounds);
      const stride = STRIDE * late ** -STRIDE_DECAY * lead;
      for (const i of names.keys()) {
        held[i] = (held[i] ?? 0) + stride * (signs[i] ?? 0) * (scales[i] ?? 0);
      }
      if (round <= AVERAGED_FROM * rounds) return;
      averaged++;
      for (const i of names.keys()) sums[i] = (sums[i] ?? 0) + (held[i] ?? 0);
    },
    weights: () =>
      Object.fromEntries(
        names.map((name, i) => [name, averaged > 0 ? (sums[i] ?? 0) / averaged : (held[i] ?? 0)]),
      ),
  };
}
