/** Everything Starfarers refuses, with the values each sentence needs. */

import { makeRefusal, type NoValues, type Seat } from '@sternwarte/engine';
import type { ShipKind } from './actions.ts';
import type { FoundingObstacle } from './colonies.ts';
import type { Resource, Upgrade } from './data.ts';
import type { FriendshipCardId } from './friendship-cards.ts';
import type { NodeId } from './lattice.ts';
import type { EndObstacle } from './reach.ts';

/** What can be bought. */
export type Item = ShipKind | 'spaceport' | Upgrade;

export type Refusals = {
  matchOver: NoValues;
  /** Not a move of this game at all. */
  malformed: NoValues;
  /** Dice, balls or a card come first. */
  chanceFirst: NoValues;
  notYourTurn: NoValues;
  /** Another decision is due before this. */
  otherDecision: NoValues;
  tradePhaseOnly: NoValues;
  flightPhaseOnly: NoValues;
  notHomeSite: { node: NodeId };
  siteTaken: { node: NodeId };
  notYourColony: { node: NodeId };
  notYourPoint: { node: NodeId };
  pointTaken: { node: NodeId };
  notInPool: { upgrade: Upgrade };
  notInSupply: { resource: Resource };
  notInHand: NoValues;
  wrongCount: { needed: number; given: number };
  excludedKind: { resource: Resource };
  cannotRob: { seat: Seat };
  noOffer: NoValues;
  notAddressed: NoValues;
  onlyInvitation: NoValues;
  emptySide: NoValues;
  sameKind: NoValues;
  notAnOpponent: { seat: Seat };
  noDeal: { seat: Seat };
  tooManyOffers: { limit: number };
  wrongRate: { resource: Resource; rate: number };
  cannotAfford: { item: Item };
  noTransporter: NoValues;
  noCargo: { ship: ShipKind };
  noShipyard: NoValues;
  upgradeLimit: { upgrade: Upgrade; limit: number };
  boxEmpty: { upgrade: Upgrade };
  noHonourCard: NoValues;
  honourUsed: NoValues;
  medalsOut: NoValues;
  noLevelling: NoValues;
  notALeader: { seat: Seat };
  tooManyTargets: { limit: number };
  noReserveDue: NoValues;
  noShips: NoValues;
  mustFly: NoValues;
  numberTooHigh: { most: number };
  yesNeedsCards: { needed: number };
  noUpgrade: { upgrade: Upgrade };
  noShip: { ship: number };
  shipDone: { ship: number };
  shipGrounded: { ship: number };
  otherShipFlying: { ship: number };
  cannotGround: { ship: number };
  notAdjacent: { node: NodeId };
  noStepsLeft: { speed: number };
  deadEnd: { node: NodeId };
  flightStopped: NoValues;
  outOfReach: { node: NodeId };
  badEnd: { node: NodeId; reason: EndObstacle };
  dutyToClear: { ship: number; node: NodeId };
  shipInFlight: { ship: number };
  mustDock: { ship: number };
  noColonyShip: { ship: number };
  noFounding: { node: NodeId; reason: FoundingObstacle };
  cardNotOpen: { card: FriendshipCardId };
};

export const refuse = makeRefusal<Refusals>();
