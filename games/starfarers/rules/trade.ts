/** Offers between players, trade with the supply, and the actions of friendship cards (R8). */

import type { Seat } from '@sternwarte/engine';
import type { CardSet, Emit } from './actions.ts';
import { interrupt } from './agenda.ts';
import { cardSetOf, countCards, countsOf, oneCard } from './cards.ts';
import { COSTS, KINDS, SUPPLY_RATES, type Counts, type Kind } from './data.ts';
import { cardRate, levellingTargets } from './friendship.ts';
import { exchange, handSize, noteShown, payAll, payToSupply, takeFromSupply } from './hands.ts';
import { gainHalfMedals } from './medals.ts';
import { opponentsFromLeft, scoreOf, type Offer, type OfferAnswer, type State } from './state.ts';
import type { Task } from './tasks.ts';

/** The rates at which this kind may be traded now: one, or with the goods card two (R8.2, R8.3). */
export function supplyRates(state: State, seat: Seat, kind: Kind): number[] {
  const better = cardRate(state, seat, kind);
  if (better === null) return [SUPPLY_RATES[kind]];
  if (!better.oncePerTurn) return [better.rate];
  return state.usedGoodsRate ? [SUPPLY_RATES[kind]] : [better.rate, SUPPLY_RATES[kind]];
}

export function supplyTrade(state: State, give: Kind, want: Kind, rate: number, emit: Emit): void {
  const seat = state.current;
  const better = cardRate(state, seat, give);
  if (better?.oncePerTurn === true && better.rate === rate) state.usedGoodsRate = true;
  payToSupply(state, seat, give, rate);
  takeFromSupply(state, seat, want, 1);
  const paid = KINDS.map((kind) => (kind === give ? rate : 0));
  emit?.({
    type: 'supplyTrade',
    seat,
    give: cardSetOf(paid),
    want: cardSetOf(oneCard(want)),
  });
}

/** A side left open makes it an invitation: nobody can simply accept it (R8.4). */
export function isInvitation({ give, want }: Pick<Offer, 'give' | 'want'>): boolean {
  return countCards(give) === 0 || countCards(want) === 0;
}

/** Any other action of the active player ends an open offer (ruling 18.53). */
export function endOffer(state: State, emit: Emit): void {
  if (state.offer === null) return;
  state.offer = null;
  state.failedOffers++;
  emit?.({ type: 'offerEnded', seat: state.current });
}

export function makeOffer(
  state: State,
  give: CardSet,
  want: CardSet,
  to: Seat | null,
  emit: Emit,
): void {
  const seat = state.current;
  const addressees = to === null ? opponentsFromLeft(state, seat) : [to];
  const offer: Offer = {
    give: countsOf(give),
    want: countsOf(want),
    to: addressees,
    answers: state.players.map(() => null),
  };
  state.offer = offer;
  noteShown(state, seat, offer.give);
  emit?.({ type: 'offer', seat, give, want, to: addressees });
}

/** Who still has to answer the open offer. */
export function unanswered({ to, answers }: Offer): Seat[] {
  return to.filter((seat) => answers[seat] === null);
}

export function answerOffer(state: State, seat: Seat, answer: OfferAnswer, emit: Emit): void {
  const { offer } = state;
  if (offer === null) return;
  if (answer.type !== 'decline') {
    noteShown(state, seat, answer.type === 'accept' ? offer.want : answer.want);
  }
  state.offer = { ...offer, answers: offer.answers.with(seat, answer) };
  emit?.({ type: 'offerAnswered', seat, answer: answer.type });
}

/** The deal that closing with this seat would make, or `null` when there is none. */
export function dealWith(
  { give, want, answers }: Offer,
  seat: Seat,
): readonly [Counts, Counts] | null {
  const answer = answers[seat] ?? null;
  if (answer === null || answer.type === 'decline') return null;
  return answer.type === 'accept' ? [give, want] : [answer.give, answer.want];
}

export function closeDeal(state: State, seat: Seat, emit: Emit): void {
  const deal = state.offer && dealWith(state.offer, seat);
  if (deal === null) return;
  const [give, want] = deal;
  exchange(state, state.current, seat, give, want);
  state.offer = null;
  emit?.({
    type: 'deal',
    seat: state.current,
    with: seat,
    give: cardSetOf(give),
    want: cardSetOf(want),
  });
}

/** One goods for a half medal (R8.7). */
export function giveHonour(state: State, emit: Emit): void {
  payAll(state, state.current, COSTS.honour);
  state.usedHonour = true;
  gainHalfMedals(state, state.current, 1, emit);
}

/** Opponents with more points, with or without cards (ruling 18.60). */
function leaders(state: State): Seat[] {
  const own = scoreOf(state, state.current);
  return opponentsFromLeft(state, state.current).filter((seat) => scoreOf(state, seat) > own);
}

/** Those from whom burden sharing may draw now; none when it cannot be used (R8.8, ruling 18.27). */
export function levellingVictims(state: State): Seat[] {
  if (state.usedLevelling || levellingTargets(state, state.current) === 0) return [];
  const ahead = leaders(state);
  if (ahead.length < state.options.levellingMinLeaders) return [];
  return ahead.filter((seat) => handSize(state, seat) > 0);
}

export function applyLevelling(state: State, seats: readonly Seat[]): void {
  state.usedLevelling = true;
  const fromLeft = opponentsFromLeft(state, state.current).filter((seat) => seats.includes(seat));
  interrupt(state, ...fromLeft.map((from): Task => ({ kind: 'steal', from, to: state.current })));
}
