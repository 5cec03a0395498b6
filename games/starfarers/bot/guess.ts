/** A first guess at what each feature counts: where tuning begins. */

import type { Feature } from './features.ts';

export const GUESS: Readonly<Record<Feature, number>> = {
  points: 0.33,
  finish: 0.35,
  halfMedal: 0.24,
  income: 3.0,
  variety: 0.1,
  hand: 0.6,
  drives: 0.18,
  cannons: 0.12,
  freightPods: 0.25,
  colonyShips: 0.58,
  tradeShips: 0.52,
  reach: 0.3,
  security: 0.05,
  merchants: 0.08,
  diplomats: 0.08,
  giftShips: 0.5,
  trading: -0.1,
  flying: -0.15,
};
