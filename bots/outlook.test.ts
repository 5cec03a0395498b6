import { createRandom, type Game } from '@sternwarte/engine';
import { tinyGame, type TinyState } from '@sternwarte/engine/conformance/tiny-game';
import { expect, test } from 'vitest';
import { createJudge } from './judge.ts';
import { createOutlook } from './outlook.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';

function expected(game: Game, state: TinyState, seat: number): number[] {
  const outlook = createOutlook(game, tiny.expertise, createJudge(game, tiny.expertise, 2));
  const chances = new Float64Array(2);
  outlook.expect(tinyGame.clone(state), seat, createRandom('outlook'), chances, 1);
  return [...chances];
}

test('a die is averaged out exactly', () => {
  const rolling: TinyState = { ...lastTurn(1, [4, 0], [6, 1]), phase: 'die' };
  expect(expected(tiny.game, rolling, 1)[1]).toBeCloseTo(2.5 / 6, 10);
});

test('a long row of draws is sampled, not multiplied', () => {
  // A die that must be rolled thirty times, of which each one could be sampled six times over.
  let rolls = 0;
  const game: Game = {
    ...tiny.game,
    apply(state, action) {
      rolls++;
      tiny.game.apply(state, action);
      const tinyState = state as TinyState;
      if (tinyState.phase === 'acted' && (tinyState.points[1] ?? 0) < 100) tinyState.phase = 'die';
    },
  };
  const rolling: TinyState = { ...lastTurn(1, [4, 0], [6, 1]), phase: 'die' };
  expect(expected(game, rolling, 1).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  expect(rolls).toBeLessThan(10_000);
});
