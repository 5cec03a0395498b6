/** The engine's table together with its story: every step that changes one changes the other. */

import {
  append,
  earliestUndo,
  nextDraw,
  replay,
  type Action,
  type Damage,
  type Game,
  type Match,
  type Pending,
  type Random,
  type Refusal,
  type Seat,
  type Table,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { readerWith, traceCourse, type Course } from '../course.ts';
import type { Past, UndoTargets } from '../position.ts';
import { RecentSteps, type Recent } from '../recent.ts';
import type { Standing } from '../saved-match.ts';
import { Story, type StoryStep, type Teller } from '../story.ts';
import { Draft, standingOf } from './draft.ts';

export type ToldReplay =
  | { readonly ok: true; readonly table: ToldTable }
  | { readonly ok: false; readonly damage: Damage };

/** Replays a log, which may be anything at all; the table can be played on. */
export function replayTold(game: Game, match: Match, teller: Teller): ToldReplay {
  const { course, inspect } = traceCourse(game, match);
  const replayed = replay(game, match, { inspect });
  if (!replayed.ok) return replayed;
  course.follow(replayed.table);
  return { ok: true, table: new ToldTable(replayed.table, course, teller) };
}

type EngineTable = Table<unknown, Tagged, unknown, Tagged>;

export class ToldTable {
  readonly game: Game;
  /** Whom the story is told to. */
  readonly reader: Viewer;
  readonly #table: EngineTable;
  readonly #course: Course;
  readonly #story: Story;
  readonly #recent: RecentSteps;
  readonly #names: Teller['names'];

  constructor(table: EngineTable, course: Course, teller: Teller) {
    this.game = course.game;
    this.reader = readerWith(teller.eyes);
    this.#table = table;
    this.#course = course;
    this.#names = teller.names;
    this.#story = new Story(course, teller);
    this.#recent = new RecentSteps(course, teller.names);
  }

  get match(): Match {
    return this.#table.match;
  }

  get state(): unknown {
    return this.#table.state;
  }

  /** The entries in force, in words. */
  get story(): readonly StoryStep[] {
    return this.#story.steps;
  }

  /** What a viewer has not answered yet. */
  recent(viewer: Viewer): Recent {
    return this.#recent.before(this.#course.length, viewer);
  }

  pending(): Pending<unknown> {
    return this.game.pending(this.#table.state);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.#table.state, viewer);
  }

  /** The position after an earlier entry. */
  past(seq: number, viewer: Viewer): Past {
    const position = this.#course.positionAfter(seq);
    const recent = new RecentSteps(this.#course, this.#names).before(position, viewer);
    return { seq, view: this.#course.viewAt(position, viewer), recent };
  }

  /** A copy of the table to try on what is about to happen. */
  draft(): Draft {
    return new Draft(this.#table);
  }

  /** What has been drafted happens. */
  accept({ entries }: Pick<Draft, 'entries'>): void {
    for (const entry of entries) {
      append(this.#table, entry);
      this.#course.follow(this.#table);
    }
  }

  /** Both at once, where nothing is kept. The action may be anything at all; what is refused changes nothing. */
  perform(action: Action<Tagged, unknown>, now: number): Refusal | null {
    const draft = this.draft();
    const refusal = draft.perform(action, now);
    if (refusal === null) this.accept(draft);
    return refusal;
  }

  /** The next draw: the fair one, where this screen knows the seed. */
  nextDraw(random: Random): Action<Tagged, unknown> {
    return { by: 'table', chance: nextDraw(this.#table, random) };
  }

  standing(now: number): Standing {
    return standingOf(this.pending(), this.match.log.length, now);
  }

  /** The entry before the last one in force. */
  seqBeforeLast(): number {
    return this.#course.seqAt(this.#course.length - 1);
  }

  /** How far back a seat may go; `null` when it has nothing to take back. */
  undoTargets(seat: Seat): UndoTargets | null {
    const turn = earliestUndo(this.#table, seat);
    return turn === null ? null : { last: this.seqBeforeLast(), turn };
  }
}
