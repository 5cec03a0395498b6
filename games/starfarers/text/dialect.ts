/** The words of typed moves in one language: all in small letters, without blanks. */

import type { Move, ShipKind } from '../rules/actions.ts';
import type { Colour, Resource, Upgrade } from '../rules/data.ts';

/** No cards: an open side of an invitation. */
export const NOTHING = '?';

export type Verbs = Readonly<Record<Move['type'], readonly [string, ...string[]]>>;

export interface Dialect {
  readonly verbs: Verbs;
  readonly types: readonly Move['type'][];
  readonly resources: Readonly<Record<Resource, string>>;
  readonly upgrades: Readonly<Record<Upgrade, string>>;
  readonly ships: Readonly<Record<ShipKind, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly yes: string;
  readonly no: string;
}

/** The types in the order of the table of verbs. */
export function typesOf(verbs: Verbs): readonly Move['type'][] {
  // A table of verbs has exactly the types of moves for keys.
  return Object.keys(verbs) as Move['type'][];
}
