/** Figures of the rulebook: pieces, prices, limits, balls (R2, R7, R15). */

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** The colour of each seat (section 5.2). */
export const COLOURS = ['yellow', 'red', 'white', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** In this order wherever an array holds one number for each kind. */
export const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'] as const;
export type Resource = (typeof RESOURCES)[number];
/** A resource by its place in `RESOURCES`. */
export type Kind = 0 | 1 | 2 | 3 | 4;
export const KINDS: readonly Kind[] = [0, 1, 2, 3, 4];

const KIND_OF: Readonly<Record<Resource, Kind>> = { ore: 0, fuel: 1, carbon: 2, food: 3, goods: 4 };

export function kindOf(resource: Resource): Kind {
  return KIND_OF[resource];
}

export function resourceOf(kind: Kind): Resource {
  return RESOURCES[kind];
}

/** Cards of each kind in the box, and how many of them a reserve pile is made of (R2.4). */
export const CARDS_PER_KIND = 20;
export const PILE_PER_KIND = 8;

export const UPGRADES = ['drive', 'cannon', 'freightPod'] as const;
export type Upgrade = (typeof UPGRADES)[number];
/** An upgrade by its place in `UPGRADES`. */
export type UpgradeKind = 0 | 1 | 2;
export const UPGRADE_KINDS: readonly UpgradeKind[] = [0, 1, 2];
export const DRIVE: UpgradeKind = 0;
export const CANNON: UpgradeKind = 1;
export const FREIGHT_POD: UpgradeKind = 2;
/** In the box, and at most on one mothership (R2.2). */
export const UPGRADE_BOX = [24, 24, 20] as const;
export const UPGRADE_LIMIT = [6, 6, 5] as const;

const UPGRADE_KIND_OF: Readonly<Record<Upgrade, UpgradeKind>> = {
  drive: 0,
  cannon: 1,
  freightPod: 2,
};

export function upgradeKindOf(upgrade: Upgrade): UpgradeKind {
  return UPGRADE_KIND_OF[upgrade];
}

export function upgradeOf(kind: UpgradeKind): Upgrade {
  return UPGRADES[kind];
}

/** Pieces of each player (R2.1). */
export const COLONIES = 9;
export const TRADE_STATIONS = 7;
export const TRANSPORTERS = 3;
export const SHIPYARDS = 3;
/** For all players together (R2.3). */
export const HALF_MEDALS = 40;

/** One number for each resource, in the order of `RESOURCES`. */
export type Counts = readonly [number, number, number, number, number];

/** What things cost (section 2). */
export const COSTS = {
  colonyShip: [1, 1, 1, 1, 0],
  tradeShip: [1, 1, 0, 0, 2],
  spaceport: [0, 0, 3, 2, 0],
  drive: [0, 2, 0, 0, 0],
  cannon: [0, 0, 2, 0, 0],
  freightPod: [2, 0, 0, 0, 0],
  honour: [0, 0, 0, 0, 1],
} as const satisfies Readonly<Record<string, Counts>>;

/** Equal cards for one other card from the supply (R8.2). */
export const SUPPLY_RATES: Counts = [3, 3, 3, 3, 2];
/** After so many offers in a turn that ended without an exchange, no more can be made (ruling 18.53). */
export const MAX_FAILED_OFFERS = 10;

export const HAND_LIMIT = 7;
export const START_CARDS = 3;
export const START_HALF_MEDALS = 1;

/** Cards from the reserve pile for a score (R7.6). */
export function reserveCards(score: number): number {
  if (score <= 7) return 2;
  return score <= 9 ? 1 : 0;
}

export const BALLS = ['black', 'blue', 'yellow', 'red'] as const;
export type Ball = (typeof BALLS)[number];
/** Two yellow balls, one of each other colour (R2.7). */
export const BALL_COUNT: Readonly<Record<Ball, number>> = { black: 1, blue: 1, yellow: 2, red: 1 };
export const BALL_VALUE: Readonly<Record<Ball, number>> = { black: 0, blue: 1, yellow: 2, red: 3 };
/** Base speed when a black ball shows (R9.2). */
export const BLACK_SPEED = 3;

/** Points (R15.1). */
export const SPACEPORT_EXTRA = 1;
export const MARKER_POINTS = 2;
export const HALF_MEDALS_PER_POINT = 2;

export const PEOPLES = ['greenFolk', 'scientists', 'merchants', 'diplomats'] as const;
export type People = (typeof PEOPLES)[number];
export const DOCKS = 5;

/** Which upgrades the founding phase hands out, one to each player (section 5.4, R16.3). */
export function foundingPool(seats: number): readonly [number, number, number] {
  return seats === MAX_SEATS ? [2, 1, 1] : [1, 1, 1];
}
