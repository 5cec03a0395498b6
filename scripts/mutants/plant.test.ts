import { expect, test } from 'vitest';
import { faultsIn, plant } from './plant.ts';

const planted = (source: string): readonly string[] =>
  faultsIn(source).map((fault) => plant(source, fault));

test.for([
  ['const late = now > limit;', ['const late = now >= limit;']],
  ['const both = a && !b;', ['const both = a || !b;', 'const both = a && b;']],
  ['const sum = (a + 1);', ['const sum = (a - 1);', 'const sum = (a + 2);']],
  ['const on = true;', ['const on = false;']],
  ['const x = a ? b : c;', ['const x = !(a) ? b : c;']],
  ['if (late) go();', ['if (false) go();', 'if (late) ;']],
] as const)('in "%s" faults can be made', ([source, expected]) => {
  expect(planted(source)).toEqual(expected);
});

test('types, imports and texts are left alone', () => {
  const source = `import { a } from './a+b.ts';
type Few = 1 | 2;
interface Many { readonly on: true }
const say = (name: Array<Few>): string => 'a > b' as string;
`;
  expect(planted(source)).toEqual([]);
});

test('a fault says where it is', () => {
  expect(
    faultsIn('let a = 0;\n\na += 1;\n').map(({ kind, line, from }) => [kind, line, from]),
  ).toEqual([
    ['constant', 1, '0'],
    ['statement', 3, 'a += 1;'],
    ['constant', 3, '1'],
  ]);
});
