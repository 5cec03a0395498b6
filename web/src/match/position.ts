/** What the screens show of a match; replaced as a whole by each step. */

import type { News } from '@sternwarte/atlas';
import type { Hint } from '@sternwarte/bots';
import type { Pending, Seat, Tagged, Viewer } from '@sternwarte/engine';
import type { ByLanguage } from './saved-match.ts';

export interface LogLine {
  readonly seq: number;
  readonly by: Seat | 'table';
  readonly text: ByLanguage<string>;
}

export interface Position {
  readonly view: unknown;
  readonly viewer: Viewer;
  /** The person whose decision is made at this screen now. */
  readonly asked: Seat | null;
  readonly moves: readonly Tagged[];
  /** Rises when the person asked has something else to decide: another person, other moves, or a move just made. */
  readonly decision: number;
  readonly pending: Pending<unknown>;
  /** The person to whom the screen has to be handed, and who has not said yet that he is there. */
  readonly curtain: Seat | null;
  /** What own dice or cards may have shown, where people have to say it. */
  readonly outcomes: readonly unknown[] | null;
  /** The bot that thinks right now. */
  readonly thinking: Seat | null;
  /** The entries in force, in words. */
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  /** Whether more than one move can be taken back at once. */
  readonly canUndoTurn: boolean;
  readonly news: News;
}

/** An earlier position that somebody looks at. */
export interface Past {
  /** The entry it follows; -1 is the position before the first. */
  readonly seq: number;
  readonly view: unknown;
}

/** What became of the question for a hint. */
export type Advice =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'ready'; readonly hints: readonly Hint[] }
  | { readonly kind: 'failed' };
