/**
 * What the rules say of one kind of move: how it is read, when and how it is listed, what is checked, what it does.
 *
 * Every topic of the rulebook keeps its moves in its own file (`production.ts`, `trade.ts`, `flight.ts` …); `moves.ts` is
 * the table of all of them.
 */

import type { Gathering, Refusal, Seat } from '@sternwarte/engine';
import type { Emit, Move, MoveOf, MoveType } from './actions.ts';
import type { State } from './state.ts';
import type { Decision } from './tasks.ts';

/** Where legal moves are gathered, to be listed or to be handed out one alone. */
export type Moves = Gathering<Move>;

/** Adds the legal moves. Bots ask at every step, so each move exists only once: what is gathered refers into tables. */
export type List = (list: Moves, state: State, seat: Seat) => void;

/** Methods on purpose: the rule of one kind of move can then stand in a table of all kinds. */
export interface Rule<M extends Move> {
  /** From any input: the shape and nothing more; every value of the answer is a fresh one. */
  read(input: unknown): M | null;
  /** The decisions it may answer, and what lists it there. Moves that are listed together share their list. */
  readonly list: Readonly<Partial<Record<Decision, List>>>;
  /** Why not, from a seat that is asked for one of these decisions. */
  check(state: State, seat: Seat, move: M): Refusal | null;
  /** Callers have checked the move. */
  apply(state: State, seat: Seat, move: M, emit: Emit): void;
}

/** The moves of one topic. */
export type Rules<Type extends MoveType> = { readonly [T in Type]: Rule<MoveOf<T>> };

/** Adds a move of a table, which has one for every index. */
export function push(list: Moves, move: Move | undefined): void {
  if (move !== undefined) list.push(move);
}
