/**
 * Moves as one types them: `fly 1 n15_23`, `trade 3 ore food`, `offer 1ore+2food 1goods`, `offer 1ore ? red`, `pay 2ore`,
 * `end`. Ships count from 1, seats by their colour. `makeMove` writes in one language, `parseMove` reads them all.
 */

import type { CardSet, Move } from '../rules/actions.ts';
import { cardSetOf, countsOf } from '../rules/cards.ts';
import { COLOURS, KINDS, RESOURCES, UPGRADES, resourceOf, type Resource } from '../rules/data.ts';
import { FRIENDSHIP_CARD_IDS } from '../rules/friendship-cards.ts';
import { findNode, nodeId, type NodeId } from '../rules/lattice.ts';
import { NOTHING, type Dialect } from './dialect.ts';

export function makeMove(move: Move, dialect: Dialect): string {
  const [verb] = dialect.verbs[move.type];
  const rest = makeRest(move, dialect);
  return rest === '' ? verb : `${verb} ${rest}`;
}

function makeRest(move: Move, words: Dialect): string {
  switch (move.type) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'placeGiftShip':
      return move.node;
    case 'placeShip':
      return `${words.ships[move.ship]} ${move.node}`;
    case 'takeAid':
    case 'swapCard':
      return words.resources[move.resource];
    case 'giveCard':
      return move.resource === null ? NOTHING : words.resources[move.resource];
    case 'discard':
    case 'payCards':
    case 'takeCards':
      return makeCards(move.cards ?? {}, words);
    case 'rob':
    case 'close':
      return makeSeat(move.seat, words);
    case 'offer': {
      const to = move.to === null ? '' : ` ${makeSeat(move.to, words)}`;
      return `${makeCards(move.give, words)} ${makeCards(move.want, words)}${to}`;
    }
    case 'counter':
      return `${makeCards(move.give, words)} ${makeCards(move.want, words)}`;
    case 'supplyTrade':
      return `${move.rate} ${words.resources[move.give]} ${words.resources[move.want]}`;
    case 'buyUpgrade':
    case 'takeUpgrade':
      return words.upgrades[move.upgrade];
    case 'removeUpgrade':
      return move.upgrade === null ? NOTHING : words.upgrades[move.upgrade];
    case 'levelling':
      return move.seats.map((seat) => makeSeat(seat, words)).join(' ');
    case 'answerNumber':
      return String(move.number);
    case 'answer':
      return move.yes ? words.yes : words.no;
    case 'groundShip':
    case 'finishShip':
    case 'foundColony':
      return String(move.ship + 1);
    case 'jump':
    case 'step':
    case 'fly':
      return `${move.ship + 1} ${move.to}`;
    case 'pickCard':
      return move.card;
    default:
      return '';
  }
}

function makeSeat(seat: number, words: Dialect): string {
  return words.colours[COLOURS[seat] ?? 'yellow'];
}

function makeCards(cards: CardSet, words: Dialect): string {
  const counts = countsOf(cards);
  const parts = KINDS.flatMap((kind) =>
    counts[kind] > 0 ? [`${counts[kind]}${words.resources[resourceOf(kind)]}`] : [],
  );
  return parts.length > 0 ? parts.join('+') : NOTHING;
}

export function parseMove(text: string, dialects: readonly Dialect[]): Move | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  for (const dialect of dialects) {
    const type = dialect.types.find((candidate) => dialect.verbs[candidate].includes(verb));
    const move = type === undefined ? null : parseRest(type, rest, dialects);
    if (move !== null) return move;
  }
  return null;
}

type Words = readonly string[];
type Dialects = readonly Dialect[];

function parseRest(type: Move['type'], rest: Words, dialects: Dialects): Move | null {
  const [first = '', second = '', third = ''] = rest;
  switch (type) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'placeGiftShip': {
      const node = rest.length === 1 ? readNode(first) : null;
      return node && { type, node };
    }
    case 'placeShip': {
      const ship = readName(first, ['colonyShip', 'tradeShip'], (id) =>
        dialects.map(({ ships }) => ships[id]),
      );
      const node = rest.length === 2 ? readNode(second) : null;
      return ship && node && { type, ship, node };
    }
    case 'takeAid':
    case 'swapCard':
    case 'giveCard': {
      const resource = rest.length === 1 ? readResource(first, dialects) : null;
      return resource && { type, resource };
    }
    case 'discard':
    case 'payCards':
    case 'takeCards': {
      const cards = rest.length === 1 ? readCards(first, dialects) : null;
      return cards && { type, cards };
    }
    case 'rob':
    case 'close': {
      const seat = rest.length === 1 ? readSeat(first, dialects) : null;
      return seat === null ? null : { type, seat };
    }
    case 'offer': {
      const give = readCards(first, dialects);
      const want = readCards(second, dialects);
      const to = rest.length === 3 ? readSeat(third, dialects) : null;
      if (!give || !want || rest.length > 3 || (rest.length === 3 && to === null)) return null;
      return { type, give, want, to };
    }
    case 'counter': {
      const give = readCards(first, dialects);
      const want = rest.length === 2 ? readCards(second, dialects) : null;
      return give && want && { type, give, want };
    }
    case 'supplyTrade': {
      const give = readResource(second, dialects);
      const want = rest.length === 3 ? readResource(third, dialects) : null;
      return /^[1-3]$/.test(first) && give && want
        ? { type, give, want, rate: Number(first) }
        : null;
    }
    case 'buyUpgrade':
    case 'takeUpgrade':
    case 'removeUpgrade': {
      const upgrade = readName(first, UPGRADES, (id) =>
        dialects.map(({ upgrades }) => upgrades[id]),
      );
      return upgrade && rest.length === 1 ? { type, upgrade } : null;
    }
    case 'levelling': {
      const seats = rest.map((word) => readSeat(word, dialects));
      const known = seats.filter((seat) => seat !== null).toSorted((a, b) => a - b);
      return known.length > 0 && known.length === seats.length ? { type, seats: known } : null;
    }
    case 'answerNumber':
      return rest.length === 1 && /^[0-3]$/.test(first) ? { type, number: Number(first) } : null;
    case 'answer': {
      if (rest.length !== 1) return null;
      if (dialects.some(({ yes }) => yes === first)) return { type, yes: true };
      return dialects.some(({ no }) => no === first) ? { type, yes: false } : null;
    }
    case 'groundShip':
    case 'finishShip':
    case 'foundColony': {
      const ship = rest.length === 1 ? readShip(first) : null;
      return ship === null ? null : { type, ship };
    }
    case 'jump':
    case 'step':
    case 'fly': {
      const ship = readShip(first);
      const to = rest.length === 2 ? readNode(second) : null;
      return ship === null || to === null ? null : { type, ship, to };
    }
    case 'pickCard': {
      const card = FRIENDSHIP_CARD_IDS.find((id) => id === first);
      return card && rest.length === 1 ? { type, card } : null;
    }
    default:
      return rest.length === 0 ? { type } : null;
  }
}

function readNode(text: string): NodeId | null {
  const node = findNode(text);
  return node === undefined ? null : nodeId(node);
}

function readShip(text: string): number | null {
  return /^[1-3]$/.test(text) ? Number(text) - 1 : null;
}

function readName<const Id extends string>(
  text: string,
  ids: readonly Id[],
  namesOf: (id: Id) => readonly string[],
): Id | null {
  return ids.find((id) => namesOf(id).includes(text)) ?? null;
}

function readResource(text: string, dialects: Dialects): Resource | null {
  return readName(text, RESOURCES, (id) => dialects.map(({ resources }) => resources[id]));
}

function readSeat(text: string, dialects: Dialects): number | null {
  const colour = readName(text, COLOURS, (id) => dialects.map(({ colours }) => colours[id]));
  return colour === null ? null : COLOURS.indexOf(colour);
}

/** `2ore+1food`, or `?` for none. */
function readCards(text: string, dialects: Dialects): CardSet | null {
  if (text === NOTHING) return {};
  const counts = [0, 0, 0, 0, 0];
  for (const part of text.split('+')) {
    const match = /^([1-9]\d?)(\D+)$/.exec(part);
    const resource = readResource(match?.[2] ?? '', dialects);
    if (match === null || resource === null) return null;
    const kind = RESOURCES.indexOf(resource);
    if (counts[kind] !== 0) return null;
    counts[kind] = Number(match[1]);
  }
  return cardSetOf(counts);
}
