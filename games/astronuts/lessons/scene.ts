/** Positions of lessons, and what many of them share. */

import {
  makeScenario,
  type Action,
  type InWords,
  type Lesson,
  type Scenario,
} from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import type { Face } from '../rules/fate.ts';
import { astronuts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { DECLARE } from '../rules/step.ts';
import { scene, type Scene } from '../rules/testing/scene.ts';

export type NutsLesson = Lesson<State, Move, Chance>;

/** In the middle of a turn of the learner. */
export function acting(spec: Scene): Scenario {
  return held(spec, scene(spec));
}

/** At the beginning of his turn, before the bet. */
export function betting(spec: Scene): Scenario {
  const state = scene({ ...spec, actions: 0 });
  state.step = DECLARE;
  return held(spec, state);
}

function held({ seats = 2, options = {} }: Scene, state: State): Scenario {
  return makeScenario(astronuts, { seats, options: { ...options, nutPlacement: 'random' } }, state);
}

/** What the dice show, one after the other. */
export function dice(...faces: readonly Face[]): Action<Move, Chance>[] {
  return faces.map((face) => ({ by: 'table', chance: { type: 'die', face } }));
}

/** What is said to any move of a kind. */
export function toAny(type: Move['type'], say: InWords) {
  return { fits: (move: Move): boolean => move.type === type, say };
}
