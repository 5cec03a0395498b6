import { testHostileInput } from '@sternwarte/engine/conformance/vitest';
import { comets } from './index.ts';

testHostileInput(comets, { maxActions: 5000, moveTypes: 3 });
