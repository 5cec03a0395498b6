/** Decisions that several players take independently; nothing is shown before all are in (ruling 18.56). */

import type { Seat } from '@sternwarte/engine';
import { finishTask, taskOf } from './agenda.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

export type ParallelTask = Task & { kind: 'discard' | 'give' | 'wear' };

/** Those whose answer is still missing. */
export function missingAnswers(state: State, { seats }: ParallelTask): readonly Seat[] {
  if (state.answers.length === 0) return seats;
  return seats.filter((seat) => (state.answers[seat] ?? null) === null);
}

/** Whether this seat's answer is the only one missing: after it everything is shown. */
export function isLastAnswer(state: State, task: ParallelTask, seat: Seat): boolean {
  const missing = missingAnswers(state, task);
  return missing.length === 1 && missing[0] === seat;
}

/** Counts of cards, the kind of a card, or the kind of an upgrade: `settle` knows what it was asked for. */
export function answerInParallel(
  state: State,
  kind: ParallelTask['kind'],
  seat: Seat,
  answer: readonly number[],
  settle: (seat: Seat, answer: readonly number[]) => void,
): void {
  const task = taskOf(state, kind);
  const before = state.answers.length > 0 ? state.answers : state.players.map(() => null);
  state.answers = before.with(seat, answer);
  if (missingAnswers(state, task).length > 0) return;
  const { answers } = state;
  state.answers = [];
  finishTask(state);
  for (const other of task.seats) settle(other, answers[other] ?? []);
}
