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

test('nodes, logs and whom push services write to are set by the environment', () => {
  const nothing = readEnvironment({
    DATABASE_URL: ' ',
    REDIS_URL: '',
    PUSH_CONTACT: ' ',
    LOG: ' ',
  });
  expect(nothing).toMatchObject({ cluster: null, isLogged: false });
  expect(nothing).not.toHaveProperty('pushContact');
  const env = {
    DATABASE_URL: 'postgres://me:secret@db/sternwarte',
    REDIS_URL: 'redis://redis:6379',
    NODE_ADDRESS: ' http://node-a:4000/ ',
    PUSH_CONTACT: 'mailto:me@example.org',
    LOG: '1',
  };
  expect(readEnvironment(env)).toMatchObject({
    cluster: {
      database: 'postgres://me:secret@db/sternwarte',
      redis: 'redis://redis:6379',
      address: 'http://node-a:4000/',
    },
    pushContact: 'mailto:me@example.org',
    isLogged: true,
  });
  const bySocket = 'postgresql://me@/sternwarte?host=/run/postgresql';
  expect(readEnvironment({ DATABASE_URL: bySocket }).cluster?.database).toBe(bySocket);
});

test('an address that is refused is not repeated: it may hold a password', () => {
  for (const DATABASE_URL of ['mysql://me:secret@db', 'postgres://me:secret@db:x']) {
    expect(() => readEnvironment({ DATABASE_URL })).toThrow(/^(?!.*secret)/s);
  }
});

test.each([
  ['LOG', 'true'],
  ['PUSH_CONTACT', 'me@example.org'],
  ['DATABASE_URL', 'mysql://db'],
  ['REDIS_URL', 'redis'],
  ['NODE_ADDRESS', 'node-a:4000'],
  ['NODE_ADDRESS', 'http://'],
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
