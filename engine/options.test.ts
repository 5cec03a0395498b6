import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tinyGame } from './conformance/tiny-game.ts';
import {
  completeOptions,
  describeOption,
  formerOptions,
  isRefusal,
  readConfig,
  reseatedOptions,
  suggestedOptions,
  type OptionSpecs,
} from './options.ts';
import { equalPlain } from './plain.ts';

type Options = { board: 'small' | 'large'; open: boolean; limit: number | null; rounds: number };

const specs: OptionSpecs<Options> = {
  board: { kind: 'choice', values: ['small', 'large'], default: 'small' },
  open: { kind: 'choice', values: [true, false], default: false },
  limit: { kind: 'number', min: 15, max: 999, orNone: true, default: null },
  rounds: { kind: 'number', min: 1, max: 9, orNone: false, default: 3 },
};
const game = { ...tinyGame, options: specs };
const defaults: Options = { board: 'small', open: false, limit: null, rounds: 3 };

describe('completeOptions', () => {
  test('fills in the defaults', () => {
    expect(completeOptions(specs, {})).toEqual(defaults);
    expect(completeOptions(specs, { limit: 20 })).toEqual({ ...defaults, limit: 20 });
  });

  test('leaves its input alone', () => {
    const given = { rounds: 5 };
    completeOptions(specs, given);
    expect(given).toEqual({ rounds: 5 });
  });

  test('takes no value from the prototype of its input', () => {
    const given: Partial<Options> = Object.create({ rounds: 5 });
    expect(completeOptions(specs, given)).toEqual(defaults);
  });

  test('does not let a caller pass what is not allowed', () => {
    expect(() => completeOptions(specs, { rounds: 10 })).toThrow(
      'option rounds must be 1–9, not 10',
    );
  });

  test('does not let a caller misspell an option', () => {
    const given: Record<string, number> = { round: 5 };
    expect(() => completeOptions<Record<string, number>>({}, given)).toThrow(
      'there is no option round',
    );
  });
});

describe('formerOptions', () => {
  const grown = {
    ...specs,
    rounds: { ...specs.rounds, former: 9 },
    limit: { ...specs.limit, default: 15, former: null },
  };

  test('fills in what held before an option was there', () => {
    expect(formerOptions(grown, {})).toEqual({ ...defaults, rounds: 9, limit: null });
    expect(completeOptions(grown, {})).toEqual({ ...defaults, rounds: 3, limit: 15 });
  });

  test('leaves alone what is named', () => {
    expect(formerOptions(grown, { rounds: 3 })).toEqual({ ...defaults, rounds: 3, limit: null });
  });
});

describe('describeOption', () => {
  test.for([
    ['board', 'small | large'],
    ['open', 'true | false'],
    ['limit', '15–999 | null'],
    ['rounds', '1–9'],
  ] as const)('says what %s may be: %s', ([id, text]) => {
    expect(describeOption(specs[id])).toBe(text);
  });
});

describe('readConfig', () => {
  test('reads what is allowed and completes it', () => {
    expect(readConfig(game, 3, { board: 'large', limit: 15 })).toEqual({
      seats: 3,
      options: { ...defaults, board: 'large', limit: 15 },
    });
  });

  test.for([1, 4, 2.5, Number.NaN, Infinity, -2, '2', null, undefined, [2]])(
    'refuses %o seats',
    (seats) => {
      expect(readConfig(game, seats, {})).toEqual({ key: 'seatCount', values: { min: 2, max: 3 } });
    },
  );

  test.for([null, undefined, [], 'rounds=3', 7])('refuses options that are %o', (options) => {
    expect(readConfig(game, 2, options)).toEqual({ key: 'optionsShape', values: {} });
  });

  test.for(['Rounds', 'constructor', 'toString', 'x'.repeat(500)])(
    'refuses the unknown option %s',
    (id) => {
      expect(readConfig(game, 2, { [id]: 3 })).toEqual({
        key: 'unknownOption',
        values: { option: id.slice(0, 40), known: 'board, open, limit, rounds' },
      });
    },
  );

  test('refuses an option called __proto__', () => {
    expect(readConfig(game, 2, JSON.parse('{"__proto__":{"rounds":5}}'))).toMatchObject({
      key: 'unknownOption',
      values: { option: '__proto__' },
    });
  });

  test.for([
    ['board', 'medium'],
    ['board', 0],
    ['board', null],
    ['open', 'true'],
    ['open', 1],
    ['limit', 14],
    ['limit', 1000],
    ['limit', 20.5],
    ['limit', '20'],
    ['rounds', null],
    ['rounds', 0],
    ['rounds', Number.NaN],
    ['rounds', [3]],
  ] as const)('refuses %s = %o', ([option, value]) => {
    expect(readConfig(game, 2, { [option]: value })).toEqual({
      key: 'optionValue',
      values: { option, allowed: describeOption(specs[option]) },
    });
  });

  test('answers any JSON with a configuration that can be set up, or with a refusal', () => {
    const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom('small', true, null, 1, 15, 3));
    const anyOptions = fc.dictionary(fc.constantFrom(...Object.keys(specs), 'x'), anyValue);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.integer()), anyOptions, (seats, options) => {
        const config = readConfig(game, seats, options);
        return (
          isRefusal(config) || equalPlain(completeOptions(specs, config.options), config.options)
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isRefusal', () => {
  test('tells a refusal from a configuration', () => {
    expect(isRefusal({ key: 'seatCount', values: {} })).toBe(true);
    expect(isRefusal({ seats: 2, options: {} })).toBe(false);
  });
});

const trap = (): never => {
  throw new Error('trapped');
};

test('options that throw when looked at are refused', () => {
  const getter = Object.defineProperty({}, 'rounds', { get: trap, enumerable: true });
  for (const options of [getter, new Proxy({}, { ownKeys: trap })]) {
    expect(readConfig(tinyGame, 2, options)).toEqual({ key: 'optionsShape', values: {} });
  }
});

describe('a table with bots', () => {
  const forBots: OptionSpecs<Options> = { ...specs, limit: { ...specs.limit, withBots: 40 } };

  test('is suggested what suits them, and a table of people the rulebook', () => {
    expect(suggestedOptions(forBots, true, {})).toEqual({ ...defaults, limit: 40 });
    expect(suggestedOptions(forBots, false, {})).toEqual(defaults);
    expect(completeOptions(forBots, {})).toEqual(defaults);
  });

  test('may choose otherwise, "none" as well', () => {
    expect(suggestedOptions(forBots, true, { limit: 15 }).limit).toBe(15);
    expect(suggestedOptions(forBots, true, { limit: null }).limit).toBeNull();
  });

  test('follows who sits there, except in what was chosen', () => {
    const people = suggestedOptions(forBots, false, { rounds: 5 });
    const mixed = reseatedOptions(forBots, people, true);
    expect(mixed).toEqual({ ...people, limit: 40 });
    expect(reseatedOptions(forBots, mixed, false)).toEqual(people);
    expect(reseatedOptions(forBots, { ...people, limit: 99 }, true)).toEqual({
      ...people,
      limit: 99,
    });
    expect(reseatedOptions(forBots, { ...mixed, limit: 99 }, false)['limit']).toBe(99);
  });
});
