/** Who of several answers first, where a bot imagines the others or bots play among themselves. */

import type { Seat } from '@sternwarte/engine';

/**
 * The last of those asked. Whoever may go on without waiting for the others is listed first, and would never hear an
 * answer if he were asked before them.
 */
export function firstToAnswer(seats: readonly Seat[]): Seat {
  const seat = seats.at(-1);
  if (seat === undefined) throw new RangeError('nobody is asked');
  return seat;
}
