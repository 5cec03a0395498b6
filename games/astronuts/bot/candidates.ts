/** The moves worth a thought, for every question a seat can be asked. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { planetNamed } from '../rules/board.ts';
import { coloniesForEnd } from '../rules/ending.ts';
import { listMoves } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { actionCandidates } from './act.ts';
import { nutPlaces } from './draft.ts';
import { gain, mostWelcome, regret } from './payment.ts';
import { freeRoom, riches } from './prospects.ts';

/** Colonies from which on the end may come in a turn or two. */
const LATE = 10;
const MAX_PLANETS = 5;
const MAX_GIFT_PLANETS = 3;

export function candidates(state: State, seat: Seat): readonly Move[] {
  const { step } = state;
  switch (step.type) {
    case 'act':
      return actionCandidates(state, seat);
    case 'declare':
      return declarations(state, seat);
    case 'nuts':
      return nutPlaces(state, seat);
    case 'fateNuts':
      return [{ type: 'fateNuts', nuts: mostWelcome(state, seat, step.count) }];
    case 'fateSwap':
      return swaps(state, seat);
    case 'fateTechnology':
      return listMoves(state, seat).filter(
        (move) => move.type === 'fateTechnology' && move.colour !== null,
      );
    case 'fateColony':
      return best(listMoves(state, seat), MAX_GIFT_PLANETS, (move) =>
        // Beyond the room of a full planet, so that room elsewhere stays free (ruling 26).
        move.type === 'fateColony' && move.planet !== null
          ? -freeRoom(state, planetNamed(move.planet))
          : -Infinity,
      );
    case 'fateTeleport':
      return best(listMoves(state, seat), MAX_PLANETS, (move) => {
        if (move.type !== 'fateTeleport') return -Infinity;
        return move.planet === null ? Infinity : riches(state, planetNamed(move.planet), seat);
      });
    case 'fateShip':
      return best(listMoves(state, seat), MAX_GIFT_PLANETS, (move) =>
        move.type === 'fateShip' && move.planet !== null
          ? riches(state, planetNamed(move.planet), seat)
          : -Infinity,
      );
    default:
      // Time warps, passages, targets, answers and gifts: a handful of choices at most.
      return listMoves(state, seat);
  }
}

/** Four and five bring most on average (R5.1); near the end a sure number may be worth more, or a last hope. */
function declarations(state: State, seat: Seat): readonly Move[] {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    most = Math.max(most, coloniesForEnd(state, other));
  }
  const isLate = most >= LATE || state.fourteenReached;
  return listMoves(state, seat).filter(
    (move) => move.type === 'declare' && (isLate || (move.count >= 3 && move.count <= 5)),
  );
}

/** The most useful swap with the bank, and none (ruling 24). */
function swaps(state: State, seat: Seat): readonly Move[] {
  return best(listMoves(state, seat), 2, (move) => {
    if (move.type !== 'fateSwap') return -Infinity;
    if (move.swap === null) return Infinity;
    const { give, get } = move.swap;
    return gain(state, seat, get) - regret(state, seat, [give]);
  });
}

/** The first few by value, equal ones in the order of the list; never empty while the list is not. */
function best(
  moves: readonly Move[],
  count: number,
  valueOf: (move: Move) => number,
): readonly Move[] {
  const valued = moves.map((move) => ({ move, value: valueOf(move) }));
  const ranked = valued.toSorted((a, b) => b.value - a.value);
  const worthy = ranked.filter(({ value }, i) => i === 0 || value > -Infinity);
  return worthy.slice(0, count).map(({ move }) => move);
}
