/** Why something could not be shown, as far as there is something to be done about it. */

import { faultOf } from './match/store-fault.ts';
import { NoChanceError } from './services.ts';

/**
 * `offline`: nothing can be fetched. `outdated`: a parcel of this build is gone, because there is a newer one.
 * `full`: the browser has no room. `noChance`: it cannot draw. `unknown`: anything else.
 */
export type Failure = 'offline' | 'outdated' | 'full' | 'noChance' | 'unknown';

export async function failureOf(
  error: unknown,
  isServed: () => Promise<boolean> = isServerThere,
): Promise<Failure> {
  if (error instanceof NoChanceError) return 'noChance';
  if (faultOf(error) === 'full') return 'full';
  if (!isMissingParcel(error)) return 'unknown';
  return (await isServed()) ? 'outdated' : 'offline';
}

/** Browsers say it in words of their own, and Vite in others where a style sheet is missing. */
function isMissingParcel(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported|importing a module|preload css/i.test(error.message)
  );
}

async function isServerThere(): Promise<boolean> {
  try {
    // Not `GET`, which may be answered from the device.
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
