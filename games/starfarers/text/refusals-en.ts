import type { RefusalWords } from '@sternwarte/engine';
import type { Refusals } from '../rules/refusals.ts';
import { cardsEn } from './cards-en.ts';
import {
  COLOURS,
  END_OBSTACLES,
  FOUNDING_OBSTACLES,
  ITEMS,
  RESOURCE_NAMES,
  UPGRADE_NAMES,
} from './names-en.ts';

const resource = (id: keyof typeof RESOURCE_NAMES): string => RESOURCE_NAMES[id];
const upgrade = (id: keyof typeof UPGRADE_NAMES): string => UPGRADE_NAMES[id];
const seat = (index: number): string => Object.values(COLOURS)[index] ?? '';

export const refusalsEn: RefusalWords<Refusals> = {
  matchOver: () => 'The match is over.',
  malformed: () => 'That is not a move of Starfarers.',
  chanceFirst: () => 'Dice, balls or cards come first.',
  notYourTurn: () => 'You are not asked now.',
  otherDecision: () => 'Another decision comes first.',
  tradePhaseOnly: () => 'That belongs to the trade and build phase.',
  flightPhaseOnly: () => 'That belongs to the flight phase.',
  notHomeSite: ({ node }) => `${node} is no colony site of a home system.`,
  siteTaken: ({ node }) => `${node} is taken.`,
  notYourColony: ({ node }) => `On ${node} stands no colony of yours.`,
  notYourPoint: ({ node }) => `${node} is no spaceport point of yours.`,
  pointTaken: ({ node }) => `${node} is taken.`,
  notInPool: (values) => `There is no ${upgrade(values.upgrade)} left in the pool.`,
  notInSupply: (values) => `The supply has no ${resource(values.resource)} left.`,
  notInHand: () => 'You do not hold these cards.',
  wrongCount: ({ needed, given }) => `It must be ${needed}, not ${given}.`,
  excludedKind: (values) => `Take other kinds than ${resource(values.resource)}.`,
  cannotRob: (values) => `${seat(values.seat)} has no cards or is no opponent.`,
  noOffer: () => 'There is no open offer.',
  notAddressed: () => 'The offer is not for you.',
  onlyInvitation: () => 'This is an invitation: decline it or make a proposal.',
  emptySide: () => 'Both sides must give something.',
  sameKind: () => 'A kind may not stand on both sides.',
  notAnOpponent: (values) => `${seat(values.seat)} is no opponent.`,
  noDeal: (values) => `${seat(values.seat)} has not agreed to anything.`,
  tooManyOffers: ({ limit }) => `${limit} offers have failed in this turn; no more can be made.`,
  wrongRate: ({ rate, ...values }) => `Your rate for ${resource(values.resource)} is ${rate}:1.`,
  cannotAfford: ({ item }) => `You lack cards for a ${ITEMS[item]}.`,
  noTransporter: () => 'All three transporters are on their way.',
  noCargo: ({ ship }) =>
    ship === 'colonyShip' ? 'No colony is left in stock.' : 'No trade station is left in stock.',
  noShipyard: () => 'No shipyard is left in stock.',
  upgradeLimit: ({ limit, ...values }) =>
    `The mothership carries ${limit} of the kind ${upgrade(values.upgrade)} at most.`,
  boxEmpty: (values) => `The box has no ${upgrade(values.upgrade)} left.`,
  noHonourCard: () => 'You have no card for a gift of honour.',
  honourUsed: () => 'The gift of honour works once a turn.',
  medalsOut: () => 'The box has no half medals left.',
  noLevelling: () => 'Burden sharing cannot be used now.',
  notALeader: (values) => `${seat(values.seat)} has no more points than you, or no cards.`,
  tooManyTargets: ({ limit }) => `From ${limit} players at most.`,
  noReserveDue: () => 'No card from the reserve pile is due to you.',
  noShips: () => 'You have no ship on the board.',
  mustFly: () => 'With a ship on the board the mothership has to be shaken.',
  numberTooHigh: ({ most }) => `You hold ${most} cards only.`,
  yesNeedsCards: ({ needed }) =>
    `For a yes you need ${needed === 1 ? 'a card' : `${needed} cards`}.`,
  noUpgrade: (values) => `You have no ${upgrade(values.upgrade)} on your mothership.`,
  noShip: ({ ship }) => `You have no ship ${ship + 1}.`,
  shipDone: ({ ship }) => `The flight of ship ${ship + 1} is over for this turn.`,
  shipGrounded: ({ ship }) => `Ship ${ship + 1} is grounded for this turn.`,
  otherShipFlying: ({ ship }) => `Ship ${ship + 1} is in mid-flight; finish its flight first.`,
  cannotGround: ({ ship }) => `Ship ${ship + 1} cannot be chosen.`,
  notAdjacent: ({ node }) => `No way leads to ${node} in one step.`,
  noStepsLeft: ({ speed }) => `All ${speed} steps are used.`,
  deadEnd: ({ node }) => `From ${node} no legal end would be in reach any more.`,
  flightStopped: () => 'The discovery ends this flight here.',
  outOfReach: ({ node }) =>
    `${node} is out of reach, or something on the way has to be looked at first.`,
  badEnd: ({ node, reason }) => `No flight may end on ${node}: ${END_OBSTACLES[reason]}.`,
  dutyToClear: ({ ship, node }) => `Ship ${ship + 1} has to leave ${node} or found a colony there.`,
  shipInFlight: ({ ship }) => `Ship ${ship + 1} is in mid-flight; finish its flight first.`,
  mustDock: ({ ship }) =>
    `Ship ${ship + 1} cannot wait on the docking point: end its flight or fly on.`,
  noColonyShip: ({ ship }) => `Ship ${ship + 1} is no colony ship.`,
  noFounding: ({ node, reason }) => `No colony on ${node}: ${FOUNDING_OBSTACLES[reason]}.`,
  cardNotOpen: ({ card }) => `${cardsEn[card].name} does not lie open here.`,
};
