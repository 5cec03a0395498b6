/** The options of Anno 4000 (R10). */

import type { OptionSpecs } from '@sternwarte/engine';

export type Options = {
  homeSet: 'default' | 'alternative' | 'random';
  homeChoice: 'lots' | 'pick';
  equalBattle: 'attackerLoses' | 'bothDestroyed';
  shipLimit: number | null;
  maxRounds: number | null;
};

export const OPTIONS: OptionSpecs<Options> = {
  homeSet: { kind: 'choice', values: ['default', 'alternative', 'random'], default: 'default' },
  homeChoice: { kind: 'choice', values: ['lots', 'pick'], default: 'lots' },
  equalBattle: {
    kind: 'choice',
    values: ['attackerLoses', 'bothDestroyed'],
    default: 'attackerLoses',
  },
  shipLimit: { kind: 'number', min: 15, max: 999, orNone: true, default: null },
  maxRounds: { kind: 'number', min: 1, max: 9999, orNone: true, default: null },
};
