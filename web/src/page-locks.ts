/** Who may write to a match, among the windows of this browser. */

import { systemClock } from './match/clock.ts';
import { createLeases, notesIn } from './match/leases.ts';
import { createLocks } from './match/locks.ts';
import { randomHex } from './services.ts';

export const locks = createLocks(
  navigator.locks,
  createLeases(
    notesIn(() => localStorage),
    systemClock,
    () => randomHex(8),
  ),
);
