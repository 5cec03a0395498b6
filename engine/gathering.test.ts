import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';

const named = (...types: string[]): { type: string }[] => types.map((type) => ({ type }));

/** Single moves and ready parts in turns: a text is a move, a list a part. */
function gather(...found: readonly (string | string[])[]): Gathering<{ type: string }> {
  const gathering = new Gathering<{ type: string }>();
  for (const one of found) {
    if (typeof one === 'string') gathering.push({ type: one });
    else gathering.pushAll(named(...one));
  }
  return gathering;
}

const MIXED: readonly (readonly (string | string[])[])[] = [
  ['a'],
  [['a', 'b']],
  ['a', ['b', 'c'], 'd', ['e'], 'f'],
  [['a'], ['b', 'c'], 'd'],
  ['a', [], 'b', [], ['c']],
];

test.for(MIXED)('%j is listed in the order in which it was found', (found) => {
  expect(gather(...found).list()).toEqual(named(...found.flat()));
});

test.for(MIXED)('what is picked of %j in a place is what is listed there', (found) => {
  const gathering = gather(...found);
  const list = gathering.list();
  const counts = new Set<number>();
  const picked = list.map((_move, place) =>
    gathering.pick((count) => {
      counts.add(count);
      return place;
    }),
  );
  expect(picked).toEqual(list);
  expect(counts).toEqual(new Set([list.length]));
});

test('resigning, which comes last, is picked only when there is nothing else', () => {
  const counts: number[] = [];
  const first = (count: number): number => {
    counts.push(count);
    return 0;
  };
  expect(gather(['a', 'b'], 'resign').pick(first)).toEqual({ type: 'a' });
  expect(gather('resign').pick(first)).toEqual({ type: 'resign' });
  expect(counts).toEqual([2, 1]);
});

test('a place that is not there is refused', () => {
  expect(() => gather().pick(() => 0)).toThrow(RangeError);
  expect(() => gather('a', ['b']).pick(() => 2)).toThrow(RangeError);
});

test('a gathering that was cleared knows nothing of before', () => {
  const gathering = gather('a', ['b', 'c']).clear();
  expect(gathering.list()).toEqual([]);
  gathering.push({ type: 'd' });
  expect(gathering.list()).toEqual(named('d'));
});

test('a row may make its moves when they are asked for, and makes no other', () => {
  const made: number[] = [];
  const gathering = gather('a');
  gathering.pushAll({
    length: 1000,
    at: (index) => {
      made.push(index);
      return { type: `made ${index}` };
    },
  });
  expect(gathering.pick(() => 701)).toEqual({ type: 'made 700' });
  expect(made).toEqual([700]);
});
