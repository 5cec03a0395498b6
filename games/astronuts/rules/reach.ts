/**
 * Where a ship can go, and by which path.
 *
 * A move is a path, and there are more paths than anybody wants to read. Listed is, for each ship and destination, the
 * cheapest path that asks nobody and crosses no asteroids; a path through asteroids, past foreign ships, or both, is
 * listed beside it only where it is cheaper than every path with less of that. `check` accepts all other legal paths too.
 *
 * Where no ship is within reach, the paths are the same every time and are not even searched again.
 */

import type { Row } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import { FIELDS, type Field } from './board.ts';
import { SHIP_NUMBERS, SHIPS_PER_PLAYER, type ShipNumber } from './data.ts';
import { leavingSurcharge } from './flight.ts';
import type { Options } from './options.ts';
import {
  ASTEROIDS,
  FLY_PAST,
  FOREIGN,
  FREE,
  JUMPS,
  OWN,
  PathSearch,
  REFUSED,
  obstacles,
} from './path-search.ts';
import { NOWHERE, fieldOf, shipIndex, type ShipIndex, type State } from './state.ts';

const NOWHERE_TO_GO: readonly Move[] = [];
const searches = SHIP_NUMBERS.map((ship) => new PathSearch(ship));

/** The moves of one ship of the current player. The answer holds until the next question about a ship of that number. */
export function pathsOf(state: State, ship: ShipNumber): Row<Move> {
  const mover = shipIndex(state.current, ship);
  const start = fieldOf(state, mover);
  if (start === null) return NOWHERE_TO_GO;
  const budget = state.actions - leavingSurcharge(state, ship);
  if (budget <= 0) return NOWHERE_TO_GO;
  const rules = rulesOf(state.options);
  const open = openReach(rules, start);
  if (isUndisturbed(state, mover, open.costs, budget)) return openPaths(open, ship, budget);
  markObstacles(state, mover);
  const paths = searches[ship - 1]?.run(rules, start, budget);
  clearObstacles(state);
  return paths ?? NOWHERE_TO_GO;
}

/** All paths from a field over an empty board. */
interface OpenReach {
  readonly rules: number;
  readonly start: Field;
  /** What it costs to come to each field: only a ship within that reach changes anything. */
  readonly costs: Uint8Array;
  /** The highest cost of any path; more actions lead to nothing more. */
  readonly furthest: number;
  /** The moves for each number of actions, ship after ship, once they were asked for. */
  readonly moves: (readonly Move[] | undefined)[];
}

const OUT_OF_REACH = 255;

/** By `rulesOf` and field; filled when first asked for. */
const openReaches: readonly (OpenReach | undefined)[][] = Array.from({ length: 8 }, () => []);

function rulesOf(options: Options): number {
  return (
    (options.asteroids === 'on' ? ASTEROIDS : 0) +
    (options.astroHoles === 'on' ? JUMPS : 0) +
    (options.flyPast === 'on' ? FLY_PAST : 0)
  );
}

function openReach(rules: number, start: Field): OpenReach {
  const known = openReaches[rules]?.[start];
  if (known !== undefined) return known;
  const all = new PathSearch(1).run(rules, start, FIELDS.length);
  const costs = new Uint8Array(FIELDS.length).fill(OUT_OF_REACH);
  let furthest = 0;
  for (let i = 0; i < all.length; i++) {
    const { field, cost } = all.endOf(i);
    costs[field] = Math.min(cost, costs[field] ?? OUT_OF_REACH);
    furthest = Math.max(cost, furthest);
  }
  const reach: OpenReach = { rules, start, costs, furthest, moves: [] };
  const reaches = openReaches[rules];
  if (reaches !== undefined) reaches[start] = reach;
  return reach;
}

/** Over an empty board: the same moves whenever they are asked for. */
function openPaths(open: OpenReach, ship: ShipNumber, budget: number): readonly Move[] {
  const within = Math.min(budget, open.furthest);
  const place = within * SHIPS_PER_PLAYER + ship - 1;
  return (open.moves[place] ??= listWithin(open, ship, within));
}

function listWithin({ rules, start }: OpenReach, ship: ShipNumber, budget: number): Move[] {
  const moves: Move[] = [];
  new PathSearch(ship).run(rules, start, budget).addTo(moves);
  return moves;
}

function isUndisturbed(
  { ships }: State,
  mover: ShipIndex,
  costs: Uint8Array,
  budget: number,
): boolean {
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field === NOWHERE || ship === mover) continue;
    if ((costs[field] ?? OUT_OF_REACH) <= budget) return false;
  }
  return true;
}

/** What another ship is to the current player. */
function markOf({ current, refusedShips }: State, ship: number): number {
  if (refusedShips.some((refused) => refused === ship)) return REFUSED;
  const first = current * SHIPS_PER_PLAYER;
  return ship >= first && ship < first + SHIPS_PER_PLAYER ? OWN : FOREIGN;
}

function markObstacles(state: State, mover: ShipIndex): void {
  const { ships } = state;
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field !== NOWHERE && ship !== mover) obstacles[field] = markOf(state, ship);
  }
}

function clearObstacles({ ships }: State): void {
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field !== NOWHERE) obstacles[field] = FREE;
  }
}
