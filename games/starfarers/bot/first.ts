/** How the first generation played: a reference that later changes leave alone. */

import type { Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { firstCandidates } from './candidates.ts';
import type { Feature } from './features.ts';
import weights from './first-weights.json' with { type: 'json' };
import { starExpertise } from './index.ts';
import { firstInstinct } from './instinct.ts';

const BY_SEATS: Readonly<Record<number, Readonly<Record<Feature, number>>>> = weights;

export const starFirst: Expertise<State, Move, Feature> = {
  ...starExpertise,
  tempers: undefined,
  candidates: firstCandidates,
  instinct: firstInstinct,
  weights: (seats) => BY_SEATS[seats] ?? weights['2'],
  pilotWeights: (seats) => BY_SEATS[seats] ?? weights['2'],
  search: {
    slips: 3,
    leaves: 1,
    worlds: 3,
    exploration: 0.3,
    temperature: 0.07,
    rollout: 20,
    iterations: 300,
  },
};
