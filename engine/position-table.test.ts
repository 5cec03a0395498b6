/** Positions are found again, and memory stays as large as it was made. */

import { expect, test } from 'vitest';
import { PositionTable } from './position-table.ts';

const textOf = (n: number): string => JSON.stringify({ n, heaps: [n % 7, n % 11, n % 13] });

test('with room for all, nearly all are known again, and none by another value', () => {
  const table = new PositionTable(20_000);
  for (let n = 0; n < 10_000; n++) table.set(textOf(n), n, 1);
  let known = 0;
  for (let n = 0; n < 10_000; n++) {
    const value = table.get(textOf(n));
    expect([n, undefined]).toContain(value);
    if (value !== undefined) known++;
  }
  expect(known).toBeGreaterThan(9000);
  for (let n = 10_000; n < 20_000; n++) expect(table.get(textOf(n))).toBeUndefined();
});

test('texts that differ in one sign or in their order are different positions', () => {
  const table = new PositionTable(1000);
  table.set('[1,2]', 1, 1);
  for (const other of ['[2,1]', '[1,3]', '[1,2', '[1,2] ', '']) {
    expect(table.get(other)).toBeUndefined();
  }
  table.set('[1,2]', 5, 1);
  expect(table.get('[1,2]')).toBe(5);
});

test('what took more work stays where many want the same place', () => {
  const table = new PositionTable(1);
  table.set('dear', 7, 1_000_000);
  for (let n = 0; n < 1000; n++) table.set(textOf(n), n, 1);
  expect(table.get('dear')).toBe(7);
  const cheap = Array.from({ length: 1000 }, (_unused, n) => table.get(textOf(n)));
  expect(cheap.filter((value) => value !== undefined).length).toBeLessThanOrEqual(3);
});
