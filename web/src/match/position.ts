/** What the screens show of a match; replaced as a whole by each step. */

import type { News } from '@sternwarte/atlas';
import {
  equalPlain,
  type Game,
  type Pending,
  type Seat,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import type { Recent } from './recent.ts';
import type { StoryStep } from './story.ts';

/** What a match has to know to show itself. All of it can be told to a screen that runs no match. */
export interface Sight {
  readonly view: unknown;
  readonly viewer: Viewer;
  /** The person whose decision is made at this screen now. */
  readonly asked: Seat | null;
  /** The person to whom the screen has to be handed, and who has not said yet that he is there. */
  readonly curtain: Seat | null;
  /** What own dice or cards may have shown, where people have to say it. */
  readonly outcomes: readonly unknown[] | null;
  /** The bot that thinks right now. */
  readonly thinking: Seat | null;
  /** The entries in force, and whom they are told to: a seat is addressed as "you". */
  readonly log: readonly StoryStep[];
  readonly reader: Viewer;
  /** What the viewer has not answered yet. */
  readonly recent: Recent;
  /** How far back the person asked may go: before the last move, and at most. */
  readonly undo: UndoTargets | null;
  readonly news: News;
}

export interface UndoTargets {
  readonly last: number;
  readonly turn: number;
}

export interface Position extends Sight {
  readonly moves: readonly Tagged[];
  /** Rises when the person asked has something else to decide: another person, other moves, or a move just made. */
  readonly decision: number;
  /** What the table waits for, as far as the viewer knows. */
  readonly pending: Pending<unknown>;
}

/** The next position; `before` is the one it follows, if any. */
export function positionOf(game: Game, sight: Sight, before: Position | null): Position {
  const { view, asked } = sight;
  const moves = asked === null ? [] : game.moves(view, asked);
  const pending = game.pending(view);
  return { ...sight, moves, pending, decision: decisionAfter(before, sight, moves) };
}

/** Somebody else's move, beside that of the person asked, leaves the decision as it was. */
function decisionAfter(
  before: Position | null,
  { asked, log }: Sight,
  moves: readonly Tagged[],
): number {
  if (before === null) return 0;
  const last = log.at(-1);
  // After an undo as well: that is a move of the person asked.
  const moved = before.log !== log && (last?.by === asked || log.length < before.log.length);
  const same = before.asked === asked && !moved && equalPlain(before.moves, moves);
  return same ? before.decision : before.decision + 1;
}

/** An earlier position that somebody looks at. */
export interface Past {
  /** The entry it follows; -1 is the position before the first. */
  readonly seq: number;
  readonly view: unknown;
  readonly recent: Recent;
}
