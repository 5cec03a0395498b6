/**
 * What is said between those who want thinking done and the worker that does it: plain data, so that it can cross any
 * border. Every request is answered once, with its id: by what it asked for, or by `failed`.
 */

import { isRecord } from '@sternwarte/engine';
import type { Analysis } from '../analysis.ts';
import type { Budget } from '../drive.ts';
import type { Hint } from '../hint.ts';
import type { Thought } from '../thinking.ts';

interface Position extends Budget {
  readonly gameId: string;
  readonly seats: number;
  /** What the seat may see: `game.view(state, seat)`. */
  readonly view: unknown;
  readonly seat: number;
  /** The same seed and the same number of iterations give the same answer. */
  readonly seed: string;
}

export interface ThinkQuestion extends Position {
  readonly botId: string;
  /** The time a table has for it, in milliseconds: a bot that thinks as long as is usual stops then. */
  readonly within?: number | undefined;
}

export type HintQuestion = Position;

/** The present position, as somebody sees it who is not asked but may think ahead. */
export type AheadQuestion = Omit<Position, keyof Budget>;

export interface AnalyseQuestion {
  /** The text of a record file. */
  readonly record: string;
  /** For each position. */
  readonly iterations?: number | undefined;
}

interface Numbered {
  readonly id: number;
}

export type Request =
  | (Numbered & ThinkQuestion & { readonly type: 'think' })
  | (Numbered & HintQuestion & { readonly type: 'hint' })
  | (Numbered & AnalyseQuestion & { readonly type: 'analyse' })
  /** The request of this id is to be answered at once, with the best so far. */
  | (Numbered & { readonly type: 'stop' });

/**
 * Not a request, and not answered: while nothing is asked, somebody may think ahead about this (`ahead.ts`). It takes the place
 * of what was said before; `null` when there is nothing to think about any more.
 */
export interface Ahead {
  readonly type: 'ahead';
  readonly question: AheadQuestion | null;
}

export type Answer =
  | (Numbered & { readonly type: 'thought'; readonly thought: Thought })
  | (Numbered & { readonly type: 'hinted'; readonly hints: readonly Hint[] })
  | (Numbered & { readonly type: 'analysed'; readonly analysis: Analysis })
  /** `id` is `null` when the message was no request at all. */
  | { readonly type: 'failed'; readonly id: number | null; readonly reason: string };

export type Reply =
  | Answer
  /** How far an analysis is: so many positions of so many. More of them follow, or the answer. */
  | (Numbered & { readonly type: 'progress'; readonly done: number; readonly total: number });

/** One end of a line to somebody else: a `MessagePort`, a worker, or a test. */
export interface Port {
  post(message: unknown): void;
  onMessage(handler: (message: unknown) => void): void;
}

const MAX_SEATS = 8;
const MAX_ITERATIONS = 10_000_000;
const MAX_MILLISECONDS = 600_000;

/** A request read from anything at all; else what is wrong with it. */
export function readRequest(message: unknown): Request | string {
  if (!isRecord(message)) return 'a request is an object';
  const { type, id } = message;
  if (!isWhole(id, Number.MAX_SAFE_INTEGER)) return 'a request has a number as its id';
  switch (type) {
    case 'stop':
      return { type, id };
    case 'analyse': {
      const { record, iterations } = message;
      if (typeof record !== 'string') return 'record is not a text';
      if (!isLimit(iterations, MAX_ITERATIONS)) return 'iterations is not a number';
      return { type, id, record, iterations };
    }
    case 'think':
    case 'hint': {
      const position = readPosition(message);
      if (typeof position === 'string') return position;
      if (type === 'hint') return { type, id, ...position };
      const { botId, within } = message;
      if (!isLimit(within, MAX_MILLISECONDS)) return 'within is not a number';
      if (typeof botId !== 'string') return 'botId is not a text';
      return { type, id, botId, within, ...position };
    }
    default:
      return 'a request is of type think, hint, analyse or stop';
  }
}

export function readPosition(message: Readonly<Record<string, unknown>>): Position | string {
  const { gameId, seats, view, seat, seed, iterations, milliseconds } = message;
  if (typeof gameId !== 'string') return 'gameId is not a text';
  if (typeof seed !== 'string') return 'seed is not a text';
  if (!isWhole(seats, MAX_SEATS)) return 'seats is not a number of seats';
  if (!isWhole(seat, seats - 1)) return 'seat is not one of the seats';
  if (!isRecord(view)) return 'view is not an object';
  if (!isLimit(iterations, MAX_ITERATIONS)) return 'iterations is not a number';
  if (!isLimit(milliseconds, MAX_MILLISECONDS)) return 'milliseconds is not a number';
  return { gameId, seats, view, seat, seed, iterations, milliseconds };
}

function isWhole(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
}

function isLimit(value: unknown, max: number): value is number | undefined {
  return value === undefined || isWhole(value, max);
}
