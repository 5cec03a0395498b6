/** Grounded ships: they neither fly nor jump in this turn (R9.10, R14.18). */

import type { Move } from './actions.ts';
import { finishTask } from './agenda.ts';
import { TRANSPORTERS } from './data.ts';
import { dutyOf } from './duty.ts';
import { refuse } from './refusals.ts';
import { push, type Rules } from './rule.ts';
import { withShip } from './shapes.ts';
import { replaceShip } from './ships.ts';
import { playerAt, type State } from './state.ts';

const GROUND = Array.from({ length: TRANSPORTERS }, (_unused, ship): Move => ({
  type: 'groundShip',
  ship,
}));

export const GROUNDING_MOVES: Rules<'groundShip'> = {
  groundShip: {
    read: withShip('groundShip'),
    list: {
      ground: (list, state) => {
        for (const ship of groundable(state)) push(list, GROUND[ship]);
      },
    },
    check: (state, _seat, { ship }) =>
      groundable(state).includes(ship) ? null : refuse('cannotGround', { ship }),
    apply(state, seat, { ship }, emit) {
      replaceShip(state, seat, ship, { grounded: true });
      emit?.({ type: 'grounded', seat, ship });
      finishTask(state);
    },
  },
};

/** Ships that can be grounded (R14.18); one under duty (b) only when there is no other (R9.10, ruling 18.14). */
export function groundable(state: State): number[] {
  const seat = state.current;
  const free: number[] = [];
  const bound: number[] = [];
  for (const [index, ship] of playerAt(state, seat).ships.entries()) {
    if (ship === null || ship.grounded || ship.jumped) continue;
    if (dutyOf(state, seat, index, ship) === 'port') bound.push(index);
    else free.push(index);
  }
  return free.length > 0 ? free : bound;
}
