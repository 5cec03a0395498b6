import { lazyQuietly } from '../lazy.tsx';

/** Fetched while the Admiral thinks. */
export const AdvicePlate = lazyQuietly(async () => (await import('./advice.tsx')).AdvicePlate);
