import { createRandom, equalPlain, playout, randomPolicy, readType } from '@sternwarte/engine';
import { attackCheck } from '@sternwarte/engine/conformance';
import { expect, test } from 'vitest';
import { astronuts } from './index.ts';
import { scene } from './testing/scene.ts';

const INPUTS = 400_000;
const INPUTS_PER_POSITION = 100;
/** What is not listed in full; see `moves.ts`. */
const UNLISTED: readonly (string | null)[] = ['move', 'offerTrade'];

test('whatever is sent as a move is answered, never changes the position, and passes only if it is listed', () => {
  const random = createRandom('hostile');
  const slipped: unknown[] = [];
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
      const onAccepted = (seat: number, input: unknown): boolean => {
        const isListed = astronuts.moves(state, seat).some((move) => equalPlain(move, input));
        if (!isListed && !UNLISTED.includes(readType(input))) slipped.push(input);
        return true;
      };
      const harm = attackCheck(astronuts, state, moves, INPUTS_PER_POSITION, random, onAccepted);
      expect(harm).toBeNull();
      sent += INPUTS_PER_POSITION;
      if (pending.kind === 'over' || sent >= INPUTS) break;
      playout(astronuts, state, policies, random, { maxActions: 1 + random.below(12) });
    }
  }
  expect(slipped).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(INPUTS);
});

test('a seat of minus zero is no seat, since a record could not keep it', () => {
  const state = scene({ ships: [['H0'], ['hi0.3']], colonies: [{ I0: 1 }, {}] });
  state.current = 1;
  const attack = { type: 'attack', ship: 1, field: 'I0', defender: 0 };
  expect(astronuts.check(state, 1, attack)).toBeNull();
  expect(astronuts.check(state, 1, { ...attack, defender: -0 })?.key).toBe('malformed');
  const offer = { type: 'offerTrade', to: 0, give: 'red', get: 'yellow' };
  expect(astronuts.check(state, 1, offer)).toBeNull();
  expect(astronuts.check(state, 1, { ...offer, to: -0 })?.key).toBe('malformed');
});

test('no input makes a seat act that does not exist', () => {
  const state = astronuts.setup({ seats: 2, options: {} });
  for (const seat of [-1, 2, 99, 0.5, Number.NaN]) {
    expect(astronuts.check(state, seat, { type: 'endTurn' })?.key).toBe('notYourTurn');
    expect(astronuts.moves(state, seat)).toEqual([]);
  }
});
