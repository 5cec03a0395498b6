/** What Diplomats cards allow once in each trade and build phase: the gift of honour and burden sharing (R8.7, R8.8). */

import { readFields, type Refusal, type Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { interrupt } from './agenda.ts';
import { covers } from './cards.ts';
import { COSTS, MAX_SEATS } from './data.ts';
import { hasHonour, levellingTargets } from './friendship.ts';
import { checkHolds, handOf, handSize, payAll } from './hands.ts';
import { gainHalfMedals } from './medals.ts';
import { refuse } from './refusals.ts';
import type { Moves, Rules } from './rule.ts';
import { bare, readIndex } from './shapes.ts';
import { halfMedalsInBox, opponentsFromLeft, scoreOf, type State } from './state.ts';
import type { Task } from './tasks.ts';

const HONOUR: Move = { type: 'honour' };

export const FAVOUR_MOVES: Rules<'honour' | 'levelling'> = {
  honour: {
    read: bare('honour'),
    list: { trade: listHonour },
    check: checkHonour,
    apply: (state, _seat, _move, emit) => giveHonour(state, emit),
  },
  levelling: {
    read(input) {
      const seats = readSeats(readFields(input, ['type', 'seats'])?.seats);
      return seats && { type: 'levelling', seats };
    },
    list: { trade: listLevelling },
    check: (state, seat, { seats }) => checkLevelling(state, seat, seats),
    apply: (state, _seat, { seats }) => applyLevelling(state, seats),
  },
};

function listHonour(list: Moves, state: State, seat: Seat): void {
  if (
    !state.usedHonour &&
    hasHonour(state, seat) &&
    covers(handOf(state, seat), COSTS.honour) &&
    halfMedalsInBox(state) > 0
  ) {
    list.push(HONOUR);
  }
}

/** Both copies share one use; without a half medal in the box it cannot be used (R8.7, rulings 18.28, 18.55). */
function checkHonour(state: State, seat: Seat): Refusal | null {
  if (!hasHonour(state, seat)) return refuse('noHonourCard', {});
  if (state.usedHonour) return refuse('honourUsed', {});
  const missing = checkHolds(state, seat, COSTS.honour);
  if (missing !== null) return missing;
  return halfMedalsInBox(state) > 0 ? null : refuse('medalsOut', {});
}

/** One goods for a half medal (R8.7). */
function giveHonour(state: State, emit: Emit): void {
  payAll(state, state.current, COSTS.honour);
  state.usedHonour = true;
  gainHalfMedals(state, state.current, 1, emit);
}

/** One or more different seats in their order. */
function readSeats(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_SEATS) return null;
  const seats: number[] = [];
  for (const item of value) {
    const seat = readIndex(item, MAX_SEATS);
    if (seat === null || seat <= (seats.at(-1) ?? -1)) return null;
    seats.push(seat);
  }
  return seats;
}

/** Opponents with more points, with or without cards (ruling 18.60). */
function leaders(state: State): Seat[] {
  const own = scoreOf(state, state.current);
  return opponentsFromLeft(state, state.current).filter((seat) => scoreOf(state, seat) > own);
}

/** Those from whom burden sharing may draw now; none when it cannot be used (R8.8, ruling 18.27). */
export function levellingVictims(state: State): Seat[] {
  if (state.usedLevelling || levellingTargets(state, state.current) === 0) return [];
  const ahead = leaders(state);
  if (ahead.length < state.options.levellingMinLeaders) return [];
  return ahead.filter((seat) => handSize(state, seat) > 0);
}

/** One victim or two, always named in the order of their seats. */
function listLevelling(list: Moves, state: State, seat: Seat): void {
  if (levellingTargets(state, seat) === 0) return;
  const victims = levellingVictims(state).toSorted((a, b) => a - b);
  for (const [i, first] of victims.entries()) {
    list.push({ type: 'levelling', seats: [first] });
    if (levellingTargets(state, seat) < 2) continue;
    for (const second of victims.slice(i + 1)) {
      list.push({ type: 'levelling', seats: [first, second] });
    }
  }
}

function checkLevelling(state: State, seat: Seat, seats: readonly Seat[]): Refusal | null {
  const victims = levellingVictims(state);
  if (victims.length === 0) return refuse('noLevelling', {});
  const limit = levellingTargets(state, seat);
  if (seats.length > limit) return refuse('tooManyTargets', { limit });
  const wrong = seats.find((other) => !victims.includes(other));
  return wrong === undefined ? null : refuse('notALeader', { seat: wrong });
}

/** The draws run from the left (R8.8). */
function applyLevelling(state: State, seats: readonly Seat[]): void {
  state.usedLevelling = true;
  const fromLeft = opponentsFromLeft(state, state.current).filter((seat) => seats.includes(seat));
  interrupt(state, ...fromLeft.map((from): Task => ({ kind: 'steal', from, to: state.current })));
}
