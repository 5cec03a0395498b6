/** What an analysis says, arranged by the positions of a film. */

import type { Analysis } from '@sternwarte/bots';
import type { Film } from './film.ts';

export interface Judgement {
  readonly position: number;
  /** The chance of each seat to win. */
  readonly chances: readonly number[];
}

/** The positions that were judged, in order. Those that were taken back are left out. */
export function judgementsOf({ positions }: Analysis, film: Film): readonly Judgement[] {
  const bySeq = new Map(positions.map(({ seq, chances }) => [seq, chances]));
  const found: Judgement[] = [];
  for (let position = 0; position <= film.course.length; position++) {
    const chances = bySeq.get(film.course.seqAt(position));
    if (chances !== undefined) found.push({ position, chances });
  }
  return found;
}

/** So many of them, evenly spread, the first and the last included. */
export function pickRows<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  const gap = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_unused, i) => all[Math.round(i * gap)]).flatMap(
    (item) => item ?? [],
  );
}
