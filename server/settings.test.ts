import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, readEnvironment } from './settings.ts';

test('an environment that says nothing leaves the limits as they are, keeps everything, and believes no proxy', () => {
  const { limits, retention, behindProxy } = readEnvironment({ LIMIT_CHAT: '', BEHIND_PROXY: '' });
  expect(behindProxy).toBe(false);
  expect(limits).toEqual(DEFAULT_LIMITS);
  expect(retention).toEqual({ finishedDays: null, waitingDays: null, peopleDays: null });
});

test('limits and retention are set by the environment', () => {
  const env = {
    LIMIT_PLAYER_MESSAGES: '7/3',
    LIMIT_PERSON_REQUESTS: '1/2',
    LIMIT_PERSON_TABLES: '3/4',
    LIMIT_PERSON_SOCKETS: '5/6',
    LIMIT_BACKLOG: '5000',
    KEEP_WAITING_DAYS: '30',
  };
  const { limits, retention } = readEnvironment(env);
  expect(limits).toEqual({
    ...DEFAULT_LIMITS,
    playerMessages: { count: 7, seconds: 3 },
    personRequests: { count: 1, seconds: 2 },
    personTables: { count: 3, seconds: 4 },
    personSockets: { count: 5, seconds: 6 },
    backlog: 5000,
  });
  expect(retention.waitingDays).toBe(30);
});

test.each([
  ['0', false],
  ['1', true],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.7, fd00::/8', ['10.0.0.7', 'fd00::/8']],
])('BEHIND_PROXY=%s', (value, behindProxy) => {
  expect(readEnvironment({ BEHIND_PROXY: value }).behindProxy).toEqual(behindProxy);
});

test.each([
  ['BEHIND_PROXY', 'yes'],
  ['BEHIND_PROXY', '2'],
  ['BEHIND_PROXY', '10.0.0.7,'],
  ['LIMIT_CHAT', '30'],
  ['LIMIT_CHAT', '0/5'],
  ['LIMIT_BACKLOG', 'much'],
  ['KEEP_FINISHED_DAYS', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
