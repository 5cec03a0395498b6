import { expect, test } from 'vitest';
import { coverRules } from './rule-coverage.ts';

test('a rule is covered by the tests that name it, and by no others', () => {
  const tests = [
    'home > R6.1 production',
    'R6.10 something else',
    'ruling 1: who chooses',
    'ruling 12',
    'A01 distance',
    'also (R6.1, A01)',
  ];
  const rules = ['R6.1', 'R6.10', 'R6', 'ruling 1', 'ruling 2', 'A01'];
  expect(
    Object.fromEntries(
      coverRules(rules, tests).map(({ rule, tests: found }) => [rule, found.length]),
    ),
  ).toEqual({
    'R6.1': 2,
    'R6.10': 1,
    R6: 0,
    'ruling 1': 1,
    'ruling 2': 0,
    A01: 2,
  });
});
