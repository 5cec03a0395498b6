/**
 * Who may see what: everything is open (R1, ruling 2). The one secret, the target of a fleet in hyperspace, is not stored at all,
 * because nobody names it before he lands (R6.3).
 */

import type { Viewer } from '@sternwarte/engine';
import type { AnnoAction } from './actions.ts';
import { cloneState, type State } from './state.ts';

/** Field by field, as `cloneState` does: a new field is seen by nobody until it is listed there. What is kept was made so. */
export function viewOf(state: State, _viewer: Viewer, isKept = false): State {
  return isKept ? state : cloneState(state);
}

export function redactAction(action: AnnoAction): AnnoAction {
  return action;
}

/** Nothing is hidden, so the view is the only state it can come from. */
export function resample(view: State): State {
  return cloneState(view);
}
