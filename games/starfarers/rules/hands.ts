/**
 * Where the resource cards are, and what everybody knows about it.
 *
 * Cards lie in the open supply, in a player's hand or in the reserve pile. `known` holds, for every observer (each seat
 * and, last, the public) and every holder (each seat and, last, the pile), how many cards of each kind the observer
 * knows to be there at least. Production, payments and deals are seen by all; a stolen card only by the two concerned.
 * A card that leaves unseen lowers every bound by one. `resample` deals everything else at random.
 */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { CardSet } from './actions.ts';
import { countCards, countsOf, covers } from './cards.ts';
import { KINDS, resourceOf, type Counts, type Kind } from './data.ts';
import { refuse } from './refusals.ts';
import type { State } from './state.ts';

const WIDTH = KINDS.length;

/** The reserve pile as a holder, and the public as an observer, come after the last seat. */
export function afterSeats(state: Pick<State, 'players'>): number {
  return state.players.length;
}

export function knownIndex(seats: number, observer: number, holder: number, kind: number): number {
  return (observer * (seats + 1) + holder) * WIDTH + kind;
}

/** A hand that whoever asks may see: his own, or any in a full state. */
export function handOf(state: State, holder: number): readonly number[] {
  return openHand(state, holder);
}

function openHand(state: State, holder: number): number[] {
  const hand = state.hands[holder];
  if (hand === null || hand === undefined)
    throw new RangeError(`the cards of ${holder} are hidden`);
  return hand;
}

export function handSize(state: State, holder: number): number {
  return state.handSizes[holder] ?? 0;
}

export function supplyOf(state: State, kind: Kind): number {
  return state.supply[kind] ?? 0;
}

export function supplySize(state: State): number {
  let sum = 0;
  for (const count of state.supply) sum += count;
  return sum;
}

function change(state: State, holder: number, kind: Kind, n: number): void {
  const hand = openHand(state, holder);
  hand[kind] = (hand[kind] ?? 0) + n;
  state.handSizes[holder] = handSize(state, holder) + n;
}

/** From the supply to a holder, before everybody's eyes. */
export function takeFromSupply(state: State, holder: number, kind: Kind, n: number): void {
  if (n === 0) return;
  state.supply[kind] = supplyOf(state, kind) - n;
  change(state, holder, kind, n);
  noteForAll(state, holder, kind, n);
}

/** From a holder to the supply, before everybody's eyes: costs too (R8.5). */
export function payToSupply(state: State, holder: number, kind: Kind, n: number): void {
  if (n === 0) return;
  state.supply[kind] = supplyOf(state, kind) + n;
  change(state, holder, kind, -n);
  noteForAll(state, holder, kind, -n);
}

export function payAll(state: State, seat: Seat, cards: readonly number[]): void {
  for (const kind of KINDS) payToSupply(state, seat, kind, cards[kind] ?? 0);
}

export function takeAll(state: State, seat: Seat, cards: readonly number[]): void {
  for (const kind of KINDS) takeFromSupply(state, seat, kind, cards[kind] ?? 0);
}

function noteForAll(state: State, holder: number, kind: Kind, n: number): void {
  for (let observer = 0; observer <= state.players.length; observer++) {
    note(state, observer, holder, kind, n);
  }
}

/** An observer sees `n` cards come or go. What he sees go need not be one he knew of. */
function note(state: State, observer: number, holder: number, kind: Kind, n: number): void {
  const index = knownIndex(state.players.length, observer, holder, kind);
  state.known[index] = Math.max(0, (state.known[index] ?? 0) + n);
}

/** One card goes unseen: it may have been of any kind. */
function noteUnseen(state: State, observer: number, holder: number): void {
  for (const kind of KINDS) note(state, observer, holder, kind, -1);
}

/** One card from holder to holder; only the two seats concerned see which (the pile sees nothing). */
export function passCard(state: State, from: number, to: number, kind: Kind): void {
  change(state, from, kind, -1);
  change(state, to, kind, 1);
  for (let observer = 0; observer <= state.players.length; observer++) {
    if (observer !== state.players.length && (observer === from || observer === to)) {
      note(state, observer, from, kind, -1);
      note(state, observer, to, kind, 1);
    } else noteUnseen(state, observer, from);
  }
}

/** Two players exchange cards openly (R8.1). */
export function exchange(state: State, a: Seat, b: Seat, fromA: Counts, fromB: Counts): void {
  for (const kind of KINDS) {
    const n = fromB[kind] - fromA[kind];
    if (n === 0) continue;
    change(state, a, kind, n);
    change(state, b, kind, -n);
    noteForAll(state, a, kind, n);
    noteForAll(state, b, kind, -n);
  }
}

/** Somebody shows by an offer or an answer that he holds these cards at least (ruling 18.53). */
export function noteShown(state: State, seat: Seat, cards: Counts): void {
  for (let observer = 0; observer <= state.players.length; observer++) {
    for (const kind of KINDS) {
      const index = knownIndex(state.players.length, observer, seat, kind);
      state.known[index] = Math.max(state.known[index] ?? 0, cards[kind]);
    }
  }
}

export function checkSupply(state: State, kind: Kind): Refusal | null {
  return supplyOf(state, kind) > 0 ? null : refuse('notInSupply', { resource: resourceOf(kind) });
}

export function checkHolds(state: State, seat: Seat, cards: Counts): Refusal | null {
  return covers(handOf(state, seat), cards) ? null : refuse('notInHand', {});
}

/** So many cards, and all of them in the hand. */
export function checkPayment(
  state: State,
  seat: Seat,
  cards: CardSet,
  needed: number,
): Refusal | null {
  const counts = countsOf(cards);
  const given = countCards(counts);
  return given === needed
    ? checkHolds(state, seat, counts)
    : refuse('wrongCount', { needed, given });
}
