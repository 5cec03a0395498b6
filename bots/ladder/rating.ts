/** What the games of a ladder add up to: win shares with their uncertainty, and ratings like Elo's. */

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval: where the true share lies in 95 of 100 cases. Holds for small numbers and shares near 0 and 1. */
export function interval(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Games in which `a` came out before `b`, counted both ways; shared places count half. */
export interface Duels {
  readonly ids: readonly string[];
  /** `wins[a][b]`: how often a was better than b. */
  readonly wins: readonly (readonly number[])[];
}

const ROUNDS = 500;
const SCALE = 400 / Math.LN10;

/**
 * Ratings by the model of Bradley and Terry: 400 points are odds of ten to one. The mean is 0; half a game against
 * everybody keeps those finite who always win.
 */
export function ratings({ ids, wins }: Duels): ReadonlyMap<string, number> {
  const count = ids.length;
  const at = (a: number, b: number): number => (wins[a]?.[b] ?? 0) + 0.5;
  let strengths = ids.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, a) => {
      let won = 0;
      let weight = 0;
      for (let b = 0; b < count; b++) {
        if (b === a) continue;
        won += at(a, b);
        weight += (at(a, b) + at(b, a)) / (own + (strengths[b] ?? 1));
      }
      return weight === 0 ? 1 : won / weight;
    });
    const mean = Math.exp(next.reduce((sum, x) => sum + Math.log(x), 0) / count);
    strengths = next.map((x) => x / mean);
  }
  return new Map(ids.map((id, i) => [id, SCALE * Math.log(strengths[i] ?? 1)]));
}
