/** Nouns and small counts in German. */

import type { CardSet, ShipKind } from '../rules/actions.ts';
import { RESOURCES, type Ball, type People, type Resource, type Upgrade } from '../rules/data.ts';
import type { Landmark, Spot, SpotPlanet } from './places.ts';
import type { NounWords } from './words.ts';

export const nounsDe: NounWords = {
  colours: { yellow: 'Gelb', red: 'Rot', white: 'Weiß', blue: 'Blau' },
  neutral: 'neutral',
  resources: {
    ore: 'Erz',
    fuel: 'Treibstoff',
    carbon: 'Carbon',
    food: 'Nahrung',
    goods: 'Handelsware',
  },
  upgrades: { drive: 'Antrieb', cannon: 'Bordkanone', freightPod: 'Frachtmodul' },
  pieces: {
    colony: 'Kolonie',
    spaceport: 'Raumhafen',
    colonyShip: 'Kolonieschiff',
    tradeShip: 'Handelsschiff',
  },
  peoples: {
    greenFolk: 'Grünes Volk',
    scientists: 'Wissendes Volk',
    merchants: 'Händler',
    diplomats: 'Diplomaten',
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
    'OUT-GREEN': 'Außenposten des Grünen Volkes',
    'OUT-MERCHANTS': 'Außenposten der Händler',
    'OUT-SCIENTISTS': 'Außenposten des Wissenden Volkes',
    'OUT-DIPLOMATS': 'Außenposten der Diplomaten',
    EMPTY1: 'leerer Raum',
    EMPTY2: 'leerer Raum',
    EMPTY3: 'leerer Raum',
    EMPTY4: 'leerer Raum',
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
    pirate4: 'Piratenstützpunkt 4',
    pirate5: 'Piratenstützpunkt 5',
    pirate6: 'Piratenstützpunkt 6',
    ice3: 'Eisplanet 3',
    ice4: 'Eisplanet 4',
  },
  phases: {
    setup: 'Aufbau',
    production: 'Ertragsphase',
    trade: 'Handels- und Bauphase',
    flight: 'Flugphase',
    over: 'Partie beendet',
  },
};

const { resources, chips, upgrades } = nounsDe;

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const resourceCount = (count: number, resource: Resource): string =>
  `${count} ${resource === 'goods' && count !== 1 ? 'Handelswaren' : resources[resource]}`;

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `A, B und C`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}

export function cardsDe(cards: CardSet | null): string {
  if (cards === null) return 'verdeckte Karten';
  const parts = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count > 0 ? [resourceCount(count, resource)] : [];
  });
  return parts.length === 0 ? 'etwas Beliebiges' : listed(parts);
}

/** With the article, as an object. */
export const AN_UPGRADE: Readonly<Record<Upgrade, string>> = {
  drive: 'einen Antrieb',
  cannon: 'eine Bordkanone',
  freightPod: 'ein Frachtmodul',
};

export const UPGRADES_MANY: Readonly<Record<Upgrade, string>> = {
  drive: 'Antriebe',
  cannon: 'Bordkanonen',
  freightPod: 'Frachtmodule',
};

export const upgradeCount = (count: number, upgrade: Upgrade): string =>
  counted(count, upgrades[upgrade], UPGRADES_MANY[upgrade]);

export const A_PIECE: Readonly<Record<ShipKind | 'colony' | 'spaceport', string>> = {
  colonyShip: 'ein Kolonieschiff',
  tradeShip: 'ein Handelsschiff',
  colony: 'eine Kolonie',
  spaceport: 'einen Raumhafen',
};

/** Where a station is founded. */
export const AT_PEOPLE: Readonly<Record<People, string>> = {
  greenFolk: 'beim Grünen Volk',
  scientists: 'beim Wissenden Volk',
  merchants: 'bei den Händlern',
  diplomats: 'bei den Diplomaten',
};

export const OF_PEOPLE: Readonly<Record<People, string>> = {
  greenFolk: 'des Grünen Volkes',
  scientists: 'des Wissenden Volkes',
  merchants: 'der Händler',
  diplomats: 'der Diplomaten',
};

/** Where a trade ship goes. */
const TO_PEOPLE: Readonly<Record<People, string>> = {
  greenFolk: 'zum Grünen Volk',
  scientists: 'zum Wissenden Volk',
  merchants: 'zu den Händlern',
  diplomats: 'zu den Diplomaten',
};

const BALLS: Readonly<Record<Ball, string>> = {
  black: 'schwarze',
  blue: 'blaue',
  yellow: 'gelbe',
  red: 'rote',
};

/** As an object: colours alone would read like players. */
export const balls = ([a, b]: readonly [Ball, Ball]): string =>
  a === b ? `zwei ${BALLS[a]} Kugeln` : `eine ${BALLS[a]} und eine ${BALLS[b]} Kugel`;

export const halfMedals = (count: number): string =>
  counted(count, 'halbe Medaille', 'halbe Medaillen');

/** A planet by what it yields and the chip on it: `Erz 8`, `Nahrung (unerforscht)`, `Eisplanet 3`. */
export function planetDe({ resource, chip }: SpotPlanet): string {
  const name = resource === null ? 'Planet' : resources[resource];
  // Pirates and ice yield nothing: they are called by what they are.
  if (chip !== null && /^(?:pirate|ice)/.test(chip)) return chips[chip];
  return chip === null ? `${name} (unerforscht)` : `${name} ${chips[chip]}`;
}

const planetsDe = (planets: readonly SpotPlanet[]): string => listed(planets.map(planetDe));

/** As it stands after `vor`, in the dative. */
function landmarkDe(landmark: Landmark): string {
  switch (landmark.kind) {
    case 'home':
      return landmark.name;
    case 'system':
      return planetDe(landmark.nearest);
    case 'outpost':
      return `dem Außenposten ${OF_PEOPLE[landmark.people]}`;
    case 'unknown':
      return 'dem unbekannten Raum';
  }
}

/** A point called by what lies there, and what an arrival does. */
export function spotDe(spot: Spot | null): string {
  if (spot === null) return 'unbekannter Punkt';
  return [whereDe(spot), discovery(spot)].filter((note) => note !== '').join(', ');
}

/** What lies there: `Bauplatz an Erz 8 und Carbon 4`, `freier Raum, 2 Schritte vor Alpha`. */
export function whereDe({ kind, planets, people, landmark, away }: Spot): string {
  switch (kind) {
    case 'veiled':
      return 'Rand des unbekannten Raums';
    case 'dock':
      return people === null ? 'Andockpunkt' : `Andockpunkt ${OF_PEOPLE[people]}`;
    case 'site':
      return `Bauplatz an ${planetsDe(planets)}`;
    case 'homeSite':
      return `Bauplatz in ${landmarkDe(landmark)} an ${planetsDe(planets)}`;
    case 'space':
      if (away > 0) {
        return `freier Raum, ${counted(away, 'Schritt', 'Schritte')} vor ${landmarkDe(landmark)}`;
      }
      if (planets.length > 0) {
        const home = landmark.kind === 'home' ? ` in ${landmark.name}` : '';
        return `Punkt bei ${planetsDe(planets)}${home}`;
      }
      return `Punkt vor ${landmarkDe(landmark)}`;
  }
}

/** The same as the goal of a journey: `zum Bauplatz an Erz 8 und Carbon 4`. */
export function towardsDe(spot: Spot): string {
  const { kind, people, planets, away } = spot;
  if (kind === 'dock' && people !== null) return TO_PEOPLE[people];
  if (kind === 'veiled') return 'an den Rand des unbekannten Raums';
  if (kind === 'space' && away > 0) {
    return `bis ${counted(away, 'Schritt', 'Schritte')} vor ${landmarkDe(spot.landmark)}`;
  }
  if (kind === 'space' && planets.length === 0) return `bis vor ${frontOf(spot.landmark)}`;
  if (kind === 'space') return `bis ${planetsDe(planets)}`;
  return `zum ${whereDe(spot)}`;
}

/** The goal of a journey, and what an arrival does. */
export function goalDe(spot: Spot | null): string {
  if (spot === null) return 'zu einem unbekannten Punkt';
  return [towardsDe(spot), discovery(spot)].filter((note) => note !== '').join(', ');
}

/** As it stands after `bis vor`, in the accusative. */
function frontOf(landmark: Landmark): string {
  return landmarkDe(landmark).replace(/^dem /, 'den ');
}

function discovery({ discovery: found }: Spot): string {
  switch (found?.kind) {
    case undefined:
      return '';
    case 'sector':
      return 'deckt den unbekannten Raum auf';
    case 'chips':
      return 'erkundet das System';
    case 'marker':
      return found.marker.startsWith('pirate')
        ? `besiegt den ${chips[found.marker]}`
        : `terraformt den ${chips[found.marker]}`;
  }
}
