import type { RefusalWords, Seat } from '@sternwarte/engine';
import { cardSetOf } from '../rules/cards.ts';
import type { FoundingObstacle } from '../rules/colonies.ts';
import { COSTS } from '../rules/data.ts';
import type { EndObstacle } from '../rules/reach.ts';
import type { Item, Refusals } from '../rules/refusals.ts';
import { friendshipEn } from './friendship-en.ts';
import { A_PIECE, cardsEn, counted, nounsEn, upgradesMany } from './names-en.ts';
import { colourOf } from './places.ts';
import { friendshipCard } from './friendship-story.ts';

const player = (seat: Seat): string => nounsEn.colours[colourOf(seat)];

const END: Readonly<Record<EndObstacle, string>> = {
  occupied: 'Something already stands there.',
  foreignPort: 'That is a spaceport point of an opponent.',
  impassable: 'That is no space point.',
  homeSite: 'The colony sites of the home systems are taken or closed.',
  siteForTrade: 'A trade ship does not stay on a colony site.',
  dockForColony: 'A colony ship does not stay on a docking point.',
  noStation: 'You cannot found a trade station there: freight pods or a dock are missing.',
  veiled: 'That may be a colony site: the sector is still face down.',
};

const FOUNDING: Readonly<Record<FoundingObstacle, string>> = {
  noSite: 'that is not a colony site where one can be founded.',
  marker: 'a pirate base or an ice planet lies beside it.',
  systemFull: 'the system is full for this number of players.',
  ownLimit: 'with two players each has one colony in a system at most.',
};

function item(what: Item): string {
  switch (what) {
    case 'colonyShip':
    case 'tradeShip':
    case 'spaceport':
      return A_PIECE[what];
    default:
      return `a ${nounsEn.upgrades[what]}`;
  }
}

export const refusalsEn: RefusalWords<Refusals> = {
  matchOver: () => 'The match is over.',
  malformed: () => 'That is not a move of Starfarers.',
  chanceFirst: () => 'Dice, balls or cards come first.',
  notYourTurn: () => 'You are not asked now.',
  otherDecision: () => 'Another decision is due first.',
  tradePhaseOnly: () => 'That is for the trade and build phase only.',
  flightPhaseOnly: () => 'That is for the flight phase only.',
  notHomeSite: () => 'This point is not a colony site of the home systems.',
  siteTaken: () => 'This point is taken.',
  notYourColony: () => 'There is no colony of yours there.',
  notYourPoint: () => 'This point is not a spaceport point of yours.',
  pointTaken: () => 'This point is not free.',
  notInPool: ({ upgrade }) => `No ${nounsEn.upgrades[upgrade]} is left to choose from.`,
  notInSupply: ({ resource }) =>
    `There is not enough ${nounsEn.resources[resource]} in the supply.`,
  notInHand: () => 'You do not have these cards.',
  wrongCount: ({ needed, given }) =>
    `Exactly ${counted(needed, 'card is', 'cards are')} needed, you name ${given}.`,
  excludedKind: ({ resource }) =>
    `It must be something other than what you gave: not ${nounsEn.resources[resource]}.`,
  cannotRob: ({ seat }) => `You cannot draw a card from ${player(seat)}.`,
  noOffer: () => 'There is no offer now.',
  notAddressed: () => 'Your own offer is answered by others.',
  onlyInvitation: () => 'That is only an invitation: make a proposal or decline.',
  emptySide: () => 'Both sides have to give something.',
  sameKind: () => 'The same resource cannot stand on both sides.',
  notAnOpponent: ({ seat }) => `${player(seat)} is no opponent to whom you can make an offer.`,
  noDeal: ({ seat }) => `${player(seat)} has neither accepted nor proposed anything.`,
  tooManyOffers: ({ limit }) =>
    `${limit} offers of this turn have ended without an exchange. There are no more.`,
  wrongRate: ({ resource, rate }) =>
    `That is not a rate for you: ${nounsEn.resources[resource]} trades at ${rate}:1.`,
  cannotAfford: ({ item: what }) =>
    `For ${item(what)} you need ${cardsEn(cardSetOf(COSTS[what]))}.`,
  noTransporter: () => 'All your three transporters are under way.',
  noCargo: ({ ship }) =>
    ship === 'colonyShip'
      ? 'You have no colony left in stock.'
      : 'You have no trade station left in stock.',
  noShipyard: () => 'No shipyard left.',
  upgradeLimit: ({ upgrade, limit }) =>
    `Your mothership holds ${limit} ${upgradesMany(upgrade)} at most.`,
  boxEmpty: ({ upgrade }) => `The box has no ${upgradesMany(upgrade)} left.`,
  noHonourCard: () => 'You need a gift of honour of the Diplomats for that.',
  honourUsed: () => 'The gift of honour has been used in this turn.',
  medalsOut: () => 'There are no half medals left.',
  noLevelling: () => 'Burden sharing cannot be used now.',
  notALeader: ({ seat }) => `${player(seat)} does not have more points than you, or has no cards.`,
  tooManyTargets: ({ limit }) => `No more than ${counted(limit, 'opponent', 'opponents')}.`,
  noReserveDue: () => 'No card from the reserve pile is due to you now.',
  noShips: () => 'Without ships there is no flight phase: end the turn.',
  mustFly: () => 'With ships on the board you have to shake the mothership.',
  numberTooHigh: ({ most }) => `You do not have that many cards, ${most} at most.`,
  yesNeedsCards: ({ needed }) => `To say yes you need ${counted(needed, 'card', 'cards')} in hand.`,
  noUpgrade: ({ upgrade }) => `Your mothership has no ${nounsEn.upgrades[upgrade]}.`,
  noShip: ({ ship }) => `Your ship ${ship + 1} is not on the board.`,
  shipDone: ({ ship }) => `The flight of ship ${ship + 1} is over for this turn.`,
  shipGrounded: ({ ship }) => `Ship ${ship + 1} is grounded in this turn.`,
  otherShipFlying: ({ ship }) => `Ship ${ship + 1} has to finish its flight first.`,
  cannotGround: ({ ship }) => `Ship ${ship + 1} cannot be grounded.`,
  notAdjacent: () => 'This point is not next to the ship.',
  noStepsLeft: ({ speed }) => `All ${counted(speed, 'step', 'steps')} have been flown.`,
  deadEnd: () => 'From there the flight could not end anywhere.',
  flightStopped: () => 'The discovery ends the flight.',
  outOfReach: () => 'This point is out of reach.',
  badEnd: ({ reason }) => `The flight cannot end there. ${END[reason]}`,
  dutyToClear: ({ ship }) => `Ship ${ship + 1} may not stay there: it has to leave or to found.`,
  shipInFlight: ({ ship }) => `Ship ${ship + 1} is still in flight.`,
  mustDock: ({ ship }) => `Ship ${ship + 1} is on a docking point: end its flight first.`,
  noColonyShip: ({ ship }) => `Ship ${ship + 1} is not a colony ship.`,
  noFounding: ({ reason }) => `No colony here: ${FOUNDING[reason]}`,
  cardNotOpen: ({ card }) =>
    `The card “${friendshipCard(card, friendshipEn).title}” does not lie open here.`,
};
