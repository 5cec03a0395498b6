import { describe, expect, test } from 'vitest';
import { endTurn, land } from '../rules/testing/play.ts';
import { position } from '../rules/testing/position.ts';
import { candidates, firstCandidates } from './candidates.ts';
import { FEATURES, measure } from './features.ts';
import { canHold } from './watch.ts';

const HOMES = ['regulus', 'pavo'] as const;

describe('a fleet that has let everything nearer pass', () => {
  /** Fourteen land in two rounds; thirteen can come back now, and never again. */
  const state = position({
    round: 5,
    homes: HOMES,
    stars: { regulus: [0, 2], algol: [0, 1], pavo: [1, 2] },
    discs: { 0: [['AY', 2, 13]], 1: [['JR', 5, 14]] },
  });

  test('is met: whoever is needed at home lands there', () => {
    expect(canHold(state, 0, 'straight')).toBe(true);
    expect(candidates(state, 0)).toContainEqual(land('regulus'));
    expect(candidates(state, 0)).not.toContainEqual(endTurn);
    expect(candidates(state, 0)).not.toContainEqual(land('fomalhaut'));
  });

  test('was nothing to the first generation', () => {
    expect(firstCandidates(state, 0)).toContainEqual(endTurn);
    expect(firstCandidates(state, 0)).toContainEqual(land('fomalhaut'));
  });
});

test('who has just left and cannot turn back comes by way of a star nearby', () => {
  const state = position({
    round: 4,
    homes: HOMES,
    stars: { regulus: [0, 1], pavo: [1, 2] },
    discs: { 0: [['CY', 1, 12]], 1: [['JR', 4, 14]] },
  });
  // With what is built until then there are fifteen.
  expect(canHold(state, 0, 'straight')).toBe(false);
  expect(canHold(state, 0, 'detour')).toBe(true);
  expect(candidates(state, 0)).toContainEqual(land('capella'));
  expect(candidates(state, 0)).not.toContainEqual({ type: 'start', star: 'regulus', ships: 1 });
});

test('where nothing can be back in time, everything else is still worth a thought', () => {
  const state = position({
    round: 5,
    homes: HOMES,
    stars: { regulus: [0, 2], pavo: [1, 2] },
    discs: { 0: [['AY', 4, 13]], 1: [['JR', 5, 14]] },
  });
  expect(canHold(state, 0, 'straight')).toBe(false);
  expect(candidates(state, 0)).toContainEqual(endTurn);
});

describe('a fleet that may still land anywhere', () => {
  const settled = { regulus: [0, 2], pavo: [1, 2], nunki: [1, 1] } as const;
  const roaming = { regulus: [0, 2], pavo: [1, 2] } as const;
  const after = (field: number, stars: typeof settled | typeof roaming) =>
    position({ round: 5, homes: HOMES, stars, discs: { 1: [['JR', field, 14]] } });

  test('keeps nobody at home', () => {
    expect(canHold(after(2, roaming), 0, 'straight')).toBe(true);
    expect(canHold(after(3, settled), 0, 'straight')).toBe(true);
    expect(canHold(after(4, settled), 0, 'straight')).toBe(false);
  });

  test('is believed to come a field sooner when its owner has settled nowhere', () => {
    expect(canHold(after(3, roaming), 0, 'straight')).toBe(false);
  });
});

test('two discs that land together count together', () => {
  const stars = { regulus: [0, 10], pavo: [1, 2] } as const;
  const homes = HOMES;
  const apart = position({
    round: 5,
    homes,
    stars,
    discs: {
      1: [
        ['JR', 6, 8],
        ['JR', 5, 8],
      ],
    },
  });
  const together = position({
    round: 5,
    homes,
    stars,
    discs: {
      1: [
        ['JR', 6, 8],
        ['KR', 5, 8],
      ],
    },
  });
  expect(canHold(apart, 0, 'straight')).toBe(true);
  expect(canHold(together, 0, 'straight')).toBe(false);
});

describe('a siege', () => {
  const relief = FEATURES.indexOf('relief');
  function reliefOf(stars: Parameters<typeof position>[0]['stars'], disc?: number): number {
    const discs = disc === undefined ? {} : { 0: [['BY', disc, 16]] as const };
    const state = position({ round: 9, homes: HOMES, stars, discs });
    const into = new Float64Array(2 * FEATURES.length);
    measure(state, into);
    return into[relief] ?? Number.NaN;
  }
  const besieged = { algieba: [1, 15], regulus: [0, 1], castor: [0, 1] } as const;

  test('is the nearer to its end the sooner a larger fleet can be there', () => {
    const none = reliefOf(besieged);
    const far = reliefOf({ ...besieged, kaus: [0, 16] });
    const near = reliefOf({ ...besieged, capella: [0, 16] });
    expect(none).toBe(1);
    expect(far).toBeLessThan(none);
    expect(near).toBeLessThan(far);
    expect(reliefOf({ ...besieged, capella: [0, 15] })).toBe(none);
  });

  test('is not lifted by a fleet that has flown past', () => {
    expect(reliefOf(besieged, 1)).toBeLessThan(1);
    expect(reliefOf(besieged, 2)).toBe(1);
  });

  test('is nothing to whom nobody besieges', () => {
    expect(reliefOf({ regulus: [0, 1], pavo: [1, 1] })).toBe(0);
  });
});
