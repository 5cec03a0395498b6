/** What a die does once it has been rolled, and Time Warp, which rolls it again (R6.6, ruling 16). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { settleAttack, settleDefence } from './battle.ts';
import { fateOf, type Face } from './fate.ts';
import { settleAsteroid } from './flight.ts';
import { meetFate, settleTest } from './landing.ts';
import { settleMortality } from './planets.ts';
import { roll, rollForLine, rollerOf } from './rolling.ts';
import { hasTechnology, type State } from './state.ts';
import type { Roll } from './step.ts';
import { settleActions } from './turn.ts';

/** Before the result stands its owner may use Time Warp. */
export function rollDie(state: State, face: Face, emit: Emit): void {
  if (state.step.type !== 'die') throw new RangeError('no die is rolled now');
  const { roll: rolled } = state.step;
  emit?.({ type: 'rolled', seat: rollerOf(state, rolled), purpose: rolled.for, face });
  if (mayWarp(state, rolled)) state.step = { type: 'timeWarp', roll: rolled, face };
  else settle(state, rolled, face, emit);
}

function mayWarp(state: State, rolled: Roll): boolean {
  return hasWarp(state, rollerOf(state, rolled), rolled.for === 'defence');
}

/**
 * Once in the own turn. For defence only by option: once between two own turns, or with the one use that there is in
 * each round (ruling 49).
 */
export function hasWarp(state: State, seat: Seat, forDefence: boolean): boolean {
  if (!hasTechnology(state, seat, 'yellow')) return false;
  const { timeWarpOnDefence: option } = state.options;
  if (option === 'oncePerRound') return state.defenceWarpsUsed[seat] !== true;
  if (!forDefence) return !state.timeWarpUsed;
  return option === 'on' && state.defenceWarpsUsed[seat] !== true;
}

/** The second result stands, whatever it is. */
export function answerTimeWarp(state: State, use: boolean, emit: Emit): void {
  if (state.step.type !== 'timeWarp') return;
  const { roll: rolled, face } = state.step;
  if (!use) return settle(state, rolled, face, emit);
  const seat = rollerOf(state, rolled);
  if (rolled.for === 'defence' || state.options.timeWarpOnDefence === 'oncePerRound') {
    state.defenceWarpsUsed = state.defenceWarpsUsed.map((used, other) => used || other === seat);
  } else state.timeWarpUsed = true;
  emit?.({ type: 'timeWarp', seat, face });
  roll(state, rolled);
}

function settle(state: State, rolled: Roll, face: Face, emit: Emit): void {
  switch (rolled.for) {
    case 'actions':
      return settleActions(state, rolled.declared, face, emit);
    case 'asteroid':
      return settleAsteroid(state, rolled, face, emit);
    case 'attack':
      return settleAttack(state, rolled.attack, rolled.unit, face);
    case 'defence':
      return settleDefence(state, rolled.attack, rolled.unit, rolled.total, face, emit);
    case 'fateBlock':
      return rollForLine(state, rolled.ship, face);
    case 'fateLine':
      return meetFate(state, rolled.ship, fateOf(rolled.block, face), emit);
    case 'fateTest':
      return settleTest(state, rolled.ship, rolled.successMin, face, emit);
    case 'colony':
      return settleMortality(state, rolled.ship, rolled.diesUpTo, face, emit);
  }
}
