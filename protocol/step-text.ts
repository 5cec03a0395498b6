/**
 * The text of steps, put together from parts that are made once: an entry is written to the store and told to everybody
 * who may know all of it, events are told to everybody, and only patches differ from viewer to viewer.
 */

import type { Entry, Tagged } from '@sternwarte/engine';
import { quoted } from './quoted.ts';

/** A `ToldStep`; all parts are JSON already, `events` of an empty list is left out. */
export function makeStepText(entry: string, events: string | null, change: string | null): string {
  const told = events === null ? `{"entry":${entry}` : `{"entry":${entry},"events":${events}`;
  return change === null ? `${told}}` : `${told},"patch":${change}}`;
}

/**
 * An entry as it was prepared, letter for letter as JSON has it. Most of them carry the same times as others: here these
 * are put into digits once, and by the writer of JSON each time.
 */
export function makeEntryText(entry: Entry): string {
  const { seq, at, by } = entry;
  if ('move' in entry) {
    return `{"seq":${seq},"at":${at},"by":${by},"move":${JSON.stringify(entry.move)}}`;
  }
  if ('chance' in entry) {
    return `{"seq":${seq},"at":${at},"by":"table","chance":${JSON.stringify(entry.chance)}}`;
  }
  return JSON.stringify(entry);
}

export function makeEventsText(events: readonly Tagged[]): string | null {
  return events.length === 0 ? null : JSON.stringify(events);
}

/** The message `steps`. */
export function makeStepsText(wish: string | null, steps: readonly string[]): string {
  const id = wish === null ? '' : `"id":${quoted(wish)},`;
  return `{"type":"steps",${id}"steps":[${steps.join(',')}]}`;
}
