/** How Anno 4000 is played well. */

import type { Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure, type Feature } from './features.ts';
import { instinct } from './instinct.ts';
import pilotWeights from './pilot-weights.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

const BY_SEATS: Readonly<Record<number, Readonly<Record<Feature, number>>>> = weights;
/** Tuned for one look ahead between two; with these the Admiral is weaker. */
const PILOT_BY_SEATS: typeof BY_SEATS = pilotWeights;

export const annoExpertise: Expertise<State, Move, Feature> = {
  features: FEATURES,
  weights: (seats) => BY_SEATS[seats] ?? weights['2'],
  pilotWeights: (seats) => PILOT_BY_SEATS[seats] ?? BY_SEATS[seats] ?? weights['2'],
  tempers: {
    cautious: { bareHome: 1.4, exposed: 1.3, pressure: 1.4, warned: 1.5 },
    bold: { fist: 1.5, raided: 0.5, flying: 1.2 },
    gatherer: { pairs: 1.25, halves: 0.7, stars: 1.3 },
  },
  measure,
  isOut: ({ players }, seat) => players[seat]?.alive === false,
  candidates,
  instinct,
  /** A turn is judged at its end: only then is it clear what it leaves to the others. */
  isSettled: (state, seat) => state.current !== seat || state.phase === 'homes',
  search: {
    worlds: 1,
    exploration: 0.8,
    temperature: 0.2,
    rollout: 0,
    // Rules of thumb rank moves so well that three of them are enough to begin with: a walk takes a quarter of the time.
    breadth: 3,
    choosesByWorth: true,
    keepsTree: true,
    // What 350 walks of the first generation take.
    iterations: 1000,
  },
};
