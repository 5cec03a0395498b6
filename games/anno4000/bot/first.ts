/** How the first generation played: a reference that later changes leave alone. */

import type { Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { firstCandidates } from './candidates.ts';
import { firstMeasure, type Feature } from './features.ts';
import weights from './first-weights.json' with { type: 'json' };
import { annoExpertise } from './index.ts';
import { firstInstinct } from './instinct.ts';

type FirstFeature = Exclude<Feature, 'siege' | 'relief'>;
const BY_SEATS: Readonly<Record<number, Readonly<Record<FirstFeature, number>>>> = weights;

const weightsFor = (seats: number): Readonly<Record<Feature, number>> => ({
  ...(BY_SEATS[seats] ?? weights['2']),
  siege: 0,
  relief: 0,
});

export const annoFirst: Expertise<State, Move, Feature> = {
  ...annoExpertise,
  tempers: undefined,
  weights: weightsFor,
  pilotWeights: weightsFor,
  measure: firstMeasure,
  candidates: firstCandidates,
  instinct: firstInstinct,
  search: { worlds: 1, exploration: 0.8, temperature: 0.1, rollout: 0, iterations: 350 },
};
