import { expect, test } from 'vitest';
import { RULE_IDS } from './rulebook.ts';

const count = (pattern: RegExp): number => RULE_IDS.filter((id) => pattern.test(id)).length;

test('every number of the rules page is listed once: 27 rules, 33 rulings, 27 cases', () => {
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  expect([count(/^R\d/), count(/^ruling \d/), count(/^A\d\d$/)]).toEqual([27, 33, 27]);
});
