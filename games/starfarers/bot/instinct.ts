/** Rules of thumb for every decision: quick, plausible, beatable. */

import type { Random, Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { covers } from '../rules/cards.ts';
import { FREIGHT_POD, PEOPLES, type Upgrade } from '../rules/data.ts';
import { cardNumbered } from '../rules/encounter-cards.ts';
import { handOf, handSize } from '../rules/hands.ts';
import { listMoves } from '../rules/moves.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import {
  cannonsOf,
  countStations,
  drivesOf,
  playerAt,
  scoreOf,
  type State,
} from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import {
  FULL_HAND,
  buildMoves,
  isOpen,
  leaveTrade,
  mayHonour,
  tradeTowards,
  windfall,
} from './building.ts';
import { bestJump } from './candidates.ts';
import { flightInstinct } from './flights.ts';
import { startCandidates } from './founding.ts';
import { FIRST, SECOND, type Habits } from './habits.ts';
import { answerAtAGlance, closingAtAGlance, impatience } from './offers.ts';
import { payment, taking } from './payments.ts';
import { priceOf, type Project } from './projects.ts';

type Instinct = (state: State, seat: Seat, random: Random) => Move;

export const instinct: Instinct = (state, seat, random) => glance(state, seat, random, SECOND);
export const firstInstinct: Instinct = (state, seat, random) => glance(state, seat, random, FIRST);

function glance(state: State, seat: Seat, random: Random, habits: Habits): Move {
  const [task] = state.agenda;
  if (task !== undefined) return taskInstinct(state, seat, task, random, habits);
  if (state.phase !== 'trade') return flightInstinct(state, seat);
  const { offer } = state;
  if (offer === null) return buildInstinct(state, seat, habits);
  if (seat !== state.current) return answerAtAGlance(state, seat, offer);
  const answered = offer.to.every((other) => offer.answers[other] !== null);
  return answered ? closingAtAGlance(state, seat, offer) : impatience(state, seat);
}

/** Ships first, then spaceports, then upgrades as far as they are of use. */
function wishes(state: State, seat: Seat, { podFirst, drives, cannons }: Habits): Project[] {
  const list: Project[] = [];
  const pods = playerAt(state, seat).upgrades[FREIGHT_POD];
  const easiest = Math.min(...PEOPLES.map((_people, people) => countStations(state, people)));
  const hasDock = pods > easiest;
  if (podFirst && pods === 0) list.push('freightPod');
  if (hasDock) list.push('tradeShip');
  list.push('colonyShip', 'spaceport');
  if (!hasDock) list.push('freightPod');
  if (drivesOf(state, seat) < drives) list.push('drive');
  if (pods < 3) list.push('freightPod');
  if (cannonsOf(state, seat) < cannons) list.push('cannon');
  return list;
}

function buildInstinct(state: State, seat: Seat, habits: Habits): Move {
  const free = windfall(state, seat);
  if (free !== null) return free;
  if (mayHonour(state, seat)) return { type: 'honour' };
  const hand = handOf(state, seat);
  const full = handSize(state, seat) >= FULL_HAND;
  for (const project of wishes(state, seat, habits)) {
    if (!isOpen(state, seat, project)) continue;
    if (covers(hand, priceOf(project))) {
      const [move] = buildMoves(state, seat, project);
      if (move !== undefined) return move;
    } else if (full) {
      const trade = tradeTowards(state, seat, priceOf(project));
      if (trade !== null) return trade;
    }
  }
  return leaveTrade(state, seat);
}

function taskInstinct(
  state: State,
  seat: Seat,
  task: Task,
  random: Random,
  { alms }: Habits,
): Move {
  switch (task.kind) {
    case 'discard':
      return { type: 'discard', cards: payment(state, seat, discardCount(state, seat)) };
    case 'pay':
      return { type: 'payCards', cards: payment(state, seat, task.n) };
    case 'takeCards':
      return {
        type: 'takeCards',
        cards: taking(state, seat, offered(state, task.except), task.n),
      };
    case 'number':
      return { type: 'answerNumber', number: Math.min(alms, handSize(state, seat)) };
    case 'question':
      return { type: 'answer', yes: saysYes(state, seat, task.minHand) };
    default:
      return chooseListed(state, seat, task, random);
  }
}

function chooseListed(state: State, seat: Seat, task: Task, random: Random): Move {
  const moves = listMoves(state, seat);
  const any = moves[random.below(moves.length)];
  if (any === undefined) throw new RangeError(`seat ${seat} is not asked`);
  switch (task.kind) {
    case 'rob':
      return best(moves, (move) => (move.type === 'rob' ? scoreOf(state, move.seat) : 0)) ?? any;
    case 'wear':
    case 'loseUpgrade':
      return byUpgrade(moves, ['cannon', 'drive', 'freightPod']) ?? any;
    case 'gainUpgrade':
    case 'foundingUpgrade':
      return byUpgrade(moves, ['freightPod', 'drive', 'cannon']) ?? any;
    case 'aid':
      return moves[0] ?? any;
    case 'swap':
    case 'give': {
      const hand = handOf(state, seat);
      return best(moves, (_move, index) => hand[index] ?? 0) ?? any;
    }
    case 'jump':
      return bestJump(state, seat, moves) ?? { type: 'declineJump' };
    case 'foundHere':
      return moves[0] ?? any;
    case 'placeColony':
    case 'placeSpaceport':
    case 'placeShip':
      return startCandidates(state, seat, moves)[0] ?? any;
    default:
      return any;
  }
}

function best(moves: readonly Move[], worth: (move: Move, index: number) => number): Move | null {
  let found: Move | null = null;
  let highest = -Infinity;
  for (const [index, move] of moves.entries()) {
    const value = worth(move, index);
    if (value > highest) {
      highest = value;
      found = move;
    }
  }
  return found;
}

function byUpgrade(moves: readonly Move[], order: readonly Upgrade[]): Move | null {
  for (const upgrade of order) {
    const found = moves.find((move) => 'upgrade' in move && move.upgrade === upgrade);
    if (found !== undefined) return found;
  }
  return null;
}

/** By the family of the card, which is all that is known before the answer. */
function saysYes(state: State, seat: Seat, minHand: number): boolean {
  if (handSize(state, seat) < minHand) return false;
  const { encounter } = state;
  if (encounter === null) return false;
  const armed = cannonsOf(state, seat) >= 2;
  switch (cardNumbered(encounter.like).family) {
    case 'merchant':
    case 'escort':
      return armed;
    case 'tribute':
    case 'ambush':
      return !armed;
    case 'distress':
    case 'distortion':
      return true;
    case 'fence':
    case 'raid':
    case 'travellers':
    case 'wear':
      return false;
  }
}
