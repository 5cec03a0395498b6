/** What fields, players and nuts are called, in any language. */

import type { Seat } from '@sternwarte/engine';
import { fieldNamed, isPlanet, planetName, type FieldId } from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';

/** Planets by name and number, such as `Haselon (Sa0)`; other fields by their number alone. */
export function place(id: FieldId): string {
  const field = fieldNamed(id);
  return isPlanet(field) ? `${planetName(field)} (${id})` : id;
}

/** The colour of a seat's pieces. */
export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? 'red';
}
