/** The interpreter of encounter cards: from the root of a card to an outcome (R14). */

import { readFields, type Seat } from '@sternwarte/engine';
import type { Balls, Emit, Move } from './actions.ts';
import { finishTask, replaceTask, taskOf } from './agenda.ts';
import { NO_CARDS } from './cards.ts';
import { BALL_VALUE, CANNON, DRIVE } from './data.ts';
import { DECK_SIZE, cardNumbered, type OutcomeId } from './encounter-cards.ts';
import type { Side, TreeNode, Turn } from './encounter-tree.ts';
import { handSize } from './hands.ts';
import { nodeAt, representative } from './reading.ts';
import { refuse } from './refusals.ts';
import type { Rules } from './rule.ts';
import { readIndex } from './shapes.ts';
import {
  cannonsOf,
  drivesOf,
  leftNeighbour,
  opponentsFromLeft,
  playerAt,
  type Encounter,
  type State,
} from './state.ts';
import type { Task } from './tasks.ts';

const ANSWER_NUMBER = [0, 1, 2, 3].map((number): Move => ({ type: 'answerNumber', number }));
const YES: Move = { type: 'answer', yes: true };
const NO: Move = { type: 'answer', yes: false };

/** The active player answers the prompt before he hears what follows (R14.2). */
export const ENCOUNTER_MOVES: Rules<'answerNumber' | 'answer'> = {
  /** Never more than the hand holds; the cards are chosen next, and go to the supply at once (R14.4). */
  answerNumber: {
    read(input) {
      const number = readIndex(readFields(input, ['type', 'number'])?.number, 4);
      return number === null ? null : { type: 'answerNumber', number };
    },
    list: {
      number: (list, state, seat) => {
        list.pushAll(ANSWER_NUMBER.slice(0, handSize(state, seat) + 1));
      },
    },
    check: (state, seat, { number }) =>
      number <= handSize(state, seat)
        ? null
        : refuse('numberTooHigh', { most: handSize(state, seat) }),
    apply(state, _seat, { number }) {
      if (number === 0) readNumber(state, 0);
      else replaceTask(state, { kind: 'pay', n: number, gift: true });
    },
  },
  /** "Yes" needs the cards that it costs (R14.5, ruling 18.22). */
  answer: {
    read(input) {
      const yes = readFields(input, ['type', 'yes'])?.yes;
      return typeof yes === 'boolean' ? { type: 'answer', yes } : null;
    },
    list: {
      question: (list, state, seat) => {
        if (handSize(state, seat) >= taskOf(state, 'question').minHand) list.push(YES);
        list.push(NO);
      },
    },
    check(state, seat, { yes }) {
      const { minHand } = taskOf(state, 'question');
      return !yes || handSize(state, seat) >= minHand
        ? null
        : refuse('yesNeedsCards', { needed: minHand });
    },
    apply: (state, _seat, { yes }) => readOn(state, yes ? 'y' : 'n'),
  },
};

export function currentEncounter(state: State): Encounter {
  if (state.encounter === null) throw new RangeError('nobody has met anybody');
  return state.encounter;
}

/** The seat one or two places to the right or left, which is before or after in turn order (R14.11, ruling 18.21). */
export function seatBeside(state: State, seat: Seat, side: Side): Seat {
  const fromLeft = opponentsFromLeft(state, seat);
  const count = fromLeft.length;
  const index = { left1: 0, left2: 1, right1: count - 1, right2: 2 * count - 2 }[side];
  return fromLeft[index % count] ?? seat;
}

/** Black counts nothing, in flight and in contests (R14.7, ruling 18.17). */
export function ballSum([a, b]: Balls): number {
  return BALL_VALUE[a] + BALL_VALUE[b];
}

/** An empty pile is made anew from all cards that were read; see R14.6. */
export function refillDeck(state: State): void {
  if (state.discards.length === DECK_SIZE) state.discards = [];
}

/** The left neighbour draws a card and reads its prompt (R14.1). */
export function openEncounter(state: State, card: number, emit: Emit): void {
  const seat = state.current;
  const reader = leftNeighbour(state, seat);
  state.encounter = {
    card,
    like: representative(card, ''),
    path: '',
    reader,
    gift: NO_CARDS,
    swapped: NO_CARDS,
  };
  emit?.({ type: 'encounter', seat, reader, family: cardNumbered(card).family });
  replaceTask(state, { kind: 'walk' });
}

/** Goes one node on: the story grows by one turn. */
function turnTo(state: State, turn: Turn): void {
  const encounter = currentEncounter(state);
  if (encounter.card === null) throw new RangeError('only the reader knows how it goes on');
  const path = encounter.path + turn;
  state.encounter = { ...encounter, path, like: representative(encounter.card, path) };
}

/** An answer was given, a contest decided, balls drawn: the first task is done, and the card is read on. */
function readOn(state: State, turn: Turn): void {
  turnTo(state, turn);
  replaceTask(state, { kind: 'walk' });
}

/** Turns the node that has been reached into tasks. */
export function walk(state: State, emit: Emit): void {
  const { card, path } = currentEncounter(state);
  if (card === null) throw new RangeError('only the reader can read the card');
  const node: TreeNode = nodeAt(card, path);
  const seat = state.current;
  switch (node.type) {
    case 'chooseNumber':
      replaceTask(state, { kind: 'number' });
      return;
    case 'yesNo':
      replaceTask(state, { kind: 'question', minHand: node.minHand });
      return;
    case 'do':
      turnTo(state, 'd');
      replaceTask(state, ...effectTasks(node), { kind: 'walk' });
      return;
    case 'contest': {
      const opponent = seatBeside(state, seat, node.opponent);
      replaceTask(state, { kind: 'contest', metric: node.metric, opponent, own: null });
      return;
    }
    case 'compareDrives': {
      const opponent = seatBeside(state, seat, node.opponent);
      // The pirate counts what is on his mothership alone (R14.10, ruling 18.19).
      const [own, other] = [drivesOf(state, seat), playerAt(state, opponent).upgrades[DRIVE]];
      const won = own >= other;
      emit?.({ type: 'contest', seat, opponent, metric: 'drives', own, other, won });
      turnTo(state, won ? 'w' : 'l');
      return;
    }
    case 'ballBands':
      replaceTask(state, { kind: 'bands' });
      return;
    case 'outcome':
      // Every outcome of the table has one of its ids.
      emit?.({ type: 'outcome', seat, outcome: node.id as OutcomeId });
      replaceTask(state, ...effectTasks(node), { kind: 'closeEncounter' });
  }
}

function effectTasks(node: TreeNode & { type: 'do' | 'outcome' }): Task[] {
  return node.effects.map((effect): Task => ({ kind: 'effect', effect }));
}

/** Two balls for the active player, then two for the other (R14.7, R14.8); equal is enough (R14.9, ruling 18.20). */
export function applyContestBalls(
  state: State,
  task: Task & { kind: 'contest' },
  balls: Balls,
  emit: Emit,
): void {
  const { metric, opponent, own } = task;
  const seat = state.current;
  const sum = ballSum(balls);
  emit?.({ type: 'balls', seat: own === null ? seat : opponent, balls, sum });
  if (own === null) {
    const strength = metric === 'combat' ? cannonsOf(state, seat) : drivesOf(state, seat);
    replaceTask(state, { ...task, own: sum + strength });
    return;
  }
  // Pirates never use friendship cards, rivals in a race do (ruling 18.18).
  const strength =
    metric === 'combat' ? playerAt(state, opponent).upgrades[CANNON] : drivesOf(state, opponent);
  const other = sum + strength;
  const won = own >= other;
  emit?.({ type: 'contest', seat, opponent, metric, own, other, won });
  readOn(state, won ? 'w' : 'l');
}

export function applyBandBalls(state: State, balls: Balls, emit: Emit): void {
  const sum = ballSum(balls);
  emit?.({ type: 'balls', seat: state.current, balls, sum });
  if (sum <= 2) readOn(state, 'L');
  else readOn(state, sum === 3 ? 'M' : 'H');
}

/** The card goes to the discard pile (R14.3). */
export function closeEncounter(state: State): void {
  const { card, like, path, reader } = currentEncounter(state);
  state.discards = [...state.discards, { card, like, path, reader }];
  state.encounter = null;
  finishTask(state);
}

const NUMBERS: readonly Turn[] = ['0', '1', '2', '3'];

/** A number was named and paid for (R14.4). */
export function readNumber(state: State, number: number): void {
  readOn(state, NUMBERS[number] ?? '0');
}
