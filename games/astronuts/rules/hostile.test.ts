import { createRandom, playout, randomPolicy } from '@sternwarte/engine';
import { attackCheck } from '@sternwarte/engine/conformance';
import { expect, test } from 'vitest';
import { astronuts } from './index.ts';

const INPUTS = 400_000;
const INPUTS_PER_POSITION = 100;

test('whatever is sent as a move is answered, and never changes the position', () => {
  const random = createRandom('hostile');
  let sent = 0;
  for (let game = 0; sent < INPUTS; game++) {
    const seats = 2 + (game % 3);
    const options = {
      nutPlacement: game % 2 === 0 ? 'random' : 'draft',
      asteroids: 'on',
      astroHoles: 'on',
      timeWarpOnDefence: 'on',
      maxRounds: 40,
    } as const;
    const state = astronuts.setup({ seats, options });
    const policies = Array.from({ length: seats }, () => randomPolicy);
    for (;;) {
      const pending = astronuts.pending(state);
      const asked = pending.kind === 'move' ? pending.seats : [0];
      const moves = asked.flatMap((seat) => astronuts.moves(state, seat));
      expect(attackCheck(astronuts, state, moves, INPUTS_PER_POSITION, random)).toBeNull();
      sent += INPUTS_PER_POSITION;
      if (pending.kind === 'over' || sent >= INPUTS) break;
      playout(astronuts, state, policies, random, { maxActions: 1 + random.below(12) });
    }
  }
  expect(sent).toBeGreaterThanOrEqual(INPUTS);
});

test('no input makes a seat act that does not exist', () => {
  const state = astronuts.setup({ seats: 2, options: {} });
  for (const seat of [-1, 2, 99, 0.5, Number.NaN]) {
    expect(astronuts.check(state, seat, { type: 'endTurn' })?.key).toBe('notYourTurn');
    expect(astronuts.moves(state, seat)).toEqual([]);
  }
});
