/** Trade between players: an offer of the active player, the answers to it, and the deal (R8.1, R8.4, ruling 18.53). */

import { readFields, type Refusal, type Seat } from '@sternwarte/engine';
import { RELUCTANCES, type CardSet, type Emit, type Move, type MoveOf } from './actions.ts';
import { cardSetOf, countCards, countsOf, covers, readCardSet } from './cards.ts';
import { KINDS, MAX_FAILED_OFFERS, MAX_SEATS, resourceOf, type Counts } from './data.ts';
import { checkHolds, exchange, handOf, noteShown } from './hands.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { bare, readIndex, readOne, withSeat } from './shapes.ts';
import { opponentsFromLeft, type Offer, type OfferAnswer, type State } from './state.ts';

/** One card for one card, to everybody: what bots need; `check` accepts every other offer too. */
const OFFERS = KINDS.map((give) =>
  KINDS.filter((want) => want !== give).map((want): Move => ({
    type: 'offer',
    give: { [resourceOf(give)]: 1 },
    want: { [resourceOf(want)]: 1 },
    to: null,
  })),
);
const CLOSE = Array.from({ length: MAX_SEATS }, (_unused, seat): Move => ({ type: 'close', seat }));
const ACCEPT: Move = { type: 'accept' };
const DECLINE: MoveOf<'decline'> = { type: 'decline' };
const WITHDRAW: Move = { type: 'withdrawOffer' };

type TradeType = 'offer' | 'withdrawOffer' | 'close' | 'accept' | 'decline' | 'counter';

export const TRADE_MOVES: Rules<TradeType> = {
  offer: {
    read: readOffer,
    list: { trade: listOffers },
    check: checkOffer,
    apply: (state, _seat, move, emit) => makeOffer(state, move, emit),
  },
  withdrawOffer: {
    read: bare('withdrawOffer'),
    list: {
      trade: (list, { offer }) => {
        if (offer !== null) list.push(WITHDRAW);
      },
    },
    check: ({ offer }) => (offer === null ? refuse('noOffer', {}) : null),
    // Any other action of the active player ends the offer too: see `endOfferBy`.
    apply: () => undefined,
  },
  close: {
    read: withSeat('close'),
    list: { trade: listDeals },
    check: (state, seat, { seat: other }) => checkDeal(state, seat, other),
    apply: (state, _seat, { seat: other }, emit) => closeDeal(state, other, emit),
  },
  accept: {
    read: bare('accept'),
    list: { reply: listAnswers },
    check: checkAcceptance,
    apply: (state, seat, { type }, emit) => answerOffer(state, seat, { type }, emit),
  },
  decline: {
    read: readDecline,
    list: { reply: listAnswers },
    check: () => null,
    apply: (state, seat, move, emit) => answerOffer(state, seat, move, emit),
  },
  counter: {
    read(input) {
      const fields = readFields(input, ['type', 'give', 'want']);
      const sides = readSides(fields?.give, fields?.want);
      return sides && { type: 'counter', ...sides };
    },
    // Like offers they have no bound: none is listed.
    list: { reply: listAnswers },
    check: checkCounter,
    apply(state, seat, { type, give, want }, emit) {
      answerOffer(state, seat, { type, give: countsOf(give), want: countsOf(want) }, emit);
    },
  },
};

function readOffer(input: unknown): MoveOf<'offer'> | null {
  const fields = readFields(input, ['type', 'give', 'want', 'to']);
  if (fields === null) return null;
  const sides = readSides(fields.give, fields.want);
  const to = fields.to === null ? null : readIndex(fields.to, MAX_SEATS);
  if (sides === null || (fields.to !== null && to === null)) return null;
  return { type: 'offer', ...sides, to };
}

/** With a reason or without. */
function readDecline(input: unknown): MoveOf<'decline'> | null {
  if (readFields(input, ['type']) !== null) return DECLINE;
  const why = readOne(readFields(input, ['type', 'why'])?.why, RELUCTANCES);
  return why && { type: 'decline', why };
}

function readSides(first: unknown, second: unknown): { give: CardSet; want: CardSet } | null {
  const give = readCardSet(first);
  const want = readCardSet(second);
  return give && want && { give, want };
}

function listOffers(list: Moves, state: State, seat: Seat): void {
  if (state.offer !== null || offersLeft(state) === 0) return;
  const hand = handOf(state, seat);
  for (const give of KINDS) if ((hand[give] ?? 0) > 0) list.pushAll(OFFERS[give] ?? []);
}

function listDeals(list: Moves, state: State, seat: Seat): void {
  const { offer, players } = state;
  if (offer === null) return;
  for (let other = 0; other < players.length; other++) {
    const deal = dealWith(offer, other);
    if (deal !== null && covers(handOf(state, seat), deal[0])) push(list, CLOSE[other]);
  }
}

function listAnswers(list: Moves, state: State, seat: Seat): void {
  const { offer, hands } = state;
  if (offer === null) return;
  list.push(DECLINE);
  if (!isInvitation(offer) && covers(hands[seat] ?? [], offer.want)) list.push(ACCEPT);
}

/** No kind on both sides (ruling 18.34). */
function sharesKind(give: Counts, want: Counts): boolean {
  return KINDS.some((kind) => give[kind] > 0 && want[kind] > 0);
}

/** How many more offers in vain this turn allows; `null` when nobody counts them (ruling 18.53). */
export function offersLeft({ options, failedOffers }: State): number | null {
  return options.offersUnlimited ? null : Math.max(0, MAX_FAILED_OFFERS - failedOffers);
}

/** Whoever offers must hold what he gives; after ten offers in vain there are no more (ruling 18.53). */
function checkOffer(state: State, seat: Seat, move: MoveOf<'offer'>): Refusal | null {
  const { to } = move;
  const [give, want] = [countsOf(move.give), countsOf(move.want)];
  const left = offersLeft(state);
  // A new offer ends the open one in vain.
  if (left !== null && left <= (state.offer === null ? 0 : 1)) {
    return refuse('tooManyOffers', { limit: MAX_FAILED_OFFERS });
  }
  if (to !== null && !opponentsFromLeft(state, seat).includes(to)) {
    return refuse('notAnOpponent', { seat: to });
  }
  return sharesKind(give, want) ? refuse('sameKind', {}) : checkHolds(state, seat, give);
}

/** Whoever accepts must hold what is wanted; an invitation cannot be accepted (R8.4). */
function checkAcceptance(state: State, seat: Seat): Refusal | null {
  const { offer } = state;
  if (offer === null) return refuse('noOffer', {});
  return isInvitation(offer) ? refuse('onlyInvitation', {}) : checkHolds(state, seat, offer.want);
}

/** Both sides of a proposal hold cards; those of the active player are looked at when he closes (ruling 18.53). */
function checkCounter(state: State, seat: Seat, move: MoveOf<'counter'>): Refusal | null {
  const [give, want] = [countsOf(move.give), countsOf(move.want)];
  if (countCards(give) === 0 || countCards(want) === 0) return refuse('emptySide', {});
  return sharesKind(give, want) ? refuse('sameKind', {}) : checkHolds(state, seat, want);
}

/** Hands are looked at again before cards change hands (R8.4). */
function checkDeal(state: State, seat: Seat, other: Seat): Refusal | null {
  if (state.offer === null) return refuse('noOffer', {});
  const deal = dealWith(state.offer, other);
  return deal === null ? refuse('noDeal', { seat: other }) : checkHolds(state, seat, deal[0]);
}

/** A side left open makes it an invitation: nobody can simply accept it (R8.4). */
export function isInvitation({ give, want }: Pick<Offer, 'give' | 'want'>): boolean {
  return countCards(give) === 0 || countCards(want) === 0;
}

/** Answers and deals belong to the offer; the end of the turn sweeps it away without a word. */
const KEEPS_OFFER: ReadonlySet<string> = new Set<Move['type']>([
  'accept',
  'decline',
  'counter',
  'close',
  'endTurn',
  'resign',
]);

/** Any other action of the active player ends an open offer (ruling 18.53). */
export function endOfferBy(state: State, { type }: Move, emit: Emit): void {
  if (state.offer === null || KEEPS_OFFER.has(type)) return;
  state.offer = null;
  if (state.failedOffers < MAX_FAILED_OFFERS) state.failedOffers++;
  emit?.({ type: 'offerEnded', seat: state.current });
}

function makeOffer(state: State, { give, want, to }: MoveOf<'offer'>, emit: Emit): void {
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

function answerOffer(state: State, seat: Seat, answer: OfferAnswer, emit: Emit): void {
  const { offer } = state;
  if (offer === null) return;
  if (answer.type !== 'decline') {
    noteShown(state, seat, answer.type === 'accept' ? offer.want : answer.want);
  }
  const { give, want, to } = offer;
  const answers = offer.answers.slice();
  answers[seat] = answer;
  state.offer = { give, want, to, answers };
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

function closeDeal(state: State, seat: Seat, emit: Emit): void {
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
