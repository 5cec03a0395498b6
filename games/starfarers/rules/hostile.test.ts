import { testHostileInput } from '@sternwarte/engine/conformance/vitest';
import { starfarers } from './index.ts';
import { isUnlisted } from './testing/unlisted.ts';

testHostileInput(starfarers, {
  maxActions: 5000,
  options: { pointsToWin: [8, 15], maxRounds: [10] },
  unlisted: isUnlisted,
  moveTypes: 30,
});
