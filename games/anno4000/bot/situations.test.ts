/** Named situations that a player should get right. */

import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import { anno4000 } from '../rules/index.ts';
import { ownerOf, type State } from '../rules/state.ts';
import { endTurn, land, play, start } from '../rules/testing/play.ts';
import { position } from '../rules/testing/position.ts';
import { candidates } from './candidates.ts';
import { FEATURES as features, measure, type Feature } from './features.ts';
import { annoExpertise } from './index.ts';
import { instinct } from './instinct.ts';

const weights = (seats: number) => annoExpertise.weights(seats);
const HOMES = ['regulus', 'pavo'] as const;

function feature(state: State, seat: number, wanted: Feature): number {
  const into = new Float64Array(state.players.length * features.length);
  measure(state, into);
  return into[seat * features.length + features.indexOf(wanted)] ?? Number.NaN;
}

/** How the position after a turn is judged: the score of one seat above that of the other. */
function lead(before: State, seat: 0 | 1, ...moves: readonly Move[]): number {
  const state = anno4000.clone(before);
  play(state, ...moves);
  const into = new Float64Array(2 * features.length);
  measure(state, into);
  const scores = [0, 1].map((who) =>
    features.reduce(
      (sum, name, i) => sum + weights(2)[name] * (into[who * features.length + i] ?? 0),
      0,
    ),
  );
  return (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
}

function following(before: State, ...moves: readonly Move[]): State {
  const state = anno4000.clone(before);
  play(state, ...moves);
  return state;
}

function decide(state: State): Move {
  return instinct(state, state.current, createRandom('situation'));
}

describe('a home star that falls now', () => {
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [0, 5], pavo: [1, 3], capella: [0, 1], deneb: [1, 1] },
    discs: { 0: [['CY', 6, 9]] },
  });

  test('is taken at a glance', () => {
    expect(decide(state)).toEqual(land('pavo'));
  });

  test('is among the candidates', () => {
    expect(candidates(state, 0)).toContainEqual(land('pavo'));
  });

  test('is judged as good as lost for its owner', () => {
    const after = anno4000.clone(state);
    play(after, land('pavo'), endTurn);
    expect(feature(after, 1, 'doomed')).toBe(1);
  });
});

describe('a lost home star', () => {
  test('is won back by a short flight', () => {
    const state = position({
      round: 9,
      homes: HOMES,
      stars: { regulus: [1, 4], algieba: [0, 6], pavo: [1, 9] },
    });
    expect(feature(state, 0, 'besieged')).toBe(1);
    play(state, decide(state));
    expect(ownerOf(state, starNamed('regulus'))).toBe(0);
  });

  test('is won back by ships that land beside others and fly on with them', () => {
    const state = position({
      round: 9,
      homes: HOMES,
      stars: { regulus: [1, 8], algieba: [0, 6], pavo: [1, 9] },
      discs: { 0: [['BY', 1, 3]] },
    });
    expect(feature(state, 0, 'besieged')).toBe(1);
    expect(decide(state)).toEqual(land('algieba'));
    play(state, land('algieba'), decide(following(state, land('algieba'))));
    expect(ownerOf(state, starNamed('regulus'))).toBe(0);
  });

  test('is answered by an exchange when it cannot be won back', () => {
    const state = position({
      round: 9,
      homes: HOMES,
      stars: { regulus: [1, 20], pavo: [1, 1], capella: [0, 1] },
      discs: { 0: [['CY', 6, 3]] },
    });
    expect(feature(state, 0, 'besieged')).toBe(1);
    expect(decide(state)).toEqual(land('pavo'));
  });

  test('leaves legal candidates even when all is lost', () => {
    const state = position({
      round: 9,
      homes: HOMES,
      stars: { regulus: [1, 20], pavo: [1, 1], capella: [0, 1] },
    });
    expect(feature(state, 0, 'doomed')).toBe(1);
    expect(candidates(state, 0)).toContainEqual(endTurn);
  });
});

describe('a threatened home star', () => {
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [0, 5], capella: [0, 1], pavo: [1, 9] },
    discs: { 0: [['BR', 2, 4]], 1: [['JR', 6, 8]] },
  });

  test('is reinforced by whatever can land there', () => {
    expect(decide(state)).toEqual(land('regulus'));
  });

  test('is judged safe with reinforcement, and lost without', () => {
    const reinforced = anno4000.clone(state);
    play(reinforced, land('regulus'), endTurn);
    expect(feature(reinforced, 0, 'fatal')).toBe(0);
    const left = anno4000.clone(state);
    play(left, endTurn);
    expect(feature(left, 0, 'fatal')).toBe(1);
    expect(lead(state, 0, land('regulus'), endTurn)).toBeGreaterThan(lead(state, 0, endTurn));
  });

  test('keeps the ships that it needs', () => {
    const guarded = position({
      round: 9,
      homes: HOMES,
      stars: { regulus: [0, 12], pavo: [1, 9] },
      discs: { 1: [['JR', 4, 8]] },
    });
    expect(candidates(guarded, 0)).toContainEqual(start('regulus', 4));
    const move = decide(guarded);
    expect(move.type === 'start' ? move.ships : 0).toBeLessThanOrEqual(4);
  });
});

test('a fleet is not thrown at a larger one', () => {
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [0, 5], capella: [1, 7], pavo: [1, 9] },
    discs: { 0: [['CY', 1, 4]] },
  });
  expect(candidates(state, 0)).not.toContainEqual(land('capella'));
});

test('two discs that win only together may land together', () => {
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [0, 5], castor: [1, 5], pavo: [1, 9] },
    discs: {
      0: [
        ['CY', 2, 4],
        ['BY', 1, 3],
      ],
    },
  });
  expect(candidates(state, 0)).toContainEqual(land('castor', [0, 1]));
});

test('a star that must be cleared is cleared', () => {
  const state = position({
    round: 10,
    homes: HOMES,
    stars: { regulus: [1, 6], pavo: [0, 5] },
    exchanges: [{ players: [0, 1], dueRound: 10 }],
  });
  const move = decide(state);
  expect(candidates(state, 0).every(({ type }) => type !== 'endTurn')).toBe(true);
  play(state, move, endTurn);
  expect(ownerOf(state, starNamed('pavo'))).not.toBe(0);
});

test('more pairs, more ships and a safer home star are better', () => {
  for (const seats of [2, 3, 4]) {
    const weight = weights(seats);
    for (const good of ['ships', 'pairs'] as const) expect(weight[good]).toBeGreaterThan(0);
    for (const bad of ['doomed', 'fatal', 'pressure', 'exposed'] as const) {
      expect(weight[bad]).toBeLessThan(0);
    }
  }
});
