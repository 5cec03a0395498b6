/** Names of colours and small counts in German. */

import type { Seat } from '@sternwarte/engine';
import type { Nuts } from '../rules/actions.ts';
import type { Colour } from '../rules/data.ts';
import { colourOf } from './places.ts';
import { vocabularyDe } from './vocabulary-de.ts';

export const PLAYERS: Readonly<Record<Colour, string>> = {
  red: 'Rot',
  purple: 'Lila',
  yellow: 'Gelb',
  orange: 'Orange',
};

export const COLOUR = vocabularyDe.colours;

/** The colour as it stands before "Nut". */
export const NUT: Readonly<Record<Colour, string>> = {
  red: 'rote',
  purple: 'lila',
  yellow: 'gelbe',
  orange: 'orange',
};

export const player = (seat: Seat): string => PLAYERS[colourOf(seat)];
export const actions = (count: number): string => (count === 1 ? '1 Aktion' : `${count} Aktionen`);

/** `rot, rot und gelb`, or nothing at all. */
export function nutList(nuts: Nuts): string {
  const words = nuts.map((nut) => COLOUR[nut]);
  const last = words.pop();
  if (last === undefined) return 'nichts';
  return words.length === 0 ? last : `${words.join(', ')} und ${last}`;
}
