import { expect, test } from 'vitest';
import { RULE_IDS, type RuleId } from './rulebook.ts';

const ids: readonly RuleId[] = RULE_IDS;
const count = (pattern: RegExp): number => ids.filter((id) => pattern.test(id)).length;

test('every number of the rules page is listed once: 22 rules, 53 rulings, 36 fates, 30 cases', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect([/^R\d/, /^ruling \d/, /^\d-\d$/, /^N\d\d$/].map(count)).toEqual([22, 53, 36, 30]);
});
