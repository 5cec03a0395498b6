/** A table as everybody who may look at it is told of it, and how one is asked for. */

import * as v from 'valibot';

const optionValue = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const options = v.record(v.string(), optionValue);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const BOT_IDS = ['kadett', 'pilot', 'admiral'] as const;
const bot = v.picklist(BOT_IDS);

const seatInfo = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty') }),
  v.strictObject({ kind: v.literal('person'), name: v.string(), present: v.boolean() }),
  v.strictObject({ kind: v.literal('bot'), bot }),
]);
export type SeatInfo = v.InferOutput<typeof seatInfo>;

/** `ended`: the host has ended it before its time. */
export const TABLE_STATUSES = ['waiting', 'running', 'over', 'ended'] as const;

export const tableInfo = v.strictObject({
  id: v.string(),
  game: v.string(),
  version: count,
  options,
  status: v.picklist(TABLE_STATUSES),
  /** Listed for everybody, or found by its links alone. */
  open: v.boolean(),
  spectators: v.boolean(),
  createdAt: count,
  seats: v.array(seatInfo),
  /** How many look on without a seat. */
  watching: count,
  commitment: v.nullable(v.string()),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** How a table is asked for: a person who comes later, or a bot, for each seat; the host takes the first free seat. */
export const tableWish = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(options, {}),
  seats: v.pipe(v.array(v.nullable(bot)), v.minLength(1), v.maxLength(12)),
  open: v.optional(v.boolean(), false),
  spectators: v.optional(v.boolean(), true),
});
export type TableWish = v.InferInput<typeof tableWish>;
