import type { StarTableWords } from './words.ts';

const win = (count: number): string => (count === 1 ? 'wins' : 'win');

/** How the match ended, in English. */
export const resultsEn: StarTableWords['results'] = {
  points: (winners, count) => `${winners} ${win(count)} on victory points.`,
  resignation: (winners, count) => `${winners} ${win(count)}: everybody else has resigned.`,
  roundLimit: (winners, count) =>
    `The last round has been played. ${winners} ${win(count)} with the most victory points.`,
};
