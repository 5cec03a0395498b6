/** Positions of lessons, and what many of them share. */

import type { Action, InWords, Lesson, Scenario } from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import type { Face } from '../rules/fate.ts';
import type { State } from '../rules/state.ts';
// As data: what arranges positions is nothing that learners should have to fetch (`testing/positions.ts`).
import positions from './positions.json' with { type: 'json' };

export type NutsLesson = Lesson<State, Move, Chance>;

export function held(chapter: keyof typeof positions): Scenario {
  return positions[chapter];
}

/** What the dice show, one after the other. */
export function dice(...faces: readonly Face[]): Action<Move, Chance>[] {
  return faces.map((face) => ({ by: 'table', chance: { type: 'die', face } }));
}

/** What is said to any move of a kind. */
export function toAny(type: Move['type'], say: InWords) {
  return { fits: (move: Move): boolean => move.type === type, say };
}
