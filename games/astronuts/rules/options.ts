/** The options of AstroNuts (R9). */

import { makeOrder, type OptionSpecs } from '@sternwarte/engine';
import { COLOURS, CORNERS } from './data.ts';

export type Options = {
  /** Which colour each seat plays (R4.2). */
  colours: string;
  /** In which corner each seat begins; of two, the second opposite the first (R4.3, ruling 3). */
  corners: string;
  /** The rulebook's own optional rules: without them these fields are like any other. */
  asteroids: 'off' | 'on';
  astroHoles: 'off' | 'on';
  nutPlacement: 'random' | 'draft';
  /** `base`: home planets in use carry no nuts and take no colonies (ruling 2). */
  homePlanetMode: 'ordinary' | 'base';
  /** Whose nuts are placed in the draft: any, or those of the own colour (rulings 5, 53). */
  draftColours: 'any' | 'own';
  /** `on`: a planet may be passed without landing (ruling 9). */
  flyPast: 'off' | 'on';
  /** What most conditions of fate are bound to: the planet, or the ship or player for the turn (rulings 22, 52). */
  fateBinds: 'planet' | 'turn';
  /** Whether the nut of 3-4 and 3-5 is due for each deed, or once (ruling 45). */
  tollPaid: 'each' | 'once';
  /** `on`: a second use, for defence; `oncePerRound`: one use in a round, for whichever die (ruling 49). */
  timeWarpOnDefence: 'off' | 'on' | 'oncePerRound';
  /** The 14th colony ends the match at once instead of at the end of the round (ruling 30). */
  immediateEnd14: 'off' | 'on';
  /** Whether 14 must stand at the same time, or those that fell count as well (ruling 46). */
  fourteenCounts: 'standing' | 'founded';
  maxRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  colours: { kind: 'order', items: COLOURS, default: makeOrder(COLOURS) },
  corners: { kind: 'order', items: CORNERS, default: makeOrder(CORNERS) },
  asteroids: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  astroHoles: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  nutPlacement: { kind: 'choice', values: ['random', 'draft'], default: 'random' },
  homePlanetMode: { kind: 'choice', values: ['ordinary', 'base'], default: 'ordinary' },
  draftColours: { kind: 'choice', values: ['any', 'own'], default: 'any', isReading: true },
  flyPast: { kind: 'choice', values: ['off', 'on'], default: 'off', isReading: true },
  fateBinds: { kind: 'choice', values: ['planet', 'turn'], default: 'planet', isReading: true },
  tollPaid: { kind: 'choice', values: ['each', 'once'], default: 'each', isReading: true },
  timeWarpOnDefence: {
    kind: 'choice',
    values: ['off', 'on', 'oncePerRound'],
    default: 'off',
    isReading: true,
  },
  immediateEnd14: { kind: 'choice', values: ['off', 'on'], default: 'off', isReading: true },
  fourteenCounts: {
    kind: 'choice',
    values: ['standing', 'founded'],
    default: 'standing',
    isReading: true,
  },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
};
