/** Weights as a game ships them, `weights.json`: `{"2": {"feature": 0.123, …}, …}`, by the number of seats. */

import { isRecord, type Weights } from '@sternwarte/engine';

export type WeightTable = Readonly<Record<string, Weights>>;

const SIGNIFICANT_DIGITS = 4;

/** Reads what `makeWeights` has written; `null` for anything else. */
export function readWeights(text: string): WeightTable | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isRecord(value) && Object.values(value).every((weights) => isWeights(weights))
    ? // Every value has just been looked at.
      (value as WeightTable)
    : null;
}

function isWeights(value: unknown): value is Weights {
  return isRecord(value) && Object.values(value).every((weight) => Number.isFinite(weight));
}

/** The text of the file: seats ascending, features in their own order, few digits. */
export function makeWeights(features: readonly string[], table: WeightTable): string {
  const seats = Object.keys(table).toSorted((a, b) => Number(a) - Number(b));
  const tidy = Object.fromEntries(
    seats.map((count) => [
      count,
      Object.fromEntries(features.map((feature) => [feature, round(table[count]?.[feature] ?? 0)])),
    ]),
  );
  return `${JSON.stringify(tidy, null, 2)}\n`;
}

function round(weight: number): number {
  // A weight of minus zero would be written as 0 and read back as something else.
  return Number(weight.toPrecision(SIGNIFICANT_DIGITS)) + 0;
}
