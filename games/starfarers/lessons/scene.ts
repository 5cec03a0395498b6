/** Positions of lessons, and what many of them share. The learner plays White, as in the pictures of the rulebook. */

import type { Action, InWords, Lesson, Scenario } from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import type { NodeId } from '../rules/lattice.ts';
import type { State } from '../rules/state.ts';
// As data: what arranges positions is nothing that learners should have to fetch (`testing/positions.ts`).
import positions from './positions.json' with { type: 'json' };

export type StarLesson = Lesson<State, Move, Chance>;

export const YELLOW = 0;
export const RED = 1;
export const WHITE = 2;
export const BLUE = 3;

export function held(chapter: keyof typeof positions): Scenario {
  return positions[chapter];
}

/** The planet system in the middle of the first row: its first planet, a point before it, and the colony site behind that. */
export const PLANETS = 51;
export const BEFORE: NodeId = 'n15_23';
export const SITE: NodeId = 'n16_22';

/** Its chips turn up. */
export function chips(...ids: readonly ChipId[]): Action<Move, Chance>[] {
  return ids.map((chip, place) => ({
    by: 'table',
    chance: { type: 'chip', planet: PLANETS + place, chip },
  }));
}

/** What is said to any move of a kind. */
export function toAny(type: Move['type'], say: InWords) {
  return { fits: (move: Move): boolean => move.type === type, say };
}

/** Whether a move brings a ship to a point, in one go or by the last step. */
export function goesTo(node: NodeId) {
  return (move: Move): boolean => (move.type === 'fly' || move.type === 'step') && move.to === node;
}
