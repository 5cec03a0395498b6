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
    colours: ['red-purple-yellow-orange'],
    corners: ['northWest-northEast-southEast-southWest'],
    asteroids: ['on'],
    astroHoles: ['on'],
    nutPlacement: ['draft'],
    homePlanetMode: ['ordinary'],
    draftColours: ['any'],
    flyPast: ['off'],
    fateBinds: ['planet'],
    tollPaid: ['each'],
    timeWarpOnDefence: ['on'],
    immediateEnd14: ['off'],
    fourteenCounts: ['standing'],
    maxRounds: [null],
  },
});

/** And once with every rule read the other way. */
testConformance(astronuts, {
  games: 1,
  maxActions: 20_000,
  unlisted: isUnlisted,
  options: {
    colours: ['orange-red-yellow-purple'],
    corners: ['southEast-northWest-southWest-northEast'],
    asteroids: ['off'],
    astroHoles: ['on'],
    nutPlacement: ['draft'],
    homePlanetMode: ['ordinary'],
    draftColours: ['own'],
    flyPast: ['on'],
    fateBinds: ['turn'],
    tollPaid: ['once'],
    timeWarpOnDefence: ['oncePerRound'],
    immediateEnd14: ['on'],
    fourteenCounts: ['founded'],
    maxRounds: [null],
  },
});
