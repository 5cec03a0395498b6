/** Which cards to part with, and which to take: whatever hinders or helps the next project least or most. */

import type { Seat } from '@sternwarte/engine';
import type { CardSet } from '../rules/actions.ts';
import { cardSetOf } from '../rules/cards.ts';
import { KINDS, type Counts, type Kind } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import type { State } from '../rules/state.ts';
import { newHoldings, takeStock } from './holdings.ts';
import { PROJECTS, priceOf, readiness, type Project } from './projects.ts';

const stock = newHoldings();

/** How much each project counts when cards are weighed against each other. */
const PRIORITY: Readonly<Record<Project, number>> = {
  colonyShip: 1,
  tradeShip: 1,
  spaceport: 0.8,
  freightPod: 0.5,
  drive: 0.4,
  cannon: 0.3,
};

/** What a hand is good for, with one project counted twice. */
function worthOf(hand: readonly number[], favourite: Project | null): number {
  let worth = 0;
  for (const project of PROJECTS) {
    const share = readiness(hand, priceOf(project), stock.rates) * PRIORITY[project];
    worth += project === favourite ? 3 * share : share;
  }
  let spare = 0;
  // Between equals the kind with more cards goes first, and rarely produced kinds stay.
  for (const kind of KINDS) spare += Math.sqrt(hand[kind] ?? 0) / (6 + (stock.pips[kind] ?? 0));
  return worth + 0.1 * spare;
}

/** Takes away `n` cards one by one, always the one that is missed least. */
function giveUp(hand: readonly number[], n: number, favourite: Project | null): CardSet {
  const kept = [...hand];
  const gone = [0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const kind = bestKind(kept, -1, favourite, null);
    kept[kind] = (kept[kind] ?? 0) - 1;
    gone[kind] = (gone[kind] ?? 0) + 1;
  }
  return cardSetOf(gone);
}

/** The kind of which one card more or less leaves the best hand; `supply` bounds what can be taken. */
function bestKind(
  hand: number[],
  change: 1 | -1,
  favourite: Project | null,
  supply: readonly number[] | null,
): Kind {
  let best: Kind = 0;
  let highest = -Infinity;
  for (const kind of KINDS) {
    if (change < 0 ? (hand[kind] ?? 0) === 0 : (supply?.[kind] ?? 0) === 0) continue;
    hand[kind] = (hand[kind] ?? 0) + change;
    const worth = worthOf(hand, favourite);
    hand[kind] = (hand[kind] ?? 0) - change;
    if (worth > highest) {
      highest = worth;
      best = kind;
    }
  }
  return best;
}

const FAVOURITES: readonly (Project | null)[] = [null, 'colonyShip', 'tradeShip', 'spaceport'];

/** A few ways to part with `n` cards, each sparing another project; the plainest first. */
export function payments(state: State, seat: Seat, n: number): CardSet[] {
  takeStock(state, seat, stock);
  const hand = handOf(state, seat);
  return distinct(FAVOURITES.map((favourite) => giveUp(hand, n, favourite)));
}

export function payment(state: State, seat: Seat, n: number): CardSet {
  takeStock(state, seat, stock);
  return giveUp(handOf(state, seat), n, null);
}

/** A few ways to take `n` of the cards on offer, each for another project. */
export function takings(
  state: State,
  seat: Seat,
  offered: readonly number[],
  n: number,
): CardSet[] {
  takeStock(state, seat, stock);
  return distinct(
    FAVOURITES.map((favourite) => takeUp(handOf(state, seat), offered, n, favourite)),
  );
}

export function taking(state: State, seat: Seat, offered: readonly number[], n: number): CardSet {
  takeStock(state, seat, stock);
  return takeUp(handOf(state, seat), offered, n, null);
}

function takeUp(
  hand: readonly number[],
  offered: readonly number[],
  n: number,
  favourite: Project | null,
): CardSet {
  const held = [...hand];
  const left = [...offered];
  const taken = [0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const kind = bestKind(held, 1, favourite, left);
    held[kind] = (held[kind] ?? 0) + 1;
    left[kind] = (left[kind] ?? 0) - 1;
    taken[kind] = (taken[kind] ?? 0) + 1;
  }
  return cardSetOf(taken);
}

function distinct(sets: readonly CardSet[]): CardSet[] {
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

/** What a hand is worth to its holder before and after an exchange, in the measure of this page. */
export function gainOf(state: State, seat: Seat, out: Counts, back: Counts): number {
  takeStock(state, seat, stock);
  const hand = handOf(state, seat);
  const after = KINDS.map((kind) => (hand[kind] ?? 0) - out[kind] + back[kind]);
  return worthOf(after, null) - worthOf(hand, null);
}
