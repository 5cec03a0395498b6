/** Fields as people point at them: by planet, or by the route they lie on. */

import { ROUTES, fieldNamed, isPlanet, planetName, type FieldId } from '../rules/board.ts';

/** `Haselon (Sa0)`, or `Alpha Nux → Haselon 1/2 (ha0.1)`. The same in every language. */
export function nameField(id: FieldId): string {
  const name = routeOf(id) ?? nameEnd(id);
  return name === id ? id : `${name} (${id})`;
}

/** Where on which route a field lies; `null` for planets, AstroHoles and the centre. */
export function routeOf(id: FieldId): string | null {
  for (const { from, to, fields } of ROUTES) {
    const at = fields.findIndex((field) => field === id);
    if (at !== -1) return `${nameEnd(from)} → ${nameEnd(to)} ${at + 1}/${fields.length}`;
  }
  return null;
}

function nameEnd(id: FieldId): string {
  const field = fieldNamed(id);
  return isPlanet(field) ? planetName(field) : id;
}
