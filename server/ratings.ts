/**
 * How well people play, by the model of Plackett and Luce as Weng and Lin made a rating of it: for any number of seats, with
 * how sure one can be. What `openskill` computes by default, in forty lines instead of its hundred and fifty packages;
 * `ratings.test.ts` holds it against values from there. https://jmlr.org/papers/v12/weng11a.html
 */

import type { Outcome, Store, StoredRating, StoredTable } from './store/store.ts';

const MU = 25;
const SIGMA = MU / 3;
const BETA_SQUARED = (MU / 6) ** 2;
/** Nobody becomes so well known that he could not surprise. */
const KAPPA = 0.0001;
/** Nor does skill stand still between two matches. */
const TAU_SQUARED = (MU / 300) ** 2;

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The skills after a match, in which `places` says who came on which place. */
export function rate(
  before: readonly Skill[],
  places: readonly number[],
  tauSquared: number = TAU_SQUARED,
): readonly Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tauSquared }));
  const c = Math.sqrt(skills.reduce((sum, { variance }) => sum + variance + BETA_SQUARED, 0));
  const strength = skills.map(({ mu }) => Math.exp(mu / c));
  const isBehind = (q: number, s: number): boolean => (places[s] ?? 0) >= (places[q] ?? 0);
  const rest = skills.map((_skill, q) =>
    strength.reduce((sum, one, s) => (isBehind(q, s) ? sum + one : sum), 0),
  );
  const tied = places.map((place) => places.filter((other) => other === place).length);
  return skills.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const q of skills.keys()) {
      if (!isBehind(q, i)) continue;
      const share = (strength[i] ?? 0) / (rest[q] ?? 1);
      omega += ((i === q ? 1 : 0) - share) / (tied[q] ?? 1);
      delta += (share * (1 - share)) / (tied[q] ?? 1);
    }
    const gamma = Math.sqrt(variance) / c;
    const shrink = Math.max(1 - (delta * variance * gamma) / c ** 2, KAPPA);
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * shrink) };
  });
}

export function rateOutcome(
  { game, places }: Outcome,
  before: readonly (StoredRating | null)[],
): readonly StoredRating[] {
  const known = before.map((rating) => rating ?? { mu: MU, sigma: SIGMA, matches: 0 });
  return rate(known, places).map((skill, n) => ({
    game,
    seats: places.length,
    ...skill,
    matches: (known[n]?.matches ?? 0) + 1,
  }));
}

/** One number for both: what somebody is almost sure to be worth. */
export function shownRating({ mu, sigma }: Skill): number {
  return Math.max(0, Math.round((mu - 3 * sigma) * 40));
}

/**
 * A match counts when only people played it, each on his own, all of them want to be rated, and it began here. Whoever was
 * stood in for has not played it alone.
 */
export async function rateMatch(
  store: Store,
  { id, game, seats, home, helped }: StoredTable,
  places: readonly number[],
  at: number,
): Promise<boolean> {
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
  const isAmongPeople = people.length === seats.length && people.length > 1 && !helped;
  if (!isAmongPeople || home !== null || !(await store.areRated(people))) return false;
  const outcome = { table: id, game, people, places };
  return store.addOutcome(outcome, at, (before) => rateOutcome(outcome, before));
}
