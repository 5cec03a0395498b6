/** Options and terms in English. */

import type { NutsWords } from './words.ts';

export const optionsEn: NutsWords['options'] = {
  asteroids: {
    name: 'Asteroids',
    help: 'Whether ships have to roll in asteroid fields, or these are fields like any other.',
    values: { off: 'plain fields', on: 'roll to survive' },
  },
  astroHoles: {
    name: 'AstroHoles',
    help: 'Whether ships can jump between the four AstroHoles, or these are fields like any other.',
    values: { off: 'plain fields', on: 'jump from hole to hole' },
  },
  nutPlacement: {
    name: 'Nuts on the planets',
    help: 'By lot, or placed by the players in turn.',
    values: { random: 'by lot', draft: 'placed in turn' },
  },
  homePlanetMode: {
    name: 'Home planets',
    help: 'Whether home planets carry nuts and colonies like any other planet.',
    values: { ordinary: 'ordinary planets', base: 'bare bases without nuts and colonies' },
  },
  immediateEnd14: {
    name: 'The 14th colony',
    help: 'Whether the round is finished after somebody’s 14th colony. Ending at once favours whoever began.',
    values: { off: 'the round is finished', on: 'the match ends at once' },
  },
  timeWarpOnDefence: {
    name: 'Time Warp in defence',
    help: 'Whether Time Warp may also repeat a defence roll, once between two of your turns.',
    values: { off: 'only in your own turn', on: 'also in defence' },
  },
  maxRounds: {
    name: 'Last round',
    help: 'After this round the match ends, however many nuts are left.',
    values: { none: 'unlimited' },
  },
};

export const termsEn: NutsWords['terms'] = {
  field: 'field',
  route: 'route',
  planet: 'planet',
  smallPlanet: 'small planet',
  largePlanet: 'large planet',
  homePlanet: 'home planet',
  astroShip: 'AstroShip',
  colony: 'colony',
  nut: 'nut',
  astroBank: 'AstroBank',
  action: 'action',
  actionTrack: 'action track',
  turn: 'turn',
  round: 'round',
  landing: 'landing',
  fate: 'fate',
  mining: 'mining',
  founding: 'founding',
  building: 'ship building',
  attack: 'attack',
  technology: 'technology',
  trade: 'trade',
  passage: 'passage',
  asteroids: 'asteroids',
  astroHole: 'AstroHole',
  teleport: 'teleport',
};
