/** Positions of lessons, and what many of them share. The learner plays White, as in the pictures of the rulebook. */

import {
  makeScenario,
  type Action,
  type InWords,
  type Lesson,
  type Scenario,
} from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import type { NodeId } from '../rules/lattice.ts';
import { starfarers } from '../rules/index.ts';
import type { SlotId } from '../rules/sectors.ts';
import type { State } from '../rules/state.ts';
import { Testbed } from '../rules/testing/testbed.ts';

export type StarLesson = Lesson<State, Move, Chance>;

export { BLUE, RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';

export function held({ state }: Testbed): Scenario {
  return makeScenario(starfarers, { seats: state.players.length, options: {} }, state);
}

/** The planet system in the middle of the first row: a point before it, and the colony site behind that. */
export const MIDDLE: SlotId = 'S14';
export const BEFORE: NodeId = 'n15_23';
export const SITE: NodeId = 'n16_22';

/** The chips of a system turn up. */
export function chips(slot: SlotId, ...ids: readonly ChipId[]): Action<Move, Chance>[] {
  return ids.map((chip, place) => ({
    by: 'table',
    chance: { type: 'chip', planet: Testbed.planet(slot, place), chip },
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
