/** What stands behind buttons at the table or comes after the first move: one parcel, fetched when the table stands. */

import { lazyQuietly } from '../lazy.tsx';

const since = () => import('./since.tsx');

export const AdvicePlate = lazyQuietly(async () => (await import('./advice.tsx')).AdvicePlate);
export const Curtain = lazyQuietly(async () => (await import('./curtain.tsx')).Curtain);
export const PastBanner = lazyQuietly(async () => (await import('./past-banner.tsx')).PastBanner);
export const SincePlate = lazyQuietly(async () => (await since()).SincePlate);
export const SinceTicker = lazyQuietly(async () => (await since()).SinceTicker);
export const UnkeptNotice = lazyQuietly(
  async () => (await import('./unkept-notice.tsx')).UnkeptNotice,
);

/** A failure is found again, and told, by whoever needs what is missing. */
export async function fetchAside(): Promise<void> {
  await since().catch(() => undefined);
}
