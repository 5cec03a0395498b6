/** Trade: one nut for one nut, with whoever likes (R6.7). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, MoveOf } from './actions.ts';
import { COLOURS, MAX_DECLINED_OFFERS, PRICES, type Colour } from './data.ts';
import { coloursIn, type ColourSet } from './nuts.ts';
import { changeHand, isPlaying, nutsInHand, type State } from './state.ts';
import { ACT } from './step.ts';

/** Whether a seat can be asked: it has the nut, and has not declined too often this turn (ruling 32). */
export function canBeAsked(state: State, seat: Seat, get: Colour): boolean {
  return listensToOffers(state, seat) && nutsInHand(state, seat, get) > 0;
}

function listensToOffers(state: State, seat: Seat): boolean {
  return (
    seat !== state.current &&
    (state.declinedOffers[seat] ?? 0) < MAX_DECLINED_OFFERS &&
    isPlaying(state, seat)
  );
}

/** All colours for which there is somebody who can be asked. */
export function coloursToAskFor(state: State): ColourSet {
  let set = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (listensToOffers(state, seat)) set |= coloursIn(state.hands, seat * COLOURS.length);
  }
  return set;
}

/** Hands are open, so an offer to all asks those who have the nut. */
export function partners(state: State, get: Colour): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (canBeAsked(state, seat, get)) seats.push(seat);
  }
  return seats;
}

export function hasPartner(state: State, get: Colour): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (canBeAsked(state, seat, get)) return true;
  return false;
}

export function offerTrade(state: State, move: MoveOf<'offerTrade'>, emit: Emit): void {
  const { to, give, get } = move;
  const asked = to === 'all' ? partners(state, get) : [to];
  state.step = { type: 'trade', give, get, asked, waiting: asked };
  emit?.({ type: 'offer', seat: state.current, asked, give, get });
}

/** The first acceptance closes the deal; without one the offer counts as declined by all who were asked (ruling 42). */
export function answerTrade(state: State, partner: Seat, accept: boolean, emit: Emit): void {
  const { step, current: seat } = state;
  if (step.type !== 'trade') return;
  const { give, get, asked } = step;
  if (accept) {
    state.actions -= PRICES.trade.actions;
    changeHand(state, seat, give, -1);
    changeHand(state, partner, give, 1);
    changeHand(state, partner, get, -1);
    changeHand(state, seat, get, 1);
    state.step = ACT;
    emit?.({ type: 'traded', seat, partner, give, get });
    return;
  }
  emit?.({ type: 'offerDeclined', seat, by: partner });
  const waiting = step.waiting.filter((other) => other !== partner);
  if (waiting.length > 0) {
    state.step = { ...step, waiting };
    return;
  }
  state.declinedOffers = state.declinedOffers.map(
    (count, other) => count + (asked.includes(other) ? 1 : 0),
  );
  state.step = ACT;
}
