import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, readEnvironment } from './settings.ts';

test('an environment that says nothing leaves the limits as they are, and keeps everything', () => {
  const { limits, retention } = readEnvironment({ LIMIT_CHAT: '' });
  expect(limits).toEqual(DEFAULT_LIMITS);
  expect(retention).toEqual({ finishedDays: null, waitingDays: null, peopleDays: null });
});

test('limits and retention are set by the environment', () => {
  const env = { LIMIT_PLAYER_MESSAGES: '7/3', LIMIT_BACKLOG: '5000', KEEP_WAITING_DAYS: '30' };
  const { limits, retention } = readEnvironment(env);
  expect(limits).toEqual({
    ...DEFAULT_LIMITS,
    playerMessages: { count: 7, seconds: 3 },
    backlog: 5000,
  });
  expect(retention.waitingDays).toBe(30);
});

test.each([
  ['LIMIT_CHAT', '30'],
  ['LIMIT_CHAT', '0/5'],
  ['LIMIT_BACKLOG', 'much'],
  ['KEEP_FINISHED_DAYS', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
