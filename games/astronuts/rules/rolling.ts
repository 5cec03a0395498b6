/** Asking for a die. Chance rolls it; `dice.ts` says what its result does. */

import type { Seat } from '@sternwarte/engine';
import type { State } from './state.ts';
import type { Roll } from './step.ts';

export function roll(state: State, what: Roll): void {
  state.step = { type: 'die', roll: what };
}

/** Who rolls: the defender his own die, else the player whose turn it is. */
export function rollerOf(state: State, what: Roll): Seat {
  return what.for === 'defence' ? what.attack.defender : state.current;
}
