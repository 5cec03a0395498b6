/** What the server answers over HTTP, as clients read it. */

import type { Refusal } from '@sternwarte/engine';
import * as v from 'valibot';
import { refusal, step, type ToldStep } from './server-messages.ts';
import { tableInfo, type TableInfo } from './table-info.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.nullable(count);

/** A table at which the asker sits. */
const ownTable = v.object({ table: tableInfo, seat, awaits: v.array(count) });
export type OwnTable = v.InferOutput<typeof ownTable>;

export interface Answers {
  readonly me: { readonly name: string };
  readonly tables: {
    readonly open: readonly TableInfo[];
    readonly running: readonly TableInfo[];
    readonly mine: readonly OwnTable[];
  };
  readonly id: { readonly id: string };
  readonly table: TableInfo;
  readonly links: { readonly table: string; readonly seats: readonly string[] };
  readonly link: { readonly link: string };
  readonly looked: { readonly table: TableInfo; readonly seat: number | null };
  readonly led: { readonly table: string; readonly seat: number | null };
  readonly seat: { readonly seat: number | null };
  readonly steps: {
    readonly from: number;
    readonly view: unknown;
    readonly steps: readonly ToldStep[];
  };
  readonly nothing: object;
}

const ANSWERS: {
  readonly [Kind in keyof Answers]: v.GenericSchema<unknown, Answers[Kind]>;
} = {
  me: v.object({ name: v.string() }),
  tables: v.object({
    open: v.array(tableInfo),
    running: v.array(tableInfo),
    mine: v.array(ownTable),
  }),
  id: v.object({ id: v.string() }),
  table: tableInfo,
  links: v.object({ table: v.string(), seats: v.array(v.string()) }),
  link: v.object({ link: v.string() }),
  looked: v.object({ table: tableInfo, seat }),
  led: v.object({ table: v.string(), seat }),
  seat: v.object({ seat }),
  steps: v.object({ from: count, view: v.unknown(), steps: v.array(step) }),
  nothing: v.object({}),
};

/** `null` for everything that is no such answer. */
export function readAnswer<Kind extends keyof Answers>(
  kind: Kind,
  value: unknown,
): Answers[Kind] | null {
  const reading = v.safeParse(ANSWERS[kind], value);
  return reading.success ? reading.output : null;
}

const refused = v.object({ why: refusal });

/** Why the server did not do it; `null` for everything that is no refusal of ours. */
export function readRefused(value: unknown): Refusal | null {
  const reading = v.safeParse(refused, value);
  return reading.success ? reading.output.why : null;
}
