import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { starfarers } from './index.ts';

testConformance(starfarers, {
  games: 1,
  maxActions: 40_000,
  // Random play rarely needs more than a hundred rounds to win; a short cap keeps the many configurations quick.
  options: { maxRounds: [4], pointsToWin: [8, 15], levellingMinLeaders: [1, 2] },
  // Offers have no bound, and of very large hands only a selection of discards is listed.
  unlisted: ({ type }) => type === 'offer' || type === 'counter' || type === 'discard',
});
