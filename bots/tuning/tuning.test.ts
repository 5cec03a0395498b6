import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { tiny } from '../testing/tiny-expertise.ts';
import { fitWeights } from './fit.ts';
import { playSamples, type Sample, type SelfPlay } from './samples.ts';

const PLANTED = [1.2, -0.5, 0];
const SEATS = 3;

/** Positions at random, won as the planted weights would have it. */
function plantedSamples(count: number): Sample[] {
  const random = createRandom('planted');
  const uniform = (): number => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: count }, () => {
    // The second feature is on another scale, which must not matter.
    const features = Float64Array.from(
      { length: SEATS * 3 },
      (_, at) => (uniform() * 4 - 2) * (at % 3 === 1 ? 10 : 1),
    );
    const parts = Array.from({ length: SEATS }, (_, seat) =>
      Math.exp(PLANTED.reduce((sum, weight, i) => sum + weight * (features[3 * seat + i] ?? 0), 0)),
    );
    let rest = uniform() * parts.reduce((sum, part) => sum + part);
    const winner = parts.findIndex((part) => (rest -= part) < 0);
    const shares = parts.map((_, seat) => (seat === winner ? 1 : 0));
    return { features, shares, out: [false, false, false] };
  });
}

describe('the fit', () => {
  const samples = plantedSamples(6000);

  test('finds planted weights again', () => {
    const { weights, likelihood } = fitWeights(samples, SEATS, [0, 0, 0], 0);
    for (const [i, planted] of PLANTED.entries()) {
      expect(Math.abs((weights[i] ?? 0) - planted)).toBeLessThan(0.1);
    }
    expect(likelihood).toBeGreaterThan(-Math.log(SEATS));
  });

  test('a strong pull keeps the old weights', () => {
    const { weights } = fitWeights(samples, SEATS, [0.3, 0.3, 0.3], 1e6);
    for (const weight of weights) expect(weight).toBeCloseTo(0.3, 3);
  });

  test('a feature that never differs stays as it was', () => {
    const flat = samples.map(({ features, ...rest }) => ({
      ...rest,
      features: features.map((value, at) => (at % 3 === 2 ? 1 : value)),
    }));
    const { weights } = fitWeights(flat, SEATS, [0, 0, 0.7], 0.001);
    expect(weights[2]).toBeCloseTo(0.7, 6);
  });

  test('a seat that is out has no chance and teaches nothing', () => {
    const out = samples.map(({ features, shares }) => {
      const last = shares[2] === 1;
      return { features, shares: last ? [1, 0, 0] : shares, out: [false, false, !last && true] };
    });
    const { likelihood } = fitWeights(
      out.filter(({ out: gone }) => gone[2] === true),
      SEATS,
      [0, 0, 0],
      0,
    );
    expect(likelihood).toBeGreaterThan(-Math.log(2));
  });
});

describe('self-play', () => {
  const plan: SelfPlay = {
    ...tiny,
    config: { seats: 2, options: {} },
    seed: 'self-play',
    maxActions: 500,
    stray: 4,
    every: 2,
  };
  const weights = { points: 0.5, card: 0.1 };

  test('gives the same samples every time, each with who won', () => {
    const samples = playSamples(plan, weights, 3);
    expect(samples.length).toBeGreaterThan(0);
    expect(playSamples(plan, weights, 3)).toEqual(samples);
    for (const { features, shares } of samples) {
      expect(features).toHaveLength(4);
      expect(shares[0]).toBeCloseTo(1 - (shares[1] ?? 0));
    }
  });

  test('teaches that points win', () => {
    const samples = Array.from({ length: 200 }, (_, n) => playSamples(plan, weights, n)).flat();
    const fit = fitWeights(samples, 2, [0, 0], 0.001);
    expect(fit.weights[0]).toBeGreaterThan(0.1);
  });

  test('a game that is given up teaches nothing', () => {
    expect(playSamples({ ...plan, maxActions: 3 }, weights, 0)).toEqual([]);
  });

  /** How often those who play look ahead, and in how many worlds; and whether what is measured was settled. */
  function watched(changes: Partial<SelfPlay>): {
    readonly decisions: number;
    readonly worlds: number;
    readonly settled: readonly boolean[];
    readonly samples: readonly Sample[];
  } {
    let decisions = 0;
    let worlds = 0;
    const settled: boolean[] = [];
    const { game, expertise } = tiny;
    const watching: SelfPlay = {
      ...plan,
      stray: 1_000_000,
      every: 1,
      config: { seats: 4, options: { rounds: 9 } },
      game: {
        ...game,
        resample: (view, seat, random) => {
          worlds++;
          return game.resample(view, seat, random);
        },
      },
      expertise: {
        ...expertise,
        // The tiny game's own instinct chooses among candidates as well, but does not ask us.
        candidates: (state, seat) => {
          decisions++;
          return expertise.candidates(state, seat);
        },
        measure: (state, into) => {
          settled.push(expertise.isSettled?.(state, 0) === true);
          expertise.measure(state, into);
        },
      },
      ...changes,
    };
    const samples = [0, 1, 2, 3].flatMap((n) => playSamples(watching, weights, n));
    return { decisions, worlds, settled, samples };
  }

  test('drifts by instinct now and then, and learns settled positions only', () => {
    const usual = watched({});
    const drifting = watched({ drift: 50 });
    expect(usual.settled).toContain(false);
    expect(drifting.settled).not.toContain(false);
    expect(drifting.samples.length).toBeGreaterThan(0);
    expect(drifting.decisions).toBeLessThan(0.8 * usual.decisions);
    expect(watched({ drift: 50 }).samples).toEqual(drifting.samples);
  });

  test('learns where a drift ended, however seldom it learns otherwise', () => {
    expect(watched({ every: 1_000_000 }).samples).toEqual([]);
    expect(watched({ every: 1_000_000, drift: 20 }).samples.length).toBeGreaterThan(0);
  });

  test('looks ahead in fewer worlds when it is told to', () => {
    const usual = watched({});
    const quick = watched({ worlds: 2 });
    expect(quick.worlds / quick.decisions).toBeLessThan((usual.worlds / usual.decisions) * 0.3);
  });
});
