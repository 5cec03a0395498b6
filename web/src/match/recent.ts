/** What has happened since somebody last had a say: boards draw trails, dice and encounters from it. */

import type { Names, Telling, Viewer } from '@sternwarte/engine';
import { readerWith, type CourseStep, type PointOfView, type Watched } from './course.ts';
import { byLanguage, type ByLanguage } from './saved-match.ts';

/** The last steps, oldest first, as a viewer may see them; names differ by language. */
export type Recent = ByLanguage<readonly Telling[]>;

/** Sees the recent steps of a course; a match that goes on step by step sees each of them once. */
export class RecentSteps {
  readonly #course: Watched;
  readonly #names: ByLanguage<Names>;
  #last: {
    readonly eyes: PointOfView;
    readonly from: number;
    readonly to: CourseStep | undefined;
    readonly length: number;
    readonly recent: Recent;
  } | null = null;

  constructor(course: Watched, names: ByLanguage<Names>) {
    this.#course = course;
    this.#names = names;
  }

  /** The steps before a position that its viewer has not answered yet. */
  before(position: number, eyes: PointOfView): Recent {
    const { steps, game } = this.#course;
    const from = recentFrom(steps.slice(0, position), readerWith(eyes), game.turnEnd);
    const last = this.#last;
    const isGrown =
      last !== null &&
      last.eyes === eyes &&
      last.from === from &&
      last.from + last.length <= position &&
      steps[last.from + last.length - 1] === last.to;
    const known = isGrown ? last.length : 0;
    const added = this.#course.seen(from + known, position, eyes);
    const recent = byLanguage((code) => {
      const names = this.#names[code];
      const before = isGrown ? last.recent[code] : [];
      return added.length === 0
        ? before
        : [...before, ...added.map((seen) => ({ ...seen, names }))];
    });
    this.#last = { eyes, from, to: steps[position - 1], length: position - from, recent };
    return recent;
  }
}

/**
 * Where that begins which a viewer has not answered yet: behind his own last move. Who only watches is shown the last
 * turn. Before anybody has moved the table was laid, and nobody wants to see that again.
 */
export function recentFrom(
  steps: readonly CourseStep[],
  viewer: Viewer,
  turnEnd: string | undefined,
): number {
  const begin = steps.findIndex(({ by }) => by !== 'table');
  if (begin === -1) return steps.length;
  if (viewer !== 'spectator') {
    return Math.max(begin, steps.findLastIndex(({ by }) => by === viewer) + 1);
  }
  const last = steps.findLastIndex(({ by }) => by !== 'table');
  const mover = steps[last]?.by;
  const endsTurn = (step: CourseStep): boolean =>
    turnEnd === undefined
      ? step.by !== 'table' && step.by !== mover
      : 'move' in step && step.move.type === turnEnd;
  return Math.max(begin, steps.slice(0, last).findLastIndex(endsTurn) + 1);
}
