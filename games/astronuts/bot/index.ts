/** How AstroNuts is played well: what `bots/` needs to know beyond its rules. */

import type { Expertise, Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { isPlaying, type State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure, type Feature } from './features.ts';
import { instinct } from './instinct.ts';
import learned from './weights.json' with { type: 'json' };

const WEIGHTS: readonly Readonly<Record<Feature, number>>[] = [
  learned['2'],
  learned['3'],
  learned['4'],
];

function weights(seats: number): Readonly<Record<Feature, number>> {
  return WEIGHTS[seats - 2] ?? learned['4'];
}

/** Between actions, or before a turn: everything that was begun is done. */
function isSettled({ step }: State): boolean {
  return step.type === 'act' || step.type === 'declare';
}

export const nutsExpertise: Expertise<State, Move, Feature> = {
  features: FEATURES,
  weights,
  tempers: {
    cautious: { megaShields: 1.5, exposed: 2 },
    bold: { powerLaser: 1.6, exposed: 0.3, ships: 1.3 },
    gatherer: { nuts: 2, variety: 1.6, timeWarp: 1.3 },
  },
  measure,
  isOut: (state: State, seat: Seat) => !isPlaying(state, seat),
  candidates,
  instinct,
  isSettled,
  search: {
    worlds: 1,
    // The Pilot looks at every face of one die, and at one fall of all that follows.
    leaves: 6,
    exploration: 0.3,
    temperature: 0.02,
    trust: 10,
    // Dice decide so much of what others do that looking beyond the own turn only blurs it.
    horizon: 1,
    rollout: 0,
    iterations: 200,
    // A turn has four choices or so, and longer thought brings nothing.
    milliseconds: 400,
  },
};
