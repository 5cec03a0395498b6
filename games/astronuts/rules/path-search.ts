/**
 * The search for paths: which fields are reached, at what cost, and through what.
 *
 * It works on numbers alone; the path itself is put together when somebody asks for it, and walks ask for one of many.
 */

import type { Row } from '@sternwarte/engine';
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
import type { ShipNumber } from './data.ts';

/** The three options that matter, as a sum. */
export const ASTEROIDS = 1;
export const JUMPS = 2;
export const FLY_PAST = 4;

/** What stands on a field while paths are searched. */
export const FREE = 0;
export const OWN = 1;
export const FOREIGN = 2;
export const REFUSED = 3;

/** Whoever searches marks fields here, and clears them afterwards. */
export const obstacles = new Uint8Array(FIELDS.length);

/** What a path goes through, as a sum: nothing, asteroids, foreign ships, both. */
const CLEAR = 0;
const THROUGH_ASTEROIDS = 1;
const PAST_SHIPS = 2;
const KINDS = 4;

/** What a field means for a path that comes to it, as a sum. */
const ENDS = 1;
const GOES_ON = 2;

/** The exploration that last came to a field; a double, because a server runs more of them than 32 bits count. */
const seen = new Float64Array(FIELDS.length);
let exploration = 0;

/** The cheapest cost to each field for each kind of path, on top of the round in which it was noted. */
const best = new Float64Array(FIELDS.length * KINDS);
const ROUND = 256;
let round = 0;

/** Each kind of path comes to each field once, and begins once. */
const MOST = KINDS * (FIELDS.length + 1);
const BEGINNING = -1;

/** The paths of one ship in the order in which they are listed; a new search overwrites them. */
export class PathSearch implements Row<Move> {
  readonly #ship: ShipNumber;
  /** The places that were come to, in that order: which field, at what cost, and from which place. */
  readonly #field = new Uint8Array(MOST);
  readonly #cost = new Uint8Array(MOST);
  readonly #from = new Int16Array(MOST);
  #places = 0;
  /** Those of them from which the exploration goes on. */
  readonly #queue = new Int16Array(FIELDS.length + 1);
  #queued = 0;
  /** Those of them where a path may end. */
  readonly #ends = new Int16Array(MOST);
  length = 0;
  /** What the last exploration flew around. */
  #metAsteroids = false;
  #metShips = false;

  constructor(ship: ShipNumber) {
    this.#ship = ship;
  }

  /** All that is worth listing: first the clear paths, then those through more. */
  run(rules: number, start: Field, budget: number): this {
    this.#places = 0;
    this.length = 0;
    round += ROUND;
    this.#explore(rules, start, budget, CLEAR);
    const asteroidsAround = this.#metAsteroids;
    const shipsAround = this.#metShips;
    let both = false;
    if (asteroidsAround) {
      this.#explore(rules, start, budget, THROUGH_ASTEROIDS);
      both ||= this.#metShips;
    }
    if (shipsAround) {
      this.#explore(rules, start, budget, PAST_SHIPS);
      both ||= this.#metAsteroids;
    }
    if (both) this.#explore(rules, start, budget, THROUGH_ASTEROIDS + PAST_SHIPS);
    return this;
  }

  at(index: number): Move {
    return this.moveOf(this.#ship, index);
  }

  /** The same for any ship. Made when it is asked for: to keep all paths that there are, and to look them up, takes longer. */
  moveOf(ship: ShipNumber, index: number): Move {
    const path: FieldId[] = [];
    let place = this.#ends[index] ?? 0;
    for (let from = this.#from[place] ?? BEGINNING; from !== BEGINNING;) {
      path.push(fieldId(fieldOfNumber(this.#field[place])));
      place = from;
      from = this.#from[place] ?? BEGINNING;
    }
    return { type: 'move', ship, path: path.toReversed() };
  }

  /** The field that a path leads to. */
  endOf(index: number): Field {
    return fieldOfNumber(this.#field[this.#ends[index] ?? 0]);
  }

  costOf(index: number): number {
    return this.#cost[this.#ends[index] ?? 0] ?? 0;
  }

  /** Breadth first, so that every field is reached by its cheapest path; jumps cost nothing and queue up at once. */
  #explore(rules: number, start: Field, budget: number, kind: number): void {
    const holes = (rules & JUMPS) !== 0;
    this.#metAsteroids = false;
    this.#metShips = false;
    exploration++;
    // A planet can be left and landed on again, an AstroHole left and entered for its jump; no other field is worth
    // coming back to.
    if (!isPlanet(start) && !(holes && isHole(start))) seen[start] = exploration;
    this.#queued = 0;
    this.#enqueue(this.#come(start, 0, BEGINNING));
    for (let head = 0; head < this.#queued; head++) {
      const from = this.#queue[head] ?? 0;
      const cost = (this.#cost[from] ?? 0) + 1;
      const neighbours = neighboursOf(fieldOfNumber(this.#field[from]));
      for (let i = 0; i < neighbours.length; i++) {
        const field = neighbours[i];
        if (field === undefined || seen[field] === exploration) continue;
        seen[field] = exploration;
        const jumps = holes && isHole(field);
        const found = this.#look(field, rules, kind, cost < budget || jumps);
        const ends = (found & ENDS) !== 0 && isCheapest(field, cost, kind);
        const goesOn = (found & GOES_ON) !== 0;
        if (!ends && !goesOn) continue;
        const place = this.#come(field, cost, from);
        if (ends) this.#ends[this.length++] = place;
        if (goesOn && cost < budget) this.#enqueue(place);
        if (goesOn && jumps) this.#jump(place, cost, budget, kind);
      }
    }
  }

  #come(field: Field, cost: number, from: number): number {
    const place = this.#places++;
    this.#field[place] = field;
    this.#cost[place] = cost;
    this.#from[place] = from;
    return place;
  }

  #enqueue(place: number): void {
    this.#queue[this.#queued++] = place;
  }

  /**
   * Whether a path may end on a field and whether it may go on from there, if it can pay for that. What stops it is
   * noted then: where nothing could go on anyway, nothing is to be gained by going through.
   */
  #look(field: Field, rules: number, kind: number, canPay: boolean): number {
    const obstacle = obstacles[field];
    if (obstacle === REFUSED) return 0;
    if (obstacle === FOREIGN && (kind & PAST_SHIPS) === 0) {
      this.#metShips ||= canPay;
      return 0;
    }
    const ends = obstacle === FREE ? ENDS : 0;
    // Whoever comes to a planet without a ship lands there, or may pass it by option (ruling 9).
    if (ends > 0 && (rules & FLY_PAST) === 0 && isPlanet(field)) return ends;
    if ((rules & ASTEROIDS) !== 0 && (kind & THROUGH_ASTEROIDS) === 0 && isAsteroid(field)) {
      this.#metAsteroids ||= canPay;
      return ends;
    }
    return canPay ? ends + GOES_ON : ends;
  }

  /** One jump for each entry, to any other AstroHole without a ship (R6.1). */
  #jump(from: number, cost: number, budget: number, kind: number): void {
    for (let i = 0; i < HOLES.length; i++) {
      const hole = HOLES[i];
      if (hole === undefined || seen[hole] === exploration || obstacles[hole] !== FREE) continue;
      seen[hole] = exploration;
      const place = this.#come(hole, cost, from);
      if (isCheapest(hole, cost, kind)) this.#ends[this.length++] = place;
      if (cost < budget) this.#enqueue(place);
    }
  }
}

/** Whether a path is worth noting, which it is unless one that goes through less is as cheap; then it is noted. */
function isCheapest(field: Field, cost: number, kind: number): boolean {
  const first = field * KINDS;
  for (let less = 0; less < kind; less++) {
    // Both bits of the lesser kind must be among those of this one.
    const noted = best[first + less] ?? 0;
    if ((less & kind) === less && noted >= round && noted - round <= cost) return false;
  }
  best[first + kind] = round + cost;
  return true;
}

/** What was stored as a number is a field again. */
function fieldOfNumber(value: number | undefined): Field {
  return (value ?? 0) as Field;
}
