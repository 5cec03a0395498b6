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

export function clearAgenda(state: State): void {
  state.agenda = EMPTY;
}
