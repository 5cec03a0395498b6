/** The table of fate: what may befall a ship that lands, as data (R7). `landing.ts` carries it out. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** First die, second die. */
export type FateId = `${Face}-${Face}`;

/** What only a ship can do. A ship that is done can do none of it. */
export const SHIP_ACTIONS = ['move', 'mine', 'colonize', 'attack'] as const;
export type ShipAction = (typeof SHIP_ACTIONS)[number];

/** The gifts among which 6-6 lets one choose. */
export const GIFTS = ['6-1', '6-2', '6-3', '6-4', '6-5'] as const;
export type Gift = (typeof GIFTS)[number];

/** Nuts of each colour, in the order of `COLOURS`. */
export type NutCounts = readonly [red: number, purple: number, yellow: number, orange: number];

/** Bound to the ship until the end of the turn, wherever it flies (ruling 22). */
export type Damage =
  | { readonly type: 'shipDone' }
  | { readonly type: 'forbid'; readonly action: ShipAction };

/** Bound to the ship on this planet: over when it leaves, or when the turn ends (ruling 22). */
export type Condition =
  | { readonly type: 'colonyMortality'; readonly diesUpTo: Face }
  | {
      readonly type: 'extraActionCost';
      readonly action: 'mine' | 'leave';
      readonly amount: number;
    }
  | {
      readonly type: 'extraNutCost';
      readonly action: 'mine' | 'colonize';
      readonly amount: number;
    }
  /** Replaces the price of colonies; `once` for one colony, else for all. */
  | {
      readonly type: 'colonyCost';
      readonly actions: number;
      readonly nuts: number;
      readonly once: boolean;
    };

/** Carried out at once. */
export type Instant =
  | { readonly type: 'none' }
  | { readonly type: 'destroyShip' }
  /** Below `successMin` the ship is done. */
  | { readonly type: 'testOrDone'; readonly successMin: Face }
  | { readonly type: 'loseActions'; readonly amount: number }
  | { readonly type: 'gainActions'; readonly amount: number }
  | { readonly type: 'gainNuts'; readonly nuts: NutCounts }
  | { readonly type: 'chooseNuts'; readonly count: number }
  | { readonly type: 'bankSwap'; readonly max: number }
  | { readonly type: 'gainTechnology' }
  | { readonly type: 'bonusColony' }
  | { readonly type: 'teleport' }
  | { readonly type: 'gainShip' }
  | { readonly type: 'chooseGift' };

export type Effect = Damage | Condition | Instant;

export const FATES: Readonly<Record<FateId, Effect>> = {
  '1-1': { type: 'destroyShip' },
  '1-2': { type: 'shipDone' },
  '1-3': { type: 'forbid', action: 'mine' },
  '1-4': { type: 'forbid', action: 'colonize' },
  '1-5': { type: 'forbid', action: 'move' },
  '1-6': { type: 'forbid', action: 'attack' },
  '2-1': { type: 'colonyMortality', diesUpTo: 3 },
  '2-2': { type: 'colonyMortality', diesUpTo: 2 },
  '2-3': { type: 'extraActionCost', action: 'mine', amount: 2 },
  '2-4': { type: 'extraActionCost', action: 'mine', amount: 1 },
  '2-5': { type: 'extraActionCost', action: 'leave', amount: 2 },
  '2-6': { type: 'extraActionCost', action: 'leave', amount: 1 },
  '3-1': { type: 'testOrDone', successMin: 3 },
  '3-2': { type: 'testOrDone', successMin: 2 },
  '3-3': { type: 'loseActions', amount: 1 },
  '3-4': { type: 'extraNutCost', action: 'mine', amount: 1 },
  '3-5': { type: 'extraNutCost', action: 'colonize', amount: 1 },
  '3-6': { type: 'extraActionCost', action: 'leave', amount: 1 },
  '4-1': { type: 'none' },
  '4-2': { type: 'bankSwap', max: 1 },
  '4-3': { type: 'bankSwap', max: 2 },
  '4-4': { type: 'colonyCost', actions: 0, nuts: 1, once: false },
  '4-5': { type: 'colonyCost', actions: 0, nuts: 0, once: true },
  '4-6': { type: 'colonyCost', actions: 0, nuts: 0, once: false },
  '5-1': { type: 'gainNuts', nuts: [1, 1, 0, 0] },
  '5-2': { type: 'gainNuts', nuts: [0, 0, 1, 1] },
  '5-3': { type: 'chooseNuts', count: 2 },
  // Three, as the table says; the rulebook's running text speaks of one (ruling 21).
  '5-4': { type: 'chooseNuts', count: 3 },
  '5-5': { type: 'gainNuts', nuts: [1, 1, 1, 1] },
  '5-6': { type: 'chooseNuts', count: 5 },
  '6-1': { type: 'gainTechnology' },
  '6-2': { type: 'gainActions', amount: 3 },
  '6-3': { type: 'bonusColony' },
  '6-4': { type: 'teleport' },
  '6-5': { type: 'gainShip' },
  '6-6': { type: 'chooseGift' },
};

export const FATE_IDS: readonly FateId[] = FACES.flatMap((first) =>
  FACES.map((second): FateId => `${first}-${second}`),
);

export function fateOf(first: Face, second: Face): FateId {
  return `${first}-${second}`;
}
