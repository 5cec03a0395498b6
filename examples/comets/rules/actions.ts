/** Everything that can happen in Comets. */

import type { Action, Seat } from '@sternwarte/engine';

export type Move =
  /** Doubles the next roll. */
  { readonly type: 'boost' } | { readonly type: 'roll' } | { readonly type: 'endTurn' };

export type Chance = { readonly type: 'die'; readonly face: number };

export type CometAction = Action<Move, Chance>;

export type Event =
  /** A turn begins; every game calls this event so. */
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'flown'; readonly seat: Seat; readonly distance: number }
  | { readonly type: 'crashed'; readonly seat: Seat; readonly lost: number }
  | { readonly type: 'arrived'; readonly seat: Seat; readonly distance: number };
