/** The shape of a move and nothing more, from any input; every value of the answer is a fresh one. */

import { readFields, readType } from '@sternwarte/engine';
import type { CardSet, Move } from './actions.ts';
import { readCardSet } from './cards.ts';
import { MAX_SEATS, RESOURCES, TRANSPORTERS, UPGRADES } from './data.ts';
import { FRIENDSHIP_CARD_IDS } from './friendship-cards.ts';
import { findNode, nodeId, type NodeId } from './lattice.ts';

export function readMove(input: unknown): Move | null {
  const type = readType(input);
  switch (type) {
    case 'declineAid':
    case 'accept':
    case 'decline':
    case 'withdrawOffer':
    case 'honour':
    case 'drawReserve':
    case 'startFlight':
    case 'declineJump':
    case 'declineFounding':
    case 'endTurn':
    case 'resign':
      return readFields(input, ['type']) && { type };
    case 'placeColony':
    case 'placeSpaceport':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'placeGiftShip': {
      const node = readNode(readFields(input, ['type', 'node'])?.node);
      return node && { type, node };
    }
    case 'placeShip': {
      const fields = readFields(input, ['type', 'ship', 'node']);
      const node = readNode(fields?.node);
      const ship = readOne(fields?.ship, ['colonyShip', 'tradeShip']);
      return node && ship && { type, ship, node };
    }
    case 'takeAid':
    case 'swapCard':
    case 'giveCard': {
      const resource = readOne(readFields(input, ['type', 'resource'])?.resource, RESOURCES);
      return resource && { type, resource };
    }
    case 'takeUpgrade':
    case 'removeUpgrade':
    case 'buyUpgrade': {
      const upgrade = readOne(readFields(input, ['type', 'upgrade'])?.upgrade, UPGRADES);
      return upgrade && { type, upgrade };
    }
    case 'discard':
    case 'payCards':
    case 'takeCards': {
      const cards = readCardSet(readFields(input, ['type', 'cards'])?.cards);
      return cards && { type, cards };
    }
    case 'rob':
    case 'close': {
      const seat = readIndex(readFields(input, ['type', 'seat'])?.seat, MAX_SEATS);
      return seat === null ? null : { type, seat };
    }
    case 'finishShip':
    case 'foundColony':
    case 'groundShip': {
      const ship = readIndex(readFields(input, ['type', 'ship'])?.ship, TRANSPORTERS);
      return ship === null ? null : { type, ship };
    }
    case 'step':
    case 'fly':
    case 'jump': {
      const fields = readFields(input, ['type', 'ship', 'to']);
      const ship = readIndex(fields?.ship, TRANSPORTERS);
      const to = readNode(fields?.to);
      return to && ship !== null ? { type, ship, to } : null;
    }
    case 'answerNumber': {
      const number = readIndex(readFields(input, ['type', 'number'])?.number, 4);
      return number === null ? null : { type, number };
    }
    case 'answer': {
      const yes = readFields(input, ['type', 'yes'])?.yes;
      return typeof yes === 'boolean' ? { type, yes } : null;
    }
    case 'pickCard': {
      const card = readOne(readFields(input, ['type', 'card'])?.card, FRIENDSHIP_CARD_IDS);
      return card && { type, card };
    }
    case 'levelling': {
      const seats = readSeats(readFields(input, ['type', 'seats'])?.seats);
      return seats && { type, seats };
    }
    case 'supplyTrade':
      return readSupplyTrade(input);
    case 'offer':
      return readOffer(input);
    case 'counter': {
      const fields = readFields(input, ['type', 'give', 'want']);
      const sides = readSides(fields?.give, fields?.want);
      return sides && { type, ...sides };
    }
    default:
      return null;
  }
}

function readSupplyTrade(input: unknown): Move | null {
  const fields = readFields(input, ['type', 'give', 'want', 'rate']);
  const give = readOne(fields?.give, RESOURCES);
  const want = readOne(fields?.want, RESOURCES);
  const rate = readIndex(fields?.rate, 4);
  return give && want && rate !== null ? { type: 'supplyTrade', give, want, rate } : null;
}

function readOffer(input: unknown): Move | null {
  const fields = readFields(input, ['type', 'give', 'want', 'to']);
  if (fields === null) return null;
  const sides = readSides(fields.give, fields.want);
  const to = fields.to === null ? null : readIndex(fields.to, MAX_SEATS);
  if (sides === null || (fields.to !== null && to === null)) return null;
  return { type: 'offer', ...sides, to };
}

function readSides(first: unknown, second: unknown): { give: CardSet; want: CardSet } | null {
  const give = readCardSet(first);
  const want = readCardSet(second);
  return give && want && { give, want };
}

function readNode(value: unknown): NodeId | null {
  const node = typeof value === 'string' ? findNode(value) : undefined;
  return node === undefined ? null : nodeId(node);
}

function readOne<const T extends string>(value: unknown, allowed: readonly T[]): T | null {
  return allowed.find((item) => item === value) ?? null;
}

function readIndex(value: unknown, limit: number): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return null;
  return value >= 0 && value < limit ? value : null;
}

/** One or more different seats in their order. */
function readSeats(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_SEATS) return null;
  const seats: number[] = [];
  for (const item of value) {
    const seat = readIndex(item, MAX_SEATS);
    if (seat === null || seat <= (seats.at(-1) ?? -1)) return null;
    seats.push(seat);
  }
  return seats;
}
