/** How long the others take, so that one can follow. */

import { fastForward, pace } from './settings.ts';

const PAUSES = {
  calm: { bot: 650, draw: 420 },
  quick: { bot: 120, draw: 80 },
} as const;

/** People can follow nothing that happens at once, whether or not anything moves. */
export function pauseBefore(what: 'bot' | 'draw'): number {
  return fastForward.value ? 0 : PAUSES[pace.value][what];
}
