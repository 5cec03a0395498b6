import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { anno4000 } from './index.ts';

testConformance(anno4000, {
  games: 1,
  maxActions: 20_000,
  // Without a cap random play may go on for very long, so each game gets one: a short and a long one.
  options: { maxRounds: [12, 120], shipLimit: [null, 20] },
});
