/** Which nuts to part with, and which to take: colours count as long as ships and technologies want them. */

import type { Seat } from '@sternwarte/engine';
import type { Nuts } from '../rules/actions.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { bankHandfuls } from '../rules/gifts.ts';
import { hasTechnology, nutsInHand, type State } from '../rules/state.ts';

/** How much a technology is wished for: the last nut of its colour is kept the longer. */
const WISHES: Readonly<Record<Colour, number>> = { red: 2, purple: 1, yellow: 1, orange: 3 };

/** What a hand of so many nuts of a colour is worth beyond their number. */
function appeal(state: State, seat: Seat, colour: Colour, count: number): number {
  if (count <= 0) return 0;
  const wish = hasTechnology(state, seat, colour) ? 0 : WISHES[colour];
  // The first completes the four colours of a ship; each further one does so a little less.
  return wish + 4 * (1 - 0.5 ** count);
}

/** How much the variety of a hand suffers from paying these nuts. */
export function regret(state: State, seat: Seat, pay: Nuts): number {
  let lost = 0;
  for (const colour of COLOURS) {
    const held = nutsInHand(state, seat, colour);
    let paid = 0;
    for (const nut of pay) if (nut === colour) paid++;
    if (paid > 0) {
      lost += appeal(state, seat, colour, held) - appeal(state, seat, colour, held - paid);
    }
  }
  return lost;
}

/** The colour that is missed least, of those in the hand. */
export function leastMissed(state: State, seat: Seat): Colour | null {
  let least: Colour | null = null;
  let lowest = Infinity;
  for (const colour of COLOURS) {
    if (nutsInHand(state, seat, colour) === 0) continue;
    const lost = regret(state, seat, [colour]);
    if (lost < lowest) {
      lowest = lost;
      least = colour;
    }
  }
  return least;
}

/** What one more nut of a colour adds. */
export function gain(state: State, seat: Seat, colour: Colour): number {
  const held = nutsInHand(state, seat, colour);
  return appeal(state, seat, colour, held + 1) - appeal(state, seat, colour, held);
}

/** So many nuts out of the bank, the most welcome ones. */
export function mostWelcome(state: State, seat: Seat, count: number): Nuts {
  let best: Nuts = [];
  let highest = -Infinity;
  for (const { nuts, counts } of bankHandfuls(state, count)) {
    let value = 0;
    for (const [i, colour] of COLOURS.entries()) {
      const held = nutsInHand(state, seat, colour);
      value += appeal(state, seat, colour, held + (counts[i] ?? 0));
    }
    if (value > highest) {
      highest = value;
      best = nuts;
    }
  }
  return best;
}
