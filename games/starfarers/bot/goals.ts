/** Where a player's ships could score, what it would be worth, and how soon a ship would be there. */

import type { Seat } from '@sternwarte/engine';
import { canClear } from '../rules/exploration.ts';
import { isMarker } from '../rules/chips.ts';
import { colonyLimit } from '../rules/colonies.ts';
import { DOCKS, FREIGHT_POD, MIN_SEATS } from '../rules/data.ts';
import { CLUSTERS, CLUSTER_OF } from '../rules/sectors.ts';
import { NODE_COUNT } from '../rules/lattice.ts';
import {
  NOBODY,
  countStations,
  playerAt,
  scoreOf,
  stationsOf,
  type State,
} from '../rules/state.ts';
import type { Field } from './chart.ts';
import { PIPS, loreOf } from './lore.ts';

/** A place to fly to. Worth is in points. */
export interface Goal {
  readonly steps: Field;
  readonly worth: number;
  /** Ships of one player share the work: a second one does not fly where the first already goes. */
  readonly key: number;
}

/** What one of 36 rolls is worth in points when the match is young. */
const PIP_WORTH = 0.1;
const CLEARING_WORTH = 1;
const VEILED_WORTH = 0.7;
const MARKER_WORTH = 2;
/** Taking the marker from somebody hurts him as much. */
const CAPTURE_WORTH = 2.6;
const CARD_WORTH = 0.6;
/** A dock that needs one more freight pod first. */
const PER_MISSING_POD = 0.4;
const DOCK_KEY = 1000;

/** The share of a goal's worth that a turn of flight leaves. */
const PATIENCE = 0.8;
/** Two balls make 3.6 on average. */
export const MEAN_SPEED = 3.6;
const MOST_DRIVES = 12;
const MOST_STEPS = 256;
/** By drives and steps: what is left of a goal's worth. */
const DISCOUNTS: readonly Float64Array[] = Array.from({ length: MOST_DRIVES + 1 }, (_u, drives) =>
  Float64Array.from({ length: MOST_STEPS }, (_unused, steps) =>
    steps >= MOST_STEPS - 1 ? 0 : PATIENCE ** (steps / (MEAN_SPEED + drives)),
  ),
);

export function discountsFor(drives: number): Float64Array {
  return DISCOUNTS[Math.min(drives, MOST_DRIVES)] ?? new Float64Array(MOST_STEPS);
}

/** The buildings in each cluster, counted once for all seats. */
export interface Census {
  readonly all: Uint8Array;
  /** `cluster * seats + seat`. */
  readonly own: Uint8Array;
  readonly taken: Uint8Array;
}

const census: Census = {
  all: new Uint8Array(CLUSTERS.length),
  own: new Uint8Array(CLUSTERS.length * 4),
  taken: new Uint8Array(NODE_COUNT),
};

/** Valid until the next call. */
export function takeCensus(state: State): Census {
  const { all, own, taken } = census;
  all.fill(0);
  own.fill(0);
  taken.fill(0);
  for (let seat = 0; seat < state.players.length; seat++) {
    for (const site of playerAt(state, seat).buildings) {
      const cluster = CLUSTER_OF[site] ?? 0;
      all[cluster] = (all[cluster] ?? 0) + 1;
      own[cluster * 4 + seat] = (own[cluster * 4 + seat] ?? 0) + 1;
      taken[site] = 1;
    }
  }
  return census;
}

/** How much production still matters: all of it at the start, little when somebody is about to win. */
function youth(state: State, seat: Seat): number {
  return Math.max(0.1, 1 - scoreOf(state, seat) / state.options.pointsToWin);
}

/** Where a colony ship of this seat could go. */
export function colonyGoals(state: State, seat: Seat, { all, own, taken }: Census): Goal[] {
  const goals: Goal[] = [];
  const lore = loreOf(state.placements);
  const seats = state.players.length;
  const limit = colonyLimit(seats);
  const perPip = PIP_WORTH * youth(state, seat);
  for (const { cluster, firstPlanet, sites, rims } of lore.systems) {
    const marker = markerIn(state, firstPlanet);
    const clears = marker >= 0 && canClear(state, seat, state.chips[marker] ?? 0);
    const full =
      (all[cluster] ?? 0) >= limit || (seats === MIN_SEATS && (own[cluster * 4 + seat] ?? 0) > 0);
    if (clears) {
      goals.push({
        steps: rims[marker - firstPlanet] ?? new Uint8Array(),
        worth: CLEARING_WORTH,
        key: cluster,
      });
    }
    if (full) continue;
    const unseen = (state.chips[firstPlanet] ?? 0) === 0 && marker < 0;
    for (const { node, planets, steps, guess, safety } of sites) {
      if (taken[node] === 1) continue;
      if (unseen) {
        goals.push({ steps, worth: (1 + perPip * guess) * (0.4 + 0.6 * safety), key: cluster });
        continue;
      }
      const [a, b] = planets;
      const beside = a === marker || b === marker;
      if (beside && !clears) continue;
      const pips = (PIPS[state.chips[a] ?? 0] ?? 0) + (PIPS[state.chips[b] ?? 0] ?? 0);
      const worth = 1 + perPip * pips + (beside ? CLEARING_WORTH : 0);
      goals.push({ steps, worth, key: cluster });
    }
  }
  for (const { cluster, steps } of lore.veiled) {
    goals.push({ steps, worth: VEILED_WORTH, key: cluster });
  }
  return goals;
}

/** Where a trade ship of this seat could go. */
export function tradeGoals(state: State, seat: Seat): Goal[] {
  const goals: Goal[] = [];
  const lore = loreOf(state.placements);
  const pods = playerAt(state, seat).upgrades[FREIGHT_POD];
  for (const { people, steps } of lore.docks) {
    const count = countStations(state, people);
    if (count >= DOCKS) continue;
    const missing = Math.max(0, count + 1 - pods);
    const worth = stationWorth(state, seat, people) * PER_MISSING_POD ** missing;
    goals.push({ steps, worth, key: DOCK_KEY + people });
  }
  for (const { cluster, firstPlanet, rims } of lore.systems) {
    const marker = markerIn(state, firstPlanet);
    if (marker >= 0 && canClear(state, seat, state.chips[marker] ?? 0)) {
      const steps = rims[marker - firstPlanet] ?? new Uint8Array();
      goals.push({ steps, worth: CLEARING_WORTH, key: cluster });
    }
  }
  for (const { cluster, steps } of lore.veiled) {
    goals.push({ steps, worth: VEILED_WORTH / 2, key: cluster });
  }
  return goals;
}

/** The friendship marker if the next station takes it, and the card in any case. */
function stationWorth(state: State, seat: Seat, people: number): number {
  const holder = state.markers[people] ?? NOBODY;
  if (holder === NOBODY) return MARKER_WORTH + CARD_WORTH;
  if (holder === seat) return CARD_WORTH;
  const behind = stationsOf(state, people, holder) - stationsOf(state, people, seat);
  return CARD_WORTH + (behind <= 0 ? CAPTURE_WORTH : CAPTURE_WORTH / (2 + 2 * behind));
}

/** The planet of this system with a pirate base or ice planet, or -1. */
export function markerIn(state: State, firstPlanet: number): number {
  for (let planet = firstPlanet; planet < firstPlanet + 3; planet++) {
    if (isMarker(state.chips[planet] ?? 0)) return planet;
  }
  return -1;
}

/** The goal that promises most to a ship on this node that still has `credit` steps, among keys not yet `used`. */
export function bestGoal(
  goals: readonly Goal[],
  node: number,
  credit: number,
  discounts: Float64Array,
  used: ReadonlySet<number> | null,
): Goal | null {
  let best: Goal | null = null;
  let highest = 0;
  for (const goal of goals) {
    const promise = promiseOf(goal, node, credit, discounts);
    if (promise > highest && used?.has(goal.key) !== true) {
      highest = promise;
      best = goal;
    }
  }
  return best;
}

export function promiseOf(
  { steps, worth }: Goal,
  node: number,
  credit: number,
  discounts: Float64Array,
): number {
  const far = Math.max(0, (steps[node] ?? 0) - credit);
  return worth * (discounts[far] ?? 0);
}
