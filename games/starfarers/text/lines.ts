/** Lines of the position: how wide they are and how they break. */

import { colourOf } from './places.ts';
import type { State } from '../rules/state.ts';
import type { StarWords } from './words.ts';

const WIDTH = 100;
export const INDENT = '     ';

/** The first letter of a seat's colour; they differ in both languages. */
export function initial(owner: number, state: State, words: StarWords): string {
  return owner < state.players.length ? words.nouns.colours[colourOf(owner)].slice(0, 1) : '–';
}

/** Parts in as many lines as they need; all but the first are indented. */
export function wrap(head: string, parts: readonly string[], separator: string): string[] {
  const lines: string[] = [];
  let line = head;
  let isEmpty = true;
  for (const part of parts) {
    const longer = isEmpty ? `${line}${part}` : `${line}${separator}${part}`;
    if (longer.length > WIDTH && !isEmpty) {
      lines.push(line);
      line = `${INDENT}  ${part}`;
    } else line = longer;
    isEmpty = false;
  }
  return [...lines, line];
}
