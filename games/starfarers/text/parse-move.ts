/** Reads typed moves in every language; see `make-move.ts`. */

import type { Seat } from '@sternwarte/engine';
import {
  RELUCTANCES,
  type CardSet,
  type Move,
  type Reluctance,
  type ShipKind,
} from '../rules/actions.ts';
import { cardSetOf, readCardSet } from '../rules/cards.ts';
import {
  COLOURS,
  RESOURCES,
  TRANSPORTERS,
  UPGRADES,
  kindOf,
  type Colour,
  type Resource,
  type Upgrade,
} from '../rules/data.ts';
import { FRIENDSHIP_CARD_IDS } from '../rules/friendship-cards.ts';
import { findNode, nodeId, type NodeId } from '../rules/lattice.ts';
import { OPEN } from './make-move.ts';
import { ANSWERS, type Answer, type MoveType, type Vocabulary } from './words.ts';

/** The words of all languages together, as a reader of typed moves needs them. */
interface Reader {
  readonly verbs: ReadonlyMap<string, MoveType>;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  readonly ships: ReadonlyMap<string, ShipKind>;
  readonly seats: ReadonlyMap<string, Colour>;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly reluctances: ReadonlyMap<string, Reluctance>;
  readonly fillers: ReadonlySet<string>;
}

export function createReader(languages: readonly Vocabulary[]): Reader {
  const gather = <Key extends string>(
    keys: readonly Key[],
    table: (words: Vocabulary) => Readonly<Record<Key, readonly string[]>>,
  ): ReadonlyMap<string, Key> =>
    new Map(
      languages.flatMap((words) =>
        keys.flatMap((key) => table(words)[key].map((word): [string, Key] => [word, key])),
      ),
    );
  // The keys of the table are the types of moves.
  const types = Object.keys(languages[0]?.verbs ?? {}) as MoveType[];
  return {
    verbs: gather(types, ({ verbs }) => verbs),
    resources: gather(RESOURCES, ({ resources }) => resources),
    upgrades: gather(UPGRADES, ({ upgrades }) => upgrades),
    ships: gather(['colonyShip', 'tradeShip'], ({ ships }) => ships),
    seats: gather(COLOURS, ({ seats }) => seats),
    answers: gather(ANSWERS, ({ answers }) => answers),
    reluctances: gather(RELUCTANCES, ({ reluctances }) => reluctances),
    fillers: new Set(languages.flatMap((words) => [...words.for, ...words.to])),
  };
}

export function parseMove(text: string, reader: Reader): Move | null {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const type = reader.verbs.get(verb);
  if (type === undefined) {
    // `yes` alone is an answer too.
    const answer = words.length === 0 ? reader.answers.get(verb) : undefined;
    return answer === undefined ? null : { type: 'answer', yes: answer === 'yes' };
  }
  switch (type) {
    case 'declineAid':
    case 'accept':
    case 'withdrawOffer':
    case 'honour':
    case 'drawReserve':
    case 'startFlight':
    case 'declineJump':
    case 'declineFounding':
    case 'endTurn':
    case 'resign':
      return words.length === 0 ? { type } : null;
    case 'decline':
      return parseDecline(words, reader);
    case 'offer':
    case 'counter':
    case 'supplyTrade':
      return parseDeal(
        type,
        words.filter((word) => !reader.fillers.has(word)),
        reader,
      );
    case 'placeShip':
    case 'step':
    case 'fly':
    case 'jump':
      return words.length === 2 ? parsePair(type, words, reader) : null;
    default:
      return words.length === 1 ? parseOne(type, words[0] ?? '', reader) : null;
  }
}

/** With a reason or without. */
function parseDecline(words: readonly string[], { reluctances }: Reader): Move | null {
  const [reason, ...rest] = words;
  if (reason === undefined) return { type: 'decline' };
  const why = reluctances.get(reason);
  return why === undefined || rest.length > 0 ? null : { type: 'decline', why };
}

type DealType = 'offer' | 'counter' | 'supplyTrade';
type PairType = 'placeShip' | 'step' | 'fly' | 'jump';
type BareType =
  | 'declineAid'
  | 'accept'
  | 'withdrawOffer'
  | 'honour'
  | 'drawReserve'
  | 'startFlight'
  | 'declineJump'
  | 'declineFounding'
  | 'endTurn'
  | 'resign';
type SingleType = Exclude<MoveType, DealType | PairType | BareType | 'decline'>;

function parseDeal(type: DealType, words: readonly string[], reader: Reader): Move | null {
  const [give = null, want = null] = words.slice(0, 2).map((word) => readCards(word, reader));
  if (give === null || want === null) return null;
  if (type === 'offer') {
    if (words.length === 2) return { type, give, want, to: null };
    const to = words.length === 3 ? readSeat(words[2] ?? '', reader) : null;
    return to === null ? null : { type, give, want, to };
  }
  if (words.length !== 2) return null;
  if (type === 'counter') return { type, give, want };
  const [given, wanted] = [onlyKind(give), onlyKind(want)];
  if (given === null || wanted === null || wanted.count !== 1) return null;
  return { type, give: given.resource, want: wanted.resource, rate: given.count };
}

function onlyKind(cards: CardSet): { resource: Resource; count: number } | null {
  const kinds = RESOURCES.filter((resource) => (cards[resource] ?? 0) > 0);
  const [resource] = kinds;
  if (resource === undefined || kinds.length > 1) return null;
  return { resource, count: cards[resource] ?? 0 };
}

function parsePair(type: PairType, words: readonly string[], reader: Reader): Move | null {
  const [first = '', second = ''] = words;
  const node = readNode(second);
  if (node === null) return null;
  if (type === 'placeShip') {
    const ship = reader.ships.get(first);
    return ship === undefined ? null : { type, ship, node };
  }
  const ship = readShip(first);
  return ship === null ? null : { type, ship, to: node };
}

function parseOne(type: SingleType, word: string, reader: Reader): Move | null {
  switch (type) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'placeGiftShip': {
      const node = readNode(word);
      return node && { type, node };
    }
    case 'takeAid':
    case 'swapCard':
    case 'giveCard': {
      const resource = reader.resources.get(word);
      return resource === undefined ? null : { type, resource };
    }
    case 'takeUpgrade':
    case 'removeUpgrade':
    case 'buyUpgrade': {
      const upgrade = reader.upgrades.get(word);
      return upgrade === undefined ? null : { type, upgrade };
    }
    case 'discard':
    case 'payCards':
    case 'takeCards': {
      const cards = word === OPEN ? null : readCards(word, reader);
      return cards && { type, cards };
    }
    case 'rob':
    case 'close': {
      const seat = readSeat(word, reader);
      return seat === null ? null : { type, seat };
    }
    case 'finishShip':
    case 'foundColony':
    case 'groundShip': {
      const ship = readShip(word);
      return ship === null ? null : { type, ship };
    }
    case 'levelling': {
      const seats = readSeats(word, reader);
      return seats && { type, seats };
    }
    case 'answerNumber':
      return /^[0-3]$/.test(word) ? { type, number: Number(word) } : null;
    case 'answer': {
      const answer = reader.answers.get(word);
      return answer === undefined ? null : { type, yes: answer === 'yes' };
    }
    case 'pickCard': {
      const card = FRIENDSHIP_CARD_IDS.find((id) => id === word);
      return card === undefined ? null : { type, card };
    }
  }
}

/** `16/20` as the map has it, or `n16_20` as records have it. */
function readNode(word: string): NodeId | null {
  const node = findNode(word) ?? findNode(`n${word.replace('/', '_')}`);
  return node === undefined ? null : nodeId(node);
}

function readShip(word: string): number | null {
  const number = /^\d$/.test(word) ? Number(word) : 0;
  return number >= 1 && number <= TRANSPORTERS ? number - 1 : null;
}

function readSeat(word: string, reader: Reader): Seat | null {
  const colour = reader.seats.get(word);
  return colour === undefined ? null : COLOURS.indexOf(colour);
}

/** Different players, in the order of their seats however they were typed. */
function readSeats(word: string, reader: Reader): readonly Seat[] | null {
  const seats = word.split('+').map((part) => readSeat(part, reader));
  const known = seats.filter((seat) => seat !== null);
  if (known.length !== seats.length || new Set(known).size !== known.length) return null;
  return known.toSorted((a, b) => a - b);
}

function readCards(word: string, reader: Reader): CardSet | null {
  if (word === OPEN) return {};
  const counts = RESOURCES.map(() => 0);
  for (const part of word.split('+')) {
    const [, digits = '', name = ''] = /^([1-9]\d?)?(\D+)$/.exec(part) ?? [];
    const resource = reader.resources.get(name);
    if (resource === undefined) return null;
    const kind = kindOf(resource);
    counts[kind] = (counts[kind] ?? 0) + (digits === '' ? 1 : Number(digits));
  }
  // The same bounds that the rules themselves set to a set of cards.
  return readCardSet(cardSetOf(counts));
}
