/**
 * The text of steps, put together from parts that are made once: an entry is written to the store and told to everybody
 * who may know all of it, events are told to everybody, and only patches differ from viewer to viewer.
 */

import type { Tagged } from '@sternwarte/engine';

/** A `ToldStep`; all parts are JSON already, `events` of an empty list is left out. */
export function makeStepText(entry: string, events: string | null, change: string | null): string {
  const told = events === null ? `{"entry":${entry}` : `{"entry":${entry},"events":${events}`;
  return change === null ? `${told}}` : `${told},"patch":${change}}`;
}

export function makeEventsText(events: readonly Tagged[]): string | null {
  return events.length === 0 ? null : JSON.stringify(events);
}

/** The message `steps`. */
export function makeStepsText(wish: string | null, steps: readonly string[]): string {
  const id = wish === null ? '' : `"id":${JSON.stringify(wish)},`;
  return `{"type":"steps",${id}"steps":[${steps.join(',')}]}`;
}
