/** What is still of use in a turn, and what one should hear once before it lapses. */

import type { Guard } from '@sternwarte/atlas';
import type { Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { activeShips, firstOf, movesOf } from './picking.ts';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** What brings a turn further; talk and exchange are at hand at any time, and of use only for one of these. */
const USEFUL: ReadonlySet<Move['type']> = new Set([
  'buildColonyShip',
  'buildTradeShip',
  'buildSpaceport',
  'buyUpgrade',
  'placeGiftShip',
  'honour',
  'levelling',
  'drawReserve',
  'startFlight',
  'foundColony',
  'fly',
  'step',
]);

/** Nothing useful is open, so that the turn may well end. */
export function isDone(moves: readonly Move[]): boolean {
  return !moves.some(({ type }) => USEFUL.has(type));
}

interface Lapse {
  readonly what: 'cards' | 'colonies' | 'ships';
  readonly count: number;
}

/** What a move gives up: cards that are due lapse with the shake (R7.6), foundings and flights with the turn. */
export function lapsing(
  { type }: Move,
  { reserveDue }: Pick<State, 'reserveDue'>,
  moves: readonly Move[],
): Lapse | null {
  if (type !== 'endTurn' && type !== 'startFlight') return null;
  if (firstOf(moves, 'drawReserve') !== null) return { what: 'cards', count: reserveDue };
  if (type === 'startFlight') return null;
  const colonies = movesOf(moves, 'foundColony').length;
  if (colonies > 0) return { what: 'colonies', count: colonies };
  const ships = activeShips([...movesOf(moves, 'fly'), ...movesOf(moves, 'step')]).length;
  return ships > 0 ? { what: 'ships', count: ships } : null;
}

export function guard(move: Move, { view, moves, language }: StarProps): Guard | null {
  const lapse = lapsing(move, view, moves);
  if (lapse === null) return null;
  const words = boardWords[language];
  return {
    text: words.lapse[lapse.what](lapse.count),
    anyway: move.type === 'endTurn' ? words.endTurn : words.shake,
  };
}
