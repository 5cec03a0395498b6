/** Who may see what: everything is open, hands and AstroBank included (R6.7). */

import type { Viewer } from '@sternwarte/engine';
import type { NutsAction } from './actions.ts';
import { cloneState, type State } from './state.ts';

/** Field by field, as `cloneState` does: a new field is seen by nobody until it is listed there. What is kept was made so. */
export function viewOf(state: State, _viewer: Viewer, isKept = false): State {
  return isKept ? state : cloneState(state);
}

export function redactAction(action: NutsAction): NutsAction {
  return action;
}

/** Nothing is hidden, so the view is the only state it can come from. */
export function resample(view: State): State {
  return cloneState(view);
}
