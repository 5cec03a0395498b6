/** Attacks: the defender chooses the target, then both roll (R6.5). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, MoveOf, Unit } from './actions.ts';
import {
  FIELDS,
  areNeighbours,
  fieldId,
  fieldNamed,
  isPlanet,
  neighboursOf,
  planetId,
  type Field,
} from './board.ts';
import { PRICES, SHIP_NUMBERS, SHIPS_PER_PLAYER, type ShipNumber } from './data.ts';
import type { Face } from './fate.ts';
import { destroyShip } from './fleet.ts';
import { roll } from './rolling.ts';
import {
  NOWHERE,
  changeColonies,
  coloniesOn,
  fieldOf,
  hasTechnology,
  ownerOf,
  shipIndex,
  shipOn,
  type State,
} from './state.ts';
import { ACT, type Attack } from './step.ts';

export function hasShipOn(state: State, seat: Seat, field: Field): boolean {
  const ship = shipOn(state, field);
  return ship !== null && ownerOf(ship) === seat;
}

export function hasColonyOn(state: State, seat: Seat, field: Field): boolean {
  return isPlanet(field) && coloniesOn(state, field, seat) > 0;
}

/** From next door, or from the very planet the target is on (ruling 13); AstroHoles are no neighbours (ruling 34). */
export function isInRange(state: State, ship: ShipNumber, field: Field): boolean {
  const from = fieldOf(state, shipIndex(state.current, ship));
  return from !== null && (from === field || areNeighbours(from, field));
}

/** Whether an attack reaches from the one field to the other, for all pairs. */
const IN_RANGE = Uint8Array.from(
  FIELDS.flatMap((from) => FIELDS.map((to) => (from === to || areNeighbours(from, to) ? 1 : 0))),
);
const PLANETS_IN_RANGE = FIELDS.map((field) => [field, ...neighboursOf(field)].filter(isPlanet));

/** Whether anything of another player is in range of this field: mostly nothing is, and bots ask for each ship at every step. */
export function isAnyoneInRange(state: State, seat: Seat, field: Field): boolean {
  const { ships, seats } = state;
  const row = field * FIELDS.length;
  const firstOwn = seat * SHIPS_PER_PLAYER;
  for (let ship = 0; ship < ships.length; ship++) {
    if (ship >= firstOwn && ship < firstOwn + SHIPS_PER_PLAYER) continue;
    const at = ships[ship] ?? NOWHERE;
    if (at !== NOWHERE && IN_RANGE[row + at] === 1) return true;
  }
  for (const planet of PLANETS_IN_RANGE[field] ?? []) {
    for (let other = 0; other < seats; other++) {
      if (other !== seat && coloniesOn(state, planet, other) > 0) return true;
    }
  }
  return false;
}

/** The attacker names the player, who chooses the unit if there is a choice (ruling 14). */
export function declareAttack(state: State, move: MoveOf<'attack'>, emit: Emit): void {
  const { ship, defender } = move;
  const field = fieldNamed(move.field);
  const attack: Attack = { ship, field, defender };
  state.actions -= PRICES.attack.actions;
  emit?.({ type: 'attack', seat: state.current, ship, field: move.field, defender });
  const hasShip = hasShipOn(state, defender, field);
  if (hasShip && hasColonyOn(state, defender, field)) state.step = { type: 'target', attack };
  else roll(state, { for: 'attack', attack, unit: hasShip ? 'ship' : 'colony' });
}

export function chooseTarget(state: State, unit: Unit): void {
  if (state.step.type !== 'target') return;
  roll(state, { for: 'attack', attack: state.step.attack, unit });
}

/** The attacker's result stands, Power Laser included; now the defender rolls (ruling 15). */
export function settleAttack(state: State, attack: Attack, unit: Unit, face: Face): void {
  const total = face + (hasTechnology(state, state.current, 'red') ? 1 : 0);
  roll(state, { for: 'defence', attack, unit, total });
}

/** Only a higher result destroys the target. */
export function settleDefence(
  state: State,
  { field, defender }: Attack,
  unit: Unit,
  total: number,
  face: Face,
  emit: Emit,
): void {
  const defence = face + (hasTechnology(state, defender, 'purple') ? 1 : 0);
  const destroyed = total > defence;
  emit?.({
    type: 'battle',
    attacker: state.current,
    attack: total,
    defender,
    defence,
    field: fieldId(field),
    unit,
    destroyed,
  });
  state.step = ACT;
  if (destroyed) destroy(state, defender, field, unit, emit);
}

/** Pieces return to their owner's supply. */
function destroy(state: State, defender: Seat, field: Field, unit: Unit, emit: Emit): void {
  if (unit === 'colony' && isPlanet(field)) {
    changeColonies(state, field, defender, -1);
    emit?.({ type: 'colonyLost', seat: defender, planet: planetId(field) });
    return;
  }
  const index = shipOn(state, field);
  const ship = index === null ? undefined : SHIP_NUMBERS[index % SHIPS_PER_PLAYER];
  if (ship !== undefined) destroyShip(state, defender, ship, field, 'attack', emit);
}
