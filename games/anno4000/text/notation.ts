/**
 * Moves as one types them: `start regulus 4`, `land 1 pollux`, `land 1+2 sol`, `hop pollux 1`, `end`, or in German
 * `start regulus 4`, `lande 1 pollux`, `kurzflug pollux 1`, `ende`. Discs count from 1; a short flight has only one
 * possible target. `makeMove` writes in one language, `parseMove` reads them all.
 */

import type { LandingDiscs, Move } from '../rules/actions.ts';
import { findStar, siblingOf, starId, type StarId } from '../rules/board.ts';
import type { Verbs } from './words.ts';

export function makeMove(move: Move, verbs: Verbs): string {
  const [verb] = verbs[move.type];
  switch (move.type) {
    case 'chooseHome':
      return `${verb} ${move.star}`;
    case 'land':
      return `${verb} ${move.discs.map((disc) => disc + 1).join('+')} ${move.star}`;
    case 'start':
      return `${verb} ${move.star} ${move.ships}`;
    case 'shortFlight':
      return `${verb} ${move.from} ${move.ships}`;
    case 'endTurn':
    case 'resign':
      return verb;
  }
}

export function parseMove(text: string, languages: readonly Verbs[]): Move | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  switch (findType(verb, languages)) {
    case 'chooseHome': {
      const [star] = rest.length === 1 ? rest.map(readStar) : [];
      return star ? { type: 'chooseHome', star } : null;
    }
    case 'land':
      return parseLanding(rest);
    case 'start': {
      const [star, ships] = readStarAndShips(rest);
      return star && ships ? { type: 'start', star, ships } : null;
    }
    case 'shortFlight': {
      const [from, ships] = readStarAndShips(rest);
      const star = from && findStar(from);
      if (!from || !ships || star === undefined || star === null) return null;
      return { type: 'shortFlight', from, to: starId(siblingOf(star)), ships };
    }
    case 'endTurn':
      return rest.length === 0 ? { type: 'endTurn' } : null;
    case 'resign':
      return rest.length === 0 ? { type: 'resign' } : null;
    case null:
      return null;
  }
}

const TYPES = ['chooseHome', 'land', 'start', 'shortFlight', 'endTurn', 'resign'] as const;

function findType(verb: string, languages: readonly Verbs[]): Move['type'] | null {
  return TYPES.find((type) => languages.some((verbs) => verbs[type].includes(verb))) ?? null;
}

/** `1 pollux`, `1+2 sol`, or just `pollux` for disc 1 alone. */
function parseLanding([discs = '', name]: readonly string[]): Move | null {
  const star = readStar(name ?? discs);
  const landing = name === undefined ? DISCS.get('1') : DISCS.get(discs);
  return star && landing ? { type: 'land', discs: landing, star } : null;
}

const DISCS: ReadonlyMap<string, LandingDiscs> = new Map<string, LandingDiscs>([
  ['1', [0]],
  ['2', [1]],
  ['1+2', [0, 1]],
]);

function readStarAndShips(words: readonly string[]): [StarId | null, number | null] {
  const [name = '', count = ''] = words;
  if (words.length !== 2 || !/^[1-9]\d{0,5}$/.test(count)) return [null, null];
  return [readStar(name), Number(count)];
}

function readStar(name: string): StarId | null {
  const star = findStar(name);
  return star === undefined ? null : starId(star);
}
