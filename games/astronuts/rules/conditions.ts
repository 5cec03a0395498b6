/** Conditions that fate has laid on a ship, its planet or its player: what holds, and until when (rulings 22, 39, 52). */

import type { ShipNumber } from './data.ts';
import { FATES, FATE_IDS, type Condition, type Face, type FateId } from './fate.ts';
import { NOTHING_LASTING, turnOf, type State } from './state.ts';

const NONE: readonly FateId[] = [];
const ALONE = new Map(FATE_IDS.map((fate): [FateId, readonly FateId[]] => [fate, [fate]]));

/** Everything that holds for a ship of the current player where it stands. */
export function conditionsOn(state: State, ship: ShipNumber): readonly FateId[] {
  const { condition } = turnOf(state, ship);
  const here = condition === null ? NONE : (ALONE.get(condition) ?? NONE);
  if (state.lasting.length === 0) return here;
  const lasting = state.lasting.filter((bound) => bound.ship === null || bound.ship === ship);
  return [...lasting.map(({ fate }) => fate), ...here];
}

/** A condition of the planet ends with the latest landing, or when the ship leaves; by option most last for the turn. */
export function bind(state: State, ship: ShipNumber, fate: FateId, condition: Condition): void {
  const bond = state.options.fateBinds === 'turn' ? bondOf(condition) : 'planet';
  if (bond === 'planet') {
    state.shipTurns[ship - 1] = { ...turnOf(state, ship), condition: fate };
    return;
  }
  const bound = { fate, ship: bond === 'ship' ? ship : null };
  // Met again, it holds on, and weighs no more than before.
  if (state.lasting.some((other) => other.fate === fate && other.ship === bound.ship)) return;
  state.lasting = [...state.lasting, bound];
}

/** As the table words it: block 2 speaks of the ship, blocks 3 and 4 of its player; leaving concerns this planet alone. */
function bondOf(condition: Condition): 'planet' | 'ship' | 'player' {
  switch (condition.type) {
    case 'colonyMortality':
      return 'ship';
    case 'extraActionCost':
      return condition.action === 'leave' ? 'planet' : 'ship';
    case 'extraNutCost':
    case 'colonyCost':
      return 'player';
  }
}

/** A gift that is used up, or a toll that is paid for good. */
export function lift(state: State, ship: ShipNumber, fate: FateId): void {
  const turn = turnOf(state, ship);
  if (turn.condition === fate) state.shipTurns[ship - 1] = { ...turn, condition: null };
  if (state.lasting.length > 0) {
    state.lasting = state.lasting.filter((bound) => bound.fate !== fate);
  }
}

/** What lay on a ship that is lost goes with it (ruling 43). */
export function liftFromShip(state: State, ship: ShipNumber): void {
  if (state.lasting.length === 0) return;
  state.lasting = state.lasting.filter((bound) => bound.ship !== ship);
}

export function liftAll(state: State): void {
  if (state.lasting.length > 0) state.lasting = NOTHING_LASTING;
}

/** 2-1 and 2-2: the roll up to which a new colony dies; the worse where both hold. */
export function mortalityOn(state: State, ship: ShipNumber): Face | null {
  let worst: Face | null = null;
  for (const fate of conditionsOn(state, ship)) {
    const effect = FATES[fate];
    if (effect.type !== 'colonyMortality') continue;
    if (worst === null || effect.diesUpTo > worst) worst = effect.diesUpTo;
  }
  return worst;
}
