/** A first guess at what each feature counts: where tuning begins. */

import type { Feature } from './features.ts';

export const GUESS: Readonly<Record<Feature, number>> = {
  race: -0.6,
  closing: -1.5,
  finish: 1.5,
  colonies: 0.05,
  nuts: 0.03,
  spareNuts: 0.05,
  variety: 0.05,
  ships: 0.3,
  powerLaser: 0.2,
  megaShields: 0.2,
  timeWarp: 0.1,
  extraEnergy: 0.1,
  exposed: -0.1,
};
