/** The moves of the trade and build phase, of the active player and of those who answer his offer (R8). */

import type { Seat } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import { canGainUpgrade, freePoints, missingPiece } from './build.ts';
import { covers } from './cards.ts';
import {
  COSTS,
  KINDS,
  MAX_FAILED_OFFERS,
  MAX_SEATS,
  RESOURCES,
  UPGRADES,
  UPGRADE_KINDS,
  resourceOf,
  upgradeOf,
} from './data.ts';
import { hasHonour, levellingTargets } from './friendship.ts';
import { handOf, supplyOf } from './hands.ts';
import { NODE_IDS } from './lattice.ts';
import { isOwnColony } from './pieces.ts';
import { halfMedalsInBox, hasShips, playerAt, type State } from './state.ts';
import { dealWith, isInvitation, levellingVictims, supplyRates } from './trade.ts';

const BUILD_COLONY_SHIP = NODE_IDS.map((node): Move => ({ type: 'buildColonyShip', node }));
const BUILD_TRADE_SHIP = NODE_IDS.map((node): Move => ({ type: 'buildTradeShip', node }));
const BUILD_SPACEPORT = NODE_IDS.map((node): Move => ({ type: 'buildSpaceport', node }));
const BUY_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'buyUpgrade', upgrade }));
const RATES = [1, 2, 3];
/** By kind given, kind wanted and rate. */
const SUPPLY_TRADES = RESOURCES.map((give) =>
  RESOURCES.map((want) => RATES.map((rate): Move => ({ type: 'supplyTrade', give, want, rate }))),
);
/** One card for one card, to everybody: what bots need; `check` accepts every other offer too. */
const OFFERS = KINDS.map((give) =>
  KINDS.map((want): Move => ({
    type: 'offer',
    give: { [resourceOf(give)]: 1 },
    want: { [resourceOf(want)]: 1 },
    to: null,
  })),
);
const CLOSE = Array.from({ length: MAX_SEATS }, (_unused, seat): Move => ({ type: 'close', seat }));
const ACCEPT: Move = { type: 'accept' };
const DECLINE: Move = { type: 'decline' };
const WITHDRAW: Move = { type: 'withdrawOffer' };
const HONOUR: Move = { type: 'honour' };
const DRAW_RESERVE: Move = { type: 'drawReserve' };
const START_FLIGHT: Move = { type: 'startFlight' };
const END_TURN: Move = { type: 'endTurn' };

export function addTradeMoves(list: Move[], state: State, seat: Seat): void {
  if (seat !== state.current) return addAnswers(list, state, seat);
  const hand = handOf(state, seat);
  addDeals(list, state, hand);
  addSupplyTrades(list, state, seat, hand);
  addBuilds(list, state, seat, hand);
  if (canHonour(state, seat, hand)) list.push(HONOUR);
  addLevelling(list, state, seat);
  if (state.reserveDue > 0) list.push(DRAW_RESERVE);
  list.push(hasShips(state, seat) ? START_FLIGHT : END_TURN);
}

function addAnswers(list: Move[], { offer, hands }: State, seat: Seat): void {
  if (offer === null) return;
  list.push(DECLINE);
  if (!isInvitation(offer) && covers(hands[seat] ?? [], offer.want)) list.push(ACCEPT);
}

function addDeals(list: Move[], state: State, hand: readonly number[]): void {
  const { offer, failedOffers, players } = state;
  if (offer === null) {
    if (failedOffers >= MAX_FAILED_OFFERS) return;
    for (const give of KINDS) {
      if ((hand[give] ?? 0) === 0) continue;
      for (const want of KINDS) if (want !== give) push(list, OFFERS[give]?.[want]);
    }
    return;
  }
  list.push(WITHDRAW);
  for (let other = 0; other < players.length; other++) {
    const deal = dealWith(offer, other);
    if (deal !== null && covers(hand, deal[0])) push(list, CLOSE[other]);
  }
}

function addSupplyTrades(list: Move[], state: State, seat: Seat, hand: readonly number[]): void {
  for (const give of KINDS) {
    const held = hand[give] ?? 0;
    if (held === 0) continue;
    for (const rate of supplyRates(state, seat, give)) {
      if (held < rate) continue;
      for (const want of KINDS) {
        if (want !== give && supplyOf(state, want) > 0) {
          push(list, SUPPLY_TRADES[give]?.[want]?.[rate - 1]);
        }
      }
    }
  }
}

function addBuilds(list: Move[], state: State, seat: Seat, hand: readonly number[]): void {
  const player = playerAt(state, seat);
  const colonyShip = covers(hand, COSTS.colonyShip) && missingPiece(player, 'colonyShip') === null;
  const tradeShip = covers(hand, COSTS.tradeShip) && missingPiece(player, 'tradeShip') === null;
  if (colonyShip || tradeShip) {
    for (const point of freePoints(state, seat)) {
      if (colonyShip) push(list, BUILD_COLONY_SHIP[point]);
      if (tradeShip) push(list, BUILD_TRADE_SHIP[point]);
    }
  }
  if (player.shipyards > 0 && covers(hand, COSTS.spaceport)) {
    for (const site of player.buildings) {
      if (isOwnColony(state, site, seat)) push(list, BUILD_SPACEPORT[site]);
    }
  }
  for (const kind of UPGRADE_KINDS) {
    if (covers(hand, COSTS[upgradeOf(kind)]) && canGainUpgrade(state, seat, kind)) {
      push(list, BUY_UPGRADE[kind]);
    }
  }
}

function canHonour(state: State, seat: Seat, hand: readonly number[]): boolean {
  return (
    !state.usedHonour &&
    covers(hand, COSTS.honour) &&
    hasHonour(state, seat) &&
    halfMedalsInBox(state) > 0
  );
}

/** One victim or two, always named in the order of their seats. */
function addLevelling(list: Move[], state: State, seat: Seat): void {
  const victims = levellingVictims(state).toSorted((a, b) => a - b);
  for (const [i, first] of victims.entries()) {
    list.push({ type: 'levelling', seats: [first] });
    if (levellingTargets(state, seat) < 2) continue;
    for (const second of victims.slice(i + 1)) {
      list.push({ type: 'levelling', seats: [first, second] });
    }
  }
}

function push(list: Move[], move: Move | undefined): void {
  if (move !== undefined) list.push(move);
}
