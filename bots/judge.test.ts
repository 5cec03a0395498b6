import { describe, expect, test } from 'vitest';
import { createJudge, weightsOfPilot } from './judge.ts';
import { lastTurn, tiny, tinyExpertise } from './testing/tiny-expertise.ts';

const state = lastTurn(0, [4, 2, 0], [1, 6, 3]);
/** Half a point for each point, a tenth for the card, as the weights have it. */
const SCORES = [2.1, 1.6, 0.3];

function judged(changes: Partial<typeof tiny.expertise> = {}, position: unknown = state): number[] {
  const chances = new Float64Array(3);
  createJudge(tiny.game, { ...tiny.expertise, ...changes }, 3).judge(position, chances);
  return [...chances];
}

describe('the chances of the seats', () => {
  test('are the softmax of their scores, and one in all', () => {
    const parts = SCORES.map((score) => Math.exp(score));
    const total = parts.reduce((sum, part) => sum + part, 0);
    for (const [seat, chance] of judged().entries()) {
      expect(chance).toBeCloseTo((parts[seat] ?? 0) / total, 12);
    }
    expect(judged().reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('do not overflow, however far ahead somebody is', () => {
    const far = lastTurn(0, [5000, 0, 0], [1, 2, 3]);
    expect(judged({}, far)).toEqual([1, 0, 0]);
  });

  test('are none for those who are out', () => {
    const chances = judged({ isOut: (_state, seat) => seat === 0 });
    expect(chances[0]).toBe(0);
    expect((chances[1] ?? 0) / (chances[2] ?? 1)).toBeCloseTo(Math.exp(1.3), 12);
  });

  test('are shared by the winners when it is over', () => {
    expect(judged({}, { ...lastTurn(0, [3, 5, 5], [1, 2, 3]), phase: 'over' })).toEqual([
      0, 0.5, 0.5,
    ]);
  });
});

test('what each feature adds is its weight times what there is of it', () => {
  const parts = createJudge(tiny.game, tiny.expertise, 3).contributions(state);
  expect(parts).toHaveLength(3 * tinyExpertise.features.length);
  for (const [at, part] of [2, 0.1, 1, 0.6, 0, 0.3].entries()) {
    expect(parts[at]).toBeCloseTo(part, 12);
  }
});

describe('the weights of a Pilot', () => {
  test('are shifted by what the one on this seat is like', () => {
    const tempers = { cautious: { card: 2 }, bold: { points: 3 }, gatherer: {} };
    const expertise = { ...tiny.expertise, tempers };
    const bySeat = [0, 1, 2, 3].map((seat) => weightsOfPilot(expertise, 4, seat));
    expect(bySeat).toEqual([
      { points: 0.5, card: 0.2 },
      { points: 1.5, card: 0.1 },
      { points: 0.5, card: 0.1 },
      { points: 0.5, card: 0.2 },
    ]);
  });

  test('are those of the game where all are alike', () => {
    expect(weightsOfPilot(tiny.expertise, 2, 1)).toEqual({ points: 0.5, card: 0.1 });
  });
});
