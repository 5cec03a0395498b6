/** Positions of lessons, and answers that many of them give. */

import { makeScenario, type InWords, type Lesson, type Scenario } from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { position, type PositionText } from '../rules/testing/position.ts';

export type AnnoLesson = Lesson<State, Move, Chance>;

/** What lies on the table before the learner's turn; production and the advance of discs are done by the rules. */
export function scene(text: PositionText): Scenario {
  const seats = text.homes.length;
  return makeScenario(anno4000, { seats, options: text.options ?? {} }, position(text));
}

/** What is said to any move of a kind. */
export function toAny(type: Move['type'], say: InWords) {
  return { fits: (move: Move): boolean => move.type === type, say };
}

export const END: Move = { type: 'endTurn' };
