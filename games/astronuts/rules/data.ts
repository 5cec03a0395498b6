/** Figures of the rulebook: pieces, prices, technologies (R2, R6). */

import { readOrder } from '@sternwarte/engine';
import { cornerOf, type Planet, type Quadrant } from './board.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** The colours of nuts, technologies and players. */
export const COLOURS = ['red', 'purple', 'yellow', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

export const NUTS_PER_COLOUR = 20;
export const SHIPS_PER_PLAYER = 3;
export const SHIP_NUMBERS = [1, 2, 3] as const;
export type ShipNumber = (typeof SHIP_NUMBERS)[number];

/** 15 pieces, one of which counts the actions (ruling 19). */
export const COLONIES_PER_PLAYER = 14;

/** The technology that a nut of each colour stands for (R6.6). */
export const TECHNOLOGIES = {
  red: 'powerLaser',
  purple: 'megaShields',
  yellow: 'timeWarp',
  orange: 'extraEnergy',
} as const satisfies Readonly<Record<Colour, string>>;

export interface Price {
  readonly actions: number;
  readonly nuts: number;
}

/** What each action costs before fate has its say; a move costs this for each field entered (R6). What costs no nuts is open to all (ruling 37). */
export const PRICES = {
  move: { actions: 1, nuts: 0 },
  mine: { actions: 1, nuts: 0 },
  colonize: { actions: 1, nuts: 1 },
  /** One nut of each colour. */
  buildShip: { actions: 1, nuts: 4 },
  attack: { actions: 1, nuts: 0 },
  /** The nut of the technology's colour. */
  technology: { actions: 4, nuts: 1 },
  /** Only if the swap takes place. */
  trade: { actions: 1, nuts: 0 },
} as const satisfies Readonly<Record<string, Price>>;

/** The highest number worth declaring (ruling 7). */
export const MAX_DECLARED = 6;

/** An asteroid field is survived from this roll on: flying through, and stopping in it (R6.1). */
export const ASTEROID_CROSSING = 2;
export const ASTEROID_STOP = 3;

/** Declined offers that one player has to listen to in one turn (ruling 32). */
export const MAX_DECLINED_OFFERS = 3;

/** The corners, clockwise from the top left. */
export const CORNERS = ['northWest', 'northEast', 'southEast', 'southWest'] as const;
export type Corner = (typeof CORNERS)[number];

const QUADRANT: Readonly<Record<Corner, Quadrant>> = {
  northWest: 0,
  northEast: 1,
  southEast: 2,
  southWest: 3,
};

const OPPOSITE: Readonly<Record<Corner, Corner>> = {
  northWest: 'southEast',
  northEast: 'southWest',
  southEast: 'northWest',
  southWest: 'northEast',
};

/** Bots ask for the homes all the time, and there are few orders of corners. */
const homesByOrder = new Map<string, readonly (readonly Planet[])[]>();

/** The home planets in use, seat by seat: opposite ones for two (R4.3), three in turn order for three (ruling 3). */
export function homePlanets(seats: number, corners: string): readonly Planet[] {
  let known = homesByOrder.get(corners);
  if (known === undefined) {
    known = homesIn(corners);
    homesByOrder.set(corners, known);
  }
  const homes = known[seats - MIN_SEATS];
  if (homes === undefined) throw new RangeError(`AstroNuts is not played with ${seats}`);
  return homes;
}

function homesIn(corners: string): readonly (readonly Planet[])[] {
  const order = readOrder(CORNERS, corners) ?? CORNERS;
  const homes = order.map((corner) => cornerOf(QUADRANT[corner]));
  const across = order.slice(0, 1).map((corner) => cornerOf(QUADRANT[OPPOSITE[corner]]));
  return [[...homes.slice(0, 1), ...across], homes.slice(0, 3), homes];
}
