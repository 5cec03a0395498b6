/**
 * The search that proves puzzles. It looks at everything: own moves are chosen for the most, those of others for the
 * least, and where chance would go on a way ends, unless the goal asks for the mean over it. What it says is exact, or
 * it says nothing.
 */

import type { Game, Seat, Tagged } from './contract.ts';
import { RESIGN } from './playout.ts';
import { PositionTable } from './position-table.ts';
import type { PuzzleGoal } from './puzzle.ts';

/** Where somebody stands on the way: the position, and how many own turns are left, one that has begun included. */
export interface Standing {
  readonly state: unknown;
  readonly turnsLeft: number;
}

export interface SearchLimits {
  /** How many positions may be looked at, those in which nobody decides anything left out. */
  readonly budget: number;
  /** How many of them are remembered; as many as may be looked at when left out. A search with less takes longer, and says the same. */
  readonly memory?: number;
  /** Looks at moves too of which the goal says that they cannot matter. */
  readonly isThorough?: boolean;
  /** What is looked at instead of all legal moves: then nothing is proven, but somebody may find it. */
  considers?(state: unknown, seat: Seat): readonly Tagged[];
}

const EPSILON = 1e-9;

export function isAtLeast(value: number, target: number): boolean {
  return value > target - EPSILON;
}

export class PuzzleSearch {
  readonly game: Game;
  readonly goal: PuzzleGoal;
  readonly seat: Seat;
  readonly #turns: number;
  readonly #limits: SearchLimits;
  readonly #known: PositionTable;
  #looked = 0;
  /** How often a move settled a position of its kind: such moves are tried first elsewhere. */
  readonly #settled: Map<Tagged, number>[];

  constructor(game: Game, goal: PuzzleGoal, seat: Seat, limits: SearchLimits) {
    this.game = game;
    this.goal = goal;
    this.seat = seat;
    this.#turns = goal.turns ?? 1;
    this.#limits = limits;
    this.#known = new PositionTable(limits.memory ?? limits.budget);
    this.#settled = Array.from({ length: 2 * (this.#turns + 1) }, () => new Map());
  }

  /** How many positions have been looked at. */
  get positions(): number {
    return this.#looked;
  }

  begin(state: unknown): Standing {
    return { state, turnsLeft: this.#turns };
  }

  /** Who decides next; `null` where it is over. */
  deciderAt({ state, turnsLeft }: Standing): Seat | null {
    const pending = this.game.pending(state);
    if (pending.kind !== 'move' || pending.seats.length !== 1) return null;
    const [decider = this.seat] = pending.seats;
    if (decider === this.seat) return turnsLeft > 0 ? decider : null;
    // Others answer when a turn has ended; before that they take part in it only where the goal is contested.
    const { isContested = false, isAnswered = false } = this.goal;
    const answers = turnsLeft > 0 ? isContested || turnsLeft < this.#turns : isAnswered;
    return answers ? decider : null;
  }

  /** What whoever decides can do. */
  movesIn(standing: Standing): readonly Tagged[] {
    const decider = this.deciderAt(standing);
    if (decider === null) return [];
    const { state, turnsLeft } = standing;
    const { without = [], isAnswered } = this.goal;
    const moves = (
      this.#limits.considers?.(state, decider) ?? this.game.moves(state, decider)
    ).filter(({ type }) => type !== RESIGN && !without.includes(type));
    const isLast = decider === this.seat && turnsLeft === 1 && isAnswered !== true;
    if (!isLast || this.#limits.isThorough === true || this.goal.bears === undefined) return moves;
    const bearing = moves.filter((move) => this.goal.bears?.(state, decider, move));
    return bearing.length > 0 ? bearing : moves;
  }

  after(standing: Standing, move: Tagged): Standing {
    const by = this.deciderAt(standing);
    if (by === null) throw new RangeError('nobody decides here');
    const state = this.game.clone(standing.state);
    this.game.apply(state, { by, move });
    const isTurnEnd = by === this.seat && move.type === this.game.turnEnd;
    return { state, turnsLeft: standing.turnsLeft - (isTurnEnd ? 1 : 0) };
  }

  /** The most that can be forced from here; `null` when there are more positions than the budget allows. */
  value(standing: Standing): number | null {
    const { state, turnsLeft } = standing;
    const decider = this.deciderAt(standing);
    if (decider === null && !this.#goesThroughChance(state)) {
      return this.goal.measure(state, this.seat);
    }
    const key = `${turnsLeft}${JSON.stringify(state)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#looked >= this.#limits.budget) return null;
    const before = this.#looked++;
    const value = this.#look(standing, decider);
    if (value !== null) this.#known.set(key, value, this.#looked - before);
    return value;
  }

  /** Whether the target is reached whatever happens: it is over, or the last turn could end at once. */
  isReached(standing: Standing, target: number): boolean {
    const { state, turnsLeft } = standing;
    const reaches = isAtLeast(this.goal.measure(state, this.seat), target);
    if (this.deciderAt(standing) === null || !reaches) return reaches;
    if (this.goal.isAnswered === true || turnsLeft !== 1) return false;
    const end = this.movesIn(standing).find(({ type }) => type === this.game.turnEnd);
    if (end === undefined) return false;
    return isAtLeast(this.goal.measure(this.after(standing, end).state, this.seat), target);
  }

  #goesThroughChance(state: unknown): boolean {
    const isLookedThrough = this.goal.throughChance?.(state) === true;
    return isLookedThrough && this.game.pending(state).kind === 'chance';
  }

  #look(standing: Standing, decider: Seat | null): number | null {
    if (decider === null) return this.#meanOf(standing);
    return decider === this.seat ? this.#mostOf(standing) : this.#leastOf(standing);
  }

  #meanOf(standing: Standing): number | null {
    const { state } = standing;
    const pending = this.game.pending(state);
    if (pending.kind !== 'chance') throw new RangeError('there is no chance here');
    let [sum, weights] = [0, 0];
    for (const { outcome, weight } of pending.outcomes) {
      const next = this.game.clone(state);
      this.game.apply(next, { by: 'table', chance: outcome });
      const value = this.value({ ...standing, state: next });
      if (value === null) return null;
      sum += weight * value;
      weights += weight;
    }
    return sum / weights;
  }

  #mostOf(standing: Standing): number | null {
    const { most = Infinity } = this.goal;
    const settled = this.#settled[standing.turnsLeft];
    let best = -Infinity;
    for (const move of inOrder(this.movesIn(standing), settled)) {
      const value = this.value(this.after(standing, move));
      if (value === null) return null;
      if (value > best) best = value;
      if (best < most) continue;
      count(settled, move);
      break;
    }
    return best;
  }

  #leastOf(standing: Standing): number | null {
    const settled = this.#settled[this.#turns + 1 + standing.turnsLeft];
    let least = Infinity;
    for (const move of inOrder(this.movesIn(standing), settled)) {
      const value = this.value(this.after(standing, move));
      if (value === null) return null;
      if (value < least) least = value;
      if (this.goal.most === undefined || least > 0) continue;
      count(settled, move);
      break;
    }
    return least;
  }
}

/** Games list each move as one object, so it is known again. */
function inOrder(
  moves: readonly Tagged[],
  settled: ReadonlyMap<Tagged, number> | undefined,
): readonly Tagged[] {
  if (settled === undefined || settled.size === 0) return moves;
  const proven = moves.filter((move) => settled.has(move));
  if (proven.length === 0) return moves;
  proven.sort((a, b) => (settled.get(b) ?? 0) - (settled.get(a) ?? 0));
  return [...proven, ...moves.filter((move) => !settled.has(move))];
}

function count(settled: Map<Tagged, number> | undefined, move: Tagged): void {
  settled?.set(move, (settled.get(move) ?? 0) + 1);
}
