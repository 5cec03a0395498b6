/** Any input at all as a move: its shape and nothing more. Every value of the answer is a fresh one. */

import { readFields, readType, type Seat } from '@sternwarte/engine';
import { UNITS, type Move, type Nuts, type Swap } from './actions.ts';
import { fieldId, findField, isPlanet, planetId, type FieldId, type PlanetId } from './board.ts';
import { COLOURS, MAX_DECLARED, SHIP_NUMBERS, type Colour } from './data.ts';
import { GIFTS } from './fate.ts';
import { MAX_HANDFUL } from './nuts.ts';

/** Far longer than any number of actions allows; longer input is not worth looking at. */
const MAX_PATH = 300;

export function readMove(input: unknown): Move | null {
  const type = readType(input);
  switch (type) {
    case 'placeNut': {
      const fields = readFields(input, ['type', 'planet', 'colour']);
      const planet = readPlanet(fields?.planet);
      const colour = readColour(fields?.colour);
      return planet && colour && { type, planet, colour };
    }
    case 'declare': {
      const count = readFields(input, ['type', 'count'])?.count;
      return isCount(count) ? { type, count } : null;
    }
    case 'timeWarp': {
      const use = readFields(input, ['type', 'use'])?.use;
      return typeof use === 'boolean' ? { type, use } : null;
    }
    case 'answerPassage': {
      const allow = readFields(input, ['type', 'allow'])?.allow;
      return typeof allow === 'boolean' ? { type, allow } : null;
    }
    case 'answerTrade': {
      const accept = readFields(input, ['type', 'accept'])?.accept;
      return typeof accept === 'boolean' ? { type, accept } : null;
    }
    case 'chooseTarget': {
      const unit = oneOf(UNITS, readFields(input, ['type', 'unit'])?.unit);
      return unit && { type, unit };
    }
    case 'technology': {
      const colour = readColour(readFields(input, ['type', 'colour'])?.colour);
      return colour && { type, colour };
    }
    case 'offerTrade': {
      const fields = readFields(input, ['type', 'to', 'give', 'get']);
      const to = fields?.to === 'all' ? 'all' : readSeat(fields?.to);
      const give = readColour(fields?.give);
      const get = readColour(fields?.get);
      return to !== null && give && get ? { type, to, give, get } : null;
    }
    case 'buildShip':
    case 'endTurn':
    case 'resign':
      return readFields(input, ['type']) && { type };
    default:
      return readShipMove(input) ?? readFateChoice(input);
  }
}

function readShipMove(input: unknown): Move | null {
  const type = readType(input);
  switch (type) {
    case 'move': {
      const fields = readFields(input, ['type', 'ship', 'path']);
      const ship = oneOf(SHIP_NUMBERS, fields?.ship);
      const path = readPath(fields?.path);
      return ship && path && { type, ship, path };
    }
    case 'mine':
    case 'colonize': {
      const fields = readFields(input, ['type', 'ship', 'pay']);
      const ship = oneOf(SHIP_NUMBERS, fields?.ship);
      const pay = readNuts(fields?.pay);
      return ship && pay && { type, ship, pay };
    }
    case 'attack': {
      const fields = readFields(input, ['type', 'ship', 'field', 'defender']);
      const ship = oneOf(SHIP_NUMBERS, fields?.ship);
      const field = readField(fields?.field);
      const defender = readSeat(fields?.defender);
      return ship && field && defender !== null ? { type, ship, field, defender } : null;
    }
    default:
      return null;
  }
}

function readFateChoice(input: unknown): Move | null {
  const type = readType(input);
  switch (type) {
    case 'fateNuts': {
      const nuts = readNuts(readFields(input, ['type', 'nuts'])?.nuts);
      return nuts && { type, nuts };
    }
    case 'fateSwap': {
      const fields = readFields(input, ['type', 'swap']);
      if (fields?.swap === null) return { type, swap: null };
      const swap = readSwap(fields?.swap);
      return swap && { type, swap };
    }
    case 'fateTechnology': {
      const fields = readFields(input, ['type', 'colour']);
      if (fields?.colour === null) return { type, colour: null };
      const colour = readColour(fields?.colour);
      return colour && { type, colour };
    }
    case 'fateColony': {
      const choice = readPlanetChoice(input);
      return choice && { type, ...choice };
    }
    case 'fateTeleport': {
      const choice = readPlanetChoice(input);
      return choice && { type, ...choice };
    }
    case 'fateShip': {
      const choice = readPlanetChoice(input);
      return choice && { type, ...choice };
    }
    case 'fateGift': {
      const gift = oneOf(GIFTS, readFields(input, ['type', 'gift'])?.gift);
      return gift && { type, gift };
    }
    default:
      return null;
  }
}

/** A planet, or `null` for none. */
function readPlanetChoice(input: unknown): { planet: PlanetId | null } | null {
  const fields = readFields(input, ['type', 'planet']);
  if (fields === null) return null;
  const planet = readPlanet(fields.planet);
  return planet === null && fields.planet !== null ? null : { planet };
}

function oneOf<T>(known: readonly T[], value: unknown): T | null {
  return known.find((item) => item === value) ?? null;
}

function isCount(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MAX_DECLARED
  );
}

/** Minus zero is no seat: JSON would not give it back. */
function readSeat(value: unknown): Seat | null {
  const isSeat = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return isSeat && !Object.is(value, -0) ? value : null;
}

function readColour(value: unknown): Colour | null {
  return oneOf(COLOURS, value);
}

function readField(value: unknown): FieldId | null {
  const field = typeof value === 'string' ? findField(value) : undefined;
  return field === undefined ? null : fieldId(field);
}

function readPlanet(value: unknown): PlanetId | null {
  const field = typeof value === 'string' ? findField(value) : undefined;
  return field !== undefined && isPlanet(field) ? planetId(field) : null;
}

function readPath(value: unknown): FieldId[] | null {
  return readList(value, MAX_PATH, readField, 1);
}

function readNuts(value: unknown): Nuts | null {
  return readList(value, MAX_HANDFUL, readColour, 0);
}

function readList<T>(
  value: unknown,
  longest: number,
  readItem: (item: unknown) => T | null,
  shortest: number,
): T[] | null {
  if (!Array.isArray(value) || value.length > longest || value.length < shortest) return null;
  // Exactly its items: an array with further own keys or with holes is not JSON.
  if (Object.keys(value).length !== value.length) return null;
  const items: T[] = [];
  for (const item of value as readonly unknown[]) {
    const read = readItem(item);
    if (read === null) return null;
    items.push(read);
  }
  return items;
}

function readSwap(value: unknown): Swap | null {
  const fields = readFields(value, ['give', 'get']);
  const give = readColour(fields?.give);
  const get = readColour(fields?.get);
  return give && get && { give, get };
}
