/** What a table says to a client. */

import type { Tagged } from '@sternwarte/engine';
import * as v from 'valibot';
import type { Patch, PatchFields } from './patch.ts';
import { tableInfo } from './table-info.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Moves and events are the game's; further fields pass. */
const tagged: v.GenericSchema<unknown, Tagged> = v.looseObject({ type: v.string() });
export const refusal = v.strictObject({
  key: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

const change: v.GenericSchema<Patch> = v.union([
  v.strictTuple([v.unknown()]),
  v.lazy(() => fields),
]);
const fields: v.GenericSchema<PatchFields> = v.record(v.string(), v.union([v.literal(0), change]));

const stamp = { seq: count, at: count };
const entry = v.union([
  v.strictObject({ ...stamp, by: count, move: tagged }),
  v.strictObject({ ...stamp, by: v.literal('table'), chance: v.unknown() }),
  v.strictObject({ ...stamp, by: count, undo: v.pipe(v.number(), v.safeInteger()) }),
  v.strictObject({
    ...stamp,
    by: v.literal('table'),
    back: v.pipe(v.number(), v.safeInteger()),
    consent: v.pipe(v.array(count), v.readonly()),
  }),
]);

/** One entry as its reader may know it, what came of it, and what it changed in the reader's view. */
export const step = v.strictObject({
  entry,
  events: v.optional(v.pipe(v.array(tagged), v.readonly())),
  /** Left out when nothing changed. */
  patch: v.optional(change),
});
export type ToldStep = v.InferOutput<typeof step>;

const said = v.strictObject({
  number: count,
  at: count,
  /** The seat of whoever spoke; `null` for those who look on. */
  seat: v.nullable(count),
  name: v.string(),
  text: v.string(),
  /** Said among those who look on while a match runs: players hear it when it is over. */
  aside: v.optional(v.literal(true)),
});
export type Said = v.InferOutput<typeof said>;

const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    version: count,
    /** Whose eyes the views are made for; `null` for those who look on. */
    seat: v.nullable(count),
    isHost: v.boolean(),
    table: tableInfo,
    /** The number of the next entry. */
    seq: count,
    /**
     * What happened since the `seq` of the `hello`: its patches lead from the view of then to that of now. Left out when
     * that is nothing, or too much to be told.
     */
    missed: v.optional(v.array(step)),
    /** Left out when the client has it, or can patch its own; then the steps of `missed` have no patches. */
    view: v.optional(v.unknown()),
    chat: v.array(said),
  }),
  v.strictObject({ type: v.literal('table'), table: tableInfo }),
  /** The match is about to begin: the table has committed itself, and asks each seat for its part in chance. */
  v.strictObject({
    type: v.literal('settle'),
    asks: v.picklist(['promise', 'nonce']),
    commitment: v.string(),
    promises: v.pipe(v.array(v.string()), v.readonly()),
  }),
  /** What was done, and what the table drew upon it. `id` is the wish of whoever did it. */
  v.strictObject({ type: v.literal('steps'), id: v.optional(v.string()), steps: v.array(step) }),
  /** How much time each seat has, in milliseconds at the moment of sending, and for whom it runs. */
  v.strictObject({ type: v.literal('clock'), left: v.array(count), running: v.array(count) }),
  /** Somebody asks to go back, and who has agreed so far; or that is over, and how: `by` whom, where it was one's doing. */
  v.strictObject({
    type: v.literal('back'),
    ask: v.nullable(
      v.strictObject({
        by: count,
        to: v.pipe(v.number(), v.safeInteger()),
        /** How many outcomes of chance are taken back with it; they will not fall the same way again. */
        draws: count,
        agreed: v.array(count),
      }),
    ),
    ended: v.optional(v.picklist(['granted', 'declined', 'withdrawn', 'lapsed'])),
    by: v.optional(v.nullable(count)),
  }),
  /** The seats whose bots fail at the moment: any legal move is made in their place. Told when that changes, and to whoever comes meanwhile. */
  v.strictObject({ type: v.literal('bots'), failing: v.array(count) }),
  v.strictObject({ type: v.literal('view'), seq: count, view: v.unknown() }),
  /** The wish with this id was fulfilled before, as the entry `seq`. */
  v.strictObject({ type: v.literal('done'), id: v.string(), seq: count }),
  v.strictObject({ type: v.literal('refused'), id: v.string(), why: refusal }),
  v.strictObject({ type: v.literal('said'), id: v.optional(v.string()), said }),
  /** The socket ends now, and this is why. */
  v.strictObject({ type: v.literal('farewell'), why: refusal }),
  v.strictObject({ type: v.literal('pong') }),
]);

export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** `null` for everything that is no message. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const reading = v.safeParse(serverMessage, JSON.parse(text));
    return reading.success ? reading.output : null;
  } catch {
    return null;
  }
}

export function makeServerMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}
