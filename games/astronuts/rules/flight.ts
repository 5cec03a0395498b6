/** Moving along a path: what it costs, whom to ask, and the flight itself (R6.1). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Emit, MoveOf } from './actions.ts';
import {
  areNeighbours,
  fieldId,
  fieldNamed,
  isAsteroid,
  isHole,
  isPlanet,
  planetId,
  type Field,
  type FieldId,
} from './board.ts';
import { ASTEROID_CROSSING, ASTEROID_STOP, PRICES, type ShipNumber } from './data.ts';
import { FATES, type Face } from './fate.ts';
import { destroyShip } from './fleet.ts';
import { land } from './landing.ts';
import { refuse } from './refusals.ts';
import { roll } from './rolling.ts';
import {
  fieldOf,
  ownerOf,
  shipIndex,
  shipOn,
  turnOf,
  type ShipIndex,
  type State,
} from './state.ts';
import { ACT } from './step.ts';

/** 2-5, 2-6 and 3-6 make leaving the planet dearer. */
export function leavingSurcharge(state: State, ship: ShipNumber): number {
  const { condition } = turnOf(state, ship);
  if (condition === null) return 0;
  const effect = FATES[condition];
  return effect.type === 'extraActionCost' && effect.action === 'leave' ? effect.amount : 0;
}

/** The ship in the way on a field, if any: colonies block nothing, and a ship never itself (ruling 10). */
function blockerOn(state: State, field: Field, mover: ShipIndex): ShipIndex | null {
  const ship = shipOn(state, field);
  return ship === mover ? null : ship;
}

/** Everything is checked before anything is spent (ruling 38). */
export function checkPath(
  state: State,
  ship: ShipNumber,
  path: readonly FieldId[],
): Refusal | null {
  const mover = shipIndex(state.current, ship);
  const start = fieldOf(state, mover);
  if (start === null) return refuse('noSuchShip', { ship });
  let cost = leavingSurcharge(state, ship);
  let from = start;
  // Standing on an AstroHole gives no jump: it must be entered (ruling 33).
  let mayJump = false;
  for (const [i, id] of path.entries()) {
    const to = fieldNamed(id);
    const isJump = state.options.astroHoles === 'on' && isHole(from) && isHole(to) && from !== to;
    if (isJump && !mayJump) return refuse('noJump', { field: fieldId(from) });
    if (!isJump && !areNeighbours(from, to)) {
      return refuse('notNeighbours', { from: fieldId(from), to: id });
    }
    if (!isJump) cost += PRICES.move.actions;
    const refusal = checkEntry(state, mover, to, isJump || i === path.length - 1);
    if (refusal !== null) return refusal;
    const isLast = i === path.length - 1;
    // Unless the option `flyPast` lets it pass (ruling 9).
    const mustLand = !isLast && state.options.flyPast !== 'on' && isPlanet(to);
    if (mustLand && blockerOn(state, to, mover) === null) {
      return refuse('mustLand', { planet: planetId(to) });
    }
    mayJump = !isJump;
    from = to;
  }
  return cost <= state.actions
    ? null
    : refuse('tooFewActions', { needed: cost, left: state.actions });
}

/** Two ships never stand on one field; foreign ones are passed only if their owner has not refused (ruling 41). */
function checkEntry(
  state: State,
  mover: ShipIndex,
  field: Field,
  mustBeFree: boolean,
): Refusal | null {
  const blocker = blockerOn(state, field, mover);
  if (blocker === null) return null;
  if (mustBeFree) return refuse('fieldOccupied', { field: fieldId(field) });
  return state.refusedShips.includes(blocker)
    ? refuse('passageRefused', { field: fieldId(field), owner: ownerOf(blocker) })
    : null;
}

const NO_SHIPS: readonly ShipIndex[] = [];

/** Foreign ships on the path, in its order; where it ends there is none. */
function foreignShips(state: State, path: readonly FieldId[]): readonly ShipIndex[] {
  if (path.length === 1) return NO_SHIPS;
  const ships: ShipIndex[] = [];
  for (let i = 0; i < path.length - 1; i++) {
    const ship = shipOn(state, fieldAt(path, i));
    if (ship !== null && ownerOf(ship) !== state.current) ships.push(ship);
  }
  return ships;
}

/** Asks every owner on the path once, for this move alone, in path order (rulings 11, 41), and flies when there is nobody to ask. */
export function startMove(state: State, { ship, path }: MoveOf<'move'>, emit: Emit): void {
  const blockers = foreignShips(state, path);
  if (blockers.length === 0) return fly(state, ship, path, 0, emit);
  const owners = [...new Set(blockers.map(ownerOf))];
  state.step = { type: 'passage', ship, path, owners };
}

/** The first refusal ends the move; nothing is spent, and nobody is asked about those ships again this turn. */
export function answerPassage(state: State, owner: Seat, allowed: boolean, emit: Emit): void {
  const { step } = state;
  if (step.type !== 'passage') return;
  emit?.({ type: 'passage', seat: state.current, owner, allowed });
  const { ship, path } = step;
  if (!allowed) {
    const refused = foreignShips(state, path).filter((blocker) => ownerOf(blocker) === owner);
    state.refusedShips = [...new Set([...state.refusedShips, ...refused])];
    state.step = ACT;
    return;
  }
  const owners = step.owners.slice(1);
  if (owners.length > 0) state.step = { type: 'passage', ship, path, owners };
  else fly(state, ship, path, 0, emit);
}

/** Enters the fields from `path[first]` on; each is paid when it is entered (ruling 41). */
function fly(
  state: State,
  ship: ShipNumber,
  path: readonly FieldId[],
  first: number,
  emit: Emit,
): void {
  const seat = state.current;
  const mover = shipIndex(seat, ship);
  let from = first === 0 ? fieldOf(state, mover) : fieldAt(path, first - 1);
  if (from === null) throw new RangeError(`ship ${ship} is not on the board`);
  if (first === 0) leave(state, ship);
  for (let at = first; at < path.length; at++) {
    const to = fieldAt(path, at);
    const jump = isHole(from) && isHole(to);
    if (!jump) state.actions -= PRICES.move.actions;
    // Over another ship it hovers: until the next field it is counted where it last was alone.
    if (shipOn(state, to) === null) state.ships[mover] = to;
    emit?.({ type: 'step', seat, ship, from: fieldId(from), to: fieldId(to), jump });
    if (state.options.asteroids === 'on' && isAsteroid(to)) {
      return roll(state, { for: 'asteroid', ship, path, at });
    }
    from = to;
  }
  state.step = ACT;
  if (isPlanet(from)) land(state, ship, from, emit);
}

function fieldAt(path: readonly FieldId[], at: number): Field {
  const id = path[at];
  if (id === undefined) throw new RangeError('beyond the path');
  return fieldNamed(id);
}

/** Pays what leaving costs on top, and leaves the planet's conditions behind (ruling 22). */
function leave(state: State, ship: ShipNumber): void {
  const { barred, condition } = turnOf(state, ship);
  if (condition === null) return;
  state.actions -= leavingSurcharge(state, ship);
  state.shipTurns[ship - 1] = { barred, condition: null };
}

/** Flying on is safer than stopping. Fields not reached are not paid (ruling 43). */
export function settleAsteroid(
  state: State,
  { ship, path, at }: Pick<MoveOf<'move'>, 'ship' | 'path'> & { readonly at: number },
  face: Face,
  emit: Emit,
): void {
  const stops = at === path.length - 1;
  state.step = ACT;
  if (face < (stops ? ASTEROID_STOP : ASTEROID_CROSSING)) {
    destroyShip(state, state.current, ship, fieldAt(path, at), 'asteroid', emit);
  } else if (!stops) fly(state, ship, path, at + 1, emit);
}
