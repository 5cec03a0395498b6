/** How the tiny game is played well, for the tests of the bots. */

import { pick, type Expertise, type Game, type Seat } from '@sternwarte/engine';
import { tinyGame, type TinyMove, type TinyState } from '@sternwarte/engine/conformance/tiny-game';

/** Pebbles score nothing, so taking them is not worth a thought. */
function candidates(state: TinyState, seat: Seat): TinyMove[] {
  return tinyGame.moves(state, seat).filter(({ type }) => type !== 'take');
}

export const tinyExpertise: Expertise<TinyState, TinyMove, 'points' | 'card'> = {
  features: ['points', 'card'],
  weights: () => ({ points: 0.5, card: 0.1 }),
  measure({ points, cards }, into) {
    for (const [seat, own] of points.entries()) {
      into[2 * seat] = own;
      into[2 * seat + 1] = cards[seat] ?? 0;
    }
  },
  candidates,
  instinct: (state, seat, random) => pick(candidates(state, seat), random),
  // Who has acted can only end the turn.
  isSettled: ({ phase }) => phase !== 'acted',
  search: { worlds: 12, exploration: 0.7, temperature: 0.1, rollout: 0, iterations: 300 },
};

export const tiny: { readonly game: Game; readonly expertise: Expertise } = {
  game: tinyGame,
  expertise: tinyExpertise,
};

/** A position in the last round, with this seat to act. */
export function lastTurn(
  seat: Seat,
  points: readonly number[],
  cards: readonly number[],
  options: Partial<TinyState['options']> = {},
): TinyState {
  return {
    ...tinyGame.setup({ seats: points.length, options: { rounds: 1, ...options } }),
    phase: 'turn',
    current: seat,
    points: [...points],
    cards: [...cards],
  };
}
