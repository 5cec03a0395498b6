/** Moves in English. */

import { cardSetOf } from '../rules/cards.ts';
import { COSTS } from '../rules/data.ts';
import type { Item } from '../rules/refusals.ts';
import { friendshipEn } from './friendship-en.ts';
import {
  A_PIECE,
  cardsEn,
  counted,
  goalEn,
  halfMedals,
  listed,
  nounsEn,
  resourceCount,
  spotEn,
} from './names-en.ts';
import { friendshipCard } from './friendship-story.ts';
import type { MoveContext, StarTableWords } from './words.ts';

const { pieces, upgrades } = nounsEn;

/** `ship 1 (colony ship)`. */
function ship(index: number, { ship: found }: MoveContext): string {
  const name = `ship ${index + 1}`;
  return found === null ? name : `${name} (${pieces[found.kind]})`;
}

/** A trade ship on a docking point founds when its flight ends (R12.1). */
const docks = ({ ship: found, spot }: MoveContext): boolean =>
  found?.kind === 'tradeShip' && spot?.kind === 'dock';

const price = (item: Item): string => cardsEn(cardSetOf(COSTS[item]));

export const movesEn: StarTableWords['moves'] = {
  placeColony: (_move, { spot }) => `Place a colony: ${spotEn(spot)}`,
  placeSpaceport: (_move, { spot }) => `Turn this colony into a spaceport: ${spotEn(spot)}`,
  placeShip: (move, { spot }) => `Place ${A_PIECE[move.ship]}: ${spotEn(spot)}`,
  takeAid: (move) => `Take ${resourceCount(1, move.resource)} as aid`,
  declineAid: () => 'Do without the aid',
  discard: (move) =>
    move.cards === null ? 'Discard cards (still hidden)' : `Discard ${cardsEn(move.cards)}`,
  rob: (move, { name }) => `Draw a card from ${name(move.seat)}`,
  offer: (move, { name }) => {
    const to = move.to === null ? 'everyone' : name(move.to);
    return `Offer ${to} ${cardsEn(move.give)} for ${cardsEn(move.want)}`;
  },
  accept: (_move, { deal }) =>
    deal === null
      ? 'Accept the offer'
      : `Accept the offer: give ${cardsEn(deal.want)}, get ${cardsEn(deal.give)}`,
  decline: () => 'Decline the offer',
  counter: (move) => `Counter-offer: give ${cardsEn(move.want)}, get ${cardsEn(move.give)}`,
  close: (move, { name, deal }) => {
    const what = deal === null ? '' : `: give ${cardsEn(deal.give)}, get ${cardsEn(deal.want)}`;
    return `Close the deal with ${name(move.seat)}${what}`;
  },
  withdrawOffer: () => 'Withdraw the offer',
  supplyTrade: (move) =>
    `Trade ${resourceCount(move.rate, move.give)} for ${resourceCount(1, move.want)} with the supply`,
  buildColonyShip: (_move, { spot }) =>
    `Build a colony ship (${price('colonyShip')}): ${spotEn(spot)}`,
  buildTradeShip: (_move, { spot }) =>
    `Build a trade ship (${price('tradeShip')}): ${spotEn(spot)}`,
  buildSpaceport: (_move, { spot }) =>
    `Extend a colony to a spaceport (${price('spaceport')}): ${spotEn(spot)}`,
  buyUpgrade: (move) =>
    `Add a ${upgrades[move.upgrade]} to the mothership (${price(move.upgrade)})`,
  placeGiftShip: (_move, { spot }) => `Place the trade ship you were given: ${spotEn(spot)}`,
  honour: () => `Gift of honour: ${resourceCount(1, 'goods')} for ${halfMedals(1)}`,
  levelling: (move, { name }) =>
    `Burden sharing: draw one card ${move.seats.length === 1 ? '' : 'each '}from ${listed(move.seats.map(name))}`,
  drawReserve: (_move, { reserveDue }) =>
    `Draw ${counted(reserveDue, 'card', 'cards')} from the reserve pile`,
  startFlight: () => 'End trading and building and shake the mothership',
  answerNumber: (move) =>
    move.number === 0
      ? 'Hand over nothing'
      : `Hand over ${counted(move.number, 'resource', 'resources')}`,
  answer: (move) => (move.yes ? 'Say yes' : 'Say no'),
  payCards: (move) => `Pay ${cardsEn(move.cards)}`,
  swapCard: (move) => `Hand in ${resourceCount(1, move.resource)}`,
  takeCards: (move) => `Take ${cardsEn(move.cards)} from the supply`,
  giveCard: (move) =>
    move.resource === null ? 'Give a card (hidden)' : `Give ${resourceCount(1, move.resource)}`,
  takeUpgrade: (move) => `Take a ${upgrades[move.upgrade]}`,
  removeUpgrade: (move) =>
    move.upgrade === null
      ? 'Remove an upgrade (still hidden)'
      : `Remove a ${upgrades[move.upgrade]}`,
  groundShip: (move, context) => `Ground ${ship(move.ship, context)} for this turn`,
  jump: (move, context) => `Space jump: ${ship(move.ship, context)} ${goalEn(context.spot)}`,
  declineJump: () => 'Do without the space jump',
  declineFounding: () => 'Found no colony here',
  step: (move, context) => `One step with ${ship(move.ship, context)} ${goalEn(context.spot)}`,
  fly: (move, context) => `Fly ${ship(move.ship, context)} ${goalEn(context.spot)}`,
  finishShip: (move, context) =>
    `End the flight of ${ship(move.ship, context)}${docks(context) ? ' and found a trade station' : ''}`,
  foundColony: (move, context) =>
    `Found a colony with ${ship(move.ship, context)}: ${spotEn(context.spot)}`,
  pickCard: (move) => {
    const { title, text } = friendshipCard(move.card, friendshipEn);
    return `Choose the friendship card “${title}”: ${text}`;
  },
  endTurn: () => 'End the turn',
  resign: () => 'Resign',
};
