/**
 * Finds the weights under which what happened was most likely.
 *
 * The chances of the seats are the softmax of their weighted features, so this is a logit over seats: the likelihood
 * has one summit, and Newton's method climbs it in a few steps. A small pull towards the old weights keeps features
 * that hardly ever occur from running away.
 */

import type { Sample } from './samples.ts';

export interface Fit {
  readonly weights: readonly number[];
  /** Mean log likelihood of a sample; 0 would be certainty, -log(seats) is knowing nothing. */
  readonly likelihood: number;
}

const STEPS = 20;
const HALVINGS = 12;

export function fitWeights(
  samples: readonly Sample[],
  seats: number,
  before: readonly number[],
  pull: number,
): Fit {
  const width = before.length;
  const scales = scalesOf(samples, width);
  // Climb in features of spread 1, so that the pull treats all alike.
  const anchor = before.map((weight, i) => weight * (scales[i] ?? 1));
  const strength = pull * samples.length;
  const climb = (weights: readonly number[]): Slope => {
    const slope = slopeAt(samples, seats, weights, scales);
    for (let i = 0; i < width; i++) {
      const away = (weights[i] ?? 0) - (anchor[i] ?? 0);
      slope.height -= (strength * away * away) / 2;
      slope.gradient[i] = (slope.gradient[i] ?? 0) - strength * away;
      const row = slope.curvature[i];
      if (row !== undefined) row[i] = (row[i] ?? 0) + strength + 1e-9;
    }
    return slope;
  };
  let current = [...anchor];
  let slope = climb(current);
  for (let step = 0; step < STEPS; step++) {
    const { height } = slope;
    let change = [...solve(slope.curvature, slope.gradient)];
    // From far away Newton's step may overshoot the summit: then go half as far.
    for (let half = 0; half < HALVINGS; half++) {
      slope = climb(current.map((weight, i) => weight + (change[i] ?? 0)));
      if (slope.height >= height) break;
      change = change.map((x) => x / 2);
    }
    if (slope.height < height) break;
    current = current.map((weight, i) => weight + (change[i] ?? 0));
    if (change.every((x) => Math.abs(x) < 1e-6)) break;
  }
  const likelihood = slopeAt(samples, seats, current, scales).height / samples.length;
  return { weights: current.map((weight, i) => weight / (scales[i] ?? 1)), likelihood };
}

/** The spread of each feature over all samples and seats. */
function scalesOf(samples: readonly Sample[], width: number): number[] {
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  let count = 0;
  for (const { features } of samples) {
    for (let at = 0; at < features.length; at++) {
      const value = features[at] ?? 0;
      sums[at % width] = (sums[at % width] ?? 0) + value;
      squares[at % width] = (squares[at % width] ?? 0) + value * value;
    }
    count += features.length / width;
  }
  return Array.from({ length: width }, (_, i) => {
    const mean = (sums[i] ?? 0) / count;
    return Math.sqrt(Math.max((squares[i] ?? 0) / count - mean * mean, 0)) || 1;
  });
}

interface Slope {
  /** The log likelihood of all samples. */
  height: number;
  readonly gradient: Float64Array;
  /** Minus the second derivative. */
  readonly curvature: Float64Array[];
}

function slopeAt(
  samples: readonly Sample[],
  seats: number,
  weights: readonly number[],
  scales: readonly number[],
): Slope {
  const width = weights.length;
  const slope: Slope = {
    height: 0,
    gradient: new Float64Array(width),
    curvature: Array.from({ length: width }, () => new Float64Array(width)),
  };
  const scaled = new Float64Array(seats * width);
  const chances = new Float64Array(seats);
  const mean = new Float64Array(width);
  for (const { features, shares, out } of samples) {
    let highest = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      let score = 0;
      for (let i = 0; i < width; i++) {
        const at = seat * width + i;
        const value = (features[at] ?? 0) / (scales[i] ?? 1);
        scaled[at] = value;
        score += value * (weights[i] ?? 0);
      }
      chances[seat] = out[seat] === true ? -Infinity : score;
      highest = Math.max(highest, chances[seat] ?? 0);
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp((chances[seat] ?? 0) - highest);
      total += chances[seat] ?? 0;
    }
    mean.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const chance = (chances[seat] ?? 0) / total;
      chances[seat] = chance;
      const share = shares[seat] ?? 0;
      if (share > 0) slope.height += share * Math.log(Math.max(chance, 1e-12));
      for (let i = 0; i < width; i++) {
        const value = scaled[seat * width + i] ?? 0;
        mean[i] = (mean[i] ?? 0) + chance * value;
        slope.gradient[i] = (slope.gradient[i] ?? 0) + (share - chance) * value;
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const chance = chances[seat] ?? 0;
      if (chance === 0) continue;
      for (let i = 0; i < width; i++) {
        const row = slope.curvature[i];
        if (row === undefined) continue;
        const away = (scaled[seat * width + i] ?? 0) - (mean[i] ?? 0);
        for (let j = 0; j < width; j++) {
          const other = (scaled[seat * width + j] ?? 0) - (mean[j] ?? 0);
          row[j] = (row[j] ?? 0) + chance * away * other;
        }
      }
    }
  }
  return slope;
}

/** Gauss elimination with pivots; both arguments are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0))
        pivot = row;
    }
    swap(matrix, column, pivot);
    swap(right, column, pivot);
    const line = matrix[column];
    const head = line?.[column] ?? 0;
    if (line === undefined || head === 0) continue;
    for (let row = column + 1; row < size; row++) {
      const other = matrix[row];
      if (other === undefined) continue;
      const factor = (other[column] ?? 0) / head;
      for (let i = column; i < size; i++) other[i] = (other[i] ?? 0) - factor * (line[i] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0;
    for (let i = row + 1; i < size; i++) rest -= (matrix[row]?.[i] ?? 0) * (solution[i] ?? 0);
    const head = matrix[row]?.[row] ?? 0;
    solution[row] = head === 0 ? 0 : rest / head;
  }
  return solution;
}

function swap(list: { [index: number]: unknown }, a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
