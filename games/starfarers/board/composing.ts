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

/** What a deal brings of a kind (above 0) or costs (below): no kind stands on both sides. */
export function balanceOf({ give, want }: Picked, own: 'give' | 'want', kind: Kind): number {
  return own === 'give' ? want[kind] - give[kind] : give[kind] - want[kind];
}

export function setBalance(
  picked: Picked,
  own: 'give' | 'want',
  kind: Kind,
  balance: number,
): Picked {
  const other = own === 'give' ? 'want' : 'give';
  return setCards(setCards(picked, own, kind, -balance), other, kind, balance);
}

export function toggleLeader(picked: Picked, seat: Seat): Picked {
  const { leaders } = picked;
  const next = leaders.includes(seat)
    ? leaders.filter((other) => other !== seat)
    : [...leaders, seat].toSorted((a, b) => a - b);
  return { ...picked, leaders: next };
}
