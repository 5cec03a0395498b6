/** The production phase: what the planets bring, shortage, bonus and the aid card (R7). */

import type { Seat } from '@sternwarte/engine';
import type { Dice, Emit, Move } from './actions.ts';
import { finishTask, replaceTask } from './agenda.ts';
import { cardSetOf, countCards } from './cards.ts';
import { producesOn } from './chips.ts';
import { KINDS, MAX_SEATS, RESOURCES, kindOf, resourceOf, type Kind } from './data.ts';
import { aidHolder, hasProductionBonus } from './friendship.ts';
import { checkSupply, supplyOf, supplySize, takeFromSupply } from './hands.ts';
import { layoutOf } from './layout.ts';
import { push, type Rules } from './rule.ts';
import { PLANETS_OF_SITE } from './sectors.ts';
import { SEVEN, sevenTasks } from './seven.ts';
import { bare, withResource } from './shapes.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

const TAKE_AID = RESOURCES.map((resource): Move => ({ type: 'takeAid', resource }));
const DECLINE_AID: Move = { type: 'declineAid' };

/** One resource of choice for the holder of the aid card, or none (R7.5). */
export const PRODUCTION_MOVES: Rules<'takeAid' | 'declineAid'> = {
  takeAid: {
    read: withResource('takeAid'),
    list: {
      aid: (list, state) => {
        for (const kind of KINDS) if (supplyOf(state, kind) > 0) push(list, TAKE_AID[kind]);
      },
    },
    check: (state, _seat, { resource }) => checkSupply(state, kindOf(resource)),
    apply: (state, seat, { resource }, emit) => takeAid(state, seat, kindOf(resource), emit),
  },
  declineAid: {
    read: bare('declineAid'),
    list: { aid: (list) => list.push(DECLINE_AID) },
    check: () => null,
    apply: finishTask,
  },
};

function takeAid(state: State, seat: Seat, kind: Kind, emit: Emit): void {
  takeFromSupply(state, seat, kind, 1);
  finishTask(state);
  emit?.({ type: 'aid', seat, resource: resourceOf(kind) });
}

/** Two dice: a seven, or what the planets bring; the active player's own draw follows both (R7.1, R7.12). */
export function applyDice(state: State, [a, b]: Dice, emit: Emit): void {
  const total = a + b;
  emit?.({ type: 'dice', seat: state.current, total });
  const tasks = total === SEVEN ? sevenTasks(state) : produce(state, total, emit);
  replaceTask(state, ...tasks, { kind: 'reserve' }, { kind: 'enterTrade' });
}

/** By seat and kind; written over by each roll. */
const wanted = Array.from({ length: MAX_SEATS }, () => [0, 0, 0, 0, 0]);

/** What the planets bring each player, one card for a colony as for a spaceport, bonus included (R7.2, R7.3). */
function addUpDemands(state: State, total: number): void {
  const { resources } = layoutOf(state.placements);
  for (let seat = 0; seat < wanted.length; seat++) {
    const brought = wanted[seat] ?? [];
    brought.fill(0);
    const player = state.players[seat];
    if (player?.alive !== true) continue;
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
  }
}

/**
 * What the supply cannot cover, nobody gets, even if only one is entitled, unless the option leaves him the rest (R7.4,
 * ruling 18.25).
 */
function cutShort(state: State, kind: Kind, left: number, emit: Emit): void {
  const [claimant, ...others] = wanted.filter((brought) => (brought[kind] ?? 0) > 0);
  if (state.options.soleClaimantTakesRest && others.length === 0 && left > 0) {
    if (claimant !== undefined) claimant[kind] = left;
    return;
  }
  for (const brought of wanted) brought[kind] = 0;
  emit?.({ type: 'shortage', resource: resourceOf(kind) });
}

/** Hands out what the planets bring, as far as the supply covers it. The aid card may follow. */
function produce(state: State, total: number, emit: Emit): readonly Task[] {
  addUpDemands(state, total);
  for (const kind of KINDS) {
    let sum = 0;
    for (const brought of wanted) sum += brought[kind] ?? 0;
    const left = supplyOf(state, kind);
    if (sum > left) cutShort(state, kind, left, emit);
  }
  for (let seat = 0; seat < wanted.length; seat++) {
    const brought = wanted[seat] ?? [];
    if (countCards(brought) === 0) continue;
    for (const kind of KINDS) takeFromSupply(state, seat, kind, brought[kind] ?? 0);
    emit?.({ type: 'production', seat, cards: cardSetOf(brought) });
  }
  const holder = aidHolder(state);
  // Only what the planets brought counts (ruling 18.26); an empty supply has nothing to give (ruling 18.55).
  if (holder === null || countCards(wanted[holder] ?? []) > 0 || supplySize(state) === 0) return [];
  return [{ kind: 'aid', seat: holder }];
}
