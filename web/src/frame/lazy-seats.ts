import { lazyQuietly } from '../lazy.tsx';

/** The drawings of emblems and hatches: a page stands before it needs them, and what refers to them is drawn when they are there. */
export const SeatDefs = lazyQuietly(async () => (await import('./seat-defs.ts')).SeatDefs);
