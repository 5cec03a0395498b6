/** Recorded matches, one for each way to win and each board, replayed entry by entry. `scripts/golden.ts` wrote all but `early`. */

import { testGolden, type Golden } from '@sternwarte/engine/conformance/golden';
import { expect, test } from 'vitest';
import { starfarers } from '../rules/index.ts';
import { OPTIONS, type Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import colonies from './colonies.swm.json' with { type: 'json' };
import early from './early.swm.json' with { type: 'json' };
import medals from './medals.swm.json' with { type: 'json' };
import resignation from './resignation.swm.json' with { type: 'json' };
import roundLimit from './round-limit.swm.json' with { type: 'json' };
import stations from './stations.swm.json' with { type: 'json' };
import three from './three.swm.json' with { type: 'json' };
import two from './two.swm.json' with { type: 'json' };
import wild from './wild.swm.json' with { type: 'json' };

interface Recorded extends Golden {
  readonly facts: {
    readonly board: Options['board'];
    readonly round: number;
    /** What the winner's points are made of: buildings, markers, medals. */
    readonly holds: readonly [number, number, number];
  };
}

const GOLDEN: Readonly<Record<string, Recorded>> = {
  'won by trade stations': {
    record: stations,
    ending: 'points',
    winners: [1],
    places: [4, 1, 3, 2],
    entries: 476,
    undone: 9,
    isFair: true,
    facts: { board: 'beginner', round: 9, holds: [6, 2, 1] },
  },
  'won by colonies': {
    record: colonies,
    ending: 'points',
    winners: [0],
    places: [1, 3, 4, 2],
    entries: 613,
    undone: 10,
    isFair: true,
    facts: { board: 'strategic', round: 11, holds: [8, 1, 0] },
  },
  'won with medals of cleared planets': {
    record: medals,
    ending: 'points',
    winners: [1],
    places: [2, 1, 2],
    entries: 554,
    undone: 6,
    isFair: true,
    facts: { board: 'beginner', round: 16, holds: [7, 2, 2] },
  },
  'discovered sector by sector': {
    record: three,
    ending: 'points',
    winners: [0],
    places: [1, 2, 3],
    entries: 425,
    undone: 5,
    isFair: true,
    facts: { board: 'explorer', round: 11, holds: [7, 2, 1] },
  },
  'on a board of surprises, with both flight options': {
    record: wild,
    ending: 'points',
    winners: [1],
    places: [3, 1, 4, 2],
    entries: 472,
    undone: 5,
    isFair: true,
    facts: { board: 'wild', round: 9, holds: [7, 2, 1] },
  },
  'as the first version wrote it': {
    record: early,
    ending: 'points',
    winners: [1],
    places: [3, 1, 3, 2],
    entries: 685,
    undone: 11,
    isFair: false,
    facts: { board: 'wild', round: 12, holds: [9, 1, 1] },
  },
  'the variant for two': {
    record: two,
    ending: 'points',
    winners: [1],
    places: [2, 1],
    entries: 265,
    undone: 5,
    isFair: true,
    facts: { board: 'beginner', round: 10, holds: [5, 4, 1] },
  },
  'ended by the last round': {
    record: roundLimit,
    ending: 'roundLimit',
    winners: [3],
    places: [2, 2, 4, 1],
    entries: 288,
    undone: 4,
    isFair: true,
    facts: { board: 'beginner', round: 6, holds: [4, 2, 0] },
  },
  'ended by resignation': {
    record: resignation,
    ending: 'resignation',
    winners: [1],
    places: [3, 1, 2],
    entries: 157,
    undone: 3,
    isFair: true,
    facts: { board: 'beginner', round: 4, holds: [5, 0, 0] },
  },
};

function holdings({ players, markers }: State, seat: number): number[] {
  return [
    players[seat]?.buildings.length ?? 0,
    markers.filter((holder) => holder === seat).length,
    players[seat]?.medals.length ?? 0,
  ];
}

testGolden(
  starfarers,
  {
    replays: 'a recorded match',
    endings: 'the recorded matches end in every way there is',
  },
  GOLDEN,
  (state, { winners }) => ({
    board: state.options.board,
    round: state.round,
    holds: holdings(state, winners[0] ?? 0),
  }),
);

test('every board has a recorded match', () => {
  const boards = new Set(Object.values(GOLDEN).map(({ facts }) => facts.board));
  expect(boards).toEqual(new Set(OPTIONS.board.kind === 'choice' ? OPTIONS.board.values : []));
});
