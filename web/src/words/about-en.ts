/** The page about Sternwarte in English. */

import type { AboutWords } from './about-de.ts';

export const aboutEn: AboutWords = {
  what: 'Sternwarte lets people play three classic space games: at one screen, with friends at other screens, against the computer, and without a network.',
  games:
    'It is a project of fans and has nothing to do with the authors and publishers of these games, whose names belong to their owners. The rules are told in our own words, and every drawing is our own. If you like a game, look for a real copy.',
  data: 'Matches and settings stay in this browser. Only whoever sits down at a table with others sends a name and moves to the server that this page comes from.',
  madeOf: 'What it is made of',
  code: 'The code is free, under the MIT licence. With it come:',
  part: (kind, name, by) => `${kind} ${name}, by ${by}.`,
  kinds: { typeface: 'The typeface', library: 'The library' },
  licences: 'All licences in full',
};
