/** Nouns and small counts in English. */

import type { CardSet, ShipKind } from '../rules/actions.ts';
import { RESOURCES, type Ball, type People, type Resource, type Upgrade } from '../rules/data.ts';
import type { Landmark, Spot, SpotPlanet } from './places.ts';
import type { NounWords } from './words.ts';

export const nounsEn: NounWords = {
  colours: { yellow: 'Yellow', red: 'Red', white: 'White', blue: 'Blue' },
  neutral: 'neutral',
  resources: { ore: 'ore', fuel: 'fuel', carbon: 'carbon', food: 'food', goods: 'goods' },
  upgrades: { drive: 'drive', cannon: 'cannon', freightPod: 'freight pod' },
  pieces: {
    colony: 'colony',
    spaceport: 'spaceport',
    colonyShip: 'colony ship',
    tradeShip: 'trade ship',
  },
  peoples: {
    greenFolk: 'Green Folk',
    scientists: 'Scientists',
    merchants: 'Merchants',
    diplomats: 'Diplomats',
  },
  sectors: {
    SYS1: 'System 1',
    SYS2: 'System 2',
    SYS3: 'System 3',
    SYS4: 'System 4',
    SYS5: 'System 5',
    SYS6: 'System 6',
    SYS7: 'System 7',
    SYS8: 'System 8',
    'OUT-GREEN': 'the outpost of the Green Folk',
    'OUT-MERCHANTS': 'the outpost of the Merchants',
    'OUT-SCIENTISTS': 'the outpost of the Scientists',
    'OUT-DIPLOMATS': 'the outpost of the Diplomats',
    EMPTY1: 'empty space',
    EMPTY2: 'empty space',
    EMPTY3: 'empty space',
    EMPTY4: 'empty space',
  },
  chips: {
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '8': '8',
    '9': '9',
    '10': '10',
    '11': '11',
    '12': '12',
    '2/11': '2/11',
    '3/12': '3/12',
    pirate4: 'pirate base 4',
    pirate5: 'pirate base 5',
    pirate6: 'pirate base 6',
    ice3: 'ice planet 3',
    ice4: 'ice planet 4',
  },
  phases: {
    setup: 'set-up',
    production: 'production phase',
    trade: 'trade and build phase',
    flight: 'flight phase',
    over: 'match over',
  },
};

const { chips, upgrades, resources } = nounsEn;

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const GOODS = { one: 'trade good', many: 'trade goods' };

export const resourceCount = (count: number, resource: Resource): string =>
  resource === 'goods' ? counted(count, GOODS.one, GOODS.many) : `${count} ${resources[resource]}`;

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `A, B and C`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function cardsEn(cards: CardSet | null): string {
  if (cards === null) return 'hidden cards';
  const parts = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count > 0 ? [resourceCount(count, resource)] : [];
  });
  return parts.length === 0 ? 'anything' : listed(parts);
}

const UPGRADES_MANY: Readonly<Record<Upgrade, string>> = {
  drive: 'drives',
  cannon: 'cannons',
  freightPod: 'freight pods',
};

export const upgradesMany = (upgrade: Upgrade): string => UPGRADES_MANY[upgrade];

export const upgradeCount = (count: number, upgrade: Upgrade): string =>
  counted(count, upgrades[upgrade], UPGRADES_MANY[upgrade]);

export const A_PIECE: Readonly<Record<ShipKind | 'colony' | 'spaceport', string>> = {
  colonyShip: 'a colony ship',
  tradeShip: 'a trade ship',
  colony: 'a colony',
  spaceport: 'a spaceport',
};

export const THE_PEOPLE: Readonly<Record<People, string>> = {
  greenFolk: 'the Green Folk',
  scientists: 'the Scientists',
  merchants: 'the Merchants',
  diplomats: 'the Diplomats',
};

const BALLS: Readonly<Record<Ball, string>> = {
  black: 'black',
  blue: 'blue',
  yellow: 'yellow',
  red: 'red',
};

/** As an object: colours alone would read like players. */
export const balls = ([a, b]: readonly [Ball, Ball]): string =>
  a === b ? `two ${BALLS[a]} balls` : `a ${BALLS[a]} and a ${BALLS[b]} ball`;

export const halfMedals = (count: number): string => counted(count, 'half medal', 'half medals');

/** A planet by what it yields and the chip on it: `ore 8`, `food (unexplored)`, `ice planet 3`. */
export function planetEn({ resource, chip }: SpotPlanet): string {
  const name = resource === null ? 'planet' : resources[resource];
  // Pirates and ice yield nothing: they are called by what they are.
  if (chip !== null && /^(?:pirate|ice)/.test(chip)) return chips[chip];
  return chip === null ? `${name} (unexplored)` : `${name} ${chips[chip]}`;
}

const planetsEn = (planets: readonly SpotPlanet[]): string => listed(planets.map(planetEn));

function landmarkEn(landmark: Landmark): string {
  switch (landmark.kind) {
    case 'home':
      return landmark.name;
    case 'system':
      return planetEn(landmark.nearest);
    case 'outpost':
      return `the outpost of ${THE_PEOPLE[landmark.people]}`;
    case 'unknown':
      return 'unknown space';
  }
}

/** A point called by what lies there, and what an arrival does. */
export function spotEn(spot: Spot | null): string {
  if (spot === null) return 'an unknown point';
  return [whereEn(spot), discovery(spot)].filter((note) => note !== '').join(', ');
}

/** What lies there: `the site at ore 8 and carbon 4`, `open space, 2 steps from Alpha`. */
export function whereEn({ kind, planets, people, landmark, away }: Spot): string {
  switch (kind) {
    case 'veiled':
      return 'the edge of unknown space';
    case 'dock':
      return people === null ? 'a docking point' : `the docking point of ${THE_PEOPLE[people]}`;
    case 'site':
      return `the site at ${planetsEn(planets)}`;
    case 'homeSite':
      return `the site in ${landmarkEn(landmark)} at ${planetsEn(planets)}`;
    case 'space':
      if (away > 0) {
        return `open space, ${counted(away, 'step', 'steps')} from ${landmarkEn(landmark)}`;
      }
      if (planets.length > 0) {
        const home = landmark.kind === 'home' ? ` in ${landmark.name}` : '';
        return `the point by ${planetsEn(planets)}${home}`;
      }
      return `the point by ${landmarkEn(landmark)}`;
  }
}

/** The same as the goal of a journey: `to the site at ore 8 and carbon 4`. */
export function towardsEn(spot: Spot): string {
  const { kind, people, away } = spot;
  if (kind === 'dock' && people !== null) return `to ${THE_PEOPLE[people]}`;
  return kind === 'space' && away > 0
    ? `to within ${counted(away, 'step', 'steps')} of ${landmarkEn(spot.landmark)}`
    : `to ${whereEn(spot)}`;
}

/** The goal of a journey, and what an arrival does. */
export function goalEn(spot: Spot | null): string {
  if (spot === null) return 'to an unknown point';
  return [towardsEn(spot), discovery(spot)].filter((note) => note !== '').join(', ');
}

function discovery({ discovery: found }: Spot): string {
  switch (found?.kind) {
    case undefined:
      return '';
    case 'sector':
      return 'turns up unknown space';
    case 'chips':
      return 'explores the system';
    case 'marker':
      return found.marker.startsWith('pirate')
        ? `defeats ${chips[found.marker]}`
        : `terraforms ${chips[found.marker]}`;
  }
}
