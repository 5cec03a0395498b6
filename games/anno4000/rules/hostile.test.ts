import { testHostileInput } from '@sternwarte/engine/conformance/vitest';
import { anno4000 } from './index.ts';

testHostileInput(anno4000, {
  maxActions: 600,
  options: { maxRounds: [12, 120], shipLimit: [null, 20] },
  moveTypes: 6,
});
