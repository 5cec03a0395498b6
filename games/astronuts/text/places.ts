/** What fields are called: planets by name, all others by what lies around them. Each language puts it into words. */

import type { Seat } from '@sternwarte/engine';
import {
  HOLES,
  ROUTES,
  fieldId,
  fieldNamed,
  isHole,
  isPlanet,
  planetName,
  type FieldId,
} from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';

/** Where the four AstroHoles lie, in the order of their numbers. */
const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** What one finds one's way by. */
export type Landmark =
  | { readonly kind: 'planet'; readonly name: string }
  | { readonly kind: 'hole'; readonly side: Side }
  | { readonly kind: 'centre' };

export type Place =
  | Landmark
  /** Next door to `by`, on the way to `towards`. */
  | { readonly kind: 'beside'; readonly by: Landmark; readonly towards: Landmark }
  /** As far from one as from the other; `half` where more than one field lies between them. */
  | {
      readonly kind: 'between';
      readonly ends: readonly [Landmark, Landmark];
      readonly half: boolean;
    };

export function placeOf(id: FieldId): Place {
  for (const { from, to, fields } of ROUTES) {
    const at = fields.findIndex((field) => field === id);
    if (at === -1) continue;
    const [start, end] = [landmarkAt(from), landmarkAt(to)];
    if (at === fields.length - 1 - at) {
      return { kind: 'between', ends: [start, end], half: fields.length > 1 };
    }
    return at === 0
      ? { kind: 'beside', by: start, towards: end }
      : { kind: 'beside', by: end, towards: start };
  }
  return landmarkAt(id);
}

function landmarkAt(id: FieldId): Landmark {
  const field = fieldNamed(id);
  if (isPlanet(field)) return { kind: 'planet', name: planetName(field) };
  if (!isHole(field)) return { kind: 'centre' };
  const hole = HOLES.map(fieldId).indexOf(id);
  return { kind: 'hole', side: SIDES[hole] ?? 'north' };
}

/** A flight that only leaves a planet goes towards something; any other goes somewhere. */
export function headingFrom(
  from: FieldId,
  to: FieldId,
): { readonly planet: string; readonly towards: Landmark } | null {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start.kind !== 'planet' || end.kind !== 'beside' || end.by.kind !== 'planet') return null;
  return end.by.name === start.name ? { planet: start.name, towards: end.towards } : null;
}

/** The colour of a seat's pieces. */
export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? 'red';
}
