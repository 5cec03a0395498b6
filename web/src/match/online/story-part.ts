/** A page of a story as the server sends it, with the view after each entry. */

import { patch, type Answers } from '@sternwarte/protocol';
import type { Arrival } from './table-client.ts';
import type { StoryPart } from './told-course.ts';

export function readStoryPart({ from, view, steps }: Answers['steps']): StoryPart {
  const arrivals: Arrival[] = [];
  let after = view;
  for (const { entry, events = [], patch: change } of steps) {
    if (change !== undefined) after = patch(after, change);
    arrivals.push({ entry, events, after });
  }
  return { from, view, arrivals };
}
