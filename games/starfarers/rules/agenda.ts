/** Reading and rewriting the agenda; see `tasks.ts`. */

import type { State } from './state.ts';
import type { Task } from './tasks.ts';

const EMPTY: readonly Task[] = [];

/** The first task is done. */
export function finishTask(state: State): void {
  state.agenda = state.agenda.length > 1 ? state.agenda.slice(1) : EMPTY;
}

/** The first task is done, and these come before everything else. */
export function replaceTask(state: State, ...tasks: readonly Task[]): void {
  state.agenda = state.agenda.length > 1 ? [...tasks, ...state.agenda.slice(1)] : tasks;
}

/** These come before everything else. */
export function interrupt(state: State, ...tasks: readonly Task[]): void {
  state.agenda = state.agenda.length > 0 ? [...tasks, ...state.agenda] : tasks;
}

/** What follows becomes a decision, or lapses because there is nothing to decide. */
export function ask(state: State, possible: boolean, task: Task): void {
  if (possible) replaceTask(state, task);
  else finishTask(state);
}

/** The first task, by somebody who knows of what kind it is. */
export function taskOf<Kind extends Task['kind']>(state: State, kind: Kind): Task & { kind: Kind } {
  const [task] = state.agenda;
  if (!isOfKind(task, kind)) throw new RangeError(`not ${task?.kind}, but ${kind} is due`);
  return task;
}

function isOfKind<Kind extends Task['kind']>(
  task: Task | undefined,
  kind: Kind,
): task is Task & { kind: Kind } {
  return task?.kind === kind;
}

export function clearAgenda(state: State): void {
  state.agenda = EMPTY;
}
