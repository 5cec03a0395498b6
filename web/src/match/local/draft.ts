/**
 * What is about to happen, played on a copy of the table: nothing of it is shown before it is kept, and steps that belong
 * together are kept together.
 */

import {
  append,
  isRecord,
  nextDraw,
  prepareDraw,
  prepareMove,
  prepareUndo,
  restoreTable,
  takeSnapshot,
  type Action,
  type Entry,
  type Pending,
  type Prepared,
  type Random,
  type Refusal,
  type Seat,
  type Table,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import type { Standing } from '../saved-match.ts';

type EngineTable = Table<unknown, Tagged, unknown, Tagged>;

export class Draft {
  readonly entries: Entry[] = [];
  /** What happens in all of that, as far as people are to see it happen. */
  readonly events: Tagged[] = [];
  readonly #copy: EngineTable;

  constructor(table: EngineTable) {
    this.#copy = restoreTable(table.game, table.match, takeSnapshot(table));
  }

  pending(): Pending<unknown> {
    return this.#copy.game.pending(this.#copy.state);
  }

  view(viewer: Viewer): unknown {
    return this.#copy.game.view(this.#copy.state, viewer);
  }

  /** The action may be anything at all; what is refused changes nothing. */
  perform(action: Action<Tagged, unknown>, now: number): Refusal | null {
    const prepared =
      action.by === 'table'
        ? prepareDraw(this.#copy, action.chance, now)
        : prepareMove(this.#copy, action.by, action.move, now);
    return this.#add(prepared, (event) => this.events.push(event));
  }

  takeBack(seat: Seat, to: number, now: number): Refusal | null {
    return this.#add(prepareUndo(this.#copy, seat, to, now));
  }

  /** The next draw, and those behind it that go to the same hand: several cards are drawn at once. */
  draw(random: Random, now: number): void {
    let last: unknown = null;
    for (;;) {
      const pending = this.pending();
      if (pending.kind !== 'chance') return;
      if (last !== null && !isSameHand(last, pending.outcomes[0]?.outcome)) return;
      last = this.drawOnce(random, now);
    }
  }

  /** The next draw alone. */
  drawOnce(random: Random, now: number): unknown {
    const chance = nextDraw(this.#copy, random);
    this.perform({ by: 'table', chance }, now);
    return chance;
  }

  /** A fair draw that nobody wants to watch. */
  drawUnseen(random: Random, now: number): void {
    this.#add(prepareDraw(this.#copy, nextDraw(this.#copy, random), now));
  }

  standing(now: number): Standing {
    return standingOf(this.pending(), this.#copy.seq, now);
  }

  #add(prepared: Prepared<Tagged, unknown>, emit?: (event: Tagged) => void): Refusal | null {
    if (!prepared.ok) return prepared.refusal;
    append(this.#copy, prepared.entry, emit);
    this.entries.push(prepared.entry);
    return null;
  }
}

/** Two draws of one kind for one and the same seat. */
function isSameHand(one: unknown, next: unknown): boolean {
  return (
    isRecord(one) &&
    isRecord(next) &&
    one['seat'] !== undefined &&
    one['seat'] === next['seat'] &&
    one['type'] === next['type']
  );
}

/** Where a match stands, for the first screen. */
export function standingOf(pending: Pending<unknown>, entries: number, now: number): Standing {
  return {
    touched: now,
    entries,
    awaits: pending.kind === 'move' ? [...pending.seats] : [],
    result: pending.kind === 'over' ? pending.result : null,
  };
}
