/** What can happen in AstroNuts: the moves of players, the outcomes of chance, and the events that follow. */

import type { Action, Seat } from '@sternwarte/engine';
import type { FieldId, PlanetId } from './board.ts';
import type { Colour, ShipNumber } from './data.ts';
import type { Ending } from './ending.ts';
import type { Face, FateId, Gift } from './fate.ts';

/** What can be attacked; the defender chooses between the two (R6.5). */
export const UNITS = ['ship', 'colony'] as const;
export type Unit = (typeof UNITS)[number];

/** Wherever a move names several nuts, they stand in the order of `COLOURS`. */
export type Nuts = readonly Colour[];

export type Move =
  /** Only with the option `nutPlacement: draft`. */
  | { readonly type: 'placeNut'; readonly planet: PlanetId; readonly colour: Colour }
  | { readonly type: 'declare'; readonly count: number }
  | { readonly type: 'timeWarp'; readonly use: boolean }
  /** Two AstroHoles one after the other in a path are a jump (R6.1). */
  | { readonly type: 'move'; readonly ship: ShipNumber; readonly path: readonly FieldId[] }
  | { readonly type: 'answerPassage'; readonly allow: boolean }
  | { readonly type: 'mine'; readonly ship: ShipNumber; readonly pay: Nuts }
  | { readonly type: 'colonize'; readonly ship: ShipNumber; readonly pay: Nuts }
  | { readonly type: 'buildShip' }
  | {
      readonly type: 'attack';
      readonly ship: ShipNumber;
      readonly field: FieldId;
      readonly defender: Seat;
    }
  | { readonly type: 'chooseTarget'; readonly unit: Unit }
  | { readonly type: 'technology'; readonly colour: Colour }
  | {
      readonly type: 'offerTrade';
      readonly to: Seat | 'all';
      readonly give: Colour;
      readonly get: Colour;
    }
  | { readonly type: 'answerTrade'; readonly accept: boolean }
  /** The choices of fate; `null` declines where fate offers, but does not command. */
  | { readonly type: 'fateNuts'; readonly nuts: Nuts }
  | { readonly type: 'fateSwap'; readonly swap: Swap | null }
  | { readonly type: 'fateTechnology'; readonly colour: Colour | null }
  | { readonly type: 'fateColony'; readonly planet: PlanetId | null }
  | { readonly type: 'fateTeleport'; readonly planet: PlanetId | null }
  | { readonly type: 'fateShip'; readonly planet: PlanetId | null }
  | { readonly type: 'fateGift'; readonly gift: Gift }
  | { readonly type: 'endTurn' }
  | { readonly type: 'resign' };

export type MoveType = Move['type'];
export type MoveOf<Type extends MoveType> = Extract<Move, { readonly type: Type }>;

/** One nut into the bank, one of another colour out of it (ruling 24). */
export interface Swap {
  readonly give: Colour;
  readonly get: Colour;
}

export type Chance =
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  | { readonly type: 'nut'; readonly planet: PlanetId; readonly colour: Colour }
  | { readonly type: 'die'; readonly face: Face };

/** What a die was rolled for. */
export type Purpose =
  | 'actions'
  | 'asteroid'
  | 'attack'
  | 'defence'
  | 'fateBlock'
  | 'fateLine'
  | 'fateTest'
  | 'colony';

export type LossReason = 'crash' | 'asteroid' | 'attack';

export type Event =
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  /** `seat` placed it, or `null` when chance did. */
  | {
      readonly type: 'nutPlaced';
      readonly planet: PlanetId;
      readonly colour: Colour;
      readonly seat: Seat | null;
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly purpose: Purpose;
      readonly face: Face;
    }
  | { readonly type: 'timeWarp'; readonly seat: Seat; readonly face: Face }
  | {
      readonly type: 'actions';
      readonly seat: Seat;
      readonly declared: number;
      readonly face: Face;
      readonly actions: number;
    }
  | {
      readonly type: 'step';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly from: FieldId;
      readonly to: FieldId;
      readonly jump: boolean;
    }
  | {
      readonly type: 'passage';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly allowed: boolean;
    }
  | {
      readonly type: 'landed';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly planet: PlanetId;
    }
  | {
      readonly type: 'fate';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly planet: PlanetId;
      readonly fate: FateId;
    }
  /** Ogres and beasts: whether the ship may go on (3-1, 3-2). */
  | {
      readonly type: 'fateTest';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly passed: boolean;
    }
  | {
      readonly type: 'mined';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly planet: PlanetId;
      readonly nuts: Nuts;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly nuts: Nuts }
  /** From the bank, as fate gave it. */
  | { readonly type: 'gained'; readonly seat: Seat; readonly nuts: Nuts }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Colour; readonly get: Colour }
  | { readonly type: 'actionsChanged'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'colony'; readonly seat: Seat; readonly planet: PlanetId }
  | { readonly type: 'colonyDied'; readonly seat: Seat; readonly planet: PlanetId }
  | {
      readonly type: 'shipBuilt';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly field: FieldId;
    }
  | {
      readonly type: 'attack';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly field: FieldId;
      readonly defender: Seat;
    }
  | {
      readonly type: 'battle';
      readonly attacker: Seat;
      readonly attack: number;
      readonly defender: Seat;
      readonly defence: number;
      readonly field: FieldId;
      readonly unit: Unit;
      readonly destroyed: boolean;
    }
  | {
      readonly type: 'shipLost';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly field: FieldId;
      readonly reason: LossReason;
    }
  | { readonly type: 'colonyLost'; readonly seat: Seat; readonly planet: PlanetId }
  /** For the last ship, at once (ruling 20). */
  | {
      readonly type: 'shipReplaced';
      readonly seat: Seat;
      readonly ship: ShipNumber;
      readonly field: FieldId;
    }
  | { readonly type: 'teleported'; readonly seat: Seat; readonly planet: PlanetId }
  | { readonly type: 'technology'; readonly seat: Seat; readonly colour: Colour }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly asked: readonly Seat[];
      readonly give: Colour;
      readonly get: Colour;
    }
  | { readonly type: 'offerDeclined'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly give: Colour;
      readonly get: Colour;
    }
  /** Somebody's 14th colony stands: this round is the last (ruling 30). */
  | { readonly type: 'fourteenth'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly ending: Ending };

export type NutsAction = Action<Move, Chance>;
export type Emit = ((event: Event) => void) | undefined;
