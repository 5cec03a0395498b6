/** Everything that can be wrong with a match that comes from outside. */

import type { Refusal } from './contract.ts';
import type { NoValues } from './refusals.ts';

/** For each kind of damage the values its sentence needs. `entry` is the `seq` of the entry concerned. */
export type DamageValues = {
  oversized: { length: number; limit: number };
  truncated: NoValues;
  notJson: NoValues;
  notARecord: NoValues;
  notAScenario: NoValues;
  impossiblePosition: { why: string };
  unknownFormat: { version: string; known: number };
  unknownGame: { game: string };
  unknownVersion: { game: string; version: number; known: number };
  badField: { field: string };
  badConfig: NoValues;
  tooManyEntries: { limit: number };
  missingEntries: { stated: number; found: number };
  sequence: { entry: number };
  illegalMove: { entry: number };
  illegalChance: { entry: number };
  illegalUndo: { entry: number };
  illegalBack: { entry: number };
  afterEnd: { entry: number };
  wrongResult: NoValues;
  noCommitment: NoValues;
  seedUnpublished: NoValues;
  wrongSeed: NoValues;
  wrongTerms: NoValues;
  brokenPromise: { seat: number };
  otherCommitment: NoValues;
  brokenSeal: NoValues;
  unfairOutcome: { entry: number };
};

export type DamageKey = keyof DamageValues;

export interface Damage {
  readonly key: DamageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** What the rules say about it, where they refused something. */
  readonly cause: Refusal | null;
}

export function damage<Key extends DamageKey>(
  key: Key,
  values: DamageValues[Key],
  cause: Refusal | null = null,
): Damage {
  return { key, values, cause };
}
