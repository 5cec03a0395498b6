import { expect, test } from 'vitest';
import type { Event, Move } from './actions.ts';
import { comets } from './index.ts';
import { GOAL, setup, TANKS, type State } from './state.ts';

function play(state: State, ...steps: readonly (Move['type'] | number)[]): Event[] {
  const events: Event[] = [];
  for (const step of steps) {
    const action =
      typeof step === 'number'
        ? { by: 'table' as const, chance: { type: 'die' as const, face: step } }
        : { by: state.current, move: { type: step } };
    comets.apply(state, action, (event) => events.push(event));
  }
  return events;
}

test('R1: whoever arrives first wins', () => {
  const state = setup();
  state.distances[0] = GOAL - 5;
  play(state, 'roll', 5, 'endTurn');
  expect(comets.pending(state)).toEqual({
    kind: 'over',
    result: { winners: [0], ending: 'arrival', places: [1, 2] },
  });
  expect(comets.check(state, 1, { type: 'roll' })).toEqual({ key: 'matchOver', values: {} });
});

test('R2: rolls add up until the turn is ended', () => {
  const state = setup();
  const events = play(state, 'roll', 3, 'roll', 6, 'endTurn');
  expect([state.distances, state.current, state.run]).toEqual([[9, 0], 1, 0]);
  expect(events.map(({ type }) => type)).toEqual(['flown', 'flown', 'arrived', 'turn']);
  expect(comets.check(state, 1, { type: 'endTurn' })).toEqual({ key: 'notNow', values: {} });
});

test('R3: a 1 loses what was flown, and the turn', () => {
  const state = setup();
  const events = play(state, 'roll', 5, 'roll', 1);
  expect([state.distances, state.current, state.run]).toEqual([[0, 0], 1, 0]);
  expect(events[1]).toEqual({ type: 'crashed', seat: 0, lost: 5 });
});

test('R4: a tank doubles one roll, and must be followed by it', () => {
  const state = setup();
  play(state, 'roll', 2, 'boost');
  expect(comets.moves(state, 0)).toEqual([{ type: 'roll' }]);
  play(state, 6);
  expect([state.run, state.tanks]).toEqual([14, [TANKS - 1, TANKS]]);
});
