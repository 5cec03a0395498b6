import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSUMED, formatPlans, MEASURED, PEOPLE, planFor, playCommits } from './capacity.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'capacity.md'), 'utf8');

test('the page says what the simulation says', () => {
  expect(page).toContain(formatPlans(PEOPLE.map(planFor)));
});

test('the page names every constant as it is', () => {
  for (const [name, value] of Object.entries({ ...MEASURED, ...ASSUMED })) {
    expect(page).toContain(`\`${name}\` ${Number(value.toFixed(2)).toLocaleString('en')}`);
  }
});

test('few moves are written one by one, and many share a commit', () => {
  const calm = playCommits(1);
  expect(calm.commitsPerSecond).toBeGreaterThan(0.9);
  expect(calm.p99).toBeLessThan(2 * ASSUMED.commitMilliseconds);
  const busy = playCommits(20_000);
  expect(busy.commitsPerSecond).toBeLessThanOrEqual(1000 / ASSUMED.commitMilliseconds + 1);
  expect(busy.p99).toBeLessThanOrEqual(2 * ASSUMED.commitMilliseconds);
});
