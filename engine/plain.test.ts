import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  copyPlain,
  equalPlain,
  findNotPlain,
  isRecord,
  readFields,
  readInput,
  readType,
} from './plain.ts';

/** Anything JSON can hold, keys like `__proto__` included. */
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => findNotPlain(value) === null);
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const revive = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Looks like `{ type: 'endTurn' }`, but only through its prototype. */
const inherited: unknown = Object.create({ type: 'endTurn' });
const trap = (): never => {
  throw new Error('trapped');
};
const bites: unknown = new Proxy({}, { get: trap, has: trap, ownKeys: trap });

describe('isRecord', () => {
  test('is true for objects, and for nothing else', () => {
    expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
    expect([null, undefined, [], 0, '', 'text', true, () => 1].some(isRecord)).toBe(false);
  });
});

describe('readFields', () => {
  test('reads exactly the fields asked for, in any order', () => {
    expect(readFields({ b: 2, a: 1 }, ['a', 'b'])).toEqual({ a: 1, b: 2 });
    expect(readFields({}, [])).toEqual({});
  });

  test.for<[string, unknown]>([
    ['a missing field', { a: 1 }],
    ['a further field', { a: 1, b: 2, c: 3 }],
    ['another field instead', { a: 1, c: 2 }],
    ['an inherited field', Object.assign(Object.create({ a: 1 }), { b: 2, c: 3 })],
    ['prototype fields', JSON.parse('{"__proto__":1,"constructor":2}')],
    ['a list', [1, 2]],
    ['a text', 'ab'],
    ['nothing', null],
  ])('refuses %s', ([, value]) => {
    expect(readFields(value, ['a', 'b'])).toBeNull();
  });

  test('is not fooled by the names of inherited methods', () => {
    expect(readFields({ x: 1 }, ['toString'])).toBeNull();
    expect(readFields({ x: 1 }, ['__proto__'])).toBeNull();
  });
});

describe('readType', () => {
  test('reads the own type', () => {
    expect(readType({ type: 'endTurn', seat: 1 })).toBe('endTurn');
  });

  test.for([[{}], [{ type: 7 }], [{ type: null }], [inherited], [['type']], ['type'], [null]])(
    'finds none in %j',
    ([value]) => {
      expect(readType(value)).toBeNull();
    },
  );
});

describe('readInput', () => {
  test('gives back what the reader reads', () => {
    expect(readInput({ type: 'roll' }, readType)).toBe('roll');
  });

  test('cannot read what throws when looked at', () => {
    expect(readInput(bites, readType)).toBeNull();
    expect(readInput(bites, (input) => JSON.stringify(input))).toBeNull();
  });
});

describe('copyPlain', () => {
  test('makes an equal copy of any plain data', () => {
    fc.assert(fc.property(json, (value) => equalPlain(copyPlain(value), value)));
  });

  test('shares no part with its original', () => {
    const original = { list: [{ deep: [1] }] };
    const copy = copyPlain(original);
    copy.list[0]?.deep.push(2);
    copy.list.push({ deep: [] });
    expect(original).toEqual({ list: [{ deep: [1] }] });
  });

  test('turns -0 into the 0 that JSON would make of it', () => {
    expect(findNotPlain(copyPlain({ discs: [-0] }))).toBeNull();
  });

  test('keeps a key called __proto__ as a mere key', () => {
    const copy: unknown = copyPlain(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(Object(copy))).toEqual(['__proto__']);
  });
});

describe('equalPlain', () => {
  test('holds for data and what JSON gives back of it', () => {
    fc.assert(fc.property(json, (value) => equalPlain(value, revive(value))));
  });

  test('is symmetric, and agrees with the canonical text', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(equalPlain(a, b)).toBe(equalPlain(b, a));
        expect(equalPlain(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });

  test('does not care about the order of keys, but about the order of lists', () => {
    expect(equalPlain({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(equalPlain([1, 2], [2, 1])).toBe(false);
  });

  test.for<[unknown, unknown]>([
    [{ a: undefined }, { b: undefined }],
    [{ a: undefined }, {}],
    [[], {}],
    [{}, []],
    [[1], [1, 1]],
    [null, {}],
    [{}, null],
    [0, '0'],
    [0, false],
    [0, -0],
    [{ toString: 1 }, {}],
    [{}, { toString: 1 }],
  ])('tells %j from %j', ([a, b]) => {
    expect(equalPlain(a, b)).toBe(false);
  });

  test('goes no deeper than the shallower side', () => {
    const endless: { type: unknown } = { type: null };
    endless.type = endless;
    expect(equalPlain({ type: { type: 'x' } }, endless)).toBe(false);
    expect(equalPlain(endless, { type: { type: 'x' } })).toBe(false);
  });
});

describe('findNotPlain', () => {
  test('finds nothing in plain data', () => {
    fc.assert(fc.property(json, (value) => findNotPlain(value) === null));
  });

  test('passes only what JSON gives back unchanged', () => {
    fc.assert(
      fc.property(
        anything,
        (value) => findNotPlain(value) !== null || equalPlain(revive(value), value),
      ),
      { numRuns: 2000 },
    );
  });

  test.for<[unknown, string]>([
    [undefined, ': undefined'],
    [{ a: [1, Number.NaN] }, 'a[1]: NaN'],
    [{ a: { b: -0 } }, 'a.b: -0'],
    [[Infinity], '[0]: Infinity'],
    [{ held: new Map() }, 'held: an object of a class'],
    [{ seen: new Set([1]) }, 'seen: an object of a class'],
    [{ pick: () => 1 }, 'pick: function'],
    [{ big: 1n }, 'big: bigint'],
    [{ gone: undefined }, 'gone: undefined'],
    [{ row: Array(2) }, 'row[0]: a hole'],
    [{ row: Object.assign([1], { index: 0 }) }, 'row: a list with fields of its own'],
  ])('names the place of what is not plain: %o', ([value, place]) => {
    expect(findNotPlain(value)).toBe(place);
  });
});

describe('canonicalJson', () => {
  test('is the same whatever the order of keys, at any depth', () => {
    const one = { b: [{ y: 1, x: 2 }], a: null };
    const two = { a: null, b: [{ x: 2, y: 1 }] };
    expect(canonicalJson(one)).toBe(canonicalJson(two));
    expect(canonicalJson(one)).toBe('{"a":null,"b":[{"x":2,"y":1}]}');
  });

  test('loses nothing', () => {
    fc.assert(fc.property(json, (value) => equalPlain(JSON.parse(canonicalJson(value)), value)));
  });
});
