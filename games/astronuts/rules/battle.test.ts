import { describe, expect, test } from 'vitest';
import type { Event, MoveOf } from './actions.ts';
import type { Colour } from './data.ts';
import type { Face } from './fate.ts';
import {
  colonies,
  fleet,
  listed,
  move,
  play,
  refusal,
  roll,
  scene,
  type Scene,
} from './testing/scene.ts';
import type { State } from './state.ts';

const ON_I0: MoveOf<'attack'> = { type: 'attack', ship: 1, field: 'I0', defender: 1 };

/** Next to `I0`, where seat 1 has whatever the test gives it. */
function besieging(spec: Scene = {}): State {
  return scene({ ships: [['hi0.3'], ['I0', 'H2']], ...spec });
}

const battle = (
  attack: Face,
  defence: Face,
  own: readonly Colour[],
  foreign: readonly Colour[] = [],
): Event | undefined => {
  const state = besieging({ technologies: [own, foreign] });
  play(state, ON_I0);
  return roll(state, attack, defence).find(({ type }) => type === 'battle');
};

describe('R6.5 the dice decide', () => {
  test.each([
    ['N07', 5, 6, ['red'], [], 6, 6, false],
    ['N08', 3, 2, ['red'], [], 4, 2, true],
    ['N09', 6, 6, ['red'], [], 7, 6, true],
    ['N10', 2, 2, ['red'], [], 3, 2, true],
    ['N11', 4, 4, ['red'], ['purple'], 5, 5, false],
  ] as const)(
    '%s %i against %i',
    (_id, attack, defence, own, foreign, total, against, destroyed) => {
      expect(battle(attack, defence, own, foreign)).toMatchObject({
        attack: total,
        defence: against,
        destroyed,
      });
    },
  );

  test('an equal roll destroys nothing, a higher one does', () => {
    expect(battle(4, 4, [])).toMatchObject({ destroyed: false });
    expect(battle(5, 4, [])).toMatchObject({ destroyed: true });
  });

  test('Mega Shields help only the defender, Power Laser only the attacker', () => {
    expect(battle(4, 4, ['purple'])).toMatchObject({ attack: 4, defence: 4 });
    expect(battle(4, 4, [], ['red'])).toMatchObject({ attack: 4, defence: 4 });
  });
});

describe('R6.5 attacking', () => {
  test('costs one action each time, whether or not it succeeds', () => {
    const state = besieging({ actions: 2 });
    play(state, ON_I0);
    roll(state, 1, 6);
    play(state, ON_I0);
    roll(state, 1, 6);
    expect(state.actions).toBe(0);
    expect(refusal(state, ON_I0)).toBe('tooFewActions');
  });

  test('is told as the deed of whoever attacks', () => {
    // Seat 1 attacks: whoever took the first seat for the attacker would be found out.
    const state = scene({ ships: [['I0'], ['hi0.3']] });
    state.current = 1;
    expect(play(state, { ...ON_I0, defender: 0 })).toContainEqual({
      type: 'attack',
      seat: 1,
      ship: 1,
      field: 'I0',
      defender: 0,
    });
  });

  test('needs a ship next to the target', () => {
    const state = scene({ ships: [['hi0.2'], ['I0']] });
    expect(refusal(state, ON_I0)).toBe('outOfRange');
    expect(listed(state, 'attack')).toEqual([]);
    expect(refusal(state, { ...ON_I0, ship: 2 })).toBe('noSuchShip');
  });

  test('needs somebody else there to attack', () => {
    const state = scene({ ships: [['hi0.3'], ['H2']], colonies: [{ I0: 1 }] });
    expect(refusal(state, ON_I0)).toBe('noTarget');
    expect(refusal(state, { ...ON_I0, defender: 0 })).toBe('noTarget');
    expect(refusal(state, { ...ON_I0, defender: 7 })).toBe('noTarget');
  });

  test('may aim at a ship in open space', () => {
    const state = scene({ ships: [['ha0.1'], ['ha0.2', 'H2']] });
    expect(listed(state, 'attack')).toEqual([
      { type: 'attack', ship: 1, field: 'ha0.2', defender: 1 },
    ]);
    play(state, { type: 'attack', ship: 1, field: 'ha0.2', defender: 1 });
    roll(state, 6, 5);
    expect(fleet(state, 1)).toEqual([null, 'H2', null]);
  });

  test('lets the defender choose between his ship and a colony', () => {
    const state = besieging({ colonies: [{}, { I0: 2 }] });
    play(state, ON_I0);
    expect(state.step.type).toBe('target');
    expect(refusal(state, { type: 'chooseTarget', unit: 'ship' }, 0)).toBe('notYourTurn');
    play(state, { type: 'chooseTarget', unit: 'colony' }, 1);
    roll(state, 6, 1);
    expect([colonies(state, 'I0', 1), fleet(state, 1)[0]]).toEqual([1, 'I0']);
  });

  test('asks for no choice where only one kind of target stands', () => {
    const state = scene({ ships: [['hi0.3'], ['H2']], colonies: [{}, { I0: 2 }] });
    play(state, ON_I0);
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'attack', unit: 'colony' } });
  });

  test('ruling 13 is possible from the very planet on which the colonies are', () => {
    const state = scene({ ships: [['I0'], ['H2']], colonies: [{ I0: 1 }, { I0: 1 }] });
    expect(listed(state, 'attack')).toEqual([ON_I0]);
    play(state, ON_I0);
    roll(state, 2, 1);
    expect([colonies(state, 'I0', 0), colonies(state, 'I0', 1)]).toEqual([1, 0]);
  });

  test('ruling 14 names the player; he chooses among his own units', () => {
    const state = scene({
      seats: 3,
      ships: [['hi0.3'], ['I0'], ['H2']],
      colonies: [{}, { I0: 1 }, { I0: 1 }],
    });
    expect(listed(state, 'attack').map(({ defender }) => defender)).toEqual([1, 2]);
    play(state, { ...ON_I0, defender: 2 });
    roll(state, 6, 1);
    expect([colonies(state, 'I0', 1), colonies(state, 'I0', 2)]).toEqual([1, 0]);
  });

  test('ruling 15 goes target, attack die, Time Warp, defence die', () => {
    const state = besieging({ colonies: [{}, { I0: 1 }], technologies: [['yellow']] });
    const steps: string[] = [];
    const note = (): unknown =>
      steps.push(state.step.type === 'die' ? state.step.roll.for : state.step.type);
    play(state, ON_I0);
    note();
    play(state, { type: 'chooseTarget', unit: 'ship' }, 1);
    note();
    roll(state, 2);
    note();
    play(state, { type: 'timeWarp', use: false });
    note();
    roll(state, 1);
    note();
    expect(steps).toEqual(['target', 'attack', 'timeWarp', 'defence', 'act']);
  });

  test('ruling 34 does not reach from one AstroHole to another', () => {
    const state = scene({ ships: [['X0'], ['X1']], options: { astroHoles: 'on' } });
    expect(refusal(state, { type: 'attack', ship: 1, field: 'X1', defender: 1 })).toBe(
      'outOfRange',
    );
  });

  test('ruling 20 a last ship that is destroyed returns at once', () => {
    const state = scene({ ships: [['hi0.3'], ['I0']] });
    play(state, ON_I0);
    const events = roll(state, 6, 1);
    expect(events.slice(-2)).toEqual([
      { type: 'shipLost', seat: 1, ship: 1, field: 'I0', reason: 'attack' },
      { type: 'shipReplaced', seat: 1, ship: 1, field: 'H2' },
    ]);
  });

  test('ruling 41 a destroyed ship is forgotten as a refused one: its successor may be asked', () => {
    const state = scene({ ships: [['hi0.1'], ['hi0.2']], actions: 9 });
    play(state, move(1, 'hi0.2', 'hi0.3'));
    play(state, { type: 'answerPassage', allow: false }, 1);
    expect(state.refusedShips).toEqual([3]);
    play(state, { type: 'attack', ship: 1, field: 'hi0.2', defender: 1 });
    roll(state, 6, 1);
    expect(state.refusedShips).toEqual([]);
  });
});
