/** The engine's table together with its log in words: every step that changes one changes the other. */

import {
  draw,
  earliestUndo,
  nextDraw,
  replay,
  submit,
  takeBack,
  type Action,
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
import { isPossible, tellAction, type Teller } from './log-lines.ts';
import type { LogLine } from './position.ts';
import type { Standing } from './saved-match.ts';

export class ToldTable {
  readonly game: Game;
  readonly #table: Table<unknown, Tagged, unknown, Tagged>;
  readonly #teller: Teller;
  #lines: readonly LogLine[];

  constructor(
    table: Table<unknown, Tagged, unknown, Tagged>,
    teller: Teller,
    lines: readonly LogLine[],
  ) {
    this.game = teller.game;
    this.#table = table;
    this.#teller = teller;
    this.#lines = lines;
  }

  get match(): Match {
    return this.#table.match;
  }

  get state(): unknown {
    return this.#table.state;
  }

  /** The entries in force, in words. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  pending(): Pending<unknown> {
    return this.game.pending(this.#table.state);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.#table.state, viewer);
  }

  /** The position after an earlier entry; `null` when there is no such entry. */
  viewAfter(seq: number, viewer: Viewer): unknown {
    const replayed = replay(this.game, this.match, { count: seq + 1 });
    return replayed.ok ? this.game.view(replayed.table.state, viewer) : null;
  }

  /** The action may be anything at all; what is refused changes nothing. */
  perform(action: Action<Tagged, unknown>, now: number, events: Tagged[]): Refusal | null {
    const { state, match } = this.#table;
    const emit = (event: Tagged): void => {
      events.push(event);
    };
    // Told before it happens, since that is when it can be told; and only what can happen, since nothing else can be.
    const line = isPossible(this.game, action, state)
      ? [tellAction(this.#teller, match.log.length, action, state)]
      : [];
    const refusal =
      action.by === 'table'
        ? draw(this.#table, action.chance, now, emit)
        : submit(this.#table, action.by, action.move, now, emit);
    if (refusal === null) this.#lines = [...this.#lines, ...line];
    return refusal;
  }

  /** The next draw: the fair one, where this screen knows the seed. */
  nextDraw(random: Random): Action<Tagged, unknown> {
    return { by: 'table', chance: nextDraw(this.#table, random) };
  }

  /** How far back each undo would go: the last move alone, and all that can be taken back. */
  undoTargets(seat: Seat): { readonly last: number; readonly turn: number | null } {
    return {
      last: this.#table.line.at(-2)?.seq ?? -1,
      turn: earliestUndo(this.#table, seat),
    };
  }

  takeBack(seat: Seat, to: number, now: number): Refusal | null {
    const refusal = takeBack(this.#table, seat, to, now);
    if (refusal === null) this.#lines = this.#lines.filter(({ seq }) => seq <= to);
    return refusal;
  }

  standing(now: number): Standing {
    const pending = this.pending();
    return {
      touched: now,
      entries: this.match.log.length,
      awaits: pending.kind === 'move' ? [...pending.seats] : [],
      result: pending.kind === 'over' ? pending.result : null,
    };
  }
}
