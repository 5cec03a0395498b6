/** What may be done in a turn, and what comes of it. */

import { equalPlain, readInput, type Refusal, type Seat } from '@sternwarte/engine';
import type { CometAction, Event, Move } from './actions.ts';
import { refuse } from './refusals.ts';
import { distanceOf, FAILURE, GOAL, tanksOf, type State } from './state.ts';

type Emit = (event: Event) => void;

/** R2 and R4: who is to move may always roll, boosts before it, and ends the turn with what was flown. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  const { phase, current, run, boosted } = state;
  if (phase !== 'turn' || seat !== current) return [];
  const list: Move[] = [{ type: 'roll' }];
  if (!boosted && tanksOf(state, seat) > 0) list.push({ type: 'boost' });
  if (run > 0 && !boosted) list.push({ type: 'endTurn' });
  return list;
}

export function checkMove(state: State, seat: Seat, input: unknown): Refusal | null {
  if (state.phase === 'over') return refuse('matchOver', {});
  if (state.phase !== 'turn' || seat !== state.current) return refuse('notYourTurn', {});
  const listed = readInput(
    input,
    (move) => listMoves(state, seat).find((candidate) => equalPlain(candidate, move)) ?? null,
  );
  return listed === null ? refuse('notNow', {}) : null;
}

export function applyAction(state: State, action: CometAction, emit?: Emit): void {
  if (action.by === 'table') fly(state, action.chance.face, emit);
  else applyMove(state, action.move, emit);
}

function applyMove(state: State, move: Move, emit?: Emit): void {
  switch (move.type) {
    case 'boost':
      state.boosted = true;
      state.tanks[state.current] = tanksOf(state, state.current) - 1;
      return;
    case 'roll':
      state.phase = 'die';
      return;
    case 'endTurn':
      arrive(state, emit);
  }
}

/** R2, R3 and R4: every face but the 1 is flown, twice as far with a boost; the 1 loses the whole turn. */
function fly(state: State, face: number, emit?: Emit): void {
  const { current: seat, run, boosted } = state;
  state.boosted = false;
  state.phase = 'turn';
  if (face === FAILURE) {
    emit?.({ type: 'crashed', seat, lost: run });
    passOn(state, emit);
    return;
  }
  const distance = boosted ? 2 * face : face;
  state.run += distance;
  emit?.({ type: 'flown', seat, distance });
}

/** R1 and R2: what was flown is kept, and whoever is there has won. */
function arrive(state: State, emit?: Emit): void {
  const { current: seat, run } = state;
  state.distances[seat] = distanceOf(state, seat) + run;
  emit?.({ type: 'arrived', seat, distance: run });
  if (distanceOf(state, seat) >= GOAL) {
    state.phase = 'over';
    state.run = 0;
  } else {
    passOn(state, emit);
  }
}

function passOn(state: State, emit?: Emit): void {
  state.run = 0;
  state.current = 1 - state.current;
  emit?.({ type: 'turn', seat: state.current });
}
