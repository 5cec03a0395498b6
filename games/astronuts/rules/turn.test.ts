import { describe, expect, test } from 'vitest';
import { FACES, type Face } from './fate.ts';
import { astronuts } from './index.ts';
import { landed, listed, move, opening, play, refusal, roll, scene } from './testing/scene.ts';
import { countActions } from './turn.ts';

/** Declares and rolls at the very beginning, with Extra Energy or without. */
function actionsFor(declared: number, face: Face, extraEnergy: boolean): number {
  const state = opening(2);
  if (extraEnergy) state.technologies[3] = true;
  play(state, { type: 'declare', count: declared });
  roll(state, face);
  return state.actions;
}

describe('R5.1 the number of actions', () => {
  test.each([
    ['N01', 3, 4, false, 6],
    ['N02', 5, 3, false, 3],
    ['N03', 4, 6, true, 9],
    ['N04', 6, 6, false, 12],
    ['N05', 1, 1, false, 2],
  ] as const)('%s declared %i, rolled %i', (_id, declared, face, extraEnergy, actions) => {
    expect(actionsFor(declared, face, extraEnergy)).toBe(actions);
  });

  test('N06 is on average 2, 3.5, 4.5, 5, 5 and 4.5', () => {
    const averages = [1, 2, 3, 4, 5, 6].map(
      (declared) =>
        FACES.reduce((sum, face) => sum + countActions(declared, face, false), 0) / FACES.length,
    );
    expect(averages).toEqual([2, 3.5, 4.5, 5, 5, 4.5]);
  });

  test('ruling 8 the declared number is doubled, not the roll', () => {
    expect(actionsFor(2, 6, false)).toBe(4);
    expect(actionsFor(2, 2, false)).toBe(4);
    expect(actionsFor(3, 2, false)).toBe(2);
  });

  test('ruling 7 any number from 1 to 6 may be declared, and no other', () => {
    const state = opening(2);
    expect(listed(state, 'declare').map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of [0, 7, -1, 1.5]) {
      expect(astronuts.check(state, 0, { type: 'declare', count })?.key).toBe('malformed');
    }
  });

  test('is declared before anything else is done, and only once', () => {
    const state = opening(2);
    expect(refusal(state, { type: 'endTurn' })).toBe('notNow');
    expect(refusal(state, move(1, 'ha0.1'))).toBe('notNow');
    play(state, { type: 'declare', count: 1 });
    roll(state, 3);
    expect(refusal(state, { type: 'declare', count: 1 })).toBe('notNow');
  });

  test('unused actions are lost at the end of the turn', () => {
    const state = scene({ actions: 5 });
    play(state, { type: 'endTurn' });
    expect([state.actions, state.current, state.step.type]).toEqual([0, 1, 'declare']);
  });
});

describe('R5.2 every decision is asked of the player whose it is', () => {
  test('the active player declares, acts and decides about his own dice', () => {
    const state = opening(3);
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [0] });
    state.technologies[2] = true;
    play(state, { type: 'declare', count: 2 });
    expect(astronuts.pending(state)).toMatchObject({ kind: 'chance', outcomes: { length: 6 } });
    roll(state, 1);
    expect(state.step).toMatchObject({ type: 'timeWarp', face: 1 });
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [0] });
  });

  test('the owner of the ship in the way answers for the passage', () => {
    const state = scene({ seats: 3, ships: [['H0'], ['H1'], ['ha0.1']] });
    play(state, move(1, 'ha0.1', 'ha0.2'));
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [2] });
    expect(refusal(state, { type: 'answerPassage', allow: true }, 0)).toBe('notYourTurn');
  });

  test('the defender chooses the target, the addressed answer the offer', () => {
    const state = scene({
      seats: 3,
      ships: [['hi0.3'], ['I0'], ['H2']],
      colonies: [{}, { I0: 1 }],
    });
    play(state, { type: 'attack', ship: 1, field: 'I0', defender: 1 });
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [1] });
    const trading = scene({ seats: 3 });
    play(trading, { type: 'offerTrade', to: 'all', give: 'red', get: 'yellow' });
    expect(astronuts.pending(trading)).toEqual({ kind: 'move', seats: [1, 2] });
  });

  test('while somebody is asked nobody else may do anything', () => {
    const state = scene({ ships: [['H0'], ['ha0.1']] });
    play(state, move(1, 'ha0.1', 'ha0.2'));
    expect(refusal(state, { type: 'endTurn' }, 0)).toBe('notYourTurn');
    expect(refusal(state, { type: 'resign' }, 1)).toBe('notNow');
    expect(astronuts.moves(state, 0)).toEqual([]);
    expect(astronuts.moves(state, 1)).toHaveLength(2);
  });
});

test('R6 actions may be done in any order and spread over the own ships', () => {
  const state = scene({ ships: [['ha0.1', 'hb0.1'], ['H2']], actions: 4 });
  play(state, move(1, 'ha0.2'));
  play(state, move(2, 'hb0.2'));
  play(state, move(1, 'ha0.1'));
  play(state, { type: 'buildShip' });
  expect(state.actions).toBe(0);
  expect(refusal(state, move(1, 'ha0.2'))).toBe('tooFewActions');
});

test('ruling 6 what fate does lasts for the turn of its player, not for a round', () => {
  const state = landed('1-2');
  expect(refusal(state, move(1, 'ha0.2'))).toBe('shipDone');
  play(state, { type: 'endTurn' });
  expect(state.shipTurns.every(({ barred }) => barred.length === 0)).toBe(true);
  play(state, { type: 'declare', count: 1 });
  roll(state, 1);
  play(state, { type: 'endTurn' });
  play(state, { type: 'declare', count: 1 });
  roll(state, 1);
  expect(refusal(state, move(1, 'ha0.2'))).toBeNull();
});

test('ruling 38 every price is checked before the action, so that actions never fall below zero', () => {
  const state = scene({ actions: 2, ships: [['H0'], ['H2']] });
  expect(refusal(state, move(1, 'ha0.1', 'ha0.2', 'Sa0'))).toBe('tooFewActions');
  expect(refusal(state, { type: 'technology', colour: 'red' })).toBe('tooFewActions');
  const poor = scene({ actions: 0 });
  expect(refusal(poor, { type: 'mine', ship: 1, pay: [] })).toBe('tooFewActions');
  expect(refusal(poor, { type: 'colonize', ship: 1, pay: ['red'] })).toBe('tooFewActions');
  expect(refusal(poor, { type: 'offerTrade', to: 1, give: 'red', get: 'yellow' })).toBe(
    'tooFewActions',
  );
  expect(astronuts.moves(poor, 0)).toEqual([{ type: 'endTurn' }, { type: 'resign' }]);
});
