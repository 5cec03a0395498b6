/**
 * Where a ship can go, and by which path.
 *
 * A move is a path, and there are more paths than anybody wants to read. Listed is, for each ship and destination, the
 * cheapest path that asks nobody and crosses no asteroids; a path through asteroids, past foreign ships, or both, is
 * listed beside it only where it is cheaper than every path with less of that. `check` accepts all other legal paths too.
 *
 * Paths are kept in a tree from each field, and every node keeps its moves, so that listing them again allocates nothing.
 * Where no ship is near, the list is the same every time and is not even searched again.
 */

import type { Move } from './actions.ts';
import {
  FIELDS,
  HOLES,
  fieldId,
  fieldNamed,
  isAsteroid,
  isHole,
  isPlanet,
  neighboursOf,
  type Field,
  type FieldId,
} from './board.ts';
import { SHIP_NUMBERS, type ShipNumber } from './data.ts';
import { leavingSurcharge } from './flight.ts';
import type { Options } from './options.ts';
import { NOWHERE, fieldOf, shipIndex, type ShipIndex, type State } from './state.ts';

interface PathNode {
  readonly field: Field;
  readonly path: readonly FieldId[];
  /** Actions for all fields entered so far. */
  readonly cost: number;
  /** The move along this path, for ships 1, 2 and 3. */
  readonly moves: readonly Move[];
  readonly next: PathNode[];
}

const roots = FIELDS.map((field) => newNode(field, [], 0));

function newNode(field: Field, path: readonly FieldId[], cost: number): PathNode {
  const moves = SHIP_NUMBERS.map((ship): Move => ({ type: 'move', ship, path }));
  return { field, path, cost, moves, next: [] };
}

function nodeAfter(node: PathNode, field: Field, jump: boolean): PathNode {
  for (const next of node.next) if (next.field === field) return next;
  const path = [...node.path, fieldId(field)];
  const next = newNode(field, path, node.cost + (jump ? 0 : 1));
  node.next.push(next);
  return next;
}

/** Marks of a field while one ship's paths are searched. */
const FREE = 0;
const OWN = 1;
const FOREIGN = 2;
const REFUSED = 3;

const obstacles = new Uint8Array(FIELDS.length);
/** The search that last came to a field; a double, because a server runs more searches than 32 bits count. */
const seen = new Float64Array(FIELDS.length);
let search = 0;
const queue: PathNode[] = [];
/** The paths found, in the order in which they are listed. */
const found: PathNode[] = [];

/** What a path goes through, as a sum: nothing, asteroids, foreign ships, both. */
const CLEAR = 0;
const THROUGH_ASTEROIDS = 1;
const PAST_SHIPS = 2;
const KINDS = 4;

/** The cheapest cost to each field for each kind of path, on top of the round in which it was noted. */
const best = new Float64Array(FIELDS.length * KINDS);
const ROUND = 256;
let round = 0;

/** What the last search flew around. */
let metAsteroids = false;
let metShips = false;

/** Adds the moves of one ship of the current player. */
export function addPaths(list: Move[], state: State, ship: ShipNumber): void {
  const mover = shipIndex(state.current, ship);
  const start = fieldOf(state, mover);
  if (start === null) return;
  const budget = state.actions - leavingSurcharge(state, ship);
  if (budget <= 0) return;
  const open = openReach(state.options, start);
  if (isUndisturbed(state, mover, open.fields)) {
    addWithin(list, open.paths, ship, budget);
    return;
  }
  markObstacles(state, mover);
  searchAll(state.options, start, budget);
  clearObstacles(state);
  addWithin(list, found, ship, budget);
}

function addWithin(list: Move[], paths: readonly PathNode[], ship: number, budget: number): void {
  for (let i = 0; i < paths.length; i++) {
    const node = paths[i];
    if (node === undefined || node.cost > budget) continue;
    const move = node.moves[ship - 1];
    if (move !== undefined) list.push(move);
  }
}

/** All paths from a field over an empty board, and the fields where a ship would change them. */
interface OpenReach {
  readonly paths: readonly PathNode[];
  readonly fields: Uint8Array;
}

/** By the three options that matter; filled when first asked for. */
const openReaches: readonly (OpenReach | undefined)[][] = Array.from({ length: 8 }, () => []);

function openReach(options: Options, start: Field): OpenReach {
  const rules =
    (options.asteroids === 'on' ? 1 : 0) +
    (options.astroHoles === 'on' ? 2 : 0) +
    (options.flyPast === 'on' ? 4 : 0);
  const known = openReaches[rules]?.[start];
  if (known !== undefined) return known;
  searchAll(options, start, FIELDS.length);
  const fields = new Uint8Array(FIELDS.length);
  for (const { path } of found) for (const id of path) fields[fieldNamed(id)] = 1;
  const reach: OpenReach = { paths: found.slice(), fields };
  const reaches = openReaches[rules];
  if (reaches !== undefined) reaches[start] = reach;
  return reach;
}

function isUndisturbed({ ships }: State, mover: ShipIndex, fields: Uint8Array): boolean {
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field !== NOWHERE && ship !== mover && fields[field] === 1) return false;
  }
  return true;
}

function markObstacles(state: State, mover: ShipIndex): void {
  const { ships, current, refusedShips } = state;
  const firstOwn = current * SHIP_NUMBERS.length;
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field === NOWHERE || ship === mover) continue;
    const isOwn = ship >= firstOwn && ship < firstOwn + SHIP_NUMBERS.length;
    obstacles[field] = isOwn ? OWN : FOREIGN;
  }
  for (const ship of refusedShips) {
    const field = fieldOf(state, ship);
    if (field !== null) obstacles[field] = REFUSED;
  }
}

function clearObstacles({ ships }: State): void {
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field !== NOWHERE) obstacles[field] = FREE;
  }
}

/** Leaves in `found` what is worth listing: first the clear paths, then those through more. */
function searchAll(options: Options, start: Field, budget: number): void {
  found.length = 0;
  round += ROUND;
  explore(options, start, budget, CLEAR);
  const [asteroidsAround, shipsAround] = [metAsteroids, metShips];
  let both = false;
  if (asteroidsAround) {
    explore(options, start, budget, THROUGH_ASTEROIDS);
    both ||= metShips;
  }
  if (shipsAround) {
    explore(options, start, budget, PAST_SHIPS);
    both ||= metAsteroids;
  }
  if (both) explore(options, start, budget, THROUGH_ASTEROIDS + PAST_SHIPS);
}

/** Breadth first, so that every field is reached by its cheapest path; jumps cost nothing and queue up at once. */
function explore(options: Options, start: Field, budget: number, kind: number): void {
  const asteroids = options.asteroids === 'on';
  const holes = options.astroHoles === 'on';
  const flyPast = options.flyPast === 'on';
  metAsteroids = false;
  metShips = false;
  search++;
  // A planet can be left and landed on again, an AstroHole left and entered for its jump; no other field is worth
  // coming back to.
  if (!isPlanet(start) && !(holes && isHole(start))) seen[start] = search;
  const root = roots[start];
  if (root === undefined) return;
  queue.length = 0;
  queue.push(root);
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head];
    if (node === undefined || node.cost >= budget) continue;
    const neighbours = neighboursOf(node.field);
    for (let i = 0; i < neighbours.length; i++) {
      const field = neighbours[i];
      if (field === undefined || seen[field] === search) continue;
      seen[field] = search;
      const next = nodeAfter(node, field, false);
      if (!visit(next, kind, asteroids, flyPast)) continue;
      queue.push(next);
      if (holes && isHole(field)) queueJumps(next, kind);
    }
  }
}

/** Notes the path if it may end here, and says whether the search goes on from here. */
function visit(node: PathNode, kind: number, asteroids: boolean, flyPast: boolean): boolean {
  const { field } = node;
  const obstacle = obstacles[field];
  if (obstacle === REFUSED) return false;
  if (obstacle === FOREIGN && (kind & PAST_SHIPS) === 0) {
    metShips = true;
    return false;
  }
  if (obstacle === FREE) {
    noteArrival(node, kind);
    // Whoever comes to a planet without a ship lands there, or may pass it by option (ruling 9).
    if (!flyPast && isPlanet(field)) return false;
  }
  if (asteroids && (kind & THROUGH_ASTEROIDS) === 0 && isAsteroid(field)) {
    metAsteroids = true;
    return false;
  }
  return true;
}

/** One jump for each entry, to any other AstroHole without a ship (R6.1). */
function queueJumps(node: PathNode, kind: number): void {
  for (const hole of HOLES) {
    if (seen[hole] === search || obstacles[hole] !== FREE) continue;
    seen[hole] = search;
    const next = nodeAfter(node, hole, true);
    noteArrival(next, kind);
    queue.push(next);
  }
}

/** Keeps a path unless one that goes through less is as cheap. */
function noteArrival(node: PathNode, kind: number): void {
  const first = node.field * KINDS;
  for (let less = 0; less < kind; less++) {
    // Both bits of the lesser kind must be among those of this one.
    const noted = best[first + less] ?? 0;
    if ((less & kind) === less && noted >= round && noted - round <= node.cost) return;
  }
  best[first + kind] = round + node.cost;
  found.push(node);
}
