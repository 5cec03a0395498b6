import type { StarWords } from './words.ts';

/** How the match ended, in German. */
export const resultsDe: StarWords['results'] = {
  points: (winners) => `${winners} gewinnt: genug Siegpunkte im eigenen Zug.`,
  resignation: (winners) => `${winners} gewinnt: Alle anderen haben aufgegeben.`,
  roundLimit: (winners) => `Die letzte Runde ist gespielt. Die meisten Siegpunkte: ${winners}.`,
};
