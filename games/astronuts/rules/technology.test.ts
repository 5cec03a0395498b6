import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES } from './data.ts';
import {
  bank,
  beforeLanding,
  fleet,
  hand,
  landed,
  listed,
  move,
  opening,
  play,
  refusal,
  roll,
  scene,
} from './testing/scene.ts';
import { countTechnologies } from './state.ts';

describe('R6.6 technologies', () => {
  test('belong to the colours of the nuts', () => {
    expect(TECHNOLOGIES).toEqual({
      red: 'powerLaser',
      purple: 'megaShields',
      yellow: 'timeWarp',
      orange: 'extraEnergy',
    });
  });

  test('cost four actions and a nut of their colour', () => {
    const state = scene({ actions: 5 });
    play(state, { type: 'technology', colour: 'red' });
    expect([state.actions, hand(state, 0)]).toEqual([1, [0, 1, 1, 1]]);
    expect(refusal(scene({ actions: 3 }), { type: 'technology', colour: 'red' })).toBe(
      'tooFewActions',
    );
    const without = scene({ hands: [{ purple: 3 }] });
    expect(refusal(without, { type: 'technology', colour: 'red' })).toBe('nutsMissing');
    expect(listed(without, 'technology')).toEqual([{ type: 'technology', colour: 'purple' }]);
  });

  test('ruling 17 the nut becomes the marker: it goes neither to the bank nor to a planet', () => {
    const state = scene();
    const before = bank(state);
    play(state, { type: 'technology', colour: 'yellow' });
    expect(bank(state)).toEqual(before);
    expect(state.markers).toEqual([0, 0, 1, 0]);
    play(state, { type: 'mine', ship: 1, pay: [] });
    expect(state.markers).toEqual([0, 0, 1, 0]);
  });

  test('ruling 17 each is had once', () => {
    const state = scene({ technologies: [['red']] });
    expect(refusal(state, { type: 'technology', colour: 'red' })).toBe('technologyOwned');
  });

  test('ruling 18 Extra Energy bought or won gives its action already in this turn', () => {
    const bought = scene({ actions: 6 });
    play(bought, { type: 'technology', colour: 'orange' });
    expect(bought.actions).toBe(3);
    const won = landed('6-1', { actions: 6 });
    play(won, { type: 'fateTechnology', colour: 'orange' });
    expect(won.actions).toBe(6);
  });

  test('last for the rest of the game', () => {
    const state = scene();
    play(state, { type: 'technology', colour: 'orange' });
    play(state, { type: 'endTurn' });
    for (const seat of [1, 0]) {
      expect(state.current).toBe(seat);
      play(state, { type: 'declare', count: 2 });
      roll(state, 5);
      if (seat === 1) play(state, { type: 'endTurn' });
    }
    expect([state.actions, countTechnologies(state, 0)]).toEqual([5, 1]);
  });
});

describe('ruling 16 Time Warp', () => {
  const technologies = [['yellow']] as const;

  test('rolls the action die again, and the second result stands', () => {
    const state = opening(2);
    state.technologies[2] = true;
    play(state, { type: 'declare', count: 6 });
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true });
    roll(state, 2);
    expect([state.step.type, state.actions]).toEqual(['act', 2]);
  });

  test('may be kept for later, but is used once a turn', () => {
    const state = beforeLanding({ technologies });
    play(state, move(1, 'Sa0'));
    roll(state, 1);
    play(state, { type: 'timeWarp', use: false });
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true });
    roll(state, 2);
    // 1-2 and no further question.
    expect(state.shipTurns[0]?.barred).toHaveLength(4);
    expect(state.step.type).toBe('act');
    play(state, { type: 'endTurn' });
    expect(state.timeWarpUsed).toBe(false);
  });

  test('N16 saves the first fate die', () => {
    const state = beforeLanding({ technologies });
    play(state, move(1, 'Sa0'));
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true });
    const events = roll(state, 5, 4);
    expect(events).toContainEqual({ type: 'fate', seat: 0, ship: 1, planet: 'Sa0', fate: '5-4' });
  });

  test('works on attack, asteroid, test and colony dice', () => {
    const attack = scene({ ships: [['hi0.3'], ['I0', 'H2']], technologies });
    play(attack, { type: 'attack', ship: 1, field: 'I0', defender: 1 });
    roll(attack, 1);
    play(attack, { type: 'timeWarp', use: true });
    roll(attack, 5, 4);
    expect(fleet(attack, 1)[0]).toBeNull();

    const asteroid = scene({
      ships: [['hi0.1'], ['H2']],
      technologies,
      options: { asteroids: 'on' },
    });
    play(asteroid, move(1, 'hi0.2'));
    roll(asteroid, 1);
    play(asteroid, { type: 'timeWarp', use: true });
    roll(asteroid, 6);
    expect(fleet(asteroid, 0)[0]).toBe('hi0.2');

    const ogres = scene({ ships: [['ha0.2'], ['H2']], technologies });
    play(ogres, move(1, 'Sa0'));
    roll(ogres, 3);
    play(ogres, { type: 'timeWarp', use: false });
    roll(ogres, 1);
    play(ogres, { type: 'timeWarp', use: false });
    roll(ogres, 1);
    play(ogres, { type: 'timeWarp', use: true });
    roll(ogres, 3);
    expect(ogres.shipTurns[0]?.barred).toEqual([]);

    const colony = scene({ ships: [['Sa0'], ['H2']], technologies });
    colony.shipTurns[0] = { barred: [], condition: '2-1' };
    play(colony, { type: 'colonize', ship: 1, pay: ['red'] });
    roll(colony, 1);
    play(colony, { type: 'timeWarp', use: true });
    roll(colony, 4);
    expect(colony.colonies.some((count) => count === 1)).toBe(true);
  });

  test('does not work in the turns of others', () => {
    const state = scene({ ships: [['hi0.3'], ['I0', 'H2']], technologies: [[], ['yellow']] });
    play(state, { type: 'attack', ship: 1, field: 'I0', defender: 1 });
    roll(state, 3, 1);
    expect(state.step.type).toBe('act');
  });
});

describe('ruling 49 with the option timeWarpOnDefence', () => {
  const spec = {
    ships: [['hi0.3'], ['I0', 'H2']],
    technologies: [['yellow'], ['yellow']],
    options: { timeWarpOnDefence: 'on' },
    actions: 9,
  } as const;
  const attack = { type: 'attack', ship: 1, field: 'I0', defender: 1 } as const;

  test('the defender is asked about his own die, once between two of his turns', () => {
    const state = scene(spec);
    play(state, attack);
    roll(state, 3);
    play(state, { type: 'timeWarp', use: false }, 0);
    roll(state, 1);
    expect(state.step).toMatchObject({ type: 'timeWarp', face: 1 });
    expect(refusal(state, { type: 'timeWarp', use: true }, 0)).toBe('notYourTurn');
    play(state, { type: 'timeWarp', use: true }, 1);
    roll(state, 6);
    expect(fleet(state, 1)[0]).toBe('I0');
    play(state, attack);
    roll(state, 3);
    play(state, { type: 'timeWarp', use: false }, 0);
    roll(state, 1);
    expect([state.step.type, fleet(state, 1)[0]]).toEqual(['act', null]);
  });

  test('the use of the own turn is not touched, and a new one comes with the end of that turn', () => {
    const state = scene(spec);
    play(state, attack);
    roll(state, 3);
    play(state, { type: 'timeWarp', use: false }, 0);
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true }, 1);
    roll(state, 6);
    play(state, { type: 'endTurn' });
    expect(state.defenceWarpsUsed).toEqual([false, true]);
    play(state, { type: 'declare', count: 1 });
    roll(state, 3);
    expect(state.step).toMatchObject({ type: 'timeWarp', face: 3 });
    play(state, { type: 'timeWarp', use: false });
    play(state, { type: 'endTurn' });
    expect(state.defenceWarpsUsed).toEqual([false, false]);
  });
});
