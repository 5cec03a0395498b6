/**
 * When a bot answers. How long somebody thinks may tell what he holds: a bot whose hand allows nothing has thought it
 * over at once. So where there are secrets, bots answer on the beat: a fixed time after they were asked, which depends on
 * nothing but their strength, and is longer than any of them thinks. One that was kept waiting answers on a later beat.
 */

import type { Game } from '@sternwarte/engine';
import type { BotId } from '../store/store.ts';

/** Milliseconds. The Admiral alone thinks by the clock, for 0.4 seconds in the one game with secrets. */
const BEATS: Readonly<Record<BotId, number>> = {
  kadett: 300,
  pilot: 300,
  admiral: 700,
};

/** How long a bot still has to wait, which was asked so many milliseconds ago. */
export function restOfBeat(game: Game, bot: BotId, passed: number): number {
  const hasSecrets = game.reveals !== undefined;
  if (!hasSecrets) return 0;
  const beat = BEATS[bot];
  return Math.max(1, Math.ceil(passed / beat)) * beat - passed;
}
