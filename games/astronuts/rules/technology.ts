/** The four technologies (R6.6). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { COLOURS, PRICES, type Colour } from './data.ts';
import { changeBank, changeHand, colourIndex, nutsInBank, type State } from './state.ts';

/** Works at once: Extra Energy gives its action already in this turn (ruling 18). */
function own(state: State, seat: Seat, colour: Colour, emit: Emit): void {
  state.technologies[seat * COLOURS.length + colourIndex(colour)] = true;
  if (colour === 'orange') state.actions++;
  emit?.({ type: 'technology', seat, colour });
}

function mark(state: State, colour: Colour): void {
  state.markers[colourIndex(colour)] = (state.markers[colourIndex(colour)] ?? 0) + 1;
}

/** The nut paid becomes the marker and is out of the game (ruling 17). */
export function buyTechnology(state: State, colour: Colour, emit: Emit): void {
  state.actions -= PRICES.technology.actions;
  changeHand(state, state.current, colour, -1);
  mark(state, colour);
  own(state, state.current, colour, emit);
}

/** A gift of fate takes its marker from the bank, and does without when there is none (ruling 25). */
export function grantTechnology(state: State, colour: Colour, emit: Emit): void {
  if (nutsInBank(state, colour) > 0) {
    changeBank(state, colour, -1);
    mark(state, colour);
  }
  own(state, state.current, colour, emit);
}
