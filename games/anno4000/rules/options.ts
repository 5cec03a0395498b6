/** The options of Anno 4000 (R10). */

import { makeOrder, type OptionSpecs } from '@sternwarte/engine';
import { FLEETS } from './data.ts';

export type Options = {
  /** Which fleet each seat plays (R4.3). */
  colours: string;
  homeSet: 'default' | 'alternative' | 'random';
  homeChoice: 'lots' | 'pick';
  equalBattle: 'attackerLoses' | 'bothDestroyed';
  /** When ships may leave a star that was fought over: the survivor's next turn, or nobody before the next round (ruling 30). */
  afterBattle: 'nextTurn' | 'nextRound';
  /** Whether a disc that has just landed may start again in the same turn (ruling 6). */
  landedDisc: 'departs' | 'rests';
  /** Whether discs may also land after the departure (rulings 7, 27). */
  lateLanding: 'off' | 'on';
  /** Whether a due evacuation waits while its player saves himself (ruling 18). */
  rescueFirst: 'on' | 'off';
  /** Whether whoever has cleared a home star must spare it in his next turn (ruling 17). */
  exchangeBinds: 'off' | 'on';
  /** Whether one's own home star may be retaken from the partner of an exchange (ruling 17). */
  retakeByForce: 'off' | 'on';
  shipLimit: number | null;
  maxRounds: number | null;
  /** The match ends when nobody has gained or lost a ship for so many rounds; no rule of the book, but a way out of a standstill. */
  quietRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  colours: { kind: 'order', items: FLEETS, default: makeOrder(FLEETS) },
  homeSet: { kind: 'choice', values: ['default', 'alternative', 'random'], default: 'default' },
  homeChoice: { kind: 'choice', values: ['lots', 'pick'], default: 'lots' },
  equalBattle: {
    kind: 'choice',
    values: ['attackerLoses', 'bothDestroyed'],
    default: 'attackerLoses',
    isReading: true,
  },
  afterBattle: {
    kind: 'choice',
    values: ['nextTurn', 'nextRound'],
    default: 'nextTurn',
    isReading: true,
  },
  landedDisc: { kind: 'choice', values: ['departs', 'rests'], default: 'departs', isReading: true },
  lateLanding: { kind: 'choice', values: ['off', 'on'], default: 'off', isReading: true },
  rescueFirst: {
    kind: 'choice',
    values: ['on', 'off'],
    default: 'on',
    former: 'off',
    isReading: true,
  },
  exchangeBinds: { kind: 'choice', values: ['off', 'on'], default: 'off', isReading: true },
  retakeByForce: { kind: 'choice', values: ['off', 'on'], default: 'off', isReading: true },
  shipLimit: { kind: 'number', min: 15, max: 999, orNone: true, default: null },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
  quietRounds: {
    kind: 'number',
    min: 5,
    max: 999,
    orNone: true,
    default: null,
    // Bots never tire of going round in circles.
    withBots: 20,
  },
};
