/** What lies on the table after dice have fallen. */

import { expect, test } from 'vitest';
import type { Event } from '../rules/actions.ts';
import { BLANK, remember, type Memory } from './memory.ts';

const after = (...events: Event[]): Memory => events.reduce(remember, BLANK);
const rolled = (
  purpose: Extract<Event, { type: 'rolled' }>['purpose'],
  face: 1 | 2 | 3 | 4 | 5 | 6,
  seat = 0,
): Event => ({ type: 'rolled', seat, purpose, face });
const faces = ({ throws }: Memory): number[] => throws.map(({ face }) => face);

test('the two dice of fate lie side by side, with their card', () => {
  const memory = after(rolled('actions', 5), rolled('fateBlock', 6), rolled('fateLine', 2), {
    type: 'fate',
    seat: 0,
    ship: 2,
    planet: 'Sa0',
    fate: '6-2',
  });
  expect(faces(memory)).toEqual([6, 2]);
  expect(memory.fate?.id).toBe('6-2');
  expect(memory.ship).toBe(2);
});

test('attack and defence lie side by side', () => {
  expect(faces(after(rolled('attack', 4), rolled('defence', 3, 1)))).toEqual([4, 3]);
});

test('Time Warp takes a die back', () => {
  const warped = after(rolled('fateBlock', 1), { type: 'timeWarp', seat: 0, face: 1 });
  expect(faces(warped)).toEqual([]);
  expect(faces(remember(warped, rolled('fateBlock', 5)))).toEqual([5]);
});

test('the card of the natives stays while their die is rolled', () => {
  const met: Event = { type: 'fate', seat: 0, ship: 1, planet: 'Sa0', fate: '3-1' };
  expect(after(met, rolled('fateTest', 4)).fate?.id).toBe('3-1');
  expect(after(met, rolled('actions', 4)).fate).toBeNull();
});

test('a new turn begins without a ship', () => {
  const step: Event = {
    type: 'step',
    seat: 0,
    ship: 3,
    from: 'H0',
    to: 'ha0.1',
    jump: false,
  };
  expect(after(step).ship).toBe(3);
  expect(after(step, { type: 'turn', seat: 1, round: 1 }).ship).toBeNull();
});
