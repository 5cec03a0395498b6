/**
 * The way of a match as a server has told it to one viewer: entries as he may know them, each with the view it led to.
 * Nothing is played here, because that would need secrets. It may begin in the middle; earlier pages are put before it.
 */

import {
  actionOf,
  isAction,
  MAX_OPEN_MOVES,
  staysOpen,
  type Game,
  type Seat,
  type Viewer,
} from '@sternwarte/engine';
import type { CourseStep, Seen, Watched } from '../course.ts';
import type { UndoTargets } from '../position.ts';
import type { Arrival } from './table-client.ts';

/** A part of a story, as it is told: the view before its first entry, and what happened from there. */
export interface StoryPart {
  /** The number of its first entry. */
  readonly from: number;
  readonly view: unknown;
  readonly arrivals: readonly Arrival[];
}

interface LineStep {
  readonly step: CourseStep;
  readonly before: unknown;
  readonly arrival: Arrival;
  /** Whether it can still be taken back, as far as the viewer can know. */
  readonly isOpen: boolean;
}

export class ToldCourse implements Watched {
  readonly game: Game;
  readonly viewer: Viewer;
  /** Whoever reads one step reads those around it; here all are at hand. */
  readonly spacing = 64;
  #from: number;
  #first: unknown;
  #arrivals: Arrival[];
  #line: LineStep[] = [];
  #steps: readonly CourseStep[] | null = null;
  #revision = 0;

  constructor(game: Game, viewer: Viewer, { from, view, arrivals }: StoryPart) {
    this.game = game;
    this.viewer = viewer;
    this.#from = from;
    this.#first = view;
    this.#arrivals = [...arrivals];
    this.#fold(arrivals);
  }

  /** The number of the first entry that is known. */
  get from(): number {
    return this.#from;
  }

  /** The number of the next entry. */
  get seq(): number {
    return this.#from + this.#arrivals.length;
  }

  get view(): unknown {
    return this.#arrivals.at(-1)?.after ?? this.#first;
  }

  get steps(): readonly CourseStep[] {
    this.#steps ??= this.#line.map(({ step }) => step);
    return this.#steps;
  }

  get length(): number {
    return this.#line.length;
  }

  get revision(): number {
    return this.#revision;
  }

  add(arrival: Arrival): void {
    if (arrival.entry.seq !== this.seq) {
      throw new RangeError(`entry ${arrival.entry.seq} at ${this.seq}`);
    }
    const before = this.view;
    this.#arrivals.push(arrival);
    this.#take(arrival, before);
    this.#change();
  }

  /** The view was another one than it should have been. */
  mend(view: unknown): void {
    const last = this.#arrivals.pop();
    if (last === undefined) this.#first = view;
    else this.#arrivals.push({ ...last, after: view });
    this.#refold();
  }

  /** What came before is known now. */
  prepend({ from, view, arrivals }: StoryPart): void {
    if (from + arrivals.length !== this.#from) throw new RangeError('a gap in the story');
    this.#from = from;
    this.#first = view;
    this.#arrivals = [...arrivals, ...this.#arrivals];
    this.#refold();
  }

  /** The position after so many steps. */
  positionAfter(seq: number): number {
    return this.#line.findLastIndex(({ step }) => step.seq <= seq) + 1;
  }

  viewAt(position: number): unknown {
    return this.#line[position - 1]?.arrival.after ?? this.#line[0]?.before ?? this.#first;
  }

  seen(from: number, to: number): readonly Seen[] {
    return this.#line.slice(from, to).map(({ step, before, arrival }): Seen => ({
      action: actionOf(step),
      before,
      after: arrival.after,
      events: arrival.events,
      reader: this.viewer,
    }));
  }

  /** How far back a seat may go, as far as can be known here; the server has the last word. */
  undoTargets(seat: Seat): UndoTargets | null {
    let kept = this.#line.length;
    const least = kept - MAX_OPEN_MOVES;
    for (; kept > 0 && kept > least; kept--) {
      const last = this.#line[kept - 1];
      if (last?.step.by !== seat || !last.isOpen) break;
    }
    if (kept === this.#line.length) return null;
    return { last: this.#seqAt(this.#line.length - 1), turn: this.#seqAt(kept) };
  }

  #seqAt(position: number): number {
    return this.#line[position - 1]?.step.seq ?? this.#from - 1;
  }

  #change(): void {
    this.#steps = null;
    this.#revision++;
  }

  #refold(): void {
    this.#line = [];
    this.#fold(this.#arrivals);
    this.#change();
  }

  #fold(arrivals: readonly Arrival[]): void {
    let before = this.#first;
    for (const arrival of arrivals) {
      this.#take(arrival, before);
      before = arrival.after;
    }
  }

  #take(arrival: Arrival, before: unknown): void {
    const { entry, after } = arrival;
    if (!isAction(entry)) {
      this.#line.length = this.positionAfter('undo' in entry ? entry.undo : entry.back);
      return;
    }
    const round = this.game.round?.(before) ?? null;
    const isOpen =
      'move' in entry && entry.by === this.viewer && staysOpen(this.game, before, entry, after);
    this.#line.push({ step: { ...entry, round }, before, arrival, isOpen });
  }
}
