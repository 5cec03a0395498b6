/** Options and terms in English. */

import { PLAYERS } from './names-en.ts';
import type { NutsWords } from './words.ts';

export const optionsEn: NutsWords['options'] = {
  colours: {
    name: 'Colours',
    help: 'In turn everybody takes a colour.',
    values: PLAYERS,
  },
  corners: {
    name: 'Corners',
    help: 'Who begins in which corner. Of two, the second always sits opposite.',
    values: {
      northWest: 'top left',
      northEast: 'top right',
      southEast: 'bottom right',
      southWest: 'bottom left',
    },
  },
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
  draftColours: {
    name: 'Colours placed in turn',
    help: 'Everybody takes a set with 20 nuts at the start, then all place one coin each in turn. It is left open whether from the common stock or from your own set. Colours that nobody plays may be placed by all.',
    values: { any: 'any colour', own: 'your own colour only' },
  },
  flyPast: {
    name: 'Flying past',
    help: 'Moving leads to the next field, and only who lands on a planet asks fate. It is left open whether each planet on the way is a landing.',
    values: {
      off: 'every planet without a ship is a landing',
      on: 'a flight lands where it ends',
    },
  },
  fateBinds: {
    name: 'Whom fate concerns',
    help: 'The table speaks of the ship (2-1 to 2-4) or of the player (3-4, 3-5, 4-4 to 4-6) and of this round, not of the planet. Only leaving (2-5, 2-6, 3-6) always concerns this planet alone.',
    values: {
      planet: 'ends when the planet is left',
      turn: 'holds for the whole turn, wherever you go',
    },
  },
  tollPaid: {
    name: 'Loan sharks and tax collectors',
    help: 'Who wants to mine (3-4) or to found colonies (3-5) in this round has to pay them 1 nut. It is left open whether each time or once.',
    values: { each: '1 nut each time', once: '1 nut only once' },
  },
  timeWarpOnDefence: {
    name: 'Time Warp in defence',
    help: 'The technology works once in the turn, the table of fate says once in a round. It is left open whether it serves in the turns of others, too.',
    values: {
      off: 'once in your own turn',
      on: 'once more in defence, between two of your turns',
      oncePerRound: 'once in a round, in attack or defence',
    },
  },
  immediateEnd14: {
    name: 'The 14th colony',
    help: 'Only for the last nut the end of the round is mentioned; with 14 colonies founded the game ends, too. Ending at once favours whoever began.',
    values: { off: 'the round is finished', on: 'the match ends at once' },
  },
  fourteenCounts: {
    name: 'What counts for the 14',
    help: 'The game ends when somebody has founded 14 colonies; whether they must still stand is left open. Whoever has most on the board wins in any case.',
    values: {
      standing: '14 stand on the board at the same time',
      founded: 'destroyed ones count as well',
    },
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
