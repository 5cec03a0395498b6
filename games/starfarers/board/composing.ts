/** How cards are put on the scales, and names on a list: changes of what is picked. */

import type { Seat } from '@sternwarte/engine';
import type { Counts, Kind } from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import type { Picked } from './picking.ts';

/** Which side of a deal is paid by the one who is asked: both are written from the active player's view. */
export function ownSide(view: Pick<State, 'current'>, asked: Seat): 'give' | 'want' {
  return asked === view.current ? 'give' : 'want';
}

function withCount(counts: Counts, kind: Kind, count: number): Counts {
  const next: [number, number, number, number, number] = [...counts];
  next[kind] = Math.max(0, count);
  return next;
}

/** So many cards of a kind on one side. */
export function setCards(picked: Picked, side: 'give' | 'want', kind: Kind, count: number): Picked {
  return { ...picked, [side]: withCount(picked[side], kind, count) };
}

/** So many cards of a kind on one side of a deal: no kind stands on both. */
export function setSide(picked: Picked, side: 'give' | 'want', kind: Kind, count: number): Picked {
  const other = side === 'give' ? 'want' : 'give';
  const next = setCards(picked, side, kind, count);
  return count > 0 ? setCards(next, other, kind, 0) : next;
}

export function toggleLeader(picked: Picked, seat: Seat): Picked {
  const { leaders } = picked;
  const next = leaders.includes(seat)
    ? leaders.filter((other) => other !== seat)
    : [...leaders, seat].toSorted((a, b) => a - b);
  return { ...picked, leaders: next };
}
