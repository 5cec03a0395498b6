/** How a match ends, and who stands where (R15.3, rulings 18.42, 18.58). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, Ending } from './actions.ts';
import { clearAgenda } from './agenda.ts';
import { scoreOf, type State } from './state.ts';

/** The active player wins at the first moment of his own turn at which he has enough points. */
export function endWhenWon(state: State, emit: Emit): void {
  if (state.phase === 'setup' || state.phase === 'over') return;
  const seat = state.current;
  if (scoreOf(state, seat) >= state.options.pointsToWin) finish(state, [seat], 'points', emit);
}

/** After the last turn of the last round the most points win; equal points share the win (ruling 18.58). */
export function endAtRoundLimit(state: State, emit: Emit): void {
  const living = livingSeats(state);
  const best = Math.max(...living.map((seat) => scoreOf(state, seat)));
  const winners = living.filter((seat) => scoreOf(state, seat) === best);
  finish(state, winners, 'roundLimit', emit);
}

export function livingSeats(state: State): Seat[] {
  return state.players.flatMap((player, seat) => (player.alive ? [seat] : []));
}

/** The winners, then the others by points, then those who resigned, the last to leave first. */
export function finish(state: State, winners: readonly Seat[], ending: Ending, emit: Emit): void {
  const rank = (seat: Seat): number => {
    if (winners.includes(seat)) return 2000;
    const left = state.fallen.indexOf(seat);
    return left >= 0 ? left : 1000 + scoreOf(state, seat);
  };
  const ranks = state.players.map((_player, seat) => rank(seat));
  const places = ranks.map((own) => 1 + ranks.filter((other) => other > own).length);
  state.phase = 'over';
  state.result = { winners, ending, places };
  state.offer = null;
  clearAgenda(state);
  emit?.({ type: 'over', winners, ending });
}
