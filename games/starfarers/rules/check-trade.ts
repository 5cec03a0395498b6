/** Moves of the trade and build phase (R8). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { CardSet, DealMove, ShipKind, TradeMove } from './actions.ts';
import { missingPiece } from './build.ts';
import { countCards, countsOf, covers } from './cards.ts';
import { checkGain, checkOwnPoint } from './check-task.ts';
import { COSTS, KINDS, MAX_FAILED_OFFERS, kindOf, type Counts } from './data.ts';
import { hasHonour, levellingTargets } from './friendship.ts';
import { handOf, supplyOf } from './hands.ts';
import { nodeNamed, type NodeId } from './lattice.ts';
import { isOwnColony } from './pieces.ts';
import { refuse } from './refusals.ts';
import { halfMedalsInBox, hasShips, opponentsFromLeft, playerAt, type State } from './state.ts';
import { dealWith, isInvitation, levellingVictims, supplyRates } from './trade.ts';

/** The seat is the active player, or one who may answer his offer. */
export function checkTradeMove(state: State, seat: Seat, move: TradeMove): Refusal | null {
  if (move.type === 'accept' || move.type === 'decline' || move.type === 'counter') {
    return checkAnswer(state, seat, move);
  }
  if (seat !== state.current) return refuse('notYourTurn', {});
  switch (move.type) {
    case 'offer':
      return checkOffer(state, seat, move);
    case 'withdrawOffer':
      return state.offer === null ? refuse('noOffer', {}) : null;
    case 'close':
      return checkClosing(state, seat, move.seat);
    case 'supplyTrade':
      return checkSupplyTrade(state, seat, move);
    case 'buildColonyShip':
      return checkShip(state, seat, 'colonyShip', move.node);
    case 'buildTradeShip':
      return checkShip(state, seat, 'tradeShip', move.node);
    case 'buildSpaceport':
      return checkSpaceport(state, seat, move.node);
    case 'buyUpgrade':
      if (!canAfford(state, seat, COSTS[move.upgrade])) {
        return refuse('cannotAfford', { item: move.upgrade });
      }
      return checkGain(state, seat, move.upgrade);
    case 'placeGiftShip':
      return refuse('otherDecision', {});
    case 'honour':
      return checkHonour(state, seat);
    case 'levelling':
      return checkLevelling(state, seat, move.seats);
    case 'drawReserve':
      return state.reserveDue > 0 ? null : refuse('noReserveDue', {});
    case 'startFlight':
      return hasShips(state, seat) ? null : refuse('noShips', {});
  }
}

function canAfford(state: State, seat: Seat, cost: Counts): boolean {
  return covers(handOf(state, seat), cost);
}

/** No kind on both sides (ruling 18.34). */
function sharesKind(give: CardSet, want: CardSet): boolean {
  const [a, b] = [countsOf(give), countsOf(want)];
  return KINDS.some((kind) => a[kind] > 0 && b[kind] > 0);
}

function checkOffer(state: State, seat: Seat, move: DealMove & { type: 'offer' }): Refusal | null {
  const { give, want, to } = move;
  const made = state.failedOffers + (state.offer === null ? 0 : 1);
  if (made >= MAX_FAILED_OFFERS) return refuse('tooManyOffers', { limit: MAX_FAILED_OFFERS });
  if (to !== null && !opponentsFromLeft(state, seat).includes(to)) {
    return refuse('notAnOpponent', { seat: to });
  }
  if (sharesKind(give, want)) return refuse('sameKind', {});
  return covers(handOf(state, seat), countsOf(give)) ? null : refuse('notInHand', {});
}

/** Each opponent addressed answers once; whoever gives must hold what he gives (ruling 18.53). */
function checkAnswer(
  state: State,
  seat: Seat,
  move: DealMove & { type: 'accept' | 'decline' | 'counter' },
): Refusal | null {
  const { offer } = state;
  if (seat === state.current) return refuse('notAddressed', {});
  if (offer === null) return refuse('noOffer', {});
  if (move.type === 'decline') return null;
  if (move.type === 'accept') {
    if (isInvitation(offer)) return refuse('onlyInvitation', {});
    return covers(handOf(state, seat), offer.want) ? null : refuse('notInHand', {});
  }
  const [give, want] = [countsOf(move.give), countsOf(move.want)];
  if (countCards(give) === 0 || countCards(want) === 0) return refuse('emptySide', {});
  if (sharesKind(move.give, move.want)) return refuse('sameKind', {});
  return covers(handOf(state, seat), want) ? null : refuse('notInHand', {});
}

function checkClosing(state: State, seat: Seat, other: Seat): Refusal | null {
  if (state.offer === null) return refuse('noOffer', {});
  const deal = dealWith(state.offer, other);
  if (deal === null) return refuse('noDeal', { seat: other });
  return covers(handOf(state, seat), deal[0]) ? null : refuse('notInHand', {});
}

function checkSupplyTrade(
  state: State,
  seat: Seat,
  { give, want, rate }: TradeMove & { type: 'supplyTrade' },
): Refusal | null {
  if (give === want) return refuse('sameKind', {});
  const kind = kindOf(give);
  const rates = supplyRates(state, seat, kind);
  if (!rates.includes(rate))
    return refuse('wrongRate', { resource: give, rate: Math.min(...rates) });
  if ((handOf(state, seat)[kind] ?? 0) < rate) return refuse('notInHand', {});
  return supplyOf(state, kindOf(want)) > 0 ? null : refuse('notInSupply', { resource: want });
}

function checkShip(state: State, seat: Seat, kind: ShipKind, node: NodeId): Refusal | null {
  if (!canAfford(state, seat, COSTS[kind])) return refuse('cannotAfford', { item: kind });
  const missing = missingPiece(playerAt(state, seat), kind);
  if (missing === 'transporter') return refuse('noTransporter', {});
  if (missing === 'cargo') return refuse('noCargo', { ship: kind });
  return checkOwnPoint(state, seat, node);
}

function checkSpaceport(state: State, seat: Seat, node: NodeId): Refusal | null {
  if (!canAfford(state, seat, COSTS.spaceport))
    return refuse('cannotAfford', { item: 'spaceport' });
  if (playerAt(state, seat).shipyards === 0) return refuse('noShipyard', {});
  return isOwnColony(state, nodeNamed(node), seat) ? null : refuse('notYourColony', { node });
}

/** Both copies share one use; without a half medal in the box it cannot be used (R8.7, ruling 18.55). */
function checkHonour(state: State, seat: Seat): Refusal | null {
  if (!hasHonour(state, seat)) return refuse('noHonourCard', {});
  if (state.usedHonour) return refuse('honourUsed', {});
  if (!canAfford(state, seat, COSTS.honour)) return refuse('notInHand', {});
  return halfMedalsInBox(state) > 0 ? null : refuse('medalsOut', {});
}

function checkLevelling(state: State, seat: Seat, seats: readonly Seat[]): Refusal | null {
  const victims = levellingVictims(state);
  if (victims.length === 0) return refuse('noLevelling', {});
  const limit = levellingTargets(state, seat);
  if (seats.length > limit) return refuse('tooManyTargets', { limit });
  const wrong = seats.find((other) => !victims.includes(other));
  return wrong === undefined ? null : refuse('notALeader', { seat: wrong });
}
