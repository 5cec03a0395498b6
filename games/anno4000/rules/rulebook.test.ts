import { expect, test } from 'vitest';
import { RULE_IDS, type RuleId } from './rulebook.ts';

const ids: readonly RuleId[] = RULE_IDS;
const count = (pattern: RegExp): number => ids.filter((id) => pattern.test(id)).length;

test('every number of the rules page is listed once: 27 rules, 33 rulings, 27 cases', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect([count(/^R\d/), count(/^ruling \d/), count(/^A\d\d$/)]).toEqual([27, 33, 27]);
});
