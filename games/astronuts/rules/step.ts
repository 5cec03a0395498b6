/** What the table waits for, with all that is needed to go on from there. */

import type { Seat } from '@sternwarte/engine';
import type { Unit } from './actions.ts';
import type { Field, FieldId } from './board.ts';
import type { Colour, ShipNumber } from './data.ts';
import type { Face } from './fate.ts';

/** What a die is rolled for, and what goes on when its result stands. */
export type Roll =
  | { readonly for: 'actions'; readonly declared: number }
  /** The ship has entered `path[at]`. */
  | {
      readonly for: 'asteroid';
      readonly ship: ShipNumber;
      readonly path: readonly FieldId[];
      readonly at: number;
    }
  | { readonly for: 'attack'; readonly attack: Attack; readonly unit: Unit }
  | {
      readonly for: 'defence';
      readonly attack: Attack;
      readonly unit: Unit;
      readonly total: number;
    }
  | { readonly for: 'fateBlock'; readonly ship: ShipNumber }
  | { readonly for: 'fateLine'; readonly ship: ShipNumber; readonly block: Face }
  | { readonly for: 'fateTest'; readonly ship: ShipNumber; readonly successMin: Face }
  | { readonly for: 'colony'; readonly ship: ShipNumber; readonly diesUpTo: Face };

export interface Attack {
  readonly ship: ShipNumber;
  readonly field: Field;
  readonly defender: Seat;
}

/** What the table waits for. */
export type Step =
  /** Chance: who begins. */
  | { readonly type: 'startPlayer' }
  /** Chance or choice: the next nut on a planet (R4.4). */
  | { readonly type: 'nuts' }
  /** The number of actions is declared (R5.1). */
  | { readonly type: 'declare' }
  /** An action, or the end of the turn (R6). */
  | { readonly type: 'act' }
  | { readonly type: 'die'; readonly roll: Roll }
  /** Whoever rolled this may roll again (R6.6). */
  | { readonly type: 'timeWarp'; readonly roll: Roll; readonly face: Face }
  /** The first of `owners` is asked whether the ship may pass (R6.1). */
  | {
      readonly type: 'passage';
      readonly ship: ShipNumber;
      readonly path: readonly FieldId[];
      readonly owners: readonly Seat[];
    }
  | { readonly type: 'target'; readonly attack: Attack }
  /** All of `asked` may answer; the first acceptance closes the deal (ruling 42). */
  | {
      readonly type: 'trade';
      readonly give: Colour;
      readonly get: Colour;
      readonly asked: readonly Seat[];
      readonly waiting: readonly Seat[];
    }
  | { readonly type: 'fateNuts'; readonly count: number }
  /** `left` swaps are still possible (ruling 24). */
  | { readonly type: 'fateSwap'; readonly left: number }
  | { readonly type: 'fateTechnology' }
  | { readonly type: 'fateColony' }
  | { readonly type: 'fateTeleport'; readonly ship: ShipNumber }
  | { readonly type: 'fateShip' }
  | { readonly type: 'fateGift'; readonly ship: ShipNumber }
  | { readonly type: 'over' };

export type StepType = Step['type'];

export const DECLARE: Step = { type: 'declare' };
export const ACT: Step = { type: 'act' };
