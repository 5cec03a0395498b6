/** The options of Starfarers (section 19). */

import { makeOrder, type OptionSpecs } from '@sternwarte/engine';
import { COLOURS } from './data.ts';

export type Options = {
  /** Which colour each seat plays; with three the one that is left over is neutral (R16.1). */
  colours: string;
  board: 'beginner' | 'strategic' | 'explorer' | 'wild';
  start: 'fixed' | 'founding';
  homeChips: 'printed' | 'shuffled';
  reserveDraw: 'auto' | 'manual';
  spaceJumpEndsFlight: boolean;
  discoveryStopsShip: boolean;
  levellingMinLeaders: number;
  /** Wear takes its upgrades from one player after the other, openly (ruling 18.38). */
  wearInTurn: boolean;
  /** When a resource runs short and one player alone is entitled, he takes what is left (ruling 18.25). */
  soleClaimantTakesRest: boolean;
  /** Offers in vain are not counted (ruling 18.53). */
  offersUnlimited: boolean;
  /** Drives gained or lost after the shake count from the next turn on (ruling 18.7). */
  speedFixedAtShake: boolean;
  pointsToWin: number;
  maxRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  colours: { kind: 'order', items: COLOURS, default: makeOrder(COLOURS) },
  board: {
    kind: 'choice',
    values: ['beginner', 'strategic', 'explorer', 'wild'],
    default: 'beginner',
  },
  start: { kind: 'choice', values: ['fixed', 'founding'], default: 'fixed' },
  homeChips: { kind: 'choice', values: ['printed', 'shuffled'], default: 'printed' },
  reserveDraw: { kind: 'choice', values: ['auto', 'manual'], default: 'auto' },
  spaceJumpEndsFlight: { kind: 'choice', values: [true, false], default: true, isReading: true },
  discoveryStopsShip: { kind: 'choice', values: [false, true], default: false, isReading: true },
  levellingMinLeaders: {
    kind: 'number',
    min: 1,
    max: 2,
    orNone: false,
    default: 1,
    isReading: true,
  },
  wearInTurn: { kind: 'choice', values: [false, true], default: false, isReading: true },
  soleClaimantTakesRest: { kind: 'choice', values: [false, true], default: false, isReading: true },
  offersUnlimited: { kind: 'choice', values: [false, true], default: false, isReading: true },
  speedFixedAtShake: { kind: 'choice', values: [false, true], default: false, isReading: true },
  pointsToWin: { kind: 'number', min: 5, max: 30, orNone: false, default: 15 },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
};
