import { testConformance } from '@sternwarte/engine/conformance/vitest';
import { comets } from './index.ts';

testConformance(comets, { games: 20, maxActions: 5000 });
