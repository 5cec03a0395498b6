/** Upgrades of the mothership: bought, taken from the founding pool, won and lost in encounters (R2.2, R14.16). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask } from './agenda.ts';
import { canAfford } from './build.ts';
import {
  COSTS,
  UPGRADES,
  UPGRADE_KINDS,
  UPGRADE_LIMIT,
  upgradeKindOf,
  upgradeOf,
  type Upgrade,
  type UpgradeKind,
} from './data.ts';
import { upgradeInPool } from './founding.ts';
import { payAll } from './hands.ts';
import { answerInParallel } from './parallel.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { withUpgrade } from './shapes.ts';
import { playerAt, upgradesInBox, type State } from './state.ts';

const BUY_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'buyUpgrade', upgrade }));
const TAKE_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'takeUpgrade', upgrade }));
const REMOVE_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'removeUpgrade', upgrade }));

export const UPGRADE_MOVES: Rules<'buyUpgrade' | 'takeUpgrade' | 'removeUpgrade'> = {
  buyUpgrade: {
    read: withUpgrade('buyUpgrade'),
    list: {
      trade: (list, state, seat) => {
        for (const kind of UPGRADE_KINDS) {
          if (canAfford(state, seat, upgradeOf(kind)) && canGainUpgrade(state, seat, kind)) {
            push(list, BUY_UPGRADE[kind]);
          }
        }
      },
    },
    check: (state, seat, { upgrade }) =>
      canAfford(state, seat, upgrade)
        ? checkGain(state, seat, upgrade)
        : refuse('cannotAfford', { item: upgrade }),
    apply(state, seat, { upgrade }, emit) {
      payAll(state, seat, COSTS[upgrade]);
      gainUpgrade(state, seat, upgradeKindOf(upgrade), emit);
    },
  },
  /** From the founding pool, or any that there is room for (R14.16). */
  takeUpgrade: {
    read: withUpgrade('takeUpgrade'),
    list: {
      foundingUpgrade: (list, state) => {
        for (const kind of UPGRADE_KINDS) {
          if (upgradeInPool(state, kind)) push(list, TAKE_UPGRADE[kind]);
        }
      },
      gainUpgrade: (list, state, seat) => {
        for (const kind of UPGRADE_KINDS) {
          if (canGainUpgrade(state, seat, kind)) push(list, TAKE_UPGRADE[kind]);
        }
      },
    },
    check: (state, seat, { upgrade }) =>
      state.agenda[0]?.kind === 'foundingUpgrade'
        ? checkPool(state, upgrade)
        : checkGain(state, seat, upgrade),
    apply(state, seat, { upgrade }, emit) {
      gainUpgrade(state, seat, upgradeKindOf(upgrade), emit);
      finishTask(state);
    },
  },
  removeUpgrade: {
    read: withUpgrade('removeUpgrade'),
    list: { wear: listOwn, loseUpgrade: listOwn },
    check: (state, seat, { upgrade }) =>
      upgrade === null ? refuse('otherDecision', {}) : checkOwn(state, seat, upgrade),
    apply(state, seat, { upgrade }, emit) {
      if (upgrade !== null) removeUpgrade(state, seat, upgradeKindOf(upgrade), emit);
    },
  },
};

/** Below the limit of the mothership, and in the box (R2.2, R2.10). */
export function canGainUpgrade(state: State, seat: Seat, kind: UpgradeKind): boolean {
  return (
    playerAt(state, seat).upgrades[kind] < UPGRADE_LIMIT[kind] && upgradesInBox(state, kind) > 0
  );
}

/** Limit and box (R2.2). */
function checkGain(state: State, seat: Seat, upgrade: Upgrade): Refusal | null {
  const kind = upgradeKindOf(upgrade);
  if (canGainUpgrade(state, seat, kind)) return null;
  const limit = UPGRADE_LIMIT[kind];
  return playerAt(state, seat).upgrades[kind] >= limit
    ? refuse('upgradeLimit', { upgrade, limit })
    : refuse('boxEmpty', { upgrade });
}

function checkPool(state: State, upgrade: Upgrade): Refusal | null {
  return upgradeInPool(state, upgradeKindOf(upgrade)) ? null : refuse('notInPool', { upgrade });
}

function gainUpgrade(state: State, seat: Seat, kind: UpgradeKind, emit: Emit): void {
  playerAt(state, seat).upgrades[kind]++;
  emit?.({ type: 'upgradeGained', seat, upgrade: upgradeOf(kind) });
}

function listOwn(list: Moves, state: State, seat: Seat): void {
  const { upgrades } = playerAt(state, seat);
  for (const kind of UPGRADE_KINDS) if (upgrades[kind] > 0) push(list, REMOVE_UPGRADE[kind]);
}

function checkOwn(state: State, seat: Seat, upgrade: Upgrade): Refusal | null {
  return playerAt(state, seat).upgrades[upgradeKindOf(upgrade)] > 0
    ? null
    : refuse('noUpgrade', { upgrade });
}

/** Of one's own choice (R14.16): alone, or by all whom wear concerns, in parallel (R14.22, ruling 18.38). */
function removeUpgrade(state: State, seat: Seat, kind: UpgradeKind, emit: Emit): void {
  if (state.agenda[0]?.kind === 'wear') {
    answerInParallel(state, 'wear', seat, [kind], (other, [answer]) =>
      loseUpgrade(state, other, answer as UpgradeKind, emit),
    );
    return;
  }
  loseUpgrade(state, seat, kind, emit);
  finishTask(state);
}

function loseUpgrade(state: State, seat: Seat, kind: UpgradeKind, emit: Emit): void {
  playerAt(state, seat).upgrades[kind]--;
  emit?.({ type: 'upgradeLost', seat, upgrade: upgradeOf(kind) });
}
