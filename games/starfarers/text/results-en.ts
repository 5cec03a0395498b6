import type { StarWords } from './words.ts';

/** How the match ended, in English. */
export const resultsEn: StarWords['results'] = {
  points: (winners) => `${winners} wins: enough victory points in the own turn.`,
  resignation: (winners) => `${winners} wins: everybody else has resigned.`,
  roundLimit: (winners) => `The last round is over. Most victory points: ${winners}.`,
};
