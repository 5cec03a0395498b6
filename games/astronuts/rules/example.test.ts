import { expect, test } from 'vitest';
import type { MoveOf } from './actions.ts';
import { colonies, fleet, hand, move, play, roll, scene } from './testing/scene.ts';
import { DECLARE } from './step.ts';

const ATTACK: MoveOf<'attack'> = { type: 'attack', ship: 1, field: 'I0', defender: 1 };

test('N12 the long example of the rulebook, die by die', () => {
  const state = scene({
    ships: [['H0'], ['I0', 'H2']],
    hands: [{ red: 1 }, {}],
    technologies: [['red', 'yellow', 'orange'], []],
    colonies: [{}, { I0: 2 }],
    nuts: { I0: [] },
    actions: 0,
  });
  state.step = DECLARE;

  // 4 declared, 6 rolled: twice 4, and one for Extra Energy.
  play(state, { type: 'declare', count: 4 });
  roll(state, 6);
  play(state, { type: 'timeWarp', use: false });
  expect(state.actions).toBe(9);

  play(state, move(1, 'hi0.1', 'hi0.2', 'hi0.3'));
  expect(state.actions).toBe(6);

  // The defender names his ship; 5 + 1 against 6 is not enough.
  play(state, ATTACK);
  play(state, { type: 'chooseTarget', unit: 'ship' }, 1);
  roll(state, 5);
  play(state, { type: 'timeWarp', use: false });
  expect(roll(state, 6).at(-1)).toMatchObject({ attack: 6, defence: 6, destroyed: false });
  expect(state.actions).toBe(5);

  // A 1 is rolled again by Time Warp and becomes a 3.
  play(state, ATTACK);
  play(state, { type: 'chooseTarget', unit: 'ship' }, 1);
  roll(state, 1);
  play(state, { type: 'timeWarp', use: true });
  const second = roll(state, 3, 2);
  expect(second).toContainEqual({
    type: 'battle',
    attacker: 0,
    attack: 4,
    defender: 1,
    defence: 2,
    field: 'I0',
    unit: 'ship',
    destroyed: true,
  });
  expect([state.actions, fleet(state, 1)]).toEqual([4, [null, 'H2', null]]);

  // Only colonies are left, so there is nothing to choose; Time Warp is used up.
  play(state, ATTACK);
  roll(state, 6, 6);
  expect([state.actions, colonies(state, 'I0', 1)]).toEqual([3, 1]);
  play(state, ATTACK);
  roll(state, 2, 2);
  expect([state.actions, colonies(state, 'I0', 1)]).toEqual([2, 0]);

  // Fate 5-1: a red and a purple nut.
  play(state, move(1, 'I0'));
  const landing = roll(state, 5, 1);
  expect(landing).toContainEqual({ type: 'fate', seat: 0, ship: 1, planet: 'I0', fate: '5-1' });
  expect([state.actions, hand(state, 0)]).toEqual([1, [2, 1, 0, 0]]);

  play(state, { type: 'colonize', ship: 1, pay: ['purple'] });
  expect(state.actions).toBe(0);
  expect([fleet(state, 0)[0], hand(state, 0), colonies(state, 'I0', 0)]).toEqual([
    'I0',
    [2, 0, 0, 0],
    1,
  ]);
});
