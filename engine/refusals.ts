/**
 * Refusals with typed values: a table of keys says which values each sentence needs, so that a refusal without a text
 * in some language, or a text that wants a value the refusal lacks, does not compile.
 */

import type { Refusal } from './contract.ts';

/** For sentences that need nothing. */
export type NoValues = Readonly<Record<string, never>>;

/** For each key the values of its sentence. */
export type RefusalValues<Table> = {
  readonly [Key in keyof Table]: Readonly<Record<string, string | number>>;
};

export type RefusalWords<Table> = {
  readonly [Key in keyof Table]: (values: Table[Key]) => string;
};

export function makeRefusal<Table extends RefusalValues<Table>>() {
  return <Key extends keyof Table & string>(key: Key, values: Table[Key]): Refusal => ({
    key,
    values,
  });
}

/** The sentence of a refusal, or `null` when it belongs to another table. */
export function sayRefusal<Table extends RefusalValues<Table>>(
  words: RefusalWords<Table>,
  refusal: Refusal,
): string | null {
  if (!Object.hasOwn(words, refusal.key)) return null;
  const key = refusal.key as keyof Table;
  // Refusals are only made by `makeRefusal`, which pairs each key with its own values.
  return words[key](refusal.values as Table[typeof key]);
}

/** What the engine itself refuses, whatever the game. */
export type EngineRefusals = {
  seatCount: { min: number; max: number };
  optionsShape: NoValues;
  unknownOption: { option: string; known: string };
  optionValue: { option: string; allowed: string };
  noSuchSeat: NoValues;
  noChanceNow: NoValues;
  impossibleOutcome: NoValues;
  undoNotAwaited: NoValues;
  undoTarget: NoValues;
  undoUnknown: { to: number };
  undoNothing: NoValues;
  undoFixed: NoValues;
  undoOthers: NoValues;
  backConsent: NoValues;
  backOver: NoValues;
  backTooOften: { limit: number };
  backToDraw: NoValues;
};

export const refuse = makeRefusal<EngineRefusals>();
