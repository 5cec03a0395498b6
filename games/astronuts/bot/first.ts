/** How the first generation played: a reference that later changes leave alone. */

import type { Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { Feature } from './features.ts';
import weights from './first-weights.json' with { type: 'json' };
import { nutsExpertise } from './index.ts';

const BY_SEATS: Readonly<Record<number, Readonly<Record<Feature, number>>>> = weights;

export const nutsFirst: Expertise<State, Move, Feature> = {
  ...nutsExpertise,
  tempers: undefined,
  weights: (seats) => BY_SEATS[seats] ?? weights['4'],
  search: {
    worlds: 1,
    leaves: 1,
    exploration: 0.3,
    temperature: 0.02,
    trust: 10,
    horizon: 1,
    rollout: 0,
    iterations: 200,
  },
};
