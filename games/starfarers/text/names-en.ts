/** The nouns of Starfarers in English. */

import type { StarWords } from './words.ts';

export const RESOURCE_NAMES = {
  ore: 'ore',
  fuel: 'fuel',
  carbon: 'carbon',
  food: 'food',
  goods: 'goods',
};
export const UPGRADE_NAMES = { drive: 'drive', cannon: 'cannon', freightPod: 'freight pod' };
export const PIECES = {
  colony: 'colony',
  spaceport: 'spaceport',
  colonyShip: 'colony ship',
  tradeShip: 'trade ship',
};
export const PEOPLES = {
  greenFolk: 'Green Folk',
  scientists: 'Scientists',
  merchants: 'Merchants',
  diplomats: 'Diplomats',
};
export const BALLS = { black: 'black', blue: 'blue', yellow: 'yellow', red: 'red' };

export const COLOURS = { yellow: 'Yellow', red: 'Red', white: 'White', blue: 'Blue' };
export const ITEMS = {
  ...UPGRADE_NAMES,
  spaceport: PIECES.spaceport,
  colonyShip: PIECES.colonyShip,
  tradeShip: PIECES.tradeShip,
};

/** Why a flight may not end there. */
export const END_OBSTACLES: StarWords['endObstacles'] = {
  occupied: 'another piece stands there',
  foreignPort: 'it is a spaceport point of another player',
  impassable: 'nothing can stand there',
  homeSite: 'home sites take no more pieces',
  siteForTrade: 'a trade ship must not block a colony site',
  dockForColony: 'a colony ship must not block a docking point',
  noStation: 'you cannot found a trade station there now',
  veiled: 'it may turn out to be a colony site',
};

/** Why no colony may be founded there. */
export const FOUNDING_OBSTACLES: StarWords['foundingObstacles'] = {
  noSite: 'there is no colony site',
  marker: 'a pirate base or an ice planet lies beside it',
  systemFull: 'the system holds no more colonies with this number of players',
  ownLimit: 'with two players each has one colony in a system at most',
};
