import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { starfarers } from './index.ts';
import { isUnlisted } from './testing/unlisted.ts';

// Every board with every start, up to a win at a few points.
testConformance(starfarers, {
  games: 1,
  maxActions: 40_000,
  seed: 'boards',
  options: {
    colours: ['blue-white-red-yellow'],
    homeChips: ['shuffled'],
    reserveDraw: ['auto'],
    spaceJumpEndsFlight: [true],
    discoveryStopsShip: [false],
    levellingMinLeaders: [1],
    wearInTurn: [false],
    soleClaimantTakesRest: [false],
    offersUnlimited: [false],
    speedFixedAtShake: [false],
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
    colours: ['yellow-red-white-blue'],
    board: ['wild'],
    start: ['fixed'],
    homeChips: ['printed'],
    reserveDraw: ['manual', 'auto'],
    levellingMinLeaders: [2],
    wearInTurn: [false],
    soleClaimantTakesRest: [false],
    offersUnlimited: [false],
    speedFixedAtShake: [false],
    pointsToWin: [15],
    maxRounds: [3],
  },
  unlisted: isUnlisted,
});

// With the readings that nothing above depends on, all together.
testConformance(starfarers, {
  games: 1,
  maxActions: 40_000,
  seed: 'readings',
  options: {
    colours: ['red-blue-yellow-white'],
    board: ['beginner'],
    start: ['fixed'],
    homeChips: ['printed'],
    reserveDraw: ['auto'],
    spaceJumpEndsFlight: [true],
    discoveryStopsShip: [false],
    levellingMinLeaders: [1],
    wearInTurn: [true],
    soleClaimantTakesRest: [true],
    offersUnlimited: [true],
    speedFixedAtShake: [true],
    pointsToWin: [15],
    maxRounds: [6],
  },
  unlisted: isUnlisted,
});
