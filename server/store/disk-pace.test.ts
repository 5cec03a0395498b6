import { expect, test } from 'vitest';
import { DiskPace } from './disk-pace.ts';

function paceAfter(times: readonly number[]): DiskPace {
  const pace = new DiskPace();
  for (const time of times) pace.note(time);
  return pace;
}

const quick = Array.from({ length: 60 }, () => 0.2);

test('a disk that nobody knows is not waited for in the loop', () => {
  expect(paceAfter([]).isQuick).toBe(false);
  expect(paceAfter([0.1, 0.1]).isQuick).toBe(false);
});

test('one that has been quick for a while is', () => {
  expect(paceAfter(quick).isQuick).toBe(true);
});

test('one that takes two milliseconds each time is not', () => {
  expect(paceAfter(quick.map(() => 2)).isQuick).toBe(false);
});

test('a single long sync costs the trust, and quick ones win it back', () => {
  expect(paceAfter([...quick, 19]).isQuick).toBe(false);
  expect(paceAfter([...quick, 19, ...quick.slice(0, 5)]).isQuick).toBe(false);
  expect(paceAfter([...quick, 19, ...quick]).isQuick).toBe(true);
});

test('a disk that becomes slower little by little loses it too', () => {
  expect(paceAfter([...quick, ...quick.map(() => 2)]).isQuick).toBe(false);
});
