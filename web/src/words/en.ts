/** The interface in English. */

import type { WebWords } from './de.ts';

export const en: WebWords = {
  title: 'Sternwarte',
  motto: 'Three space games at one table',
  playNow: 'Play now',
  seats: 'Players at the table',
  you: 'you',
  bot: 'computer',
  loading: 'Unrolling the chart …',
  failed: 'The game could not be loaded. Check the connection and reload the page.',
  undo: 'Take back',
  board: 'Board',
  decision: 'Your decision',
  waiting: 'The others are thinking …',
  hand: 'Your hand',
  table: 'At the table',
  turn: 'to move',
  log: 'Log',
  emptyLog: 'Nothing has happened yet.',
  help: 'Rules for this',
  text: 'Position and moves in words',
  again: 'Play again',
  notAsked: 'Nobody is asked here just now.',
  theme: 'Night or day',
  night: 'Night',
  day: 'Day',
  newBuild: 'A new version is ready.',
  useNewBuild: 'Load it now',
};
