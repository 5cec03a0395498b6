/** A yardstick for the tests of chance: how far counts are from what they should be. */

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, item) => total + item, 0);

/**
 * Pearson's statistic of counts against weights. For k kinds it is about k - 1; a value above `chiSquareLimit(k)` comes
 * up once in about ten thousand fair experiments, and the tests fix their seeds, so that each is either right or wrong.
 */
export function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const scale = sum(counts) / sum(weights);
  return sum(
    counts.map((count, kind) => {
      const expected = (weights[kind] ?? 0) * scale;
      return (count - expected) ** 2 / expected;
    }),
  );
}

/** The quantile 0.9999 of the distribution with `kinds - 1` degrees of freedom (Wilson and Hilferty). */
export function chiSquareLimit(kinds: number): number {
  const freedom = kinds - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}
