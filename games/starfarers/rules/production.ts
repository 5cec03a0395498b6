/** The production phase: planets, shortage, bonus, aid, the seven and the reserve draw (R7). */

import type { Seat } from '@sternwarte/engine';
import type { Dice, Emit } from './actions.ts';
import { finishTask, replaceTask } from './agenda.ts';
import { cardSetOf, countCards } from './cards.ts';
import { producesOn } from './chips.ts';
import { KINDS, reserveCards, resourceOf } from './data.ts';
import { aidHolder, handLimitOf, hasProductionBonus } from './friendship.ts';
import { handSize, supplyOf, supplySize, takeFromSupply } from './hands.ts';
import { layoutOf } from './layout.ts';
import { livingSeats } from './ending.ts';
import { PLANETS_OF_SITE } from './sectors.ts';
import { opponentsFromLeft, scoreOf, type State } from './state.ts';
import type { Task } from './tasks.ts';

const SEVEN = 7;

export function applyDice(state: State, [a, b]: Dice, emit: Emit): void {
  const total = a + b;
  emit?.({ type: 'dice', seat: state.current, total });
  if (total === SEVEN) replaceTask(state, ...sevenTasks(state));
  else
    replaceTask(state, ...produce(state, total, emit), { kind: 'reserve' }, { kind: 'enterTrade' });
}

/** What the planets bring each player, bonus included (R7.2, R7.3). */
function demands(state: State, total: number): number[][] {
  const { resources } = layoutOf(state.placements);
  return state.players.map((player, seat) => {
    const brought = [0, 0, 0, 0, 0];
    if (!player.alive) return brought;
    for (const site of player.buildings) {
      for (const planet of PLANETS_OF_SITE[site] ?? []) {
        if (!producesOn(state.chips[planet] ?? 0, total)) continue;
        const kind = resources[planet];
        if (kind !== null && kind !== undefined) brought[kind] = (brought[kind] ?? 0) + 1;
      }
    }
    for (const kind of KINDS) {
      const count = brought[kind] ?? 0;
      if (count > 0 && hasProductionBonus(state, seat, kind)) brought[kind] = count + 1;
    }
    return brought;
  });
}

/** Hands out what the planets bring; what the supply cannot cover, nobody gets (R7.4). The aid card may follow. */
function produce(state: State, total: number, emit: Emit): readonly Task[] {
  const wanted = demands(state, total);
  for (const kind of KINDS) {
    let sum = 0;
    for (const brought of wanted) sum += brought[kind] ?? 0;
    if (sum <= supplyOf(state, kind)) continue;
    for (const brought of wanted) brought[kind] = 0;
    emit?.({ type: 'shortage', resource: resourceOf(kind) });
  }
  for (const [seat, brought] of wanted.entries()) {
    if (countCards(brought) === 0) continue;
    for (const kind of KINDS) takeFromSupply(state, seat, kind, brought[kind] ?? 0);
    emit?.({ type: 'production', seat, cards: cardSetOf(brought) });
  }
  const holder = aidHolder(state);
  // Only what the planets brought counts (ruling 18.26); an empty supply has nothing to give (18.55).
  if (holder === null || countCards(wanted[holder] ?? []) > 0 || supplySize(state) === 0) return [];
  return [{ kind: 'aid', seat: holder }];
}

/** Discards, then the theft, then a card for each opponent, then the own draw (rulings 18.29). */
function sevenTasks(state: State): readonly Task[] {
  const seats = livingSeats(state).filter((seat) => discardCount(state, seat) > 0);
  const gifts = opponentsFromLeft(state, state.current).map((seat): Task => ({
    kind: 'draw',
    seat,
  }));
  const discards: readonly Task[] = seats.length > 0 ? [{ kind: 'discard', seats }] : [];
  return [...discards, { kind: 'rob' }, ...gifts, { kind: 'reserve' }, { kind: 'enterTrade' }];
}

/** Half of the whole hand, rounded down, if it exceeds the limit (R7.9, ruling 18.31). */
export function discardCount(state: State, seat: Seat): number {
  const size = handSize(state, seat);
  return size > handLimitOf(state, seat) ? Math.trunc(size / 2) : 0;
}

/** Opponents that can be robbed (ruling 18.30). */
export function robbable(state: State): Seat[] {
  return opponentsFromLeft(state, state.current).filter((seat) => handSize(state, seat) > 0);
}

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

export function drawTasks(seat: Seat, count: number): Task[] {
  return Array.from({ length: count }, (): Task => ({ kind: 'draw', seat }));
}

/** One resource of choice for the holder of the aid card, or none (R7.5). */
export function takeAid(state: State, seat: Seat, kind: (typeof KINDS)[number], emit: Emit): void {
  takeFromSupply(state, seat, kind, 1);
  finishTask(state);
  emit?.({ type: 'aid', seat, resource: resourceOf(kind) });
}
