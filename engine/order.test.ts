import { describe, expect, test } from 'vitest';
import { liveryOf } from './livery.ts';
import { tinyGame } from './conformance/tiny-game.ts';
import { isRefusal, readConfig, type OptionSpecs } from './options.ts';
import { exchangeTo, makeOrder, readOrder } from './order.ts';

const colours = ['green', 'blue', 'red'] as const;

describe('an order', () => {
  test('is written and read back', () => {
    expect(makeOrder(['red', 'green', 'blue'])).toBe('red-green-blue');
    expect(readOrder(colours, 'red-green-blue')).toEqual(['red', 'green', 'blue']);
  });

  test.for([
    null,
    7,
    '',
    'red',
    'red-green',
    'red-red-red',
    'red-green-pink',
    'red-green-blue-blue',
  ])('is not %o', (value) => expect(readOrder(colours, value)).toBeNull());

  test('stays one when an item takes another place', () => {
    expect(exchangeTo(colours, 0, 'red')).toEqual(['red', 'blue', 'green']);
    expect(exchangeTo(colours, 1, 'blue')).toEqual(colours);
    expect(exchangeTo(colours, 7, 'blue')).toEqual(colours);
  });

  test('is a value of an option, and nothing else is', () => {
    const specs: OptionSpecs = {
      colours: { kind: 'order', items: colours, default: makeOrder(colours) },
    };
    const game = { ...tinyGame, options: specs };
    const read = (value: unknown) => readConfig(game, 2, { colours: value });
    expect(read('red-blue-green')).toEqual({ seats: 2, options: { colours: 'red-blue-green' } });
    const refused = read('red-red-green');
    expect(isRefusal(refused)).toBe(true);
    expect(refused).toMatchObject({ values: { allowed: 'green-blue-red in any order' } });
  });
});

describe('a livery', () => {
  const livery = liveryOf(colours, ['red', 'green', 'blue']);

  test('knows the place of a seat’s colour, and the seat of a place', () => {
    expect([0, 1, 2].map(livery.place)).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((seat) => livery.seat(livery.place(seat)))).toEqual([0, 1, 2]);
  });

  test('gives every place the words of its seat', () => {
    const names = { green: 'Green', blue: 'Blue', red: 'Red' };
    expect(livery.dress(names)).toEqual({ green: 'Red', blue: 'Green', red: 'Blue' });
    expect(liveryOf(colours).dress(names)).toEqual(names);
  });

  test('tells refusals of places instead of seats, and leaves other numbers alone', () => {
    const refusal = { key: 'declined', values: { seat: 0, offers: 1 } };
    expect(livery.refusal(refusal, ['seat']).values).toEqual({ seat: 2, offers: 1 });
    expect(livery.refusal(refusal, ['owner'])).toEqual(refusal);
  });
});
