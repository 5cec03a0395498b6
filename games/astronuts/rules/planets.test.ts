import { describe, expect, test } from 'vitest';
import { planetNamed } from './board.ts';
import { PRICES } from './data.ts';
import { astronuts } from './index.ts';
import {
  bank,
  colonies,
  fleet,
  hand,
  landed,
  listed,
  move,
  play,
  refusal,
  roll,
  scene,
} from './testing/scene.ts';
import { countColonies, nutsOn } from './state.ts';

test('N18 prices are those of the rulebook', () => {
  expect(PRICES).toEqual({
    move: { actions: 1, nuts: 0 },
    mine: { actions: 1, nuts: 0 },
    colonize: { actions: 1, nuts: 1 },
    buildShip: { actions: 1, nuts: 4 },
    attack: { actions: 1, nuts: 0 },
    technology: { actions: 4, nuts: 1 },
    trade: { actions: 1, nuts: 0 },
  });
});

describe('R6.2 mining', () => {
  test('takes all nuts of the planet for one action', () => {
    const state = scene({ nuts: { H0: ['red', 'yellow', 'orange'] } });
    const events = play(state, { type: 'mine', ship: 1, pay: [] });
    expect(hand(state, 0)).toEqual([2, 1, 2, 2]);
    expect(nutsOn(state, planetNamed('H0'))).toEqual([]);
    expect(state.actions).toBe(5);
    expect(events).toEqual([
      { type: 'mined', seat: 0, ship: 1, planet: 'H0', nuts: ['red', 'yellow', 'orange'] },
    ]);
  });

  test('needs a ship on a planet that has a nut', () => {
    const state = scene({ ships: [['H0', 'ha0.1'], ['H2']], nuts: { H0: [] } });
    expect(refusal(state, { type: 'mine', ship: 1, pay: [] })).toBe('nothingToMine');
    expect(refusal(state, { type: 'mine', ship: 2, pay: [] })).toBe('notOnPlanet');
    expect(refusal(state, { type: 'mine', ship: 3, pay: [] })).toBe('noSuchShip');
    expect(listed(state, 'mine')).toEqual([]);
  });

  test('is paid with exactly what it costs', () => {
    const state = scene();
    expect(refusal(state, { type: 'mine', ship: 1, pay: ['red'] })).toBe('nutCount');
  });
});

describe('R6.3 founding', () => {
  test('costs one action and one nut of any colour, which goes to the bank', () => {
    const state = scene();
    const before = bank(state);
    play(state, { type: 'colonize', ship: 1, pay: ['purple'] });
    expect(hand(state, 0)).toEqual([1, 0, 1, 1]);
    expect(bank(state)).toEqual(before.map((count, i) => count + (i === 1 ? 1 : 0)));
    expect([colonies(state, 'H0', 0), state.actions]).toEqual([1, 5]);
  });

  test('offers every colour in the hand', () => {
    const state = scene({ hands: [{ red: 2, orange: 1 }] });
    expect(listed(state, 'colonize').map(({ pay }) => pay)).toEqual([['red'], ['orange']]);
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['yellow'] })).toBe('nutsMissing');
  });

  test('stops when the planet is full: three on a large one, two on a small one', () => {
    const large = scene({ colonies: [{ H0: 3 }] });
    expect(refusal(large, { type: 'colonize', ship: 1, pay: ['red'] })).toBe('planetFull');
    const small = scene({ ships: [['Sa0'], ['H2']], colonies: [{ Sa0: 1 }] });
    play(small, { type: 'colonize', ship: 1, pay: ['red'] });
    expect(refusal(small, { type: 'colonize', ship: 1, pay: ['purple'] })).toBe('planetFull');
  });

  test('ruling 12 goes on beside foreign colonies, and the limit counts them all', () => {
    const state = scene({ ships: [['E0'], ['H2']], colonies: [{}, { E0: 2 }] });
    play(state, { type: 'mine', ship: 1, pay: [] });
    play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    expect([colonies(state, 'E0', 0), colonies(state, 'E0', 1)]).toEqual([1, 2]);
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['purple'] })).toBe('planetFull');
  });

  test('ruling 19 there are 14 colonies, and a destroyed one can be founded again', () => {
    const state = scene({
      ships: [['H0'], ['ha0.1']],
      colonies: [{ H0: 1, Sa0: 2, Sb0: 2, E0: 3, I0: 3, E1: 3 }],
    });
    expect(countColonies(state, 0)).toBe(14);
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['red'] })).toBe('noColonyLeft');
    state.current = 1;
    play(state, move(1, 'ha0.2'));
    play(state, { type: 'attack', ship: 1, field: 'Sa0', defender: 0 });
    roll(state, 6, 1);
    expect(countColonies(state, 0)).toBe(13);
    state.current = 0;
    play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    expect(countColonies(state, 0)).toBe(14);
  });

  test('ruling 37 nobody founds, builds or buys without nuts, but everybody moves, mines and attacks', () => {
    const state = scene({ hands: [{}], ships: [['H0', 'ha0.1'], ['ha0.2']], actions: 9 });
    const types = new Set(astronuts.moves(state, 0).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['attack', 'endTurn', 'mine', 'move', 'resign']);
  });
});

describe('R6.4 building a ship', () => {
  test('puts it on the home planet for one action and a nut of each colour, ready at once', () => {
    const state = scene({ ships: [['ha0.1'], ['H2']], actions: 3 });
    play(state, { type: 'buildShip' });
    expect([fleet(state, 0), hand(state, 0), state.actions]).toEqual([
      ['ha0.1', 'H0', null],
      [0, 0, 0, 0],
      2,
    ]);
    // No fate for the new ship, and it may act (ruling 36).
    expect(state.step.type).toBe('act');
    play(state, move(2, 'hb0.1'));
  });

  test('ruling 36 a ship built or received this turn may act this turn', () => {
    const state = scene({ ships: [['ha0.1'], ['H2']] });
    play(state, { type: 'buildShip' });
    expect(refusal(state, { type: 'mine', ship: 2, pay: [] })).toBeNull();
  });

  test('needs one nut of each colour', () => {
    const state = scene({ ships: [['ha0.1'], ['H2']], hands: [{ red: 4, purple: 1, yellow: 1 }] });
    expect(refusal(state, { type: 'buildShip' })).toBe('nutsMissing');
    expect(listed(state, 'buildShip')).toEqual([]);
  });

  test('is impossible with three ships on the board', () => {
    const state = scene({ ships: [['ha0.1', 'ha0.2', 'Sa0'], ['H2']] });
    expect(refusal(state, { type: 'buildShip' })).toBe('noShipLeft');
  });

  test('ruling 35 waits until the home planet is free of ships, whosever they are', () => {
    const own = scene();
    expect(refusal(own, { type: 'buildShip' })).toBe('homeOccupied');
    const foreign = scene({ ships: [['ha0.1'], ['H0']] });
    expect(refusal(foreign, { type: 'buildShip' })).toBe('homeOccupied');
    expect(listed(foreign, 'buildShip')).toEqual([]);
  });

  test('ruling 50 takes the lowest free number', () => {
    const state = scene({ ships: [['ha0.1', 'hb0.1'], ['H2']] });
    state.ships[0] = -1;
    play(state, { type: 'buildShip' });
    expect(fleet(state, 0)).toEqual(['H0', 'hb0.1', null]);
  });
});

describe('prices set by fate', () => {
  test('N26 a colony that dies has cost its action and its nut', () => {
    const state = landed('2-1', { actions: 4 });
    play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    const events = roll(state, 3);
    expect(events.at(-1)).toEqual({ type: 'colonyDied', seat: 0, planet: 'Sa0' });
    expect([colonies(state, 'Sa0', 0), hand(state, 0), state.actions]).toEqual([
      0,
      [0, 1, 1, 1],
      2,
    ]);
  });

  test('N30 tax collectors want a second nut for each colony', () => {
    const state = landed('3-5', { actions: 4, hands: [{ red: 1, yellow: 1 }] });
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['red'] })).toBe('nutCount');
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['yellow', 'red'] })).toBe('nutOrder');
    expect(listed(state, 'colonize').map(({ pay }) => pay)).toEqual([['red', 'yellow']]);
    play(state, { type: 'colonize', ship: 1, pay: ['red', 'yellow'] });
    expect([state.actions, hand(state, 0)]).toEqual([2, [0, 0, 0, 0]]);
    expect(refusal(state, { type: 'colonize', ship: 1, pay: ['red', 'yellow'] })).toBe(
      'nutsMissing',
    );
  });

  test('ruling 45 nuts mined by an action cannot pay for it', () => {
    const state = landed('3-4', { hands: [{}], nuts: { Sa0: ['red', 'yellow'] } });
    expect(listed(state, 'mine')).toEqual([]);
    expect(refusal(state, { type: 'mine', ship: 1, pay: ['red'] })).toBe('nutsMissing');
  });

  test('ruling 46 a 14th colony counts only if it survives', () => {
    const thirteen = { H0: 1, Sb0: 1, E0: 3, I0: 3, E1: 3, I1: 2 } as const;
    const dies = landed('2-2', { colonies: [thirteen] });
    play(dies, { type: 'colonize', ship: 1, pay: ['red'] });
    expect(dies.fourteenReached).toBe(false);
    roll(dies, 2);
    expect(dies.fourteenReached).toBe(false);
    play(dies, { type: 'colonize', ship: 1, pay: ['purple'] });
    const events = roll(dies, 3);
    expect(dies.fourteenReached).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'fourteenth', seat: 0 });
  });

  test('ruling 46 a free 14th colony counts like any other', () => {
    const thirteen = { H0: 1, Sb0: 1, E0: 3, I0: 3, E1: 3, I1: 2 } as const;
    const gift = landed('6-3', { colonies: [thirteen] });
    play(gift, { type: 'fateColony', planet: 'H0' });
    expect(gift.fourteenReached).toBe(true);
    const free = landed('4-5', { colonies: [thirteen] });
    play(free, { type: 'colonize', ship: 1, pay: [] });
    expect(free.fourteenReached).toBe(true);
  });
});
