/** The golden matches of Starfarers, for each way to win, each way a match can end, and each board. */

import { firstToAnswer, type Config, type Result } from '@sternwarte/engine';
import { starExpertise } from '../../games/starfarers/bot/index.ts';
import { starfarers } from '../../games/starfarers/rules/index.ts';
import type { Chance, Event, Move } from '../../games/starfarers/rules/actions.ts';
import type { Options } from '../../games/starfarers/rules/options.ts';
import type { State } from '../../games/starfarers/rules/state.ts';
import { starWords } from '../../games/starfarers/text/index.ts';
import type { GoldenPlan } from './runner.ts';

interface Wanted extends Config<Options> {
  readonly name: string;
  readonly isWanted: (result: Result, holdings: Holdings) => boolean;
  /** One decision in so many is to give up. */
  readonly despair?: number;
}

/** What the winner's points are made of. */
interface Holdings {
  readonly buildings: number;
  readonly stations: number;
  readonly medals: number;
}

const byPoints = ({ ending }: Result): boolean => ending === 'points';

const MATCHES: readonly Wanted[] = [
  {
    name: 'stations',
    seats: 4,
    options: {},
    isWanted: (result, { stations }) => byPoints(result) && stations >= 2,
  },
  {
    name: 'colonies',
    seats: 4,
    options: { board: 'strategic', start: 'founding' },
    isWanted: (result, { buildings, stations }) =>
      byPoints(result) && buildings >= 8 && stations <= 1,
  },
  {
    name: 'medals',
    seats: 3,
    options: {},
    isWanted: (result, { medals }) => byPoints(result) && medals >= 2,
  },
  {
    name: 'three',
    seats: 3,
    options: { board: 'explorer', homeChips: 'shuffled' },
    isWanted: byPoints,
  },
  {
    name: 'wild',
    seats: 4,
    options: { board: 'wild', spaceJumpEndsFlight: false, discoveryStopsShip: true },
    isWanted: byPoints,
  },
  {
    name: 'two',
    seats: 2,
    options: { reserveDraw: 'manual', levellingMinLeaders: 2 },
    isWanted: byPoints,
  },
  {
    name: 'round-limit',
    seats: 4,
    options: { maxRounds: 6 },
    isWanted: ({ ending }) => ending === 'roundLimit',
  },
  {
    name: 'resignation',
    seats: 3,
    options: {},
    isWanted: ({ ending }) => ending === 'resignation',
    despair: 60,
  },
];

const UNDOABLE: ReadonlySet<Move['type']> = new Set([
  'buyUpgrade',
  'buildColonyShip',
  'buildTradeShip',
]);

function holdingsOf({ players, markers }: State, seat: number): Holdings {
  return {
    buildings: players[seat]?.buildings.length ?? 0,
    stations: markers.filter((holder) => holder === seat).length,
    medals: players[seat]?.medals.length ?? 0,
  };
}

export const plan: GoldenPlan<State, Move, Chance, Event> = {
  game: starfarers,
  words: starWords,
  matches: MATCHES.map(({ name, seats, options, isWanted, despair }) => ({
    name,
    seats,
    options,
    chance: 'bound',
    player: () => (state, seat, random) => {
      const gaveUp = despair !== undefined && state.round > 2 && random.below(despair) === 0;
      const resign = starfarers.moves(state, seat).find(({ type }) => type === 'resign');
      if (gaveUp && resign !== undefined) return resign;
      return starExpertise.instinct(state, seat, random);
    },
    isWanted: (result, _events, state) =>
      isWanted(result, holdingsOf(state, result.winners[0] ?? 0)),
  })),
  maxEntries: 900,
  trials: 40,
  keep: 'shortest',
  answers: firstToAnswer,
  secondThoughts: (_state, _seat, move, random) =>
    UNDOABLE.has(move.type) && random.below(6) === 0 ? move : null,
};
