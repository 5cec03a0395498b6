import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { astronuts } from './index.ts';
import { isUnlisted } from './testing/unlisted.ts';

/** A few rounds of every combination of options there is. */
testConformance(astronuts, {
  games: 1,
  maxActions: 20_000,
  unlisted: isUnlisted,
  options: { maxRounds: [3] },
});

/** To the very end, once with the rulebook's optional rules. */
testConformance(astronuts, {
  games: 1,
  maxActions: 20_000,
  unlisted: isUnlisted,
  options: {
    asteroids: ['on'],
    astroHoles: ['on'],
    nutPlacement: ['draft'],
    homePlanetMode: ['ordinary'],
    immediateEnd14: ['off'],
    timeWarpOnDefence: ['on'],
    maxRounds: [null],
  },
});
