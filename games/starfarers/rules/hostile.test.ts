import { createRandom, playout, randomPolicy } from '@sternwarte/engine';
import { attackCheck } from '@sternwarte/engine/conformance';
import { expect, test } from 'vitest';
import { starfarers } from './index.ts';

test('100,000 hostile inputs never break the check, whatever is asked', () => {
  const random = createRandom('hostile');
  let attempts = 0;
  const kinds = new Set<string>();
  for (let game = 0; game < 200; game++) {
    if (attempts >= 100_000) break;
    const seats = 2 + (game % 3);
    const board = (['beginner', 'explorer', 'strategic', 'wild'] as const)[game % 4] ?? 'beginner';
    const start = game % 2 === 0 ? 'fixed' : 'founding';
    const state = starfarers.setup({ seats, options: { board, start, maxRounds: 10 } });
    let steps = 0;
    const policy: typeof randomPolicy = (position, seat, moves, source) => {
      if (++steps % 10 === 0 && attempts < 100_000) {
        const found = attackCheck(starfarers, state, moves, 40, random);
        if (found !== null) throw new Error(found);
        attempts += 40;
        kinds.add(state.agenda[0]?.kind ?? state.phase);
      }
      return randomPolicy(position, seat, moves, source);
    };
    playout(
      starfarers,
      state,
      Array.from({ length: seats }, () => policy),
      createRandom(game),
    );
  }
  expect(attempts).toBeGreaterThanOrEqual(100_000);
  expect(kinds.size).toBeGreaterThan(12);
});
