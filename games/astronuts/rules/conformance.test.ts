import type { Tagged } from '@sternwarte/engine';
import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { astronuts } from './index.ts';

/** What `moves.ts` says it leaves out: further paths and further offers. */
function isUnlisted({ type }: Tagged): boolean {
  return type === 'move' || type === 'offerTrade';
}

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
