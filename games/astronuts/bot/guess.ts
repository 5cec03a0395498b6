/** What each feature counts, as hundreds of short rounds by slope found it: where tuning begins. */

import type { Feature } from './features.ts';

export const GUESS: Readonly<Record<Feature, number>> = {
  race: -0.8108,
  closing: -0.8596,
  finish: 2.083,
  colonies: 0.0881,
  nuts: 0.03381,
  spareNuts: 0.08891,
  variety: 0.0666,
  ships: 0.1817,
  powerLaser: 0.3765,
  megaShields: 0.5568,
  timeWarp: 0.2194,
  extraEnergy: -0.01123,
  exposed: -0.05398,
};
