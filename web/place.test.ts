import { expect, test } from 'vitest';
import { readPlace } from './place.ts';

const otherwise = { isForAll: false, data: '.data' };

test('where nothing is said, only this machine can come', () => {
  const place = { host: '127.0.0.1', port: 4000, isAnyPort: true, data: '.data' };
  expect(readPlace({}, otherwise)).toEqual(place);
  // As an empty line in a file of variables has it.
  expect(readPlace({ HOST: '', PORT: '', DATA: ' ' }, otherwise)).toEqual(place);
});

test('everybody on the same network can when that is wished, unless the environment says otherwise', () => {
  expect(readPlace({ HOST: '' }, { ...otherwise, isForAll: true }).host).toBe('0.0.0.0');
  expect(readPlace({ HOST: '::1' }, { ...otherwise, isForAll: true }).host).toBe('::1');
});

test('what is said holds, and nonsense is refused', () => {
  const env = { HOST: '10.0.0.7', PORT: '0', DATA: '/data' };
  expect(readPlace(env, otherwise)).toEqual({
    host: '10.0.0.7',
    port: 0,
    isAnyPort: false,
    data: '/data',
  });
  for (const PORT of ['65536', '-1', '1.5', 'http']) {
    expect(() => readPlace({ PORT }, otherwise)).toThrow(`"${PORT}"`);
  }
});
