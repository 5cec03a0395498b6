/** The tree that a search grows: what was tried from each situation, and how it went for every seat. */

import {
  pickWeighted,
  type Random,
  type Seat,
  type Tagged,
  type Weighted,
} from '@sternwarte/engine';

export interface Branch {
  readonly move: Tagged;
  /** What one look ahead promised each seat. */
  readonly promise: Float64Array;
  /** How strongly the first look recommends it among its siblings; not yet divided by their sum. */
  readonly strength: number;
  /** How many visits that look counts as. */
  readonly trust: number;
  visits: number;
  /** Sums over the visits, by seat. */
  readonly totals: Float64Array;
  /** `null` until the first walk through it. */
  next: Situation | null;
}

/**
 * A point where somebody decides, as far as the thinker can tell: reached by the same moves and the same visible
 * outcomes of chance. Which moves exist may differ from world to world.
 */
export interface Situation {
  visits: number;
  /** By move; `null` until a world is walked through that is not kept. */
  branches: Map<string, Branch> | null;
  /** By outcome of chance, where chance speaks before the next decision. */
  outcomes: Map<string, Situation> | null;
  /** How often each outcome has been drawn here, in the order in which the game lists them. */
  draws: number[] | null;
  /** Where nothing is hidden: the position, and what can be done in it, so that neither is worked out twice. */
  position: unknown;
  /** The moves there that were looked at, and all of them, those first. */
  available: Branch[] | null;
  moves: readonly Tagged[];
}

export function newSituation(): Situation {
  return {
    visits: 0,
    branches: null,
    outcomes: null,
    draws: null,
    position: undefined,
    available: null,
    moves: [],
  };
}

/**
 * Draws the outcome that is most behind its share, by lot among equals: each comes as often as it should, without the
 * streaks of luck that blur what moves are worth.
 */
export function drawEvenly<Chance>(
  situation: Situation,
  outcomes: readonly Weighted<Chance>[],
  random: Random,
): Chance {
  const draws = (situation.draws ??= []);
  let due: Weighted<Chance>[] = [];
  let fewest = Infinity;
  for (const [i, outcome] of outcomes.entries()) {
    const share = (draws[i] ?? 0) / outcome.weight;
    if (share < fewest) {
      fewest = share;
      due = [];
    }
    if (share === fewest) due.push(outcome);
  }
  const drawn = pickWeighted(due, random);
  const at = outcomes.findIndex(({ outcome }) => outcome === drawn);
  draws[at] = (draws[at] ?? 0) + 1;
  return drawn;
}

export function afterChance(situation: Situation, key: string): Situation {
  const outcomes = (situation.outcomes ??= new Map<string, Situation>());
  let next = outcomes.get(key);
  if (next === undefined) {
    next = newSituation();
    outcomes.set(key, next);
  }
  return next;
}

/** What a branch is worth to a seat: its visits, and the first look as if it had been `trust` of them. */
export function worth(branch: Branch, seat: Seat): number {
  const { trust } = branch;
  const found = (branch.totals[seat] ?? 0) + trust * (branch.promise[seat] ?? 0);
  return found / (branch.visits + trust);
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

/** A branch with this share of the visits that the most visited one has is known well enough to be chosen for its worth. */
const KNOWN_WELL = 0.3;

/** Most visited first; or, by worth, first those that are known well, the best of them in front. */
export function ranked(branches: readonly Branch[], seat: Seat, choosesByWorth: boolean): Branch[] {
  const list = branches.toSorted((a, b) => b.visits - a.visits || worth(b, seat) - worth(a, seat));
  if (!choosesByWorth) return list;
  const enough = KNOWN_WELL * (list[0]?.visits ?? 0);
  const known = list.filter(({ visits }) => visits >= enough);
  const byWorth = known.toSorted((a, b) => worth(b, seat) - worth(a, seat));
  return [...byWorth, ...list.slice(known.length)];
}
