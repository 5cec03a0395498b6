/** A player of AstroNuts who is good enough for short, eventful golden matches: likes planets with nuts and with room. */

import type { Random } from '@sternwarte/engine';
import type { Move } from '../../games/astronuts/rules/actions.ts';
import { fieldNamed, isPlanet } from '../../games/astronuts/rules/board.ts';
import { allColoniesOn, nutsOn, roomOn, type State } from '../../games/astronuts/rules/state.ts';

/** What a settler lives for; a quitter is a founder who leaves when he has seen enough. */
export type Temper = 'founder' | 'miner' | 'warrior' | 'quitter';

const TIRED_AFTER = 2;

/** Chooses among the legal moves by chance, the better ones more often. */
export function settler(
  state: State,
  moves: readonly Move[],
  temper: Temper,
  random: Random,
): Move {
  const weights = moves.map((move) => weigh(state, move, temper));
  let rest = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, move] of moves.entries()) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return move;
  }
  throw new RangeError('no moves to choose from');
}

function weigh(state: State, move: Move, temper: Temper): number {
  switch (move.type) {
    case 'resign':
      return temper === 'quitter' && state.round > TIRED_AFTER ? 200 : 0;
    case 'endTurn':
      return 2;
    case 'colonize':
      return temper === 'miner' ? 30 : 4000;
    case 'mine':
      return 6000;
    case 'move':
      return weighGoal(state, move);
    case 'attack':
      return temper === 'warrior' ? 1200 : 150;
    case 'technology':
      return 600;
    case 'buildShip':
      return 1200;
    case 'offerTrade':
      return 60;
    case 'declare':
      return move.count >= 3 && move.count <= 5 ? 300 : 100;
    default:
      return 100;
  }
}

function weighGoal(state: State, { path }: Move & { type: 'move' }): number {
  const goal = path.at(-1);
  const field = goal === undefined ? null : fieldNamed(goal);
  if (field === null || !isPlanet(field)) return 30;
  const hasNuts = nutsOn(state, field).length > 0;
  const hasRoom = allColoniesOn(state, field) < roomOn(state, field);
  return 50 + (hasNuts ? 2500 : 0) + (hasRoom ? 800 : 0);
}
