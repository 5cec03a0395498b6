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
  if (isUndisturbed(state, mover, open.costs, budget)) {
    return openPaths[ship - 1]?.within(open, budget) ?? NOWHERE_TO_GO;
  }
  markObstacles(state, mover);
  const paths = searches[ship - 1]?.run(rules, start, budget);
  clearObstacles(state);
  return paths ?? NOWHERE_TO_GO;
}

/** All paths from a field over an empty board. */
interface OpenReach {
  readonly paths: PathSearch;
  /** What it costs to come to each field: only a ship within that reach changes anything. */
  readonly costs: Uint8Array;
  /** How many of the paths each number of actions pays for; more actions lead to nothing more. */
  readonly counts: readonly number[];
  /** The moves for each number of actions, ship after ship, once all of them were asked for. */
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
  const paths = new PathSearch(1).run(rules, start, FIELDS.length);
  const costs = new Uint8Array(FIELDS.length).fill(OUT_OF_REACH);
  for (let i = 0; i < paths.length; i++) {
    const field = paths.endOf(i);
    costs[field] = Math.min(paths.costOf(i), costs[field] ?? OUT_OF_REACH);
  }
  const reach: OpenReach = { paths, costs, counts: countByCost(paths), moves: [] };
  const reaches = openReaches[rules];
  if (reaches !== undefined) reaches[start] = reach;
  return reach;
}

/** For each number of actions how many paths they pay for, as far as more actions pay for more. */
function countByCost(paths: PathSearch): readonly number[] {
  const counts = [0];
  for (let budget = 1; (counts.at(-1) ?? 0) < paths.length; budget++) {
    let count = 0;
    for (let i = 0; i < paths.length; i++) if (paths.costOf(i) <= budget) count++;
    counts.push(count);
  }
  return counts;
}

/** The paths of one ship over an empty board. Nothing is searched, and a walk makes none but the one that it takes. */
class OpenPaths implements Row<Move> {
  readonly #ship: ShipNumber;
  #open: OpenReach | null = null;
  #budget = 0;
  length = 0;

  constructor(ship: ShipNumber) {
    this.#ship = ship;
  }

  within(open: OpenReach, budget: number): this {
    this.#open = open;
    this.#budget = Math.min(budget, open.counts.length - 1);
    this.length = open.counts[this.#budget] ?? 0;
    return this;
  }

  at(index: number): Move | undefined {
    const paths = this.#open?.paths;
    if (paths === undefined) return undefined;
    let left = index;
    for (let i = 0; i < paths.length; i++) {
      if (paths.costOf(i) <= this.#budget && left-- === 0) return paths.moveOf(this.#ship, i);
    }
    return undefined;
  }

  /** The same moves whenever all of them are asked for. */
  addTo(list: Move[]): void {
    const moves = this.#open?.moves;
    if (moves === undefined) return;
    const place = this.#budget * SHIPS_PER_PLAYER + this.#ship - 1;
    for (const move of (moves[place] ??= this.#makeAll())) list.push(move);
  }

  #makeAll(): readonly Move[] {
    const moves: Move[] = [];
    for (let i = 0; i < this.length; i++) {
      const move = this.at(i);
      if (move !== undefined) moves.push(move);
    }
    return moves;
  }
}

const openPaths = SHIP_NUMBERS.map((ship) => new OpenPaths(ship));

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
  if (refusedShips.includes(ship as ShipIndex)) return REFUSED;
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
