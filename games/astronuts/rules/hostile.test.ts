import { testHostileInput } from '@sternwarte/engine/conformance/vitest';
import { expect, test } from 'vitest';
import { astronuts } from './index.ts';
import { scene } from './testing/scene.ts';
import { isUnlisted } from './testing/unlisted.ts';

testHostileInput(astronuts, {
  maxActions: 5000,
  options: { maxRounds: [40] },
  unlisted: isUnlisted,
  moveTypes: 20,
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
