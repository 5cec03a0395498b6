/** A table as everybody who may look at it is told of it, and how one is asked for. */

import * as v from 'valibot';

const optionValue = v.union([v.string(), v.number(), v.boolean(), v.null()]);
export const options = v.record(v.string(), optionValue);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const BOT_IDS = ['kadett', 'pilot', 'admiral'] as const;
const bot = v.picklist(BOT_IDS);

/** What people may be known by beside their name. */
export const EMBLEM_IDS = [
  'star',
  'moon',
  'sun',
  'planet',
  'comet',
  'rocket',
  'galaxy',
  'telescope',
] as const;
export const emblem = v.nullable(v.picklist(EMBLEM_IDS));
export type EmblemId = (typeof EMBLEM_IDS)[number];

const range = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Time for thinking: as long as one likes, so many minutes for the match and seconds for each move, or days for a move. */
const clockRule = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), minutes: range(1, 600), increment: range(0, 600) }),
  v.strictObject({ kind: v.literal('days'), days: range(1, 30) }),
]);
export type ClockRule = v.InferOutput<typeof clockRule>;

const seatInfo = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty') }),
  v.strictObject({
    kind: v.literal('person'),
    name: v.string(),
    emblem,
    present: v.boolean(),
    /** The bot that plays for this person until he takes his seat back. */
    standIn: v.nullable(bot),
  }),
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
  clock: clockRule,
  /** By the host: nobody moves, and no clock runs. */
  paused: v.boolean(),
  /** Whether those at the table may speak. */
  chat: v.boolean(),
  /** How much of the match was played elsewhere, before it was brought here; `null` where it began here. */
  home: v.nullable(v.strictObject({ entries: count, draws: count })),
  /** The table of the next match among the same people. */
  next: v.nullable(v.string()),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** How a table is asked for: a person who comes later, or a bot, for each seat; the host takes the first free seat. */
export const tableWish = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(options, {}),
  seats: v.pipe(v.array(v.nullable(bot)), v.minLength(1), v.maxLength(12)),
  open: v.optional(v.boolean(), false),
  spectators: v.optional(v.boolean(), true),
  clock: v.optional(clockRule, { kind: 'none' }),
  /** How strong the bot is that stands in for people whose time is out. */
  standIn: v.optional(bot, 'pilot'),
});
export type TableWish = v.InferInput<typeof tableWish>;

const { game: _game, options: _options, ...placing } = tableWish.entries;
/** How a match that was begun elsewhere is brought to a table; the host takes `seat`, or the first free one. */
export const bringWish = v.strictObject({
  ...placing,
  /** The text of its record (docs/record-format.md), with everything in it. */
  record: v.pipe(v.string(), v.maxLength(2_000_000)),
  seat: v.optional(v.nullable(range(0, 11)), null),
});
export type BringWish = v.InferOutput<typeof bringWish>;
