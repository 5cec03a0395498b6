/** What the dice showed last: the position forgets it, people want to see it. */

import type { Seat } from '@sternwarte/engine';
import type { Event, Purpose } from '../rules/actions.ts';
import type { ShipNumber } from '../rules/data.ts';
import type { Face, FateId } from '../rules/fate.ts';

export interface Throw {
  /** Rises with each die, so that each falls once. */
  readonly number: number;
  readonly seat: Seat;
  readonly purpose: Purpose;
  readonly face: Face;
}

export interface Memory {
  /** Dice that belong together: two for fate, two for a battle, else one. */
  readonly throws: readonly Throw[];
  readonly fate: { readonly id: FateId; readonly seat: Seat } | null;
  readonly bet: Extract<Event, { type: 'actions' }> | null;
  readonly battle: Extract<Event, { type: 'battle' }> | null;
  /** How many dice have fallen. */
  readonly count: number;
  /** The ship that acted last in this turn. */
  readonly ship: ShipNumber | null;
}

export const BLANK: Memory = {
  throws: [],
  fate: null,
  bet: null,
  battle: null,
  count: 0,
  ship: null,
};

/** Dice that lie beside the one before them. */
const SECOND_OF: Readonly<Partial<Record<Purpose, Purpose>>> = {
  fateLine: 'fateBlock',
  defence: 'attack',
};

export function remember(memory: Memory, event: Event): Memory {
  switch (event.type) {
    case 'turn':
      return { ...memory, ship: null };
    case 'rolled':
      return throwDie(memory, event);
    case 'timeWarp':
      // What Time Warp takes back makes room for the die that is rolled instead.
      return { ...memory, throws: memory.throws.slice(0, -1) };
    case 'actions':
      return { ...memory, bet: event };
    case 'battle':
      return { ...memory, battle: event };
    case 'fate':
      return { ...memory, fate: { id: event.fate, seat: event.seat }, ship: event.ship };
    case 'step':
    case 'mined':
    case 'attack':
    case 'shipBuilt':
      return { ...memory, ship: event.ship };
    default:
      return memory;
  }
}

function throwDie(memory: Memory, { seat, purpose, face }: Omit<Throw, 'number'>): Memory {
  const count = memory.count + 1;
  const thrown: Throw = { number: count, seat, purpose, face };
  const first = SECOND_OF[purpose];
  const goesOn = first !== undefined && memory.throws.at(-1)?.purpose === first;
  if (goesOn) return { ...memory, count, throws: [...memory.throws, thrown] };
  const { ship } = memory;
  // The natives' test belongs to the card that is on the table.
  const fate = purpose === 'fateTest' ? memory.fate : null;
  return { ...BLANK, count, ship, fate, throws: [thrown] };
}
