/** The golden matches of Anno 4000, one for each way a match can end. */

import { pick, type Random, type Seat } from '@sternwarte/engine';
import type { Chance, Event, Move } from '../../games/anno4000/rules/actions.ts';
import { anno4000 } from '../../games/anno4000/rules/index.ts';
import { holdsOwnHome, type State } from '../../games/anno4000/rules/state.ts';
import { annoWords } from '../../games/anno4000/text/index.ts';
import { captain } from './captain.ts';
import type { Golden as AnyGolden, GoldenPlan } from './runner.ts';

type Golden = AnyGolden<State, Move, Event>;

/** Moves of a seat in a round, by round and seat; where nothing is scripted the captain plays. */
type Script = Readonly<Record<string, readonly Move[]>>;

const END: readonly Move[] = [{ type: 'endTurn' }];

const hasExchange = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'exchange');

/** Fleets from A yellow and C yellow cross and take each other's home star in round 3, and leave in round 4. */
const CROSSING: Script = {
  '1:0': [{ type: 'start', star: 'algol', ships: 13 }, ...END],
  '1:1': [{ type: 'start', star: 'regulus', ships: 13 }, ...END],
  '2:0': END,
  '2:1': END,
  '3:0': [{ type: 'land', discs: [0], star: 'regulus' }, ...END],
  '3:1': [{ type: 'land', discs: [0], star: 'algol' }, ...END],
};

/** Two whole fleets leave their home stars and meet half-way. */
const COLLISION: Script = {
  '1:0': [{ type: 'start', star: 'regulus', ships: 15 }, ...END],
  '1:1': [{ type: 'start', star: 'pavo', ships: 15 }, ...END],
  '2:0': END,
  '2:1': END,
  '3:0': END,
  '3:1': END,
  '4:0': [{ type: 'land', discs: [0], star: 'sirius' }, ...END],
  '4:1': [{ type: 'land', discs: [0], star: 'sirius' }, ...END],
};

/** PAVO stakes its whole fleet on one blow against REGULUS, which has stayed at home and grown. */
const ALL_OR_NOTHING: Script = {
  '1:0': [{ type: 'start', star: 'regulus', ships: 1 }, ...END],
  '1:1': [{ type: 'start', star: 'pavo', ships: 15 }, ...END],
  '2:0': [{ type: 'land', discs: [0], star: 'capella' }, ...END],
  '3:0': [{ type: 'start', star: 'regulus', ships: 1 }, ...END],
  '4:0': [{ type: 'land', discs: [0], star: 'pollux' }, ...END],
  ...Object.fromEntries(
    ['2:1', '3:1', '4:1', '5:0', '5:1', '6:0', '6:1', '7:0'].map((at) => [at, END]),
  ),
  '7:1': [{ type: 'land', discs: [0], star: 'regulus' }, ...END],
};

/** Somebody who follows a script as far as it goes. */
function playing(
  script: Script,
  decide: (state: State, seat: Seat, random: Random) => Move = asCaptain,
): Golden['player'] {
  return () => {
    const left = new Map(Object.entries(script).map(([at, list]) => [at, [...list]]));
    return (state, seat, random) => {
      const at = state.phase === 'homes' ? '1:choose' : `${state.round}:${seat}`;
      return left.get(at)?.shift() ?? decide(state, seat, random);
    };
  };
}

function asCaptain(state: State, seat: Seat, random: Random): Move {
  return captain(state, seat, anno4000.moves(state, seat), random);
}

/** Whoever cannot win his home star back gives up. */
function giveUpWhenLost(state: State, seat: Seat, random: Random): Move {
  const move = asCaptain(state, seat, random);
  const lost = move.type === 'endTurn' && !holdsOwnHome(state, seat);
  return lost && isLost(state) ? { type: 'resign' } : move;
}

/** Whether the end of this turn would be the end of its player. */
function isLost(state: State): boolean {
  const after = anno4000.clone(state);
  anno4000.apply(after, { by: state.current, move: { type: 'endTurn' } });
  return after.players[state.current]?.alive === false;
}

/** Lands what must land, and nothing else. */
function rest(state: State, seat: Seat): Move {
  const moves = anno4000.moves(state, seat);
  return moves.find(({ type }) => type === 'endTurn') ?? moves[0] ?? { type: 'resign' };
}

const MATCHES: readonly Golden[] = [
  {
    name: 'elimination',
    seats: 2,
    options: { homeChoice: 'pick' },
    chance: 'early',
    player: playing({ '1:choose': [{ type: 'chooseHome', star: 'regulus' }], ...ALL_OR_NOTHING }),
    isWanted: ({ ending }) => ending === 'elimination',
  },
  {
    name: 'last-home-star',
    seats: 3,
    options: { homeSet: 'random' },
    chance: 'early',
    player: playing({}),
    isWanted: ({ ending }) => ending === 'lastHomeStar',
  },
  {
    name: 'exchange',
    seats: 4,
    options: { homeChoice: 'pick' },
    chance: 'early',
    player: playing({
      '1:choose': [
        { type: 'chooseHome', star: 'algol' },
        { type: 'chooseHome', star: 'regulus' },
        { type: 'chooseHome', star: 'antares' },
      ],
      ...CROSSING,
    }),
    isWanted: ({ ending, winners }, events) =>
      hasExchange(events) && ending !== 'roundLimit' && (winners[0] ?? 9) < 2,
  },
  {
    name: 'resignation',
    seats: 3,
    options: { homeSet: 'alternative' },
    chance: 'unverified',
    player: playing({}, giveUpWhenLost),
    isWanted: ({ ending }) => ending === 'resignation',
  },
  {
    name: 'round-limit',
    seats: 4,
    options: { maxRounds: 12, shipLimit: 30 },
    chance: 'unverified',
    player: playing({}),
    isWanted: ({ ending }) => ending === 'roundLimit',
  },
  {
    name: 'mutual-destruction',
    seats: 2,
    options: { equalBattle: 'bothDestroyed', homeChoice: 'pick' },
    chance: 'early',
    player: playing({ '1:choose': [{ type: 'chooseHome', star: 'regulus' }], ...COLLISION }),
    isWanted: ({ ending }) => ending === 'mutualDestruction',
  },
  {
    name: 'standstill',
    seats: 2,
    options: { quietRounds: 5, colours: 'red-orange-green-blue', homeChoice: 'pick' },
    chance: 'early',
    player: playing(
      {
        '1:choose': [{ type: 'chooseHome', star: 'regulus' }],
        // Whoever leaves his home star builds nothing.
        '1:0': [{ type: 'start', star: 'regulus', ships: 15 }, ...END],
        '1:1': [{ type: 'start', star: 'pavo', ships: 15 }, ...END],
      },
      rest,
    ),
    isWanted: ({ ending }) => ending === 'standstill',
  },
];

export const plan: GoldenPlan<State, Move, Chance, Event> = {
  game: anno4000,
  words: annoWords,
  matches: MATCHES,
  maxEntries: 420,
  trials: 3000,
  keep: 'first',
  answers: ([seat = 0]) => seat,
  /** Some other departure. */
  secondThoughts(state, seat, move, random) {
    if (move.type !== 'start' || random.below(12) !== 0) return null;
    const starts = anno4000.moves(state, seat).filter(({ type }) => type === 'start');
    return pick(starts, random);
  },
};
