/** Names of colours, places and small counts in English. */

import type { Seat } from '@sternwarte/engine';
import type { Nuts } from '../rules/actions.ts';
import type { FieldId } from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { colourOf, placeOf, type Landmark } from './places.ts';
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

/** `A`, `A and B`, `A, B and C`. */
export function listEn(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const actions = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);
export const nuts = (count: number): string => (count === 1 ? '1 nut' : `${count} nuts`);
export const colonies = (count: number): string => (count === 1 ? '1 colony' : `${count} colonies`);

/** `1 purple and 4 yellow nuts`, or none at all. */
export function nutList(given: Nuts): string {
  const counts = COLOURS.map((colour) => given.filter((nut) => nut === colour).length);
  const parts = COLOURS.flatMap((colour, i) =>
    counts[i] === 0 ? [] : [`${counts[i]} ${COLOUR[colour]}`],
  );
  if (parts.length === 0) return 'no nut';
  // The noun follows the last number.
  const last = counts.findLast((count) => count > 0);
  return `${listEn(parts)} ${last === 1 ? 'nut' : 'nuts'}`;
}

export function landmark(mark: Landmark): string {
  switch (mark.kind) {
    case 'planet':
      return mark.name;
    case 'hole':
      return `the ${mark.side}ern AstroHole`;
    case 'centre':
      return 'the centre';
  }
}

/** An open field by what lies around it: `next to Haselon, towards Alpha Nux`. */
function around(id: FieldId): string | null {
  const place = placeOf(id);
  if (place.kind === 'beside') {
    return `next to ${landmark(place.by)}, towards ${landmark(place.towards)}`;
  }
  if (place.kind !== 'between') return null;
  const ends = place.ends.map(landmark).join(' and ');
  return `${place.half ? 'halfway ' : ''}between ${ends}`;
}

/** Standing there: `on Haselon`, `next to Haselon, towards Alpha Nux`. */
export function at(id: FieldId): string {
  const place = placeOf(id);
  switch (place.kind) {
    case 'planet':
      return `on ${place.name}`;
    case 'hole':
    case 'centre':
      return `at ${landmark(place)}`;
    default:
      return around(id) ?? '';
  }
}

/** The place itself: `Haselon`, `the field next to Haselon, towards Alpha Nux`. */
export function called(id: FieldId): string {
  const place = placeOf(id);
  switch (place.kind) {
    case 'planet':
    case 'hole':
    case 'centre':
      return landmark(place);
    default:
      return `the field ${around(id) ?? ''}`;
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
