/** Half medals: gained from the box as far as it goes, lost down to none (R14.13). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { halfMedalsInBox, playerAt, type State } from './state.ts';

/** As far as the box has any (R14.13, ruling 18.24). */
export function gainHalfMedals(state: State, seat: Seat, n: number, emit: Emit): void {
  const gained = Math.min(n, halfMedalsInBox(state));
  playerAt(state, seat).halfMedals += gained;
  if (gained > 0) emit?.({ type: 'halfMedals', seat, change: gained });
}

/** Down to none (R14.13). */
export function loseHalfMedals(state: State, seat: Seat, n: number, emit: Emit): void {
  const player = playerAt(state, seat);
  const lost = Math.min(n, player.halfMedals);
  player.halfMedals -= lost;
  if (lost > 0) emit?.({ type: 'halfMedals', seat, change: -lost });
}
