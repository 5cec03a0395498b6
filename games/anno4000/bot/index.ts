import { randomPolicy, type Expertise } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** A first placeholder: replaced by the game's own expertise. */
export const annoExpertise: Expertise<State, Move> = {
  features: [],
  weights: () => ({}),
  measure: () => {},
  candidates: (state, seat) => anno4000.moves(state, seat),
  instinct: (state, seat, random) => randomPolicy(state, seat, anno4000.moves(state, seat), random),
  search: { worlds: 1, exploration: 1, temperature: 0.1, rollout: 0, iterations: 200 },
};
