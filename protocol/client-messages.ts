/** What a client says to a table. */

import { readFields } from '@sternwarte/engine';
import * as v from 'valibot';
import { CHAT_MAX_LENGTH, ID_MAX_LENGTH } from './limits.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
/** Chosen by the client, different for everything it wants: sent again, it counts once. */
const wish = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX_LENGTH));

const clientMessage = v.variant('type', [
  /** The first message: which table, what was seen of it, and a link where that is what opens it. */
  v.strictObject({
    type: v.literal('hello'),
    version: count,
    table: v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH)),
    /** The number of the next entry that this client has not seen; left out by those who have seen nothing. */
    seq: v.optional(count),
    link: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  /** The hash of a nonce, and the nonce, when the table asks for them before the match begins. */
  v.strictObject({ type: v.literal('promise'), promise: v.pipe(v.string(), v.maxLength(64)) }),
  v.strictObject({ type: v.literal('nonce'), nonce: v.pipe(v.string(), v.maxLength(64)) }),
  /** `atSeq` is the `seq` of the position that it was decided on. */
  v.strictObject({ type: v.literal('move'), id: wish, atSeq: count, move: v.unknown() }),
  v.strictObject({ type: v.literal('undo'), id: wish, atSeq: count, to: place }),
  /** Asks the others to go back further: to after entry `to`, or to where this seat decided last. */
  v.strictObject({ type: v.literal('back'), id: wish, atSeq: count, to: v.optional(place) }),
  /** The answer to what another one asks, or taking back what one has asked oneself. */
  v.strictObject({
    type: v.literal('consent'),
    id: wish,
    to: place,
    says: v.picklist(['agree', 'decline', 'withdraw']),
  }),
  v.strictObject({
    type: v.literal('chat'),
    id: wish,
    text: v.pipe(v.string(), v.maxLength(CHAT_MAX_LENGTH * 2)),
  }),
  /** The hash of the view at `seq`; the server answers with the whole view when it has another one. */
  v.strictObject({ type: v.literal('check'), seq: count, hash: v.pipe(v.string(), v.length(16)) }),
  v.strictObject({ type: v.literal('ping') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** `null` for everything that is no message. */
export function readClientMessage(text: string): ClientMessage | null {
  const message = parseJson(text);
  // Almost all messages are moves, and the schema takes longer than the rules do.
  const move = readMove(message);
  if (move !== null) return move;
  const reading = v.safeParse(clientMessage, message);
  return reading.success ? reading.output : null;
}

/** What the schema says of a move, and nothing else; `null` leaves the answer to it. */
function readMove(message: unknown): ClientMessage | null {
  const fields = readFields(message, ['type', 'id', 'atSeq', 'move']);
  if (fields === null) return null;
  const { type, id, atSeq, move } = fields;
  if (type !== 'move' || typeof id !== 'string' || typeof atSeq !== 'number') return null;
  if (id.length < 1 || id.length > ID_MAX_LENGTH) return null;
  return Number.isSafeInteger(atSeq) && atSeq >= 0 ? { type, id, atSeq, move } : null;
}

export function makeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
