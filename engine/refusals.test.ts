import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  makeRefusal,
  refuse,
  sayRefusal,
  type EngineRefusals,
  type NoValues,
  type RefusalWords,
} from './refusals.ts';

type HarbourRefusals = { closed: NoValues; tooFewShips: { star: string; ships: number } };

const words: RefusalWords<HarbourRefusals> = {
  closed: () => 'The harbour is closed.',
  tooFewShips: ({ star, ships }) => `There are only ${ships} ships on ${star}.`,
};
const refuseHarbour = makeRefusal<HarbourRefusals>();

describe('a refusal', () => {
  test('is its key with the values of its sentence', () => {
    expect(refuseHarbour('tooFewShips', { star: 'Wega', ships: 3 })).toEqual({
      key: 'tooFewShips',
      values: { star: 'Wega', ships: 3 },
    });
    expect(refuse('undoNothing', {})).toEqual({ key: 'undoNothing', values: {} });
  });

  test('is said in the words of its table', () => {
    const say = (refusal: ReturnType<typeof refuseHarbour>) => sayRefusal(words, refusal);
    expect(say(refuseHarbour('closed', {}))).toBe('The harbour is closed.');
    expect(say(refuseHarbour('tooFewShips', { star: 'Wega', ships: 3 }))).toBe(
      'There are only 3 ships on Wega.',
    );
  });

  test.for(['seatCount', 'toString', 'constructor', '__proto__', ''])(
    'with the key "%s" of another table is not said',
    (key) => {
      expect(sayRefusal(words, { key, values: {} })).toBeNull();
    },
  );

  test('with a wrong key or wrong values does not compile', () => {
    expectTypeOf(refuseHarbour<'closed'>)
      .parameter(1)
      .toEqualTypeOf<NoValues>();
    expectTypeOf(refuseHarbour<'tooFewShips'>)
      .parameter(1)
      .toEqualTypeOf<{ star: string; ships: number }>();
    expectTypeOf(refuse).parameter(0).toEqualTypeOf<keyof EngineRefusals>();
  });
});
