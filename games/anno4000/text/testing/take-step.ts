/** Steps of a match as a story gets them, for tests. */

import type { Viewer } from '@sternwarte/engine';
import type { AnnoAction, Event } from '../../rules/actions.ts';
import { anno4000 } from '../../rules/index.ts';
import { cloneState, type State } from '../../rules/state.ts';
import type { Step } from '../story.ts';

export const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];

/** Does what is to be done, and tells what this reader saw of it. */
export function takeStep(state: State, action: AnnoAction, reader: Viewer): Step {
  const before = cloneState(state);
  const events: Event[] = [];
  anno4000.apply(state, action, (event) => events.push(event));
  return { action, before, after: cloneState(state), events, reader, names: NAMES };
}
