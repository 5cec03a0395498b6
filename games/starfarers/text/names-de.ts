/** Nouns and small counts in German. */

import type { CardSet, ShipKind } from '../rules/actions.ts';
import { RESOURCES, type Ball, type People, type Resource, type Upgrade } from '../rules/data.ts';
import { place, type Spot } from './places.ts';
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

const BALLS: Readonly<Record<Ball, string>> = {
  black: 'Schwarz',
  blue: 'Blau',
  yellow: 'Gelb',
  red: 'Rot',
};

export const balls = ([a, b]: readonly [Ball, Ball]): string => `${BALLS[a]} und ${BALLS[b]}`;

export const halfMedals = (count: number): string =>
  counted(count, 'halbe Medaille', 'halbe Medaillen');

/** A point with what is there: `16/20 (S14), Koloniebauplatz an Nahrung 3 und Treibstoff 10`. */
export function spotDe(spot: Spot | null): string {
  if (spot === null) return 'unbekannten Punkt';
  const notes = [kindOfSpot(spot), discovery(spot)].filter((note) => note !== '');
  return [place(spot.node), ...notes].join(', ');
}

function kindOfSpot({ kind, planets, people }: Spot): string {
  switch (kind) {
    case 'space':
      return '';
    case 'veiled':
      return 'an einem verdeckten Raumquadranten';
    case 'dock':
      return people === null ? 'Andockpunkt' : `Andockpunkt ${OF_PEOPLE[people]}`;
    case 'site':
    case 'homeSite': {
      const sides = planets.map(({ resource, chip }) =>
        [
          resource === null ? '' : resources[resource],
          chip === null ? '(verdeckt)' : chips[chip],
        ].join(' '),
      );
      return `Koloniebauplatz an ${listed(sides)}`;
    }
  }
}

function discovery({ discovery: found }: Spot): string {
  switch (found?.kind) {
    case undefined:
      return '';
    case 'sector':
      return 'deckt den Raumquadranten auf';
    case 'chips':
      return 'erkundet das System';
    case 'marker':
      return `räumt den Marker „${chips[found.marker]}“`;
  }
}
