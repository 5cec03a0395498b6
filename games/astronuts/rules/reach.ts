/**
 * Where a ship can go, and by which path.
 *
 * A move is a path, and there are more paths than anybody wants to read. Listed is, for each ship and destination, the
 * cheapest path that asks nobody and crosses no asteroids; a path through asteroids, past foreign ships, or both, is
 * listed beside it only where it is cheaper than every path with less of that. `check` accepts all other legal paths too.
 *
 * Paths are kept in a tree from each field, and every node keeps its moves, so that listing them again allocates nothing.
 */

import type { Move } from './actions.ts';
import {
  FIELDS,
  HOLES,
  fieldId,
  isAsteroid,
  isHole,
  isPlanet,
  neighboursOf,
  type Field,
  type FieldId,
} from './board.ts';
import { SHIP_NUMBERS, type ShipNumber } from './data.ts';
import { leavingSurcharge } from './flight.ts';
import { NOWHERE, fieldOf, shipIndex, type ShipIndex, type State } from './state.ts';

interface PathNode {
  readonly field: Field;
  readonly path: readonly FieldId[];
  /** Actions for all fields entered so far. */
  readonly cost: number;
  /** Whether the last step was an entry, so that an AstroHole lets the ship jump. */
  readonly entered: boolean;
  /** The move along this path, for ships 1, 2 and 3. */
  readonly moves: readonly Move[];
  readonly next: PathNode[];
}

const roots = FIELDS.map((field) => newNode(field, [], 0, false));

function newNode(field: Field, path: readonly FieldId[], cost: number, entered: boolean): PathNode {
  const moves = SHIP_NUMBERS.map((ship): Move => ({ type: 'move', ship, path }));
  return { field, path, cost, entered, moves, next: [] };
}

function nodeAfter(node: PathNode, field: Field, jump: boolean): PathNode {
  for (const next of node.next) if (next.field === field) return next;
  const path = [...node.path, fieldId(field)];
  const next = newNode(field, path, node.cost + (jump ? 0 : 1), !jump);
  node.next.push(next);
  return next;
}

/** Marks of a field while one ship's paths are searched. */
const FREE = 0;
const OWN = 1;
const FOREIGN = 2;
const REFUSED = 3;

const obstacles = new Uint8Array(FIELDS.length);
/** The search that last came to a field. */
const seen = new Uint32Array(FIELDS.length);
let search = 0;
const queue: PathNode[] = [];

/** What a search flies through; what it avoided instead is noted. */
interface Search {
  throughAsteroids: boolean;
  pastShips: boolean;
  metAsteroids: boolean;
  metShips: boolean;
}

/** The cheapest cost found so far to each field, by what the path goes through: nothing, asteroids, ships, both. */
const WAYS = 4;
const best = FIELDS.map(() => new Uint8Array(WAYS).fill(255));
const touched: Field[] = [];

/** Adds the moves of one ship of the current player. */
export function addPaths(list: Move[], state: State, ship: ShipNumber): void {
  const mover = shipIndex(state.current, ship);
  const start = fieldOf(state, mover);
  if (start === null) return;
  const budget = state.actions - leavingSurcharge(state, ship);
  if (budget <= 0) return;
  markObstacles(state, mover);
  const plain = explore(list, state, start, ship, budget, false, false);
  const asteroids = plain.metAsteroids
    ? explore(list, state, start, ship, budget, true, false)
    : plain;
  const ships = plain.metShips ? explore(list, state, start, ship, budget, false, true) : plain;
  if ((plain.metAsteroids && asteroids.metShips) || (plain.metShips && ships.metAsteroids)) {
    explore(list, state, start, ship, budget, true, true);
  }
  clearObstacles(state);
  for (const field of touched) best[field]?.fill(255);
  touched.length = 0;
}

function markObstacles(state: State, mover: ShipIndex): void {
  const { ships, current, refusedShips } = state;
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field === NOWHERE || ship === mover) continue;
    obstacles[field] = Math.trunc(ship / SHIP_NUMBERS.length) === current ? OWN : FOREIGN;
  }
  for (const ship of refusedShips) {
    const field = fieldOf(state, ship);
    if (field !== null) obstacles[field] = REFUSED;
  }
}

function clearObstacles({ ships }: State): void {
  for (const field of ships) if (field !== NOWHERE) obstacles[field] = FREE;
}

/** Breadth first, so that every field is reached by its cheapest path; jumps cost nothing and queue up at once. */
function explore(
  list: Move[],
  state: State,
  start: Field,
  ship: ShipNumber,
  budget: number,
  throughAsteroids: boolean,
  pastShips: boolean,
): Search {
  const way: Search = { throughAsteroids, pastShips, metAsteroids: false, metShips: false };
  const asteroids = state.options.asteroids === 'on';
  const holes = state.options.astroHoles === 'on';
  const kind = (throughAsteroids ? 1 : 0) + (pastShips ? 2 : 0);
  search++;
  // A planet can be left and landed on again; other fields are not worth coming back to.
  if (!isPlanet(start)) seen[start] = search;
  const root = roots[start];
  if (root === undefined) return way;
  queue.length = 0;
  queue.push(root);
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head];
    if (node === undefined || node.cost >= budget) continue;
    for (const field of neighboursOf(node.field)) {
      if (seen[field] === search) continue;
      seen[field] = search;
      const next = nodeAfter(node, field, false);
      if (!visit(list, next, ship, kind, way, asteroids)) continue;
      queue.push(next);
      if (holes && isHole(field)) queueJumps(list, next, ship, kind);
    }
  }
  return way;
}

/** Lists the path if it ends here, and says whether the search may go on from here. */
function visit(
  list: Move[],
  node: PathNode,
  ship: ShipNumber,
  kind: number,
  way: Search,
  asteroids: boolean,
): boolean {
  const { field } = node;
  const obstacle = obstacles[field];
  if (obstacle === REFUSED) return false;
  if (obstacle === FOREIGN && !way.pastShips) {
    way.metShips = true;
    return false;
  }
  if (obstacle === FREE) {
    addArrival(list, node, ship, kind);
    // Whoever comes to a planet without a ship lands there (ruling 9).
    if (isPlanet(field)) return false;
  }
  if (asteroids && !way.throughAsteroids && isAsteroid(field)) {
    way.metAsteroids = true;
    return false;
  }
  return true;
}

/** One jump for each entry, to any other AstroHole without a ship (R6.1). */
function queueJumps(list: Move[], node: PathNode, ship: ShipNumber, kind: number): void {
  for (const hole of HOLES) {
    if (seen[hole] === search || obstacles[hole] !== FREE) continue;
    seen[hole] = search;
    const next = nodeAfter(node, hole, true);
    addArrival(list, next, ship, kind);
    queue.push(next);
  }
}

/** Lists a path unless one that goes through less is as cheap. */
function addArrival(
  list: Move[],
  { field, cost, moves }: PathNode,
  ship: ShipNumber,
  kind: number,
) {
  const costs = best[field];
  if (costs === undefined) return;
  for (let less = 0; less < kind; less++) {
    // Both bits of the lesser way must be among those of this one.
    if ((less & kind) === less && (costs[less] ?? 0) <= cost) return;
  }
  costs[kind] = cost;
  touched.push(field);
  const move = moves[ship - 1];
  if (move !== undefined) list.push(move);
}
