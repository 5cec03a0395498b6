/** A seven: discards, the theft, a card for each opponent (R7.8 – R7.12). */

import type { Seat } from '@sternwarte/engine';
import type { CardSet, Emit, Move } from './actions.ts';
import { replaceTask } from './agenda.ts';
import { cardSetOf, choicesOf, countsOf } from './cards.ts';
import { livingSeats } from './ending.ts';
import { handLimitOf } from './friendship.ts';
import { checkPayment, handOf, handSize, payAll } from './hands.ts';
import { answerInParallel } from './parallel.ts';
import { refuse } from './refusals.ts';
import type { Rules } from './rule.ts';
import { withCards, withSeat } from './shapes.ts';
import { opponentsFromLeft, type State } from './state.ts';
import type { Task } from './tasks.ts';

export const SEVEN = 7;

/**
 * No planet produces (R7.8): discards, then the theft, then a card for each opponent from the left (R7.11); the active
 * player's own draw follows as always (R7.12, ruling 18.29).
 */
export function sevenTasks(state: State): readonly Task[] {
  const seats = livingSeats(state).filter((seat) => discardCount(state, seat) > 0);
  const gifts = opponentsFromLeft(state, state.current).map((seat): Task => ({
    kind: 'draw',
    seat,
  }));
  const discards: readonly Task[] = seats.length > 0 ? [{ kind: 'discard', seats }] : [];
  return [...discards, { kind: 'rob' }, ...gifts];
}

const discarding = (cards: CardSet): Move => ({ type: 'discard', cards });

export const SEVEN_MOVES: Rules<'discard' | 'rob'> = {
  discard: {
    read: withCards('discard'),
    list: {
      discard: (list, state, seat) => {
        list.pushAll(choicesOf(handOf(state, seat), discardCount(state, seat), discarding));
      },
    },
    check: (state, seat, { cards }) =>
      checkPayment(state, seat, cards ?? {}, discardCount(state, seat)),
    apply: (state, seat, { cards }, emit) =>
      answerInParallel(state, 'discard', seat, countsOf(cards ?? {}), (other, answer) =>
        discard(state, other, answer, emit),
      ),
  },
  rob: {
    read: withSeat('rob'),
    list: {
      rob: (list, state) => {
        for (const seat of robbable(state)) list.push({ type: 'rob', seat });
      },
    },
    check: (state, _seat, { seat: victim }) =>
      robbable(state).includes(victim) ? null : refuse('cannotRob', { seat: victim }),
    apply: (state, seat, { seat: from }) => replaceTask(state, { kind: 'steal', from, to: seat }),
  },
};

/** Half of the whole hand, rounded down, if it exceeds the limit (R7.9, ruling 18.31). */
export function discardCount(state: State, seat: Seat): number {
  const size = handSize(state, seat);
  return size > handLimitOf(state, seat) ? Math.trunc(size / 2) : 0;
}

function discard(state: State, seat: Seat, cards: readonly number[], emit: Emit): void {
  payAll(state, seat, cards);
  emit?.({ type: 'discarded', seat, cards: cardSetOf(cards) });
}

/** Opponents that can be robbed (R7.10, ruling 18.30). */
export function robbable(state: State): Seat[] {
  return opponentsFromLeft(state, state.current).filter((seat) => handSize(state, seat) > 0);
}
