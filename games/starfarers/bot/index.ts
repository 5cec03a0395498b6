/** How Starfarers is played well: what positions are judged by, which moves are worth a thought, and rules of thumb. */

import type { Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { NOBODY, playerAt, type State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure, type Feature } from './features.ts';
import { instinct } from './instinct.ts';
import { voice } from './offers.ts';
import pilotWeights from './pilot-weights.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

const WEIGHTS: Readonly<Record<string, Readonly<Record<Feature, number>>>> = weights;
/** Those of the first generation: what makes the Admiral stronger between two makes no difference to the Pilot. */
const PILOT_WEIGHTS: typeof WEIGHTS = pilotWeights;

export const starExpertise: Expertise<State, Move, Feature> = {
  features: FEATURES,
  weights: (seats) => WEIGHTS[seats] ?? weights['2'],
  pilotWeights: (seats) => PILOT_WEIGHTS[seats] ?? WEIGHTS[seats] ?? weights['2'],
  tempers: {
    cautious: { cannons: 1.4, security: 2 },
    bold: { colonyShips: 1.2, drives: 1.3, reach: 1.3 },
    gatherer: { income: 1.2, tradeShips: 1.2, freightPods: 1.2, merchants: 1.5 },
  },
  measure,
  isOut: (state, seat) => !playerAt(state, seat).alive,
  candidates,
  instinct,
  voice,
  /** Choices in between are made first: what is offered, asked, met or still in the air. */
  isSettled: (state) =>
    state.agenda.length === 0 && state.offer === null && state.flying === NOBODY,
  // Instinct plays on for two turns or so, which shows which plans come true: for the Pilot beyond his move, for the Admiral
  // beyond his turn, since what others do is as good as anything that few walks could find.
  search: {
    // The Cadet forgets himself now and then.
    slips: 3,
    foresight: 50,
    worlds: 12,
    exploration: 0.3,
    temperature: 0.07,
    looks: 1,
    rollout: 50,
    horizon: 1,
    choosesByWorth: true,
    margin: 1,
    iterations: 300,
    // A turn has five choices or so: three opponents think for six seconds altogether at most.
    milliseconds: 400,
  },
};
