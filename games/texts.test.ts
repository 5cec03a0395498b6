import type { GameWords, HelpText, OptionWords } from '@sternwarte/engine';
import { describe, expectTypeOf, test } from 'vitest';
import type { HelpId } from './anno4000/rules/rulebook.ts';
import type { GameId } from './index.ts';
import type { WordsOf } from './texts.ts';

/** Checked by the compiler, not by running: what lacks a text must not be taken for the words of a game. */
describe('words that explain nothing do not compile', () => {
  type Without<Id extends GameId, Part extends keyof GameWords> = Omit<WordsOf<Id>, Part> &
    Record<Part, object>;

  test('rules, options and endings', () => {
    expectTypeOf<GameWords>().not.toExtend<WordsOf<'anno4000'>>();
    expectTypeOf<Without<'anno4000', 'help'>>().not.toExtend<WordsOf<'anno4000'>>();
    expectTypeOf<Without<'anno4000', 'options'>>().not.toExtend<WordsOf<'anno4000'>>();
    expectTypeOf<Without<'anno4000', 'endings'>>().not.toExtend<WordsOf<'anno4000'>>();
    expectTypeOf<Without<'astronuts', 'help'>>().not.toExtend<WordsOf<'astronuts'>>();
    expectTypeOf<Without<'astronuts', 'options'>>().not.toExtend<WordsOf<'astronuts'>>();
    expectTypeOf<Without<'astronuts', 'endings'>>().not.toExtend<WordsOf<'astronuts'>>();
    expectTypeOf<Without<'starfarers', 'help'>>().not.toExtend<WordsOf<'starfarers'>>();
    expectTypeOf<Without<'starfarers', 'options'>>().not.toExtend<WordsOf<'starfarers'>>();
    expectTypeOf<Without<'starfarers', 'endings'>>().not.toExtend<WordsOf<'starfarers'>>();
  });

  test('a single one that is missing', () => {
    type Help = WordsOf<'anno4000'>['help'];
    type Options = WordsOf<'astronuts'>['options'];
    type Endings = WordsOf<'starfarers'>['endings'];
    expectTypeOf<Record<HelpId, HelpText>>().toExtend<Help>();
    expectTypeOf<Record<Exclude<HelpId, 'R8.2'>, HelpText>>().not.toExtend<Help>();
    expectTypeOf<Record<'maxRounds', OptionWords>>().not.toExtend<Options>();
    expectTypeOf<Record<'points' | 'resignation' | 'roundLimit', string>>().toExtend<Endings>();
    expectTypeOf<Record<'points' | 'roundLimit', string>>().not.toExtend<Endings>();
  });

  test('the words of a game are words', () => {
    expectTypeOf<WordsOf<GameId>>().toExtend<GameWords>();
  });
});
