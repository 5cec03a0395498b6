/** The tree that a search grows: what was tried from each situation, and how it went for every seat. */

import type { Seat, Tagged } from '@sternwarte/engine';

export interface Branch {
  readonly move: Tagged;
  /** What one look ahead promised each seat. */
  readonly promise: Float64Array;
  /** How strongly the first look recommends it among its siblings; not yet divided by their sum. */
  readonly strength: number;
  visits: number;
  /** Sums over the visits, by seat. */
  readonly totals: Float64Array;
  readonly next: Situation;
}

/**
 * A point where somebody decides, as far as the thinker can tell: reached by the same moves and the same visible
 * outcomes of chance. Which moves exist may differ from world to world.
 */
export interface Situation {
  visits: number;
  /** All branches, once they are known to be the same at every visit. */
  available: readonly Branch[] | null;
  readonly branches: Map<string, Branch>;
  /** By outcome of chance, where chance speaks before the next decision. */
  readonly outcomes: Map<string, Situation>;
}

export function newSituation(): Situation {
  return { visits: 0, available: null, branches: new Map(), outcomes: new Map() };
}

export function afterChance(situation: Situation, key: string): Situation {
  let next = situation.outcomes.get(key);
  if (next === undefined) {
    next = newSituation();
    situation.outcomes.set(key, next);
  }
  return next;
}

/** What a branch is worth to a seat: its visits, and the first look as if it had been one of them. */
export function worth(branch: Branch, seat: Seat): number {
  return ((branch.totals[seat] ?? 0) + (branch.promise[seat] ?? 0)) / (branch.visits + 1);
}

/** The branch to try next among those that exist in this world, by PUCT. */
export function mostPromising(
  available: readonly Branch[],
  seat: Seat,
  exploration: number,
): Branch | undefined {
  let visits = 0;
  let strengths = 0;
  for (const branch of available) {
    visits += branch.visits;
    strengths += branch.strength;
  }
  const curiosity = (exploration * Math.sqrt(visits + 1)) / strengths;
  let best: Branch | undefined;
  let highest = -Infinity;
  for (const branch of available) {
    const value = worth(branch, seat) + (curiosity * branch.strength) / (1 + branch.visits);
    if (value > highest) {
      highest = value;
      best = branch;
    }
  }
  return best;
}
