/** Names of colours and small counts in English. */

import type { Seat } from '@sternwarte/engine';
import type { Nuts } from '../rules/actions.ts';
import type { Colour } from '../rules/data.ts';
import { colourOf } from './places.ts';
import { vocabularyEn } from './vocabulary-en.ts';

export const PLAYERS: Readonly<Record<Colour, string>> = {
  red: 'Red',
  purple: 'Purple',
  yellow: 'Yellow',
  orange: 'Orange',
};

export const COLOUR = vocabularyEn.colours;

/** `a red nut`, `an orange nut`. */
export const oneNut = (colour: Colour): string =>
  `${colour === 'orange' ? 'an' : 'a'} ${COLOUR[colour]} nut`;

export const player = (seat: Seat): string => PLAYERS[colourOf(seat)];
export const actions = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);

/** `red, red and yellow`, or nothing at all. */
export function nutList(nuts: Nuts): string {
  const words = nuts.map((nut) => COLOUR[nut]);
  const last = words.pop();
  if (last === undefined) return 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
