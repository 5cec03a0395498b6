/** A match to look at: the way it took, and how it ended. */

import { replay, type Damage, type Game, type Match, type Result } from '@sternwarte/engine';
import { traceCourse, type Course } from '../match/course.ts';

export interface Film {
  readonly match: Match;
  readonly course: Course;
  /** `null` while the match goes on. */
  readonly result: Result | null;
}

export type Filmed =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly damage: Damage };

/** A log may hold anything at all; what does not replay is damaged. */
export function makeFilm(game: Game, match: Match): Filmed {
  const { course, inspect } = traceCourse(game, match);
  const replayed = replay(game, match, { inspect });
  if (!replayed.ok) return replayed;
  course.follow(replayed.table);
  const pending = game.pending(replayed.table.state);
  const result = pending.kind === 'over' ? pending.result : null;
  return { ok: true, film: { match, course, result } };
}
