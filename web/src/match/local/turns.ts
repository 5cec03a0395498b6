/** Who of several that are asked at once is to answer first. */

import type { Seat } from '@sternwarte/engine';

/**
 * Whoever may go on without waiting for the others, such as somebody who has made an offer, is listed first and would
 * never hear an answer if he were asked before them. So he waits for people; and people who share a screen answer
 * before he is asked again.
 */
export function personToAsk(
  asked: readonly Seat[],
  people: readonly Seat[],
  present: Seat | null,
): Seat | null {
  const [first, ...others] = asked.filter((seat) => people.includes(seat));
  const answering = first === asked[0] && others.length > 0 ? others : [first, ...others];
  // Whoever sits there already need not hand anything over.
  return answering.find((seat) => seat === present) ?? answering[0] ?? null;
}

/** The bot that thinks next, beside the people who are asked as well; `null` when all the others wait for people. */
export function botToAsk(asked: readonly Seat[], people: readonly Seat[]): Seat | null {
  const isPersonAsked = asked.some((seat) => people.includes(seat));
  const bots = asked.filter((seat, i) => !people.includes(seat) && !(isPersonAsked && i === 0));
  return bots.at(-1) ?? null;
}
