/** Sets of resource cards: as `CardSet` in moves and events, as counts in the order of `RESOURCES` in states. */

import { isRecord, type Row } from '@sternwarte/engine';
import type { CardSet, Move } from './actions.ts';
import { KINDS, RESOURCES, resourceOf, type Counts, type Kind } from './data.ts';

export const NO_CARDS: Counts = [0, 0, 0, 0, 0];

export function countsOf(cards: CardSet): Counts {
  const { ore = 0, fuel = 0, carbon = 0, food = 0, goods = 0 } = cards;
  return [ore, fuel, carbon, food, goods];
}

export function cardSetOf(counts: readonly number[]): CardSet {
  const cards: Partial<Record<(typeof RESOURCES)[number], number>> = {};
  for (const kind of KINDS) {
    const count = counts[kind] ?? 0;
    if (count > 0) cards[resourceOf(kind)] = count;
  }
  return cards;
}

export function oneCard(kind: Kind): Counts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  counts[kind] = 1;
  return counts;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

export function countCards(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** Whether `hand` holds all of `cards`. */
export function covers(hand: readonly number[], cards: readonly number[]): boolean {
  for (const kind of KINDS) if ((hand[kind] ?? 0) < (cards[kind] ?? 0)) return false;
  return true;
}

/** No more than the whole box: larger numbers are not cards of this game. */
const MOST = 100;

/** A set of cards from any input: known kinds, whole positive numbers. */
export function readCardSet(value: unknown): CardSet | null {
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (keys.length > RESOURCES.length) return null;
  const cards: Partial<Record<(typeof RESOURCES)[number], number>> = {};
  for (const resource of RESOURCES) {
    if (!Object.hasOwn(value, resource)) continue;
    const count = value[resource];
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST) {
      return null;
    }
    cards[resource] = count;
  }
  return Object.keys(cards).length === keys.length ? cards : null;
}

/** Above this many ways to choose cards, an even selection of them is listed; `check` accepts all. */
const MOST_LISTED = 60;

/** How many ways there are to take `n` cards of the kinds from `kind` on. */
function countWays(available: readonly number[], kind: number, n: number): number {
  if (kind === available.length - 1) return n <= (available[kind] ?? 0) ? 1 : 0;
  let ways = 0;
  const most = Math.min(n, available[kind] ?? 0);
  for (let take = 0; take <= most; take++) ways += countWays(available, kind + 1, n - take);
  return ways;
}

/** The choice with this number, counted from 0 in the order of `countWays`. */
function choiceAt(available: readonly number[], n: number, index: number): number[] {
  const chosen: number[] = [];
  let left = n;
  let rest = index;
  for (let kind = 0; kind < available.length; kind++) {
    const most = Math.min(left, available[kind] ?? 0);
    let take = kind === available.length - 1 ? left : 0;
    for (; kind < available.length - 1 && take < most; take++) {
      const ways = countWays(available, kind + 1, left - take);
      if (rest < ways) break;
      rest -= ways;
    }
    chosen.push(take);
    left -= take;
  }
  return chosen;
}

/** The ways to choose `n` of these cards: all of them, or an even selection when there are very many; each is made when it is asked for. */
export function choicesOf<M extends Move>(
  available: readonly number[],
  n: number,
  makeMove: (cards: CardSet) => M,
): Row<M> {
  const ways = countWays(available, 0, n);
  const length = Math.min(ways, MOST_LISTED);
  return {
    length,
    at: (index) => makeMove(cardSetOf(choiceAt(available, n, Math.trunc((index * ways) / length)))),
  };
}
