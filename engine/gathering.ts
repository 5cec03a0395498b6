/** Moves as a game finds them, one by one and in ready parts: to be listed, or to hand out one of them. */

import type { Choose, Tagged } from './contract.ts';
import { RESIGN } from './playout.ts';

/** Moves in a row: an array, or something that makes the one that is asked for. */
export interface Row<Move> {
  readonly length: number;
  at(index: number): Move | undefined;
  /** Adds all of them to a list, where that is faster than asking for each. */
  addTo?(list: Move[]): void;
}

/**
 * One gathering serves again and again, and nothing is copied for one move alone: so a walk allocates nothing for all that
 * it might have done. Whoever chooses must not ask the game anything, which would gather anew.
 */
export class Gathering<Move extends Tagged> {
  readonly #single: Move[] = [];
  #singles = 0;
  readonly #ready: Row<Move>[] = [];
  /** For each ready part the number of single moves before it. */
  readonly #before: number[] = [];
  #parts = 0;
  #count = 0;

  clear(): this {
    this.#singles = 0;
    this.#parts = 0;
    this.#count = 0;
    return this;
  }

  push(move: Move): void {
    this.#single[this.#singles++] = move;
    this.#count++;
  }

  /** A row that nobody changes as long as this gathering is in use. */
  pushAll(part: Row<Move>): void {
    this.#ready[this.#parts] = part;
    this.#before[this.#parts] = this.#singles;
    this.#parts++;
    this.#count += part.length;
  }

  list(): Move[] {
    if (this.#parts === 0) return this.#single.slice(0, this.#singles);
    const list: Move[] = [];
    let single = 0;
    for (let part = 0; part < this.#parts; part++) {
      single = this.#copy(list, single, this.#before[part] ?? 0);
      const ready = this.#ready[part];
      if (ready === undefined) continue;
      if (ready.addTo === undefined) addEach(list, ready);
      else ready.addTo(list);
    }
    this.#copy(list, single, this.#singles);
    return list;
  }

  /** Adds single moves to a list, and answers how far it came. */
  #copy(list: Move[], from: number, to: number): number {
    for (let i = from; i < to; i++) {
      const move = this.#single[i];
      if (move !== undefined) list.push(move);
    }
    return to;
  }

  /** See `Game.pickMove`: resigning, which must come last, only when there is nothing else. */
  pick(choose: Choose): Move {
    const last = this.#singles > 0 ? this.#single[this.#singles - 1] : undefined;
    const resignsLast = this.#count > 1 && last?.type === RESIGN;
    const move = this.#at(choose(resignsLast ? this.#count - 1 : this.#count));
    if (move === undefined) throw new RangeError('there is no such move');
    return move;
  }

  #at(place: number): Move | undefined {
    let inParts = 0;
    for (let part = 0; part < this.#parts; part++) {
      const first = (this.#before[part] ?? 0) + inParts;
      if (place < first) break;
      const ready = this.#ready[part];
      if (ready === undefined) break;
      if (place < first + ready.length) {
        // Most rows are arrays, which answer faster without a call.
        return Array.isArray(ready) ? arrayAt(ready, place - first) : ready.at(place - first);
      }
      inParts += ready.length;
    }
    const single = place - inParts;
    return single < this.#singles ? this.#single[single] : undefined;
  }
}

function arrayAt<Move>(row: readonly Move[], index: number): Move | undefined {
  return row[index];
}

function addEach<Move>(list: Move[], row: Row<Move>): void {
  const { length } = row;
  for (let i = 0; i < length; i++) {
    const move = row.at(i);
    if (move !== undefined) list.push(move);
  }
}
