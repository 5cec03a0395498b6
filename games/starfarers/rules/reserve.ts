/** The reserve pile: the active player's own draw after production, and what happens when it is used up (R7.6, R7.7). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, interrupt, replaceTask } from './agenda.ts';
import { cardSetOf } from './cards.ts';
import { KINDS, MAX_SEATS, PILE_PER_KIND, reserveCards, type Kind } from './data.ts';
import { afterSeats, handSize, passCard, supplyOf, supplySize, takeFromSupply } from './hands.ts';
import { refuse } from './refusals.ts';
import type { Rules } from './rule.ts';
import { bare } from './shapes.ts';
import { scoreOf, type State } from './state.ts';
import type { Task } from './tasks.ts';

const DRAW_RESERVE: Move = { type: 'drawReserve' };

/** By hand, with the option for it: all cards at once (ruling 18.54). */
export const RESERVE_MOVES: Rules<'drawReserve'> = {
  drawReserve: {
    read: bare('drawReserve'),
    list: {
      trade: (list, state) => {
        if (state.reserveDue > 0) list.push(DRAW_RESERVE);
      },
    },
    check: (state) => (state.reserveDue > 0 ? null : refuse('noReserveDue', {})),
    apply(state) {
      interrupt(state, ...drawTasks(state.current, state.reserveDue));
      state.reserveDue = 0;
    },
  },
};

/** The active player's own cards from the pile, by his score now (R7.6, rulings 18.33, 18.54). */
export function reserveDraw(state: State): void {
  const count = reserveCards(scoreOf(state, state.current));
  if (state.options.reserveDraw === 'manual') {
    state.reserveDue = count;
    finishTask(state);
    return;
  }
  replaceTask(state, ...drawTasks(state.current, count));
}

const DRAWS = Array.from({ length: MAX_SEATS }, (_unused, seat): Task => ({ kind: 'draw', seat }));

export function drawTasks(seat: Seat, count: number): Task[] {
  const draw = DRAWS[seat] ?? { kind: 'draw', seat };
  const tasks: Task[] = [];
  for (let n = 0; n < count; n++) tasks.push(draw);
  return tasks;
}

/** A new reserve pile from the supply, as far as it goes, when the old one is used up (R7.7, rulings 18.32, 18.55). */
export function rebuildPile(state: State, emit: Emit): void {
  const pile = afterSeats(state);
  if (handSize(state, pile) > 0 || supplySize(state) === 0) return;
  const taken = KINDS.map((kind) => Math.min(PILE_PER_KIND, supplyOf(state, kind)));
  for (const kind of KINDS) takeFromSupply(state, pile, kind, taken[kind] ?? 0);
  emit?.({ type: 'pileRebuilt', cards: cardSetOf(taken) });
}

/** The top card of the reserve pile, seen by its receiver alone; the last one brings a new pile (R7.7). */
export function drawFromPile(state: State, seat: Seat, kind: Kind, emit: Emit): void {
  passCard(state, afterSeats(state), seat, kind);
  emit?.({ type: 'drawn', seat });
  rebuildPile(state, emit);
}
