/** The options of Starfarers (section 19). */

import type { OptionSpecs } from '@sternwarte/engine';

export type Options = {
  board: 'beginner' | 'strategic' | 'explorer' | 'wild';
  start: 'fixed' | 'founding';
  homeChips: 'printed' | 'shuffled';
  reserveDraw: 'auto' | 'manual';
  spaceJumpEndsFlight: boolean;
  discoveryStopsShip: boolean;
  levellingMinLeaders: number;
  pointsToWin: number;
  maxRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  board: {
    kind: 'choice',
    values: ['beginner', 'strategic', 'explorer', 'wild'],
    default: 'beginner',
  },
  start: { kind: 'choice', values: ['fixed', 'founding'], default: 'fixed' },
  homeChips: { kind: 'choice', values: ['printed', 'shuffled'], default: 'printed' },
  reserveDraw: { kind: 'choice', values: ['auto', 'manual'], default: 'auto' },
  spaceJumpEndsFlight: { kind: 'choice', values: [true, false], default: true },
  discoveryStopsShip: { kind: 'choice', values: [false, true], default: false },
  levellingMinLeaders: { kind: 'number', min: 1, max: 2, orNone: false, default: 1 },
  pointsToWin: { kind: 'number', min: 5, max: 30, orNone: false, default: 15 },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
};
