/** What can happen in Anno 4000: the moves of players, the outcomes of chance, and the events that follow. */

import type { Action, Seat } from '@sternwarte/engine';
import type { StarId } from './board.ts';
import type { HomeSet } from './data.ts';
import type { Ending } from './ending.ts';

/** Disc 0, disc 1, or both together: a multiple attack (R6.3). */
export type LandingDiscs = readonly [0] | readonly [1] | readonly [0, 1];

export type Move =
  /** Only with the option `homeChoice: pick`. */
  | { readonly type: 'chooseHome'; readonly star: StarId }
  | { readonly type: 'land'; readonly discs: LandingDiscs; readonly star: StarId }
  | { readonly type: 'start'; readonly star: StarId; readonly ships: number }
  | {
      readonly type: 'shortFlight';
      readonly from: StarId;
      readonly to: StarId;
      readonly ships: number;
    }
  | { readonly type: 'endTurn' }
  | { readonly type: 'resign' };

export type Chance =
  | { readonly type: 'homeSet'; readonly set: HomeSet }
  | { readonly type: 'home'; readonly star: StarId }
  | { readonly type: 'startPlayer'; readonly seat: Seat };

export type Event =
  | { readonly type: 'homeSet'; readonly set: HomeSet }
  | { readonly type: 'home'; readonly seat: Seat; readonly star: StarId; readonly ships: number }
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'production';
      readonly seat: Seat;
      readonly star: StarId;
      readonly ships: number;
    }
  | { readonly type: 'advance'; readonly seat: Seat; readonly disc: number; readonly field: number }
  | { readonly type: 'start'; readonly seat: Seat; readonly star: StarId; readonly ships: number }
  | {
      readonly type: 'landing';
      readonly seat: Seat;
      readonly star: StarId;
      readonly ships: number;
      readonly discs: LandingDiscs;
    }
  | {
      readonly type: 'shortFlight';
      readonly seat: Seat;
      readonly from: StarId;
      readonly to: StarId;
      readonly ships: number;
    }
  | {
      readonly type: 'battle';
      readonly star: StarId;
      readonly attacker: Seat;
      readonly attackers: number;
      readonly defender: Seat;
      readonly defenders: number;
      /** `null` when both fleets are destroyed (option `equalBattle`). */
      readonly winner: Seat | null;
    }
  /** A home star fell into foreign hands: its owner has one turn to react (R8.1). */
  | {
      readonly type: 'homeCaptured';
      readonly seat: Seat;
      readonly by: Seat;
      readonly star: StarId;
    }
  | { readonly type: 'homeRecaptured'; readonly seat: Seat; readonly star: StarId }
  | { readonly type: 'exchange'; readonly seats: readonly [Seat, Seat]; readonly dueRound: number }
  | { readonly type: 'exchangeEnded'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly reason: EliminationReason }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly ending: Ending };

export type EliminationReason = 'homeStarLost' | 'noShips' | 'resigned';

export type AnnoAction = Action<Move, Chance>;
export type Emit = ((event: Event) => void) | undefined;
