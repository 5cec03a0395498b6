/** The moves worth a thought, for every decision there is. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { nodeNamed, type Node } from '../rules/lattice.ts';
import { askedSeats } from '../rules/decisions.ts';
import { listMoves } from '../rules/moves.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import { drivesOf, playerAt, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import { tradeCandidates } from './building.ts';
import { flightCandidates } from './flights.ts';
import { startCandidates } from './founding.ts';
import { FIRST, SECOND, type Habits } from './habits.ts';
import {
  bestGoal,
  colonyGoals,
  discountsFor,
  promiseOf,
  takeCensus,
  tradeGoals,
  type Goal,
} from './goals.ts';
import { answers, closings, offersWorthMaking } from './offers.ts';
import { payments, takings } from './payments.ts';

const JUMPS = 6;

type Candidates = (state: State, seat: Seat) => readonly Move[];

export const candidates: Candidates = (state, seat) => candidatesBy(state, seat, SECOND);
export const firstCandidates: Candidates = (state, seat) => candidatesBy(state, seat, FIRST);

function candidatesBy(state: State, seat: Seat, habits: Habits): readonly Move[] {
  if (!askedSeats(state).includes(seat)) return [];
  const [task] = state.agenda;
  if (task !== undefined) return taskCandidates(state, seat, task);
  if (state.phase !== 'trade') return flightCandidates(state, seat);
  const { offer } = state;
  if (offer === null) {
    const list = tradeCandidates(state, seat, habits);
    return list.length > 1 ? [...list, ...offersWorthMaking(state, seat, habits)] : list;
  }
  return seat === state.current ? closings(state, seat, offer) : answers(state, seat, offer);
}

function taskCandidates(state: State, seat: Seat, task: Task): readonly Move[] {
  switch (task.kind) {
    case 'discard':
      return payments(state, seat, discardCount(state, seat)).map((cards) => ({
        type: 'discard',
        cards,
      }));
    case 'pay':
      return payments(state, seat, task.n).map((cards) => ({ type: 'payCards', cards }));
    case 'takeCards':
      return takings(state, seat, offered(state, task.except), task.n).map((cards) => ({
        type: 'takeCards',
        cards,
      }));
    case 'jump':
      return jumps(state, seat);
    case 'pickCard':
      return differentCards(listMoves(state, seat));
    case 'placeColony':
    case 'placeSpaceport':
    case 'placeShip':
      return startCandidates(state, seat, listMoves(state, seat));
    case 'aid':
      return listMoves(state, seat).filter(({ type }) => type === 'takeAid');
    default:
      return listMoves(state, seat);
  }
}

/** Cards that do the same are one choice. */
function differentCards(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    if (move.type !== 'pickCard') return false;
    const effect = FRIENDSHIP_CARDS.find(({ id }) => id === move.card)?.effect;
    const key = JSON.stringify(effect);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Of all points of the galaxy those that promise most; staying is one of them. */
function jumps(state: State, seat: Seat): readonly Move[] {
  const all = listMoves(state, seat);
  return [
    ...weighJumps(state, seat, all)
      .toSorted((a, b) => b.promise - a.promise)
      .slice(0, JUMPS)
      .map(({ move }) => move),
    ...all.filter(({ type }) => type === 'declineJump'),
  ];
}

interface RankedJump {
  readonly move: Move;
  readonly promise: number;
}

/** The jump that brings a ship nearest to something good; `null` when none does. Of equals the first. */
export function bestJump(state: State, seat: Seat, moves: readonly Move[]): Move | null {
  let best: RankedJump | null = null;
  for (const jump of weighJumps(state, seat, moves)) {
    if (jump.promise > (best?.promise ?? 0)) best = jump;
  }
  return best?.move ?? null;
}

function weighJumps(state: State, seat: Seat, moves: readonly Move[]): RankedJump[] {
  const colony = colonyGoals(state, seat, takeCensus(state));
  const trade = tradeGoals(state, seat);
  const discounts = discountsFor(drivesOf(state, seat));
  const promiseAt = (goals: readonly Goal[], node: Node): number => {
    const goal = bestGoal(goals, node, 0, discounts, null);
    return goal === null ? 0 : promiseOf(goal, node, 0, discounts);
  };
  const ships = playerAt(state, seat).ships.map((ship) => {
    if (ship === null) return null;
    const goals = ship.kind === 'colonyShip' ? colony : trade;
    return { goals, before: promiseAt(goals, ship.node) };
  });
  const weighed: RankedJump[] = [];
  for (const move of moves) {
    const ship = move.type === 'jump' ? (ships[move.ship] ?? null) : null;
    if (move.type !== 'jump' || ship === null) continue;
    weighed.push({ move, promise: promiseAt(ship.goals, nodeNamed(move.to)) - ship.before });
  }
  return weighed;
}
