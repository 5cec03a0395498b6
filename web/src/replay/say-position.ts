import type { GameWords, Names } from '@sternwarte/engine';
import type { PointOfView } from '../match/course.ts';

/** A position in words. Where everything is open, what each seat alone could see follows what all could. */
export function sayPosition(
  words: GameWords,
  view: unknown,
  eyes: PointOfView,
  names: Names,
): string {
  if (eyes !== 'everything') return words.position(view, eyes, names);
  const common = words.position(view, 'spectator', names).split('\n');
  const own = names.flatMap((name, seat) => {
    const lines = words.position(view, seat, names).split('\n');
    const added = lines.filter((line) => !common.includes(line));
    return added.length === 0 ? [] : ['', `${name}:`, ...added];
  });
  return [...common, ...own].join('\n');
}
