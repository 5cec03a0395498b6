/** What has been picked but is no move yet. */

import type { Intent as AnyIntent } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { Move, Nuts } from '../rules/actions.ts';
import type { FieldId } from '../rules/board.ts';
import type { Colour, ShipNumber } from '../rules/data.ts';

/** What the controls show instead of the list of actions. */
export type Panel = 'fly' | 'mine' | 'colonize' | 'attack' | 'technology' | 'trade';

export interface Selection {
  /** `null` leaves it to the board: the only ship there is. */
  readonly ship: ShipNumber | 'none' | null;
  /** Where the ship is to go or to shoot, or the planet for a nut or a gift. */
  readonly goal: FieldId | null;
  /** Which of the things that can be done at the goal. */
  readonly deed: number;
  /** Nuts to pay or to take; `null` leaves it to the board. */
  readonly nuts: Nuts | null;
  readonly give: Colour | null;
  /** The nut wanted in a swap or trade, or the one to be placed. */
  readonly get: Colour | null;
  readonly partner: Seat | 'all';
  readonly declared: number;
  readonly panel: Panel | null;
}

/** As good as five on average, and it wins half of the time. */
const FIRST_BET = 4;

const NOTHING: Selection = {
  ship: null,
  goal: null,
  deed: 0,
  nuts: null,
  give: null,
  get: null,
  partner: 'all',
  declared: FIRST_BET,
  panel: null,
};

export function noSelection(): Selection {
  return NOTHING;
}

/** What a click leads to. */
export type Intent = AnyIntent<Move, Selection>;

/** The selection with these parts changed. */
export function selecting(selection: Selection, change: Partial<Selection>): Intent {
  return { do: 'select', selection: { ...selection, ...change } };
}

/** Something new is picked, and nothing of what was picked before is left. */
export function beginning(change: Partial<Selection>): Intent {
  return selecting(NOTHING, change);
}
