/** What each feature counts, as hundreds of short rounds by slope found it: where tuning begins. */

import type { Feature } from './features.ts';

export const GUESS: Readonly<Record<Feature, number>> = {
  ships: 0.4275,
  pairs: 0.6614,
  halves: -0.2171,
  stars: 0.4182,
  flying: 0.3643,
  fist: 0.1996,
  garrison: -0.02143,
  bareHome: -0.1954,
  doomed: -1.924,
  besieged: 1.301,
  fatal: -1.931,
  shaky: -0.1588,
  warned: -0.1231,
  pressure: -0.2605,
  exposed: -0.8863,
  raided: -0.07442,
  prospect: 0.07893,
  outlook: 0.07729,
  freeDiscs: -0.009935,
  siege: -0.9255,
  relief: -1,
};
