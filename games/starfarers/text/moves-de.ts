/** Moves in German. */

import { cardSetOf } from '../rules/cards.ts';
import { COSTS } from '../rules/data.ts';
import type { Item } from '../rules/refusals.ts';
import type { MoveContext, StarTableWords } from './words.ts';
import {
  A_PIECE,
  AN_UPGRADE,
  capital,
  cardsDe,
  counted,
  goalDe,
  halfMedals,
  listed,
  nounsDe,
  resourceCount,
  spotDe,
} from './names-de.ts';
import { friendshipDe } from './friendship-de.ts';
import { friendshipCard } from './friendship-story.ts';

const { pieces } = nounsDe;

/** `Schiff 1 (Kolonieschiff)`. */
function ship(index: number, { ship: found }: MoveContext): string {
  const name = `Schiff ${index + 1}`;
  return found === null ? name : `${name} (${pieces[found.kind]})`;
}

/** A trade ship on a docking point founds when its flight ends (R12.1). */
const docks = ({ ship: found, spot }: MoveContext): boolean =>
  found?.kind === 'tradeShip' && spot?.kind === 'dock';

const price = (item: Item): string => cardsDe(cardSetOf(COSTS[item]));

export const movesDe: StarTableWords['moves'] = {
  placeColony: (_move, { spot }) => `Eine Kolonie setzen: ${spotDe(spot)}`,
  placeSpaceport: (_move, { spot }) => `Diese Kolonie zum Raumhafen machen: ${spotDe(spot)}`,
  placeShip: (move, { spot }) => `${capital(A_PIECE[move.ship])} setzen: ${spotDe(spot)}`,
  takeAid: (move) => `Als Hilfslieferung ${resourceCount(1, move.resource)} nehmen`,
  declineAid: () => 'Auf die Hilfslieferung verzichten',
  discard: (move) =>
    move.cards === null ? 'Karten abgeben (noch verdeckt)' : `${cardsDe(move.cards)} abgeben`,
  rob: (move, { name }) => `Eine Karte von ${name(move.seat)} ziehen`,
  offer: (move, { name }) => {
    const to = move.to === null ? 'Allen anbieten' : `Angebot an ${name(move.to)}`;
    return `${to}: ${cardsDe(move.give)} gegen ${cardsDe(move.want)}`;
  },
  accept: (_move, { deal }) =>
    deal === null
      ? 'Das Angebot annehmen'
      : `Das Angebot annehmen: ${cardsDe(deal.want)} geben, ${cardsDe(deal.give)} bekommen`,
  decline: () => 'Das Angebot ablehnen',
  counter: (move) => `Gegenangebot: ${cardsDe(move.want)} geben, ${cardsDe(move.give)} bekommen`,
  close: (move, { name, deal }) => {
    const what =
      deal === null ? '' : `: ${cardsDe(deal.give)} geben, ${cardsDe(deal.want)} bekommen`;
    return `Mit ${name(move.seat)} abschließen${what}`;
  },
  withdrawOffer: () => 'Das Angebot zurückziehen',
  supplyTrade: (move) =>
    `Mit dem Vorrat tauschen: ${resourceCount(move.rate, move.give)} gegen ${resourceCount(1, move.want)}`,
  buildColonyShip: (_move, { spot }) =>
    `Ein Kolonieschiff bauen (${price('colonyShip')}): ${spotDe(spot)}`,
  buildTradeShip: (_move, { spot }) =>
    `Ein Handelsschiff bauen (${price('tradeShip')}): ${spotDe(spot)}`,
  buildSpaceport: (_move, { spot }) =>
    `Eine Kolonie zum Raumhafen ausbauen (${price('spaceport')}): ${spotDe(spot)}`,
  buyUpgrade: (move) =>
    `Am Mutterschiff ${AN_UPGRADE[move.upgrade]} anbauen (${price(move.upgrade)})`,
  placeGiftShip: (_move, { spot }) => `Das geschenkte Handelsschiff einsetzen: ${spotDe(spot)}`,
  honour: () => `Ehrengabe: 1 Handelsware gegen ${halfMedals(1)}`,
  levelling: (move, { name }) =>
    `Lastenausgleich: ${move.seats.length === 1 ? 'eine' : 'je eine'} Karte von ${listed(move.seats.map(name))} ziehen`,
  drawReserve: (_move, { reserveDue }) =>
    reserveDue === 1
      ? 'Die Karte vom Nachschubstapel ziehen'
      : `Die ${reserveDue} Karten vom Nachschubstapel ziehen`,
  startFlight: () => 'Handel und Bau beenden und das Mutterschiff schütteln',
  answerNumber: (move) =>
    move.number === 0
      ? 'Keinen Rohstoff geben'
      : `${counted(move.number, 'Rohstoff', 'Rohstoffe')} geben`,
  answer: (move) => (move.yes ? 'Ja sagen' : 'Nein sagen'),
  payCards: (move) => `${cardsDe(move.cards)} zahlen`,
  swapCard: (move) => `${resourceCount(1, move.resource)} eintauschen`,
  takeCards: (move) => `${cardsDe(move.cards)} aus dem Vorrat nehmen`,
  giveCard: (move) =>
    move.resource === null
      ? 'Eine Karte abgeben (verdeckt)'
      : `${resourceCount(1, move.resource)} abgeben`,
  takeUpgrade: (move) => `${capital(AN_UPGRADE[move.upgrade])} nehmen`,
  removeUpgrade: (move) =>
    move.upgrade === null
      ? 'Einen Ausbau entfernen (noch verdeckt)'
      : `${capital(AN_UPGRADE[move.upgrade])} entfernen`,
  groundShip: (move, context) => `${ship(move.ship, context)} für diesen Zug stilllegen`,
  jump: (move, context) => `Raumsprung mit ${ship(move.ship, context)} ${goalDe(context.spot)}`,
  declineJump: () => 'Auf den Raumsprung verzichten',
  declineFounding: () => 'Hier keine Kolonie gründen',
  step: (move, context) => `${ship(move.ship, context)}: ein Schritt ${goalDe(context.spot)}`,
  fly: (move, context) => `${ship(move.ship, context)} fliegt ${goalDe(context.spot)}`,
  finishShip: (move, context) =>
    `${ship(move.ship, context)}: den Flug beenden${docks(context) ? ' und eine Handelsstation gründen' : ''}`,
  foundColony: (move, context) =>
    `${ship(move.ship, context)} gründet eine Kolonie: ${spotDe(context.spot)}`,
  pickCard: (move) => {
    const { title, text } = friendshipCard(move.card, friendshipDe);
    return `Freundschaftskarte „${title}“ wählen: ${text}`;
  },
  endTurn: () => 'Den Zug beenden',
  resign: () => 'Aufgeben',
};
