/** The result in English. */

import type { ResultWords } from './result-de.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const and = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

export const resultEn: ResultWords = {
  learnFromIt: 'What would be better?',
  toBoard: 'To the board',
  youWon: 'You won',
  youWonWith: (names) => `You win with ${and(names)}`,
  theyWon: (names) => (names.length === 1 ? `${and(names)} wins` : `${and(names)} win`),
  nobodyWon: 'Nobody wins',
  minutes: (count) => counted(count, 'minute', 'minutes'),
  places: 'Places',
  place: (place) => `${place}.`,
  sourcesFromLeft: (labels) => `from the left: ${labels.join(', ')}`,
  statistics: 'In figures',
  finalBoard: 'The final board',
  turningPoints: (count) => (count === 1 ? 'The turning point' : 'Turning points'),
  ownMoves: 'And your own moves',
  chanceCurve: 'Chance to win',
  chanceCurveHint: 'pick a point to see the position',
  sharePicture: 'Share a picture',
  pictureFailed: 'The picture could not be drawn.',
};
