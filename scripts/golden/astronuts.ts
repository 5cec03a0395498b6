/** The golden matches of AstroNuts, for each way a match can end and each option. */

import { pick, type Config } from '@sternwarte/engine';
import type { Chance, Event, Move } from '../../games/astronuts/rules/actions.ts';
import type { Ending } from '../../games/astronuts/rules/ending.ts';
import { astronuts } from '../../games/astronuts/rules/index.ts';
import type { Options } from '../../games/astronuts/rules/options.ts';
import type { State } from '../../games/astronuts/rules/state.ts';
import { nutsWords } from '../../games/astronuts/text/index.ts';
import type { GoldenPlan } from './runner.ts';
import { settler, type Temper } from './settler.ts';

/** A match is worth keeping when it shows so many kinds of events. */
const MIN_KINDS = 18;

interface Wanted extends Config<Options> {
  readonly name: string;
  readonly ending: Ending;
  readonly temper: Temper;
  /** What must have happened, so that the option shows. */
  readonly shows?: (event: Event, next: Event | undefined) => boolean;
}

const MATCHES: readonly Wanted[] = [
  { name: 'no-nuts-left', seats: 4, options: {}, ending: 'noNutsLeft', temper: 'miner' },
  {
    name: 'fourteen-colonies',
    seats: 2,
    options: {},
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'asteroids',
    seats: 3,
    options: { asteroids: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
    shows: (event) => event.type === 'shipLost' && event.reason === 'asteroid',
  },
  {
    name: 'astro-holes',
    seats: 2,
    options: { astroHoles: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
    shows: (event) => event.type === 'step' && event.jump,
  },
  {
    name: 'draft',
    seats: 3,
    options: { nutPlacement: 'draft' },
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'bare-homes',
    seats: 2,
    options: { homePlanetMode: 'base' },
    ending: 'noNutsLeft',
    temper: 'miner',
  },
  {
    name: 'immediate-end',
    seats: 2,
    options: { immediateEnd14: 'on' },
    ending: 'fourteenColonies',
    temper: 'founder',
  },
  {
    name: 'time-warp-on-defence',
    seats: 2,
    options: { timeWarpOnDefence: 'on', maxRounds: 12 },
    ending: 'roundLimit',
    temper: 'warrior',
    shows: (event, next) =>
      event.type === 'rolled' && event.purpose === 'defence' && next?.type === 'timeWarp',
  },
  {
    name: 'round-limit',
    seats: 3,
    options: { maxRounds: 4 },
    ending: 'roundLimit',
    temper: 'warrior',
  },
  {
    name: 'other-readings',
    seats: 4,
    options: {
      nutPlacement: 'draft',
      draftColours: 'own',
      flyPast: 'on',
      fateBinds: 'turn',
      tollPaid: 'once',
      timeWarpOnDefence: 'oncePerRound',
      immediateEnd14: 'on',
      fourteenCounts: 'founded',
    },
    ending: 'fourteenColonies',
    temper: 'founder',
    shows: (event) => event.type === 'colonyLost' || event.type === 'timeWarp',
  },
  { name: 'resignation', seats: 3, options: {}, ending: 'resignation', temper: 'quitter' },
];

export const plan: GoldenPlan<State, Move, Chance, Event> = {
  game: astronuts,
  words: nutsWords,
  matches: MATCHES.map(({ name, seats, options, ending, temper, shows }) => ({
    name,
    seats,
    options,
    chance: 'early',
    player: () => (state, seat, random) =>
      settler(state, astronuts.moves(state, seat), temper, random),
    isWanted: (result, events) =>
      result.ending === ending &&
      new Set(events.map(({ type }) => type)).size >= MIN_KINDS &&
      (shows === undefined || events.some((event, i) => shows(event, events[i + 1]))),
  })),
  maxEntries: 420,
  trials: 500,
  keep: 'shortest',
  answers: pick,
  secondThoughts: (_state, _seat, move, random) =>
    move.type === 'mine' && random.below(10) === 0 ? move : null,
};
