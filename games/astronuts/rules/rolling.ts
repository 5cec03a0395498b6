/** Asking for a die. Chance rolls it; `dice.ts` says what its result does. */

import type { Seat } from '@sternwarte/engine';
import { MAX_DECLARED, SHIP_NUMBERS, type ShipNumber } from './data.ts';
import { FACES, type Face } from './fate.ts';
import type { State } from './state.ts';
import type { Roll, Step } from './step.ts';

export function roll(state: State, what: Roll): void {
  state.step = { type: 'die', roll: what };
}

/** Most dice are rolled for the same few things again and again: those exist once. */
const FOR_ACTIONS = Array.from({ length: MAX_DECLARED + 1 }, (_unused, declared): Step => ({
  type: 'die',
  roll: { for: 'actions', declared },
}));
const FOR_BLOCKS = SHIP_NUMBERS.map((ship): Step => ({
  type: 'die',
  roll: { for: 'fateBlock', ship },
}));
const FOR_LINES = SHIP_NUMBERS.map((ship) =>
  FACES.map((block): Step => ({ type: 'die', roll: { for: 'fateLine', ship, block } })),
);

export function rollForActions(state: State, declared: number): void {
  state.step = FOR_ACTIONS[declared] ?? { type: 'die', roll: { for: 'actions', declared } };
}

export function rollForBlock(state: State, ship: ShipNumber): void {
  state.step = FOR_BLOCKS[ship - 1] ?? { type: 'die', roll: { for: 'fateBlock', ship } };
}

export function rollForLine(state: State, ship: ShipNumber, block: Face): void {
  const ready = FOR_LINES[ship - 1]?.[block - 1];
  state.step = ready ?? { type: 'die', roll: { for: 'fateLine', ship, block } };
}

/** Who rolls: the defender his own die, else the player whose turn it is. */
export function rollerOf(state: State, what: Roll): Seat {
  return what.for === 'defence' ? what.attack.defender : state.current;
}
