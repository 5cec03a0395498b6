/** The options of AstroNuts (R9). */

import type { OptionSpecs } from '@sternwarte/engine';

export type Options = {
  /** The rulebook's own optional rules: without them these fields are like any other. */
  asteroids: 'off' | 'on';
  astroHoles: 'off' | 'on';
  nutPlacement: 'random' | 'draft';
  /** `base`: home planets in use carry no nuts and take no colonies (ruling 2). */
  homePlanetMode: 'ordinary' | 'base';
  /** The 14th colony ends the match at once instead of at the end of the round (ruling 30). */
  immediateEnd14: 'off' | 'on';
  timeWarpOnDefence: 'off' | 'on';
  maxRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  asteroids: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  astroHoles: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  nutPlacement: { kind: 'choice', values: ['random', 'draft'], default: 'random' },
  homePlanetMode: { kind: 'choice', values: ['ordinary', 'base'], default: 'ordinary' },
  immediateEnd14: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  timeWarpOnDefence: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
};
