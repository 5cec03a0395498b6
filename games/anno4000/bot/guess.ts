/** A first guess at what each feature counts: where tuning begins. */

import type { Feature } from './features.ts';

export const GUESS: Readonly<Record<Feature, number>> = {
  ships: 1.898,
  pairs: 0.8856,
  halves: -0.1664,
  stars: 0.7254,
  flying: 0.6701,
  fist: 0.3477,
  garrison: 0.06741,
  bareHome: -0.7948,
  doomed: -4.885,
  besieged: 1.38,
  fatal: -5.795,
  shaky: -0.6244,
  warned: -0.6394,
  pressure: -0.4887,
  exposed: -1.426,
  raided: -0.1258,
  prospect: 0.2216,
  outlook: 0.1303,
  freeDiscs: 0.06488,
  siege: -1,
};
