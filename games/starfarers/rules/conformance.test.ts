import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { starfarers } from './index.ts';
import { isUnlisted } from './testing/unlisted.ts';

// Every board with every start, up to a win at a few points.
testConformance(starfarers, {
  games: 1,
  maxActions: 40_000,
  seed: 'boards',
  options: {
    homeChips: ['shuffled'],
    reserveDraw: ['auto'],
    spaceJumpEndsFlight: [true],
    discoveryStopsShip: [false],
    levellingMinLeaders: [1],
    pointsToWin: [8],
    maxRounds: [8],
  },
  unlisted: isUnlisted,
});

// Every other option, in short games.
testConformance(starfarers, {
  games: 1,
  maxActions: 40_000,
  seed: 'options',
  options: {
    board: ['wild'],
    start: ['fixed'],
    homeChips: ['printed'],
    reserveDraw: ['manual', 'auto'],
    levellingMinLeaders: [2],
    pointsToWin: [15],
    maxRounds: [3],
  },
  unlisted: isUnlisted,
});
