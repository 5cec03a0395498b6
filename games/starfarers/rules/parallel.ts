/** Decisions that several players take independently; nothing is shown before all are in (ruling 18.56). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { finishTask } from './agenda.ts';
import { loseUpgrade } from './build.ts';
import { cardSetOf } from './cards.ts';
import type { Kind, UpgradeKind } from './data.ts';
import { passCard, payAll } from './hands.ts';
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

/** Counts of cards, the kind of a card, or the kind of an upgrade, by what is asked. */
export function answerInParallel(
  state: State,
  task: ParallelTask,
  seat: Seat,
  answer: readonly number[],
  emit: Emit,
): void {
  const before = state.answers.length > 0 ? state.answers : state.players.map(() => null);
  state.answers = before.with(seat, answer);
  if (missingAnswers(state, task).length > 0) return;
  const { answers } = state;
  state.answers = [];
  finishTask(state);
  for (const other of task.seats) settle(state, task, other, answers[other] ?? [], emit);
}

function settle(
  state: State,
  { kind }: ParallelTask,
  seat: Seat,
  answer: readonly number[],
  emit: Emit,
): void {
  const [choice = 0] = answer;
  switch (kind) {
    case 'discard':
      payAll(state, seat, answer);
      emit?.({ type: 'discarded', seat, cards: cardSetOf(answer) });
      return;
    case 'give':
      passCard(state, seat, state.current, choice as Kind);
      emit?.({ type: 'given', from: seat, to: state.current });
      return;
    case 'wear':
      loseUpgrade(state, seat, choice as UpgradeKind, emit);
  }
}
