/** Turns a position into the chance of each seat to win: the softmax of weighted features. */

import {
  temperOf,
  type Expertise,
  type Game,
  type Pending,
  type Result,
  type Seat,
  type Weights,
} from '@sternwarte/engine';

export interface Judge {
  readonly seats: number;
  /** The chance of each seat to win, written to `into`. `pending` spares asking the game twice. */
  judge(state: unknown, into: Float64Array, pending?: Pending<unknown>): void;
  /** What each feature of each seat adds to its score, in the order of `Expertise.measure`. */
  contributions(state: unknown): Float64Array;
}

export function createJudge(
  game: Game,
  expertise: Expertise,
  seats: number,
  weights: Weights = expertise.weights(seats),
): Judge {
  const { features } = expertise;
  const width = features.length;
  const weightList = Float64Array.from(features, (feature) => weights[feature] ?? 0);
  const measured = new Float64Array(seats * width);
  const judge: Judge['judge'] = (state, into, pending = game.pending(state)) => {
    if (pending.kind === 'over') {
      shareOut(pending.result, into);
      return;
    }
    expertise.measure(state, measured);
    let highest = -Infinity;
    for (let seat = 0, at = 0; seat < seats; seat++) {
      let score = 0;
      for (let i = 0; i < width; i++, at++) score += (weightList[i] ?? 0) * (measured[at] ?? 0);
      if (expertise.isOut?.(state, seat) === true) score = -Infinity;
      into[seat] = score;
      if (score > highest) highest = score;
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      const part = Math.exp((into[seat] ?? 0) - highest);
      into[seat] = part;
      total += part;
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] ?? 0) / total;
  };
  return {
    seats,
    judge,
    contributions(state) {
      const parts = new Float64Array(seats * width);
      expertise.measure(state, parts);
      for (let at = 0; at < parts.length; at++) {
        parts[at] = (parts[at] ?? 0) * (weightList[at % width] ?? 0);
      }
      return parts;
    },
  };
}

/** The weights of the Pilot on this seat: what he is like shifts some of them. */
export function weightsOfPilot(expertise: Expertise, seats: number, seat: Seat): Weights {
  const weights = expertise.pilotWeights?.(seats) ?? expertise.weights(seats);
  const factors = expertise.tempers?.[temperOf(seat)];
  if (factors === undefined) return weights;
  return Object.fromEntries(
    Object.entries(weights).map(([feature, weight]) => [feature, weight * (factors[feature] ?? 1)]),
  );
}

/** A finished match: the winners share it. */
export function shareOut({ winners }: Result, into: Float64Array): void {
  into.fill(0);
  for (const seat of winners) into[seat] = 1 / winners.length;
}
