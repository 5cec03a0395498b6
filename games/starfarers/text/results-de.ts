import type { StarTableWords } from './words.ts';

const win = (count: number): string => (count === 1 ? 'gewinnt' : 'gewinnen');

/** How the match ended, in German. */
export const resultsDe: StarTableWords['results'] = {
  points: (winners, count) => `${winners} ${win(count)} nach Siegpunkten.`,
  resignation: (winners, count) => `${winners} ${win(count)}: Alle anderen haben aufgegeben.`,
  roundLimit: (winners, count) =>
    `Die letzte Runde ist gespielt. ${winners} ${win(count)} mit den meisten Siegpunkten.`,
};
