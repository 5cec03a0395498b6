/** What an analysis says, arranged by the positions of a film. */

import type { Analysis, Swing } from '@sternwarte/bots';
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

/** So many judged positions later a change must still be there. */
const LATER = 2;

/**
 * The swings that turned the match, those of the greatest lasting change first. What is gone again a moment later turned
 * nothing: it was answered at once, or the search had misjudged one position.
 */
export function turningSwings(
  { swings, positions }: Pick<Analysis, 'swings' | 'positions'>,
  most: number,
): readonly Swing[] {
  const lastingOf = ({ seq, seat, before, after }: Swing): number => {
    const from = positions.findIndex((position) => position.seq === seq) + 1;
    const later = positions.slice(from, from + LATER).map(({ chances }) => chances[seat] ?? 0);
    const sign = Math.sign(after - before);
    return Math.min(...[after, ...later].map((chance) => sign * (chance - before)));
  };
  return swings
    .map((swing) => ({ swing, lasting: lastingOf(swing) }))
    .filter(({ swing, lasting }) => lasting >= Math.abs(swing.after - swing.before) / 2)
    .toSorted((a, b) => b.lasting - a.lasting)
    .slice(0, most)
    .map(({ swing }) => swing);
}

/** Dice turn most matches, or others do: own moves that cost something, so that with those among the turns there are so many to learn from. */
export function furtherLessons(
  analysis: Analysis,
  most: number,
  canLearnFrom: (swing: Swing) => boolean,
): readonly Swing[] {
  const turns = turningSwings(analysis, most);
  const swings = analysis.mistakes.filter(
    (swing) => canLearnFrom(swing) && !turns.some(({ seq }) => seq === swing.seq),
  );
  return turningSwings({ ...analysis, swings }, most - turns.filter(canLearnFrom).length);
}
