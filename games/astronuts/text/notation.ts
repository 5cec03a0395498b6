/**
 * Moves as one types them: `declare 4`, `fly 1 hi0.1-hi0.2`, `mine 1`, `found 1 red`, `attack 1 I0 purple`, `end`, or in
 * German `ansage 4`, `flieg 1 hi0.1-hi0.2`, `fördere 1`, `gründe 1 rot`, `ende`. Players are named by their colour, several
 * nuts are joined by `+`. `makeMove` writes in one language, `parseMove` reads them all.
 */

import type { Seat } from '@sternwarte/engine';
import type { Move, MoveType, Nuts } from '../rules/actions.ts';
import {
  FIELD_IDS,
  findField,
  isPlanet,
  planetId,
  type FieldId,
  type PlanetId,
} from '../rules/board.ts';
import { COLOURS, SHIP_NUMBERS, type Colour } from '../rules/data.ts';
import { GIFTS } from '../rules/fate.ts';
import { colourOf } from './places.ts';
import { ANSWERS, type Answer, type Vocabulary } from './words.ts';

export function makeMove(move: Move, words: Vocabulary): string {
  const parts = argumentsOf(move, words).filter((part) => part !== '');
  return [words.verbs[move.type][0], ...parts].join(' ');
}

function argumentsOf(move: Move, { answers, colours }: Vocabulary): readonly string[] {
  const yesNo = (yes: boolean): string => answers[yes ? 'yes' : 'no'][0];
  const none = answers.none[0];
  const nuts = (list: Nuts): string => list.map((nut) => colours[nut]).join('+');
  switch (move.type) {
    case 'placeNut':
      return [move.planet, colours[move.colour]];
    case 'declare':
      return [String(move.count)];
    case 'timeWarp':
      return [yesNo(move.use)];
    case 'move':
      return [String(move.ship), move.path.join('-')];
    case 'answerPassage':
      return [yesNo(move.allow)];
    case 'mine':
    case 'colonize':
      return [String(move.ship), nuts(move.pay)];
    case 'attack':
      return [String(move.ship), move.field, colours[colourOf(move.defender)]];
    case 'chooseTarget':
      return [answers[move.unit][0]];
    case 'technology':
      return [colours[move.colour]];
    case 'offerTrade': {
      const to = move.to === 'all' ? answers.all[0] : colours[colourOf(move.to)];
      return [to, colours[move.give], colours[move.get]];
    }
    case 'answerTrade':
      return [yesNo(move.accept)];
    case 'fateNuts':
      return [nuts(move.nuts)];
    case 'fateSwap':
      return move.swap === null ? [none] : [colours[move.swap.give], colours[move.swap.get]];
    case 'fateTechnology':
      return [move.colour === null ? none : colours[move.colour]];
    case 'fateColony':
    case 'fateTeleport':
    case 'fateShip':
      return [move.planet ?? none];
    case 'fateGift':
      return [move.gift];
    case 'buildShip':
    case 'endTurn':
    case 'resign':
      return [];
  }
}

/** The words of all languages together, as a reader of typed moves needs them. */
interface Reader {
  readonly verbs: ReadonlyMap<string, MoveType>;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly colours: ReadonlyMap<string, Colour>;
}

const fields: ReadonlyMap<string, FieldId> = new Map(FIELD_IDS.map((id) => [id.toLowerCase(), id]));

export function createReader(languages: readonly Vocabulary[]): Reader {
  const verbs = new Map<string, MoveType>();
  const answers = new Map<string, Answer>();
  const colours = new Map<string, Colour>();
  for (const words of languages) {
    // The keys of the tables are the types of moves.
    for (const type of Object.keys(words.verbs) as MoveType[]) {
      for (const verb of words.verbs[type]) verbs.set(verb, type);
    }
    for (const answer of ANSWERS) {
      for (const word of words.answers[answer]) answers.set(word, answer);
    }
    for (const colour of COLOURS) colours.set(words.colours[colour], colour);
  }
  return { verbs, answers, colours };
}

export function parseMove(text: string, reader: Reader): Move | null {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const type = reader.verbs.get(verb);
  if (type === undefined) return null;
  const [first = '', second = '', third = ''] = words;
  const count = words.length;
  const ship = SHIP_NUMBERS.find((number) => String(number) === first);
  switch (type) {
    case 'buildShip':
    case 'endTurn':
    case 'resign':
      return count === 0 ? { type } : null;
    case 'declare':
      return count === 1 && /^[1-6]$/.test(first) ? { type, count: Number(first) } : null;
    case 'timeWarp': {
      const use = count === 1 ? readYesNo(first, reader) : null;
      return use === null ? null : { type, use };
    }
    case 'answerPassage': {
      const allow = count === 1 ? readYesNo(first, reader) : null;
      return allow === null ? null : { type, allow };
    }
    case 'answerTrade': {
      const accept = count === 1 ? readYesNo(first, reader) : null;
      return accept === null ? null : { type, accept };
    }
    case 'move': {
      const path = count === 2 ? readPath(second) : null;
      return ship && path ? { type, ship, path } : null;
    }
    case 'mine':
    case 'colonize': {
      const pay = count === 1 ? [] : count === 2 ? readNuts(second, reader) : null;
      return ship && pay ? { type, ship, pay } : null;
    }
    case 'attack': {
      const field = fields.get(second);
      const defender = count === 3 ? readSeat(third, reader) : null;
      return ship && field && defender !== null ? { type, ship, field, defender } : null;
    }
    case 'chooseTarget': {
      const unit = count === 1 ? reader.answers.get(first) : undefined;
      return unit === 'ship' || unit === 'colony' ? { type, unit } : null;
    }
    case 'offerTrade': {
      const to = reader.answers.get(first) === 'all' ? 'all' : readSeat(first, reader);
      const give = reader.colours.get(second);
      const get = reader.colours.get(third);
      return count === 3 && to !== null && give && get ? { type, to, give, get } : null;
    }
    case 'placeNut': {
      const planet = readPlanet(first);
      const colour = reader.colours.get(second);
      return count === 2 && planet && colour ? { type, planet, colour } : null;
    }
    case 'technology': {
      const colour = reader.colours.get(first);
      return count === 1 && colour ? { type, colour } : null;
    }
    default:
      return parseFateChoice(type, words, reader);
  }
}

type FateType = Extract<MoveType, `fate${string}`>;

function parseFateChoice(type: FateType, words: readonly string[], reader: Reader): Move | null {
  const [first = '', second = ''] = words;
  const declines = words.length === 1 && reader.answers.get(first) === 'none';
  if (type === 'fateSwap') {
    if (declines) return { type, swap: null };
    const give = reader.colours.get(first);
    const get = reader.colours.get(second);
    return words.length === 2 && give && get ? { type, swap: { give, get } } : null;
  }
  if (words.length !== 1) return null;
  switch (type) {
    case 'fateNuts': {
      const nuts = readNuts(first, reader);
      return nuts && { type, nuts };
    }
    case 'fateTechnology': {
      if (declines) return { type, colour: null };
      const colour = reader.colours.get(first);
      return colour ? { type, colour } : null;
    }
    case 'fateGift': {
      const gift = GIFTS.find((known) => known === first);
      return gift ? { type, gift } : null;
    }
    case 'fateColony':
      return withPlanet(first, declines, (planet) => ({ type, planet }));
    case 'fateTeleport':
      return withPlanet(first, declines, (planet) => ({ type, planet }));
    case 'fateShip':
      return withPlanet(first, declines, (planet) => ({ type, planet }));
  }
}

function withPlanet(
  word: string,
  declines: boolean,
  makeChoice: (planet: PlanetId | null) => Move,
): Move | null {
  if (declines) return makeChoice(null);
  const planet = readPlanet(word);
  return planet && makeChoice(planet);
}

function readYesNo(word: string, reader: Reader): boolean | null {
  const answer = reader.answers.get(word);
  return answer === 'yes' ? true : answer === 'no' ? false : null;
}

function readPlanet(word: string): PlanetId | null {
  const id = fields.get(word);
  const field = id === undefined ? undefined : findField(id);
  return field !== undefined && isPlanet(field) ? planetId(field) : null;
}

function readPath(word: string): FieldId[] | null {
  const path = word.split('-').map((step) => fields.get(step));
  const known = path.filter((step) => step !== undefined);
  return known.length === path.length ? known : null;
}

/** In the order of the colours, however they were typed. */
function readNuts(word: string, reader: Reader): Nuts | null {
  const nuts = word.split('+').map((colour) => reader.colours.get(colour));
  const known = nuts.filter((nut) => nut !== undefined);
  if (known.length !== nuts.length) return null;
  return known.toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

function readSeat(word: string, reader: Reader): Seat | null {
  const colour = reader.colours.get(word);
  return colour === undefined ? null : COLOURS.indexOf(colour);
}
