/** Cards that change hands in encounters: paid, swapped, taken, and given by each opponent (R14.4, R14.14 – R14.17). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { CardSet, Emit, Move } from './actions.ts';
import { ask, finishTask, taskOf } from './agenda.ts';
import {
  addCounts,
  cardSetOf,
  choicesOf,
  countCards,
  countsOf,
  NO_CARDS,
  oneCard,
} from './cards.ts';
import { KINDS, RESOURCES, kindOf, resourceOf, type Counts, type Kind } from './data.ts';
import { currentEncounter, readNumber } from './encounter.ts';
import {
  checkHolds,
  checkPayment,
  handOf,
  passCard,
  payAll,
  payToSupply,
  supplyOf,
  supplySize,
  takeAll,
} from './hands.ts';
import { answerInParallel } from './parallel.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { withCards, withResource } from './shapes.ts';
import type { State } from './state.ts';

const GIVE_CARD = RESOURCES.map((resource): Move => ({ type: 'giveCard', resource }));
const SWAP_CARD = RESOURCES.map((resource): Move => ({ type: 'swapCard', resource }));

const payment = (cards: CardSet): Move => ({ type: 'payCards', cards });
const taking = (cards: CardSet): Move => ({ type: 'takeCards', cards });

export const PAYMENT_MOVES: Rules<'payCards' | 'swapCard' | 'takeCards' | 'giveCard'> = {
  payCards: {
    read: withCards('payCards'),
    list: {
      pay: (list, state, seat) => {
        list.pushAll(choicesOf(handOf(state, seat), taskOf(state, 'pay').n, payment));
      },
    },
    check: (state, seat, { cards }) => checkPayment(state, seat, cards, taskOf(state, 'pay').n),
    apply: (state, _seat, { cards }, emit) => payCards(state, countsOf(cards), emit),
  },
  swapCard: {
    read: withResource('swapCard'),
    list: { swap: (list, state, seat) => listHeld(list, SWAP_CARD, handOf(state, seat)) },
    check: (state, seat, { resource }) => checkHolds(state, seat, oneCard(kindOf(resource))),
    apply: (state, _seat, { resource }, emit) => swapCard(state, kindOf(resource), emit),
  },
  takeCards: {
    read: withCards('takeCards'),
    list: {
      takeCards: (list, state) => {
        const { n, except } = taskOf(state, 'takeCards');
        list.pushAll(choicesOf(offered(state, except), n, taking));
      },
    },
    check: (state, _seat, { cards }) => checkTaking(state, cards),
    apply: (state, _seat, { cards }, emit) => takeCards(state, countsOf(cards), emit),
  },
  /** The giver chooses (R14.15). */
  giveCard: {
    read: withResource('giveCard'),
    list: { give: (list, state, seat) => listHeld(list, GIVE_CARD, handOf(state, seat)) },
    check: (state, seat, { resource }) =>
      resource === null
        ? refuse('otherDecision', {})
        : checkHolds(state, seat, oneCard(kindOf(resource))),
    apply(state, seat, { resource }, emit) {
      const kind = resource === null ? -1 : kindOf(resource);
      answerInParallel(state, 'give', seat, [kind], (from, [card]) =>
        giveCard(state, from, card as Kind, emit),
      );
    },
  },
};

function listHeld(list: Moves, moves: readonly Move[], hand: readonly number[]): void {
  for (const kind of KINDS) if ((hand[kind] ?? 0) > 0) push(list, moves[kind]);
}

/** What is paid for a number may come back later: it is remembered, and the card is read on (R14.4). */
function payCards(state: State, cards: Counts, emit: Emit): void {
  const { n, gift } = taskOf(state, 'pay');
  payAll(state, state.current, cards);
  if (gift) state.encounter = { ...currentEncounter(state), gift: cards };
  emit?.({ type: 'paid', seat: state.current, cards: cardSetOf(cards) });
  if (gift) readNumber(state, n);
  else finishTask(state);
}

/** One card goes, others of other kinds come, as far as the supply has any (R14.17, ruling 18.23). */
function swapCard(state: State, kind: Kind, emit: Emit): void {
  const { take } = taskOf(state, 'swap');
  payToSupply(state, state.current, kind, 1);
  emit?.({ type: 'paid', seat: state.current, cards: cardSetOf(oneCard(kind)) });
  const others = supplySize(state) - supplyOf(state, kind);
  ask(state, others > 0, { kind: 'takeCards', n: Math.min(take, others), except: kind });
}

/** What the supply offers in a choice, without the kind that was just returned (R14.17). */
export function offered(state: State, except: Kind | null): readonly number[] {
  return except === null ? state.supply : state.supply.with(except, 0);
}

/** Free choice, also twice of a kind, as far as the supply has any (R14.14). */
function checkTaking(state: State, cards: CardSet): Refusal | null {
  const { n, except } = taskOf(state, 'takeCards');
  const counts = countsOf(cards);
  const given = countCards(counts);
  if (given !== n) return refuse('wrongCount', { needed: n, given });
  for (const kind of KINDS) {
    if (counts[kind] === 0) continue;
    if (kind === except) return refuse('excludedKind', { resource: resourceOf(kind) });
    if (counts[kind] > supplyOf(state, kind)) {
      return refuse('notInSupply', { resource: resourceOf(kind) });
    }
  }
  return null;
}

function takeCards(state: State, cards: Counts, emit: Emit): void {
  const { except } = taskOf(state, 'takeCards');
  takeAll(state, state.current, cards);
  if (except !== null) {
    const encounter = currentEncounter(state);
    state.encounter = { ...encounter, swapped: addCounts(NO_CARDS, cards) };
  }
  finishTask(state);
  emit?.({ type: 'gained', seat: state.current, cards: cardSetOf(cards) });
}

function giveCard(state: State, from: Seat, kind: Kind, emit: Emit): void {
  passCard(state, from, state.current, kind);
  emit?.({ type: 'given', from, to: state.current });
}
