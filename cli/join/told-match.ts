/** A match as a server tells it to one viewer: the position for his eyes, and what he could take back. */

import {
  isAction,
  staysOpen,
  type Game,
  type Seat,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { patch, type ToldStep } from '@sternwarte/protocol';

/** One step, with the views before and after it. */
export interface Followed {
  readonly entry: ToldStep['entry'];
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly Tagged[];
}

interface Kept {
  readonly seq: number;
  readonly by: Seat | 'table';
  /** Whether it can be taken back, as far as can be known here. */
  readonly isOpen: boolean;
}

export class ToldMatch {
  readonly game: Game;
  readonly viewer: Viewer;
  #seq: number;
  #view: unknown;
  /** The number of the last entry before everything in `#line`. */
  #base: number;
  #line: Kept[] = [];

  constructor(game: Game, viewer: Viewer, seq: number, view: unknown) {
    this.game = game;
    this.viewer = viewer;
    this.#seq = seq;
    this.#view = view;
    this.#base = seq - 1;
  }

  /** The number of the next entry. */
  get seq(): number {
    return this.#seq;
  }

  get view(): unknown {
    return this.#view;
  }

  /** The position is known again, but not how it came about. */
  jump(seq: number, view: unknown): void {
    if (seq !== this.#seq) {
      this.#line = [];
      this.#base = seq - 1;
    }
    this.#seq = seq;
    this.#view = view;
  }

  /** `null` when the steps do not follow on what is known; those that were told before count once. */
  follow(steps: readonly ToldStep[]): readonly Followed[] | null {
    const followed: Followed[] = [];
    for (const { entry, events = [], patch: change } of steps) {
      if (entry.seq > this.#seq) return null;
      if (entry.seq < this.#seq) continue;
      const before = this.#view;
      try {
        if (change !== undefined) this.#view = patch(before, change);
      } catch {
        return null;
      }
      this.#seq++;
      const step = { entry, before, after: this.#view, events };
      this.#keep(step);
      followed.push(step);
    }
    return followed;
  }

  /** After which entry the match would stand again: the last move taken back, or the whole turn. */
  undoTarget(seat: Seat, whole: boolean): number {
    const isOwn = ({ by, isOpen }: Kept): boolean => by === seat && isOpen;
    const rest = this.#line.slice(0, -1);
    const last = whole ? rest.findLast((kept) => !isOwn(kept)) : rest.at(-1);
    return last?.seq ?? this.#base;
  }

  #keep({ entry, before, after }: Followed): void {
    if (!isAction(entry)) {
      const to = 'undo' in entry ? entry.undo : entry.back;
      this.#line = this.#line.filter(({ seq }) => seq <= to);
      this.#base = Math.min(this.#base, to);
      return;
    }
    const isOpen =
      'move' in entry && entry.by === this.viewer && staysOpen(this.game, before, entry, after);
    this.#line.push({ seq: entry.seq, by: entry.by, isOpen });
  }
}
