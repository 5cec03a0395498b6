/** Names of colours, places and small counts in German. */

import type { Seat } from '@sternwarte/engine';
import type { Nuts } from '../rules/actions.ts';
import type { FieldId } from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { colourOf, placeOf, type Landmark, type Side } from './places.ts';
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

/** `A`, `A und B`, `A, B und C`. */
export function listDe(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}

export const actions = (count: number): string => (count === 1 ? '1 Aktion' : `${count} Aktionen`);
export const nuts = (count: number): string => (count === 1 ? '1 Nut' : `${count} Nuts`);
export const colonies = (count: number): string =>
  count === 1 ? '1 Kolonie' : `${count} Kolonien`;

/** `1 lila und 4 gelbe Nuts`, or none at all. */
export function nutList(given: Nuts): string {
  const counts = COLOURS.map((colour) => given.filter((nut) => nut === colour).length);
  const parts = COLOURS.flatMap((colour, i) =>
    counts[i] === 0 ? [] : [`${counts[i]} ${NUT[colour]}`],
  );
  if (parts.length === 0) return 'keine Nut';
  // The noun follows the last number.
  const last = counts.findLast((count) => count > 0);
  return `${listDe(parts)} ${last === 1 ? 'Nut' : 'Nuts'}`;
}

const HOLE: Readonly<Record<Side, string>> = {
  north: 'nördlichen',
  east: 'östlichen',
  south: 'südlichen',
  west: 'westlichen',
};

/** After "von", "vor", "zwischen". */
function dative(landmark: Landmark): string {
  switch (landmark.kind) {
    case 'planet':
      return landmark.name;
    case 'hole':
      return `dem ${HOLE[landmark.side]} AstroHole`;
    case 'centre':
      return 'der Mitte';
  }
}

/** After "Richtung". */
export function bare(landmark: Landmark): string {
  switch (landmark.kind) {
    case 'planet':
      return landmark.name;
    case 'hole':
      return 'AstroHole';
    case 'centre':
      return 'Mitte';
  }
}

/** An open field by what lies around it: `vor Haselon, Richtung Alpha Nux`. */
function around(id: FieldId): string | null {
  const place = placeOf(id);
  if (place.kind === 'beside') return `vor ${dative(place.by)}, Richtung ${bare(place.towards)}`;
  if (place.kind !== 'between') return null;
  const ends = place.ends.map(dative).join(' und ');
  return `${place.half ? 'auf halbem Weg ' : ''}zwischen ${ends}`;
}

/** Standing there: `auf Haselon`, `vor Haselon, Richtung Alpha Nux`. */
export function at(id: FieldId): string {
  const place = placeOf(id);
  switch (place.kind) {
    case 'planet':
      return `auf ${place.name}`;
    case 'hole':
      return `am ${HOLE[place.side]} AstroHole`;
    case 'centre':
      return 'in der Mitte';
    default:
      return around(id) ?? '';
  }
}

/** Going there: `nach Haselon`, `auf das Feld vor Haselon, Richtung Alpha Nux`. */
export function towards(id: FieldId): string {
  const place = placeOf(id);
  switch (place.kind) {
    case 'planet':
      return `nach ${place.name}`;
    case 'hole':
      return `zum ${HOLE[place.side]} AstroHole`;
    case 'centre':
      return 'in die Mitte';
    default:
      return `auf das Feld ${around(id) ?? ''}`;
  }
}

/** The place itself: `Haselon`, `das Feld vor Haselon, Richtung Alpha Nux`. */
export function called(id: FieldId): string {
  const place = placeOf(id);
  switch (place.kind) {
    case 'planet':
      return place.name;
    case 'hole':
      return `das AstroHole im ${{ north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' }[place.side]}`;
    case 'centre':
      return 'die Mitte';
    default:
      return `das Feld ${around(id) ?? ''}`;
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
