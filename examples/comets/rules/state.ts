/** The state of a match of Comets, and what a match begins with. */

import type { Seat } from '@sternwarte/engine';

export const SEATS = 2;
/** R1: so far away is the comet. */
export const GOAL = 40;
/** R4: so many tanks everybody has. */
export const TANKS = 3;
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
/** R3: the engine fails. */
export const FAILURE = 1;

export interface State {
  phase: 'turn' | 'die' | 'over';
  current: Seat;
  /** What was flown in this turn. */
  run: number;
  boosted: boolean;
  readonly distances: number[];
  readonly tanks: number[];
}

export function setup(): State {
  return {
    phase: 'turn',
    current: 0,
    run: 0,
    boosted: false,
    distances: Array.from({ length: SEATS }, () => 0),
    tanks: Array.from({ length: SEATS }, () => TANKS),
  };
}

export function cloneState({ phase, current, run, boosted, distances, tanks }: State): State {
  return { phase, current, run, boosted, distances: [...distances], tanks: [...tanks] };
}

export function distanceOf({ distances }: State, seat: Seat): number {
  return distances[seat] ?? 0;
}

export function tanksOf({ tanks }: State, seat: Seat): number {
  return tanks[seat] ?? 0;
}
