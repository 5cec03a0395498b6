/** Telling a step of a match. */

import type { Tagged } from './contract.ts';
import { YOU } from './text/index.ts';
import type { GameWords, Language, Telling, Told } from './words.ts';

/** What a game without a story of its own tells: what happened, or else what was done. */
export function tellByEvents<State, Move extends Tagged, Chance, Event extends Tagged>(
  words: Pick<GameWords<State, Move, Chance, Event>, 'action' | 'event'>,
  { action, before, events, names }: Telling<State, Move, Chance, Event>,
): readonly Told[] {
  const sentences =
    events.length > 0
      ? events.map((event) => words.event(event, names))
      : [words.action(action, before, names)];
  return sentences.map((text) => ({ by: 'table', text }));
}

/** A line as a whole sentence, for whoever hears it alone. */
export function sayTold(
  { by, text }: Told,
  { reader, names }: Pick<Telling, 'reader' | 'names'>,
  language: Language,
): string {
  if (by === 'table') return text;
  return `${by === reader ? YOU[language] : (names[by] ?? '')} ${text}`;
}
