/** Deals with other players: what to propose, how to answer, and when to close. */

import type { Seat } from '@sternwarte/engine';
import type { Move, Reluctance } from '../rules/actions.ts';
import { cardSetOf, countCards, covers, oneCard } from '../rules/cards.ts';
import { KINDS, MIN_SEATS, type Counts, type Kind } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { scoreOf, type Offer, type State } from '../rules/state.ts';
import { supplyRates } from '../rules/supply.ts';
import { dealWith, isInvitation } from '../rules/trade.ts';
import { isOpen, leaveTrade } from './building.ts';
import type { Habits } from './habits.ts';
import { gainOf } from './payments.ts';
import { priceOf, type Project } from './projects.ts';

/** One card for one, and if nobody wants that two for one; then no more this turn. */
const MOST_OFFERS = 2;
/** Upgrades cost two cards of one kind: nothing to haggle for. */
const WORTH_AN_OFFER: readonly Project[] = ['colonyShip', 'tradeShip', 'spaceport'];
const DECLINE: Move = { type: 'decline' };
/** A deal has to help by more than a rounding error. */
const LEAST_GAIN = 0.02;

/**
 * Offers that would complete a project: a card to spare for the only one missing. Between two players whatever helps
 * one hurts the other as much, so nobody offers.
 */
export function offersWorthMaking(state: State, seat: Seat, habits: Habits): Move[] {
  const { failedOffers, players, round } = state;
  if (players.length === MIN_SEATS || failedOffers >= MOST_OFFERS) return [];
  const hand = handOf(state, seat);
  const price = failedOffers + 1;
  const list = new Map<string, Move>();
  for (const project of WORTH_AN_OFFER) {
    const cost = priceOf(project);
    const want = onlyMissing(hand, cost);
    if (want === null || !isOpen(state, seat, project)) continue;
    // Nobody remembers what was declined a turn ago, so each kind is asked for in every other turn at most.
    if (habits.hasManners && (round + want) % 2 === 1) continue;
    const give = mostSpare(hand, cost, want);
    if (give === null || (hand[give] ?? 0) - cost[give] < price) continue;
    // What the supply asks no more for is not a rival's to give.
    if (habits.hasManners && price >= Math.min(...supplyRates(state, seat, give))) continue;
    const cards = KINDS.map((kind) => (kind === give ? price : 0));
    list.set(`${give} ${want}`, {
      type: 'offer',
      give: cardSetOf(cards),
      want: cardSetOf(oneCard(want)),
      to: null,
    });
  }
  return [...list.values()];
}

function onlyMissing(hand: readonly number[], cost: Counts): Kind | null {
  let missing: Kind | null = null;
  for (const kind of KINDS) {
    const lack = cost[kind] - (hand[kind] ?? 0);
    if (lack <= 0) continue;
    if (lack > 1 || missing !== null) return null;
    missing = kind;
  }
  return missing;
}

function mostSpare(hand: readonly number[], cost: Counts, want: Kind): Kind | null {
  let best: Kind | null = null;
  let most = 0;
  for (const kind of KINDS) {
    const spare = (hand[kind] ?? 0) - cost[kind];
    if (kind !== want && spare > most) {
      most = spare;
      best = kind;
    }
  }
  return best;
}

/** With an own offer open: the deals that can be closed, or none of them. */
export function closings(state: State, seat: Seat, offer: Offer): Move[] {
  const hand = handOf(state, seat);
  const list: Move[] = [{ type: 'withdrawOffer' }];
  for (let other = 0; other < state.players.length; other++) {
    const deal = dealWith(offer, other);
    if (deal !== null && covers(hand, deal[0])) list.push({ type: 'close', seat: other });
  }
  return list;
}

/** The deal that helps most, if one does; among equals with whoever has the fewest points. */
export function closingAtAGlance(state: State, seat: Seat, offer: Offer): Move {
  const hand = handOf(state, seat);
  let best: Move = { type: 'withdrawOffer' };
  let highest = LEAST_GAIN;
  for (let other = 0; other < state.players.length; other++) {
    const deal = dealWith(offer, other);
    if (deal === null || !covers(hand, deal[0])) continue;
    const gain = gainOf(state, seat, deal[0], deal[1]) - 0.01 * scoreOf(state, other);
    if (gain > highest) {
      highest = gain;
      best = { type: 'close', seat: other };
    }
  }
  return best;
}

/** Whether helping the active player is out of the question: he leads, and is not far from winning. */
function isDangerous(state: State): boolean {
  const score = scoreOf(state, state.current);
  const { pointsToWin } = state.options;
  if (score >= pointsToWin - 2) return true;
  return state.players.every(
    (_player, other) => other === state.current || scoreOf(state, other) < score,
  );
}

/** Bots that search have moods too: a deal that spoils the own hand is not even thought about. */
function isWorthAccepting(state: State, seat: Seat, offer: Offer): boolean {
  return (
    !isInvitation(offer) &&
    covers(handOf(state, seat), offer.want) &&
    gainOf(state, seat, offer.want, offer.give) > LEAST_GAIN
  );
}

/** Declining comes first: where nothing is gained, nothing is done. */
export function answers(state: State, seat: Seat, offer: Offer): Move[] {
  if (isDangerous(state)) return [DECLINE];
  const list: Move[] = [DECLINE];
  if (isWorthAccepting(state, seat, offer)) list.push({ type: 'accept' });
  const counter = counterTo(state, seat, offer);
  if (counter !== null) list.push(counter);
  return list;
}

export function answerAtAGlance(state: State, seat: Seat, offer: Offer): Move {
  if (isDangerous(state)) return DECLINE;
  if (isWorthAccepting(state, seat, offer)) return { type: 'accept' };
  const counter = counterTo(state, seat, offer);
  return counter ?? DECLINE;
}

/** Why this seat says no: judged as its answer was. */
function reluctanceOf(state: State, seat: Seat, offer: Offer): Reluctance {
  if (isDangerous(state)) return 'ahead';
  if (!covers(handOf(state, seat), offer.want)) return 'lacks';
  if (isWorthAccepting(state, seat, offer)) return 'helps';
  if (countCards(offer.want) === 0) return 'needs';
  const more = dearer(state, seat, offer.give, offer.want);
  const wouldDo = more !== null && gainOf(state, seat, offer.want, more) > LEAST_GAIN;
  return wouldDo ? 'little' : 'needs';
}

/** Nobody says no without a reason. */
export function voice(state: State, seat: Seat, move: Move): Move {
  const { offer } = state;
  if (move.type !== 'decline' || offer === null) return move;
  return { type: 'decline', why: reluctanceOf(state, seat, offer) };
}

/** The active player's cards for one of mine: asked for a single card, a card more than was offered. */
function counterTo(state: State, seat: Seat, offer: Offer): Move | null {
  if (state.failedOffers > 0) return null;
  const hand = handOf(state, seat);
  const want = countCards(offer.want) > 0 ? offer.want : spareCard(hand, offer.give);
  if (want === null || !covers(hand, want)) return null;
  const give = dearer(state, seat, offer.give, want);
  if (give === null || gainOf(state, seat, want, give) <= LEAST_GAIN) return null;
  return { type: 'counter', give: cardSetOf(give), want: cardSetOf(want) };
}

function spareCard(hand: readonly number[], except: Counts): Counts | null {
  let best: Kind | null = null;
  let most = 1;
  for (const kind of KINDS) {
    if (except[kind] > 0 || (hand[kind] ?? 0) <= most) continue;
    most = hand[kind] ?? 0;
    best = kind;
  }
  return best === null ? null : oneCard(best);
}

/** What to ask for instead: one card more of the kind on offer, or the kind missed most when it was left open. */
function dearer(state: State, seat: Seat, give: Counts, want: Counts): Counts | null {
  const offered = KINDS.find((kind) => give[kind] > 0);
  if (offered !== undefined) {
    const asked = KINDS.map((kind) => give[kind] + (kind === offered ? 1 : 0));
    return [asked[0] ?? 0, asked[1] ?? 0, asked[2] ?? 0, asked[3] ?? 0, asked[4] ?? 0];
  }
  let best: Counts | null = null;
  let highest = LEAST_GAIN;
  for (const kind of KINDS) {
    if (want[kind] > 0) continue;
    const gain = gainOf(state, seat, want, oneCard(kind));
    if (gain > highest) {
      highest = gain;
      best = oneCard(kind);
    }
  }
  return best;
}

/** While others have not answered, whoever offered goes on as if nobody would. */
export function impatience(state: State, seat: Seat): Move {
  return leaveTrade(state, seat);
}
