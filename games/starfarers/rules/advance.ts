/** Works off the agenda until somebody has to decide, chance has to speak, or the match is over. */

import type { Emit } from './actions.ts';
import { finishTask, interrupt } from './agenda.ts';
import { applyEffect } from './effects.ts';
import { closeEncounter, refillDeck, walk } from './encounter.ts';
import { endWhenWon } from './ending.ts';
import { poolIsEmpty } from './founding.ts';
import { isGiftMoment } from './gift.ts';
import { afterSeats, handSize } from './hands.ts';
import { arrive } from './landing.ts';
import { rebuildPile, reserveDraw } from './reserve.ts';
import { handOutMedals } from './setup.ts';
import { robbable } from './seven.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import { beginTurn, enterTrade } from './turn.ts';

/** The win is checked after every change, before anything else follows (rulings 18.42, 18.43). */
export function advance(state: State, emit: Emit): void {
  for (;;) {
    endWhenWon(state, emit);
    if (state.phase === 'over') return;
    const task = state.agenda[0];
    if (task === undefined) {
      if (!isGiftMoment(state)) return;
      interrupt(state, { kind: 'giftShip' });
    } else if (!perform(state, task, emit)) return;
  }
}

/** Does what needs nobody; `false` when the task has to wait. */
function perform(state: State, task: Task, emit: Emit): boolean {
  switch (task.kind) {
    case 'startMedals':
      handOutMedals(state, emit);
      return true;
    case 'foundingUpgrade':
      if (!poolIsEmpty(state)) return false;
      finishTask(state);
      return true;
    case 'beginTurn':
      beginTurn(state, task.seat, emit);
      return true;
    case 'draw':
      // A used-up pile is made anew when a card is due; without any cards nothing is drawn (ruling 18.55).
      rebuildPile(state, emit);
      if (handSize(state, afterSeats(state)) > 0) return false;
      finishTask(state);
      return true;
    case 'rob':
      if (robbable(state).length > 0) return false;
      finishTask(state);
      return true;
    case 'steal':
      if (handSize(state, task.from) > 0) return false;
      finishTask(state);
      return true;
    case 'reserve':
      reserveDraw(state);
      return true;
    case 'enterTrade':
      enterTrade(state);
      return true;
    case 'encounter':
      refillDeck(state);
      return false;
    case 'walk':
      walk(state, emit);
      return true;
    case 'effect':
      applyEffect(state, task.effect, emit);
      return true;
    case 'closeEncounter':
      closeEncounter(state);
      return true;
    case 'arrival':
      arrive(state, task, emit);
      return true;
    default:
      return false;
  }
}
