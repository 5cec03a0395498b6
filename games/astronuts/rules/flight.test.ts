import { describe, expect, test } from 'vitest';
import type { FieldId } from './board.ts';
import type { Face } from './fate.ts';
import { astronuts } from './index.ts';
import {
  colonies,
  fleet,
  landed,
  listed,
  move,
  play,
  refusal,
  roll,
  scene,
} from './testing/scene.ts';

describe('R6.1 moving', () => {
  test('costs one action for each field entered', () => {
    const state = scene({ actions: 5 });
    play(state, move(1, 'ha0.1', 'ha0.2'));
    expect([state.actions, fleet(state, 0)[0]]).toEqual([3, 'ha0.2']);
  });

  test('goes from neighbour to neighbour', () => {
    const state = scene();
    expect(refusal(state, move(1, 'ha0.2'))).toBe('notNeighbours');
    expect(refusal(state, move(1, 'ha0.1', 'hb0.1'))).toBe('notNeighbours');
    expect(astronuts.check(state, 0, { type: 'move', ship: 1, path: [] })?.key).toBe('malformed');
  });

  test('never ends on a field with a ship, of whatever colour', () => {
    const state = scene({ ships: [['H0', 'ha0.1'], ['hb0.1']] });
    expect(refusal(state, move(1, 'ha0.1'))).toBe('fieldOccupied');
    expect(refusal(state, move(1, 'hb0.1'))).toBe('fieldOccupied');
  });

  test('passes own ships freely', () => {
    const state = scene({ ships: [['H0', 'ha0.1'], ['H2']] });
    play(state, move(1, 'ha0.1', 'ha0.2'));
    expect(fleet(state, 0)).toEqual(['ha0.2', 'ha0.1', null]);
  });

  test('may lead back over or onto the own starting field', () => {
    const state = scene({ ships: [['ha0.1'], ['H2']], actions: 8 });
    play(state, move(1, 'ha0.2', 'ha0.1', 'ha0.2'));
    play(state, move(1, 'ha0.1', 'ha0.2'));
    expect([state.actions, fleet(state, 0)[0]]).toEqual([3, 'ha0.2']);
    const home = scene();
    play(home, move(1, 'ha0.1', 'H0'));
    expect(home.step).toMatchObject({ type: 'die', roll: { for: 'fateBlock' } });
  });

  test('is impossible for a ship that is not on the board', () => {
    expect(refusal(scene(), move(2, 'ha0.1'))).toBe('noSuchShip');
  });

  test('lists every destination once, by its cheapest path', () => {
    const state = scene({ actions: 4 });
    const ends = listed(state, 'move').map(({ path }) => `${path.at(-1)} ${path.length}`);
    expect(ends.toSorted()).toEqual([
      'H0 2',
      'I0 4',
      'Sa0 3',
      'Sb0 3',
      'ha0.1 1',
      'ha0.2 2',
      'hb0.1 1',
      'hb0.2 2',
      'hi0.1 1',
      'hi0.2 2',
      'hi0.3 3',
    ]);
  });

  test('past a foreign ship is listed, too, where it is the cheaper or the only way', () => {
    const state = scene({ actions: 4, ships: [['H0'], ['hi0.2']] });
    const paths = listed(state, 'move').map(({ path }) => path.join(' '));
    expect(paths).toContain('hi0.1 hi0.2 hi0.3');
    expect(paths).toContain('hi0.1 hi0.2 hi0.3 I0');
    expect(paths).not.toContain('hi0.1 hi0.2');
  });
});

describe('R6.1 landing', () => {
  test('a landing asks fate for two dice', () => {
    const state = scene({ ships: [['ha0.2'], ['H2']] });
    const events = play(state, move(1, 'Sa0'));
    expect(events.at(-1)).toEqual({ type: 'landed', seat: 0, ship: 1, planet: 'Sa0' });
    roll(state, 4);
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'fateLine', block: 4 } });
    roll(state, 1);
    expect(state.step.type).toBe('act');
  });

  test('ruling 9 no planet without a ship is flown past', () => {
    const state = scene({ ships: [['ha0.2'], ['H2']] });
    expect(refusal(state, move(1, 'Sa0', 'ae0.1'))).toBe('mustLand');
  });

  test('a planet with a ship is flown over, with permission and without landing', () => {
    const state = scene({ ships: [['ha0.2'], ['Sa0']] });
    play(state, move(1, 'Sa0', 'ae0.1'));
    play(state, { type: 'answerPassage', allow: true }, 1);
    expect(state.step.type).toBe('act');
    expect([state.actions, fleet(state, 0)[0]]).toEqual([4, 'ae0.1']);
  });
});

describe('R6.1 passing foreign ships', () => {
  test('N27 a refused passage costs nothing, and that ship is not passed this turn', () => {
    const state = scene({ ships: [['H0'], ['hi0.2']], actions: 5 });
    play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3'));
    play(state, { type: 'answerPassage', allow: false }, 1);
    expect([fleet(state, 0)[0], fleet(state, 1)[0], state.actions]).toEqual(['H0', 'hi0.2', 5]);
    expect(refusal(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3'))).toBe('passageRefused');
    expect(refusal(state, move(1, 'hi0.1'))).toBeNull();
    const paths = listed(state, 'move').map(({ path }) => path.join(' '));
    expect(paths.filter((path) => path.includes('hi0'))).toEqual(['hi0.1']);
  });

  test('ruling 10 only a ship blocks a field; foreign colonies do not', () => {
    const state = scene({ ships: [['ha0.2'], ['H2']], colonies: [{}, { Sa0: 2 }] });
    play(state, move(1, 'Sa0'));
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'fateBlock' } });
  });

  test('ruling 11 permission binds for one move, and all who are in the way must agree', () => {
    const state = scene({
      seats: 3,
      actions: 9,
      ships: [['H0'], ['hi0.1', 'hi0.3'], ['hi0.2']],
      options: {},
    });
    play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3', 'I0'));
    expect(state.step).toMatchObject({ type: 'passage', owners: [1, 2] });
    play(state, { type: 'answerPassage', allow: true }, 1);
    expect(state.step).toMatchObject({ type: 'passage', owners: [2] });
    play(state, { type: 'answerPassage', allow: true }, 2);
    expect(fleet(state, 0)[0]).toBe('I0');
    roll(state, 4, 1);
    play(state, move(1, 'hi0.3', 'hi0.2', 'hi0.1', 'H0'));
    expect(state.step).toMatchObject({ type: 'passage', owners: [1, 2] });
  });

  test('ruling 41 each owner is asked once, in path order, and the first refusal ends the move', () => {
    const state = scene({
      seats: 3,
      actions: 9,
      ships: [['H0'], ['hi0.2'], ['hi0.1', 'hi0.3']],
    });
    play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3', 'I0'));
    expect(state.step).toMatchObject({ owners: [2, 1] });
    play(state, { type: 'answerPassage', allow: false }, 2);
    expect(state.step.type).toBe('act');
    // Both ships of the one who refused, but not the one of the player who was not asked.
    expect(state.refusedShips).toEqual([6, 7]);
    expect(refusal(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3', 'I0'))).toBe('passageRefused');
  });

  test('ruling 41 the next turn begins without old refusals', () => {
    const state = scene({ ships: [['H0'], ['hi0.2']] });
    play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3'));
    play(state, { type: 'answerPassage', allow: false }, 1);
    play(state, { type: 'endTurn' });
    expect(state.refusedShips).toEqual([]);
  });
});

describe('R6.1 asteroids', () => {
  const options = { asteroids: 'on' } as const;

  function flight(face: Face, ...path: FieldId[]): (FieldId | null)[] {
    const state = scene({ ships: [['hi0.1', 'H0'], ['H2']], options });
    play(state, move(1, ...path));
    roll(state, face);
    return fleet(state, 0);
  }

  test('N19 flying through is survived on 2 or more', () => {
    expect(flight(1, 'hi0.2', 'hi0.3')).toEqual([null, 'H0', null]);
    for (const face of [2, 3, 4, 5, 6] as const) {
      expect(flight(face, 'hi0.2', 'hi0.3')).toEqual(['hi0.3', 'H0', null]);
    }
  });

  test('N20 stopping is survived on 3 or more', () => {
    for (const face of [1, 2] as const) expect(flight(face, 'hi0.2')).toEqual([null, 'H0', null]);
    for (const face of [3, 4, 5, 6] as const) {
      expect(flight(face, 'hi0.2')).toEqual(['hi0.2', 'H0', null]);
    }
  });

  test('standing in one or leaving it needs no roll', () => {
    const state = scene({ ships: [['hi0.2'], ['H2']], options });
    play(state, move(1, 'hi0.3'));
    expect(state.step.type).toBe('act');
  });

  test('without the option they are fields like any other', () => {
    const state = scene({ ships: [['hi0.1'], ['H2']] });
    play(state, move(1, 'hi0.2'));
    expect(state.step.type).toBe('act');
  });

  test('N29 a last ship lost on the way is replaced at home, free of effects; the rest is not paid', () => {
    const state = scene({ options, actions: 5 });
    play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3'));
    const events = roll(state, 1);
    expect(events.slice(1)).toEqual([
      { type: 'shipLost', seat: 0, ship: 1, field: 'hi0.2', reason: 'asteroid' },
      { type: 'shipReplaced', seat: 0, ship: 1, field: 'H0' },
    ]);
    expect([state.actions, state.step.type, fleet(state, 0)[0]]).toEqual([3, 'act', 'H0']);
    expect(state.shipTurns[0]).toEqual({ barred: [], condition: null });
  });

  test('a way around asteroids is listed beside the cheaper one through them', () => {
    const state = scene({ ships: [['ai0.1'], ['Sa0']], options, actions: 9 });
    const paths = listed(state, 'move').map(({ path }) => path.join(' '));
    expect(paths).toContain('ai0.2 I0');
    expect(paths).toContain('Sa0 ae0.1 ae0.2 E0');
  });

  test('several in one path are rolled for one after the other', () => {
    const state = scene({
      ships: [['ai0.1'], ['I0']],
      options,
      actions: 9,
    });
    play(state, move(1, 'ai0.2', 'I0', 'bi0.2', 'bi0.1'));
    play(state, { type: 'answerPassage', allow: true }, 1);
    roll(state, 2);
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'asteroid', at: 2 } });
    expect(state.actions).toBe(6);
    roll(state, 2);
    expect([state.actions, fleet(state, 0)[0]]).toEqual([5, 'bi0.1']);
  });

  test('ruling 41 a ship over another one is never counted as standing there', () => {
    const state = scene({ ships: [['ai0.1'], ['ai0.2']], options });
    play(state, move(1, 'ai0.2', 'I0'));
    play(state, { type: 'answerPassage', allow: true }, 1);
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'asteroid' } });
    expect([fleet(state, 0)[0], fleet(state, 1)[0]]).toEqual(['ai0.1', 'ai0.2']);
    roll(state, 1);
    expect(fleet(state, 1)[0]).toBe('ai0.2');
  });
});

describe('R6.1 AstroHoles', () => {
  const options = { astroHoles: 'on' } as const;

  test('whoever enters one may jump to another and fly on, and the jump costs nothing', () => {
    const state = scene({ ships: [['ax0.1'], ['H2']], options, actions: 3 });
    play(state, move(1, 'X0', 'X2', 'ax2.1'));
    expect([state.actions, fleet(state, 0)[0]]).toEqual([1, 'ax2.1']);
  });

  test('each destination behind a jump is listed', () => {
    const state = scene({ ships: [['ax0.1'], ['H2']], options, actions: 2 });
    const paths = listed(state, 'move').map(({ path }) => path.join(' '));
    for (const path of ['X0', 'X0 X1', 'X0 X2', 'X0 X3', 'X0 X2 xb2.1', 'X0 xb0.1']) {
      expect(paths).toContain(path);
    }
  });

  test('one entry gives one jump, to a hole without a ship', () => {
    const state = scene({ ships: [['ax0.1'], ['X2']], options });
    expect(refusal(state, move(1, 'X0', 'X1', 'X3'))).toBe('noJump');
    expect(refusal(state, move(1, 'X0', 'X2', 'ax2.1'))).toBe('fieldOccupied');
    expect(refusal(state, move(1, 'X0', 'X0'))).toBe('notNeighbours');
    expect(refusal(state, move(1, 'X0', 'X1', 'ax1.1', 'X1', 'X3'))).toBeNull();
  });

  test('ruling 33 starting on one gives no jump', () => {
    const state = scene({ ships: [['X0'], ['H2']], options });
    expect(refusal(state, move(1, 'X1'))).toBe('noJump');
    expect(listed(state, 'move').some(({ path }) => path[0] === 'X1')).toBe(false);
    // But it can be left and entered again.
    const paths = listed(state, 'move').map(({ path }) => path.join(' '));
    expect(paths).toContain('ax0.1 X0 X1');
  });

  test('without the option they are fields like any other', () => {
    const state = scene({ ships: [['ax0.1'], ['H2']] });
    expect(refusal(state, move(1, 'X0', 'X1'))).toBe('notNeighbours');
    play(state, move(1, 'X0', 'xb0.1'));
    expect(state.actions).toBe(4);
  });
});

describe('ruling 20 the last ship lost', () => {
  test('returns at once on the home planet', () => {
    const state = scene({ ships: [['ha0.2'], ['H2']] });
    play(state, move(1, 'Sa0'));
    roll(state, 1, 1);
    expect(fleet(state, 0)).toEqual(['H0', null, null]);
  });

  test('returns on the nearest free field when somebody stands there', () => {
    const state = scene({ ships: [['Sb0'], ['H0', 'ha0.1']], actions: 6 });
    play(state, move(1, 'bi0.1', 'Sb0'));
    roll(state, 1, 1);
    expect(fleet(state, 0)[0]).toBe('hb0.1');
    expect(refusal(state, move(1, 'hb0.2'))).toBeNull();
  });

  test('ruling 43 is a new ship: no effect of the lost one, no roll, even on a planet', () => {
    const state = landed('1-6', { actions: 9 });
    expect(refusal(state, move(1, 'ae0.1'))).toBeNull();
    play(state, move(1, 'ha0.2', 'Sa0'));
    roll(state, 1, 1);
    expect(state.shipTurns[0]).toEqual({ barred: [], condition: null });
    expect([state.step.type, fleet(state, 0)[0]]).toEqual(['act', 'H0']);
  });

  test('ruling 43 stands on its home planet again when it dies there', () => {
    const state = scene();
    play(state, move(1, 'ha0.1', 'H0'));
    roll(state, 1, 1);
    expect([fleet(state, 0)[0], state.step.type]).toEqual(['H0', 'act']);
  });

  test('ruling 43 does not roll for asteroids when it returns among them', () => {
    const state = scene({
      seats: 4,
      options: { asteroids: 'on' },
      ships: [['Sa0'], ['H0', 'ha0.1', 'hb0.1'], ['hi0.1', 'ha0.2', 'hb0.2'], ['H3']],
      actions: 9,
    });
    play(state, move(1, 'ae0.1', 'Sa0'));
    roll(state, 1, 1);
    expect([fleet(state, 0)[0], state.step.type]).toEqual(['hi0.2', 'act']);
  });
});

test('ruling 44 nobody is eliminated: without ships, colonies, nuts and actions one simply ends the turn', () => {
  const state = scene({ hands: [{}], actions: 0 });
  expect(astronuts.moves(state, 0)).toEqual([{ type: 'endTurn' }, { type: 'resign' }]);
  expect(colonies(state, 'H0', 0)).toBe(0);
  play(state, { type: 'endTurn' });
  expect(state.current).toBe(1);
});
