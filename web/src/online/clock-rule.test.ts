import { expect, test } from 'vitest';
import { sayClock, sayTime } from './clock-rule.ts';

test.for([
  [{ kind: 'none' }, 'so lange ihr mögt', 'as long as you like'],
  [
    { kind: 'live', minutes: 15, increment: 10 },
    '15 Minuten für alles, 10 Sekunden je Zug',
    '15 minutes in all, 10 seconds a move',
  ],
  // Nobody here offers it, but programs open tables too.
  [{ kind: 'live', minutes: 1, increment: 0 }, '1 Minute für alles', '1 minute in all'],
  [{ kind: 'days', days: 2 }, '2 Tage je Zug', '2 days for a move'],
] as const)('%o is said as it is', ([rule, de, en]) => {
  expect(sayClock(rule, 'de')).toBe(de);
  expect(sayClock(rule, 'en')).toBe(en);
});

test('what is left is short', () => {
  expect([65_000, 0, -5, 4 * 3_600_000, 80 * 3_600_000].map(sayTime)).toEqual([
    '1:05',
    '0:00',
    '0:00',
    '4 h',
    '3 d',
  ]);
});
