import { describe, expect, test } from 'vitest';
import { FATES, FATE_IDS } from './fate.ts';
import {
  bank,
  beforeLanding,
  colonies,
  fleet,
  hand,
  landed,
  listed,
  meet,
  move,
  play,
  refusal,
  roll,
} from './testing/scene.ts';

const MINE = { type: 'mine', ship: 1, pay: [] } as const;
const FOUND = { type: 'colonize', ship: 1, pay: ['red'] } as const;
const FREE = { type: 'colonize', ship: 1, pay: [] } as const;
const LEAVE = move(1, 'ae0.1');
const ATTACK = { type: 'attack', ship: 1, field: 'ha0.2', defender: 1 } as const;
/** Seat 1 waits next to the planet, so that there is something to attack. */
const BESIDE_FOE = { ships: [['ai0.1'], ['ha0.2', 'H2']] } as const;

test('R7 every pair of dice has a fate, first die before second', () => {
  expect(Object.keys(FATES)).toEqual(FATE_IDS);
  expect(FATE_IDS).toHaveLength(36);
  const state = beforeLanding();
  const events = meet(state, '2-5');
  expect(events).toContainEqual({ type: 'fate', seat: 0, ship: 1, planet: 'Sa0', fate: '2-5' });
});

describe('block 1: the ship', () => {
  test('1-1 the ship is lost (N15: not replaced while another is left)', () => {
    const state = landed('1-1', { ships: [['ha0.2', 'H0'], ['H2']] });
    expect(fleet(state, 0)).toEqual([null, 'H0', null]);
  });

  test('N14 1-1 the last ship starts again from home', () => {
    expect(fleet(landed('1-1'), 0)).toEqual(['H0', null, null]);
  });

  test('1-2 the ship does nothing more this turn; others do', () => {
    const state = landed('1-2', { ships: [['ha0.2', 'H0'], ['H2']] });
    for (const action of [MINE, FOUND, LEAVE]) expect(refusal(state, action)).toBe('shipDone');
    expect(listed(state, 'move').every(({ ship }) => ship === 2)).toBe(true);
    expect(refusal(state, { type: 'technology', colour: 'red' })).toBeNull();
  });

  test('1-3 the ship cannot mine, wherever it goes', () => {
    const state = landed('1-3', { actions: 9 });
    expect(refusal(state, MINE)).toBe('shipBarred');
    expect(refusal(state, FOUND)).toBeNull();
    play(state, move(1, 'ae0.1', 'ae0.2', 'E0'));
    roll(state, 4, 1);
    expect(refusal(state, MINE)).toBe('shipBarred');
    expect(listed(state, 'mine')).toEqual([]);
  });

  test('1-4 the ship cannot found colonies', () => {
    const state = landed('1-4');
    expect(refusal(state, FOUND)).toBe('shipBarred');
    expect(listed(state, 'colonize')).toEqual([]);
    expect(refusal(state, MINE)).toBeNull();
  });

  test('1-5 the ship cannot move any more', () => {
    const state = landed('1-5');
    expect(refusal(state, LEAVE)).toBe('shipBarred');
    expect(listed(state, 'move')).toEqual([]);
    expect(refusal(state, MINE)).toBeNull();
  });

  test('1-6 the ship cannot attack', () => {
    const state = landed('1-6', BESIDE_FOE);
    expect(refusal(state, ATTACK)).toBe('shipBarred');
    expect(listed(state, 'attack')).toEqual([]);
    expect(refusal(landed('4-1', BESIDE_FOE), ATTACK)).toBeNull();
  });
});

describe('block 2: the planet', () => {
  test.each([
    ['2-1', [3], [4]],
    ['2-2', [2], [3]],
  ] as const)('%s a colony dies on a low roll', (fate, deadly, harmless) => {
    const state = landed(fate, { actions: 9 });
    play(state, FOUND);
    roll(state, ...deadly);
    expect(colonies(state, 'Sa0', 0)).toBe(0);
    play(state, { type: 'colonize', ship: 1, pay: ['purple'] });
    roll(state, ...harmless);
    expect(colonies(state, 'Sa0', 0)).toBe(1);
    // Each colony rolls for itself.
    play(state, { type: 'colonize', ship: 1, pay: ['yellow'] });
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'colony' } });
  });

  test.each([
    ['2-3', 3],
    ['2-4', 2],
  ] as const)('%s mining costs %i actions', (fate, cost) => {
    const state = landed(fate, { actions: 1 + cost });
    play(state, MINE);
    expect(state.actions).toBe(0);
    const poor = landed(fate, { actions: cost });
    expect(refusal(poor, MINE)).toBe('tooFewActions');
    expect(listed(poor, 'mine')).toEqual([]);
  });

  test('N25 2-5 leaving costs two actions on top', () => {
    const state = landed('2-5', { actions: 4 });
    play(state, LEAVE);
    expect(state.actions).toBe(0);
    const poor = landed('2-5', { actions: 3 });
    expect(refusal(poor, LEAVE)).toBe('tooFewActions');
    expect(listed(poor, 'move')).toEqual([]);
  });

  test('2-6 leaving costs one action on top', () => {
    const state = landed('2-6', { actions: 9 });
    play(state, move(1, 'ae0.1', 'ae0.2'));
    expect(state.actions).toBe(5);
    // Once it has left, flying costs what it always does.
    play(state, move(1, 'ae0.1'));
    expect(state.actions).toBe(4);
  });
});

describe('block 3: its people', () => {
  test.each([
    ['3-1', 2, 3],
    ['3-2', 1, 2],
  ] as const)('%s on %i the ship is done, on %i it goes on', (fate, low, high) => {
    const done = beforeLanding();
    meet(done, fate);
    const events = roll(done, low);
    expect(events.at(-1)).toEqual({ type: 'fateTest', seat: 0, ship: 1, passed: false });
    expect(refusal(done, LEAVE)).toBe('shipDone');
    const free = beforeLanding();
    meet(free, fate);
    roll(free, high);
    expect(refusal(free, LEAVE)).toBeNull();
  });

  test('3-3 one action is lost at once', () => {
    expect(landed('3-3', { actions: 5 }).actions).toBe(3);
  });

  test('ruling 23 3-3 without an action left does nothing, now or later', () => {
    const state = landed('3-3', { actions: 1 });
    expect(state.actions).toBe(0);
    play(state, { type: 'endTurn' });
    expect(state.actions).toBe(0);
  });

  test('3-4 mining costs a nut', () => {
    const state = landed('3-4', {
      nuts: { Sa0: ['red', 'orange'] },
      hands: [{ red: 1, yellow: 1 }],
    });
    const stock = bank(state);
    expect(listed(state, 'mine').map(({ pay }) => pay)).toEqual([['red'], ['yellow']]);
    expect(refusal(state, MINE)).toBe('nutCount');
    play(state, { type: 'mine', ship: 1, pay: ['yellow'] });
    expect(hand(state, 0)).toEqual([2, 0, 0, 1]);
    expect(bank(state)).toEqual(stock.map((count, i) => count + (i === 2 ? 1 : 0)));
  });

  test('3-5 each colony costs a second nut', () => {
    const state = landed('3-5');
    expect(refusal(state, FOUND)).toBe('nutCount');
    play(state, { type: 'colonize', ship: 1, pay: ['red', 'purple'] });
    expect(hand(state, 0)).toEqual([0, 0, 1, 1]);
  });

  test('3-6 leaving costs one action on top', () => {
    const state = landed('3-6', { actions: 3 });
    play(state, LEAVE);
    expect(state.actions).toBe(0);
  });
});

describe('block 4: friends', () => {
  test('4-1 nothing happens', () => {
    const state = landed('4-1');
    expect([state.step.type, state.actions, hand(state, 0)]).toEqual(['act', 5, [1, 1, 1, 1]]);
    expect(state.shipTurns[0]).toEqual({ barred: [], condition: null });
  });

  test('4-2 one nut may be swapped with the bank', () => {
    const state = landed('4-2');
    expect(state.step).toEqual({ type: 'fateSwap', left: 1 });
    play(state, { type: 'fateSwap', swap: { give: 'red', get: 'orange' } });
    expect([hand(state, 0), state.step.type]).toEqual([[0, 1, 1, 2], 'act']);
  });

  test('4-3 two nuts may be swapped, one after the other', () => {
    const state = landed('4-3', { hands: [{ red: 1 }] });
    play(state, { type: 'fateSwap', swap: { give: 'red', get: 'purple' } });
    expect(state.step).toEqual({ type: 'fateSwap', left: 1 });
    play(state, { type: 'fateSwap', swap: { give: 'purple', get: 'yellow' } });
    expect([hand(state, 0), state.step.type]).toEqual([[0, 0, 1, 0], 'act']);
  });

  test('ruling 24 swaps need a nut in the hand and one of another colour in the bank, and may be declined', () => {
    const state = landed('4-3', { hands: [{ red: 1 }], bank: { red: 3, yellow: 1 } });
    expect(listed(state, 'fateSwap')).toEqual([
      { type: 'fateSwap', swap: { give: 'red', get: 'yellow' } },
      { type: 'fateSwap', swap: null },
    ]);
    const refused = (give: 'red' | 'purple', get: 'red' | 'purple') =>
      refusal(state, { type: 'fateSwap', swap: { give, get } });
    expect([refused('red', 'red'), refused('purple', 'red'), refused('red', 'purple')]).toEqual([
      'sameColour',
      'nutsMissing',
      'bankLacks',
    ]);
    play(state, { type: 'fateSwap', swap: null });
    expect([state.step.type, hand(state, 0)]).toEqual(['act', [1, 0, 0, 0]]);
  });

  test('4-4 colonies cost only the nut', () => {
    const state = landed('4-4', { actions: 1 });
    play(state, FOUND);
    play(state, { type: 'colonize', ship: 1, pay: ['orange'] });
    expect([state.actions, colonies(state, 'Sa0', 0), hand(state, 0)]).toEqual([
      0,
      2,
      [0, 1, 1, 0],
    ]);
  });

  test('4-5 one colony is free, the next costs what it always does', () => {
    const state = landed('4-5', { actions: 2 });
    expect(listed(state, 'colonize')).toEqual([FREE]);
    play(state, FREE);
    expect([state.actions, hand(state, 0)]).toEqual([1, [1, 1, 1, 1]]);
    expect(refusal(state, FREE)).toBe('nutCount');
    play(state, FOUND);
    expect(state.actions).toBe(0);
  });

  test('4-6 all colonies are free', () => {
    const state = landed('4-6', { actions: 1 });
    play(state, FREE);
    play(state, FREE);
    expect([state.actions, colonies(state, 'Sa0', 0), hand(state, 0)]).toEqual([
      0,
      2,
      [1, 1, 1, 1],
    ]);
  });
});

describe('block 5: nuts', () => {
  test('5-1 one purple and one red', () => {
    expect(hand(landed('5-1'), 0)).toEqual([2, 2, 1, 1]);
  });

  test('5-2 one yellow and one orange', () => {
    expect(hand(landed('5-2'), 0)).toEqual([1, 1, 2, 2]);
  });

  test.each([
    ['5-3', 2, 10],
    ['5-4', 3, 20],
    ['5-6', 5, 56],
  ] as const)('%s lets one choose %i nuts, in %i ways', (fate, count, ways) => {
    const state = landed(fate, { bank: { red: 5, purple: 5, yellow: 5, orange: 5 } });
    expect(state.step).toEqual({ type: 'fateNuts', count });
    expect(listed(state, 'fateNuts')).toHaveLength(ways);
    const nuts = Array.from({ length: count }, () => 'yellow' as const);
    expect(refusal(state, { type: 'fateNuts', nuts: nuts.slice(1) })).toBe('nutCount');
    play(state, { type: 'fateNuts', nuts });
    expect([hand(state, 0), bank(state)]).toEqual([
      [1, 1, 1 + count, 1],
      [5, 5, 5 - count, 5],
    ]);
  });

  test('N13 ruling 21 5-4 gives three nuts, as the table says', () => {
    expect(landed('5-4').step).toEqual({ type: 'fateNuts', count: 3 });
  });

  test('5-5 one of each colour', () => {
    expect(hand(landed('5-5'), 0)).toEqual([2, 2, 2, 2]);
  });

  test('N17 5-5 what the bank lacks is not given', () => {
    const state = landed('5-5', { bank: { purple: 2, orange: 1 } });
    expect([hand(state, 0), bank(state)]).toEqual([
      [1, 2, 1, 2],
      [0, 1, 0, 0],
    ]);
  });

  test('N28 5-6 a bank smaller than the gift is emptied without a question', () => {
    const state = landed('5-6', { bank: { red: 2, yellow: 1 } });
    expect([state.step.type, hand(state, 0), bank(state)]).toEqual([
      'act',
      [3, 1, 2, 1],
      [0, 0, 0, 0],
    ]);
  });

  test('an empty bank gives nothing', () => {
    const state = landed('5-3', { bank: {} });
    expect([state.step.type, hand(state, 0)]).toEqual(['act', [1, 1, 1, 1]]);
  });

  test('only what the bank has can be chosen', () => {
    const state = landed('5-3', { bank: { red: 1, purple: 2 } });
    expect(listed(state, 'fateNuts').map(({ nuts }) => nuts)).toEqual([
      ['red', 'purple'],
      ['purple', 'purple'],
    ]);
    expect(refusal(state, { type: 'fateNuts', nuts: ['red', 'red'] })).toBe('bankLacks');
    expect(refusal(state, { type: 'fateNuts', nuts: ['purple', 'red'] })).toBe('nutOrder');
  });
});

describe('block 6: superior races', () => {
  test('6-1 a technology of choice, free of charge', () => {
    const state = landed('6-1', { technologies: [['red']] });
    expect(listed(state, 'fateTechnology').map(({ colour }) => colour)).toEqual([
      'purple',
      'yellow',
      'orange',
      null,
    ]);
    expect(refusal(state, { type: 'fateTechnology', colour: 'red' })).toBe('technologyOwned');
    const stock = bank(state);
    play(state, { type: 'fateTechnology', colour: 'purple' });
    expect([state.actions, hand(state, 0), state.markers]).toEqual([5, [1, 1, 1, 1], [0, 1, 0, 0]]);
    expect(bank(state)).toEqual(stock.map((count, i) => count - (i === 1 ? 1 : 0)));
  });

  test('ruling 25 6-1 does without a marker when the bank has none, and asks nothing of who has all four', () => {
    const state = landed('6-1', { bank: { red: 1 } });
    play(state, { type: 'fateTechnology', colour: 'yellow' });
    expect([state.markers, state.technologies[2]]).toEqual([[0, 0, 0, 0], true]);
    const complete = landed('4-1', { technologies: [['red', 'purple', 'orange']] });
    complete.technologies[2] = true;
    complete.step = { type: 'die', roll: { for: 'fateLine', ship: 1, block: 6 } };
    complete.timeWarpUsed = true;
    roll(complete, 1);
    expect(complete.step.type).toBe('act');
    const declined = landed('6-1');
    play(declined, { type: 'fateTechnology', colour: null });
    expect(declined.technologies.some((owned) => owned)).toBe(false);
  });

  test('6-2 three more actions', () => {
    expect(landed('6-2', { actions: 1 }).actions).toBe(3);
  });

  test('6-3 a free colony on an own planet', () => {
    const state = landed('6-3', { colonies: [{ E2: 1 }] });
    expect(listed(state, 'fateColony').map(({ planet }) => planet)).toEqual(['H0', 'E2', null]);
    play(state, { type: 'fateColony', planet: 'E2' });
    expect([colonies(state, 'E2', 0), state.actions, hand(state, 0)]).toEqual([2, 5, [1, 1, 1, 1]]);
  });

  test('ruling 26 6-3 goes beyond the room of the planet, but needs an own planet and a piece', () => {
    const state = landed('6-3', { colonies: [{ Sb3: 1 }, { Sb3: 1 }] });
    expect(refusal(state, { type: 'fateColony', planet: 'E1' })).toBe('notOwnPlanet');
    play(state, { type: 'fateColony', planet: 'Sb3' });
    expect(colonies(state, 'Sb3', 0)).toBe(2);
    const none = landed('6-3', { colonies: [{ H0: 3, Sb0: 2, E0: 3, I0: 3, E1: 3 }] });
    expect(none.step.type).toBe('act');
    const bare = landed('6-3', { options: { homePlanetMode: 'base' } });
    expect(bare.step.type).toBe('act');
  });

  test('6-4 the ship may be beamed to a free planet', () => {
    const state = landed('6-4');
    play(state, { type: 'fateTeleport', planet: 'E2' });
    expect([fleet(state, 0)[0], state.step.type, state.actions]).toEqual(['E2', 'act', 5]);
  });

  test('ruling 27 6-4 free means no ship and no foreign colony; no second fate; may be declined', () => {
    const state = landed('6-4', {
      ships: [['ha0.2', 'E0'], ['H2']],
      colonies: [{ I1: 1 }, { I2: 1 }],
    });
    const goals = listed(state, 'fateTeleport').map(({ planet }) => planet);
    for (const planet of ['E0', 'H2', 'Sa0', 'I2'] as const) {
      expect(goals).not.toContain(planet);
      expect(refusal(state, { type: 'fateTeleport', planet })).toBe('planetNotFree');
    }
    expect(goals).toContain('I1');
    play(state, { type: 'fateTeleport', planet: null });
    expect([fleet(state, 0)[0], state.step.type]).toEqual(['Sa0', 'act']);
  });

  test('ruling 47 6-4 is no move: damage goes with the ship, prices at the goal are ordinary', () => {
    const state = landed('1-3', { actions: 9 });
    play(state, move(1, 'ha0.2', 'Sa0'));
    roll(state, 6, 4);
    play(state, { type: 'fateTeleport', planet: 'E1' });
    expect(refusal(state, MINE)).toBe('shipBarred');
    play(state, FOUND);
    expect(state.actions).toBe(5);
  });

  test('6-5 a free ship on an own planet', () => {
    const state = landed('6-5', { colonies: [{ E2: 1 }] });
    play(state, { type: 'fateShip', planet: 'E2' });
    expect([fleet(state, 0), hand(state, 0)]).toEqual([
      ['Sa0', 'E2', null],
      [1, 1, 1, 1],
    ]);
    expect(state.step.type).toBe('act');
  });

  test('ruling 28 6-5 needs an own planet without a ship, and a ship in the supply', () => {
    const state = landed('6-5', {
      ships: [['ha0.2', 'H0'], ['H2']],
      colonies: [{ Sa0: 1, E2: 1 }],
    });
    expect(listed(state, 'fateShip').map(({ planet }) => planet)).toEqual(['E2', null]);
    expect(refusal(state, { type: 'fateShip', planet: 'H0' })).toBe('noShipThere');
    expect(landed('6-5', { ships: [['ha0.2', 'H0', 'hb0.1'], ['H2']] }).step.type).toBe('act');
    expect(landed('6-5', { ships: [['ha0.2', 'H0'], ['H2']] }).step.type).toBe('act');
    const base = landed('6-5', { options: { homePlanetMode: 'base' } });
    expect(listed(base, 'fateShip').map(({ planet }) => planet)).toEqual(['H0', null]);
  });

  test('6-6 one of the five gifts', () => {
    const state = landed('6-6', { actions: 2 });
    expect(listed(state, 'fateGift').map(({ gift }) => gift)).toEqual([
      '6-1',
      '6-2',
      '6-3',
      '6-4',
      '6-5',
    ]);
    const events = play(state, { type: 'fateGift', gift: '6-2' });
    expect(state.actions).toBe(4);
    expect(events[0]).toMatchObject({ type: 'fate', fate: '6-2' });
  });

  test('ruling 29 6-6 gives exactly one gift, also one without effect', () => {
    const state = landed('6-6', { ships: [['ha0.2', 'H0', 'hb0.1'], ['H2']] });
    play(state, { type: 'fateGift', gift: '6-5' });
    expect([state.step.type, fleet(state, 0)]).toEqual(['act', ['Sa0', 'H0', 'hb0.1']]);
    const teleporting = landed('6-6');
    play(teleporting, { type: 'fateGift', gift: '6-4' });
    play(teleporting, { type: 'fateTeleport', planet: 'I3' });
    expect(fleet(teleporting, 0)[0]).toBe('I3');
  });
});

describe('ruling 22 what moves with the ship', () => {
  test('conditions of the planet end when it leaves', () => {
    const state = landed('2-3', { actions: 9 });
    play(state, move(1, 'ha0.2'));
    expect(state.shipTurns[0]?.condition).toBeNull();
    play(state, move(1, 'Sa0'));
    roll(state, 4, 1);
    play(state, MINE);
    expect(state.actions).toBe(5);
  });

  test('damage stays with it, and adds up', () => {
    const state = landed('1-3', { actions: 9 });
    play(state, move(1, 'ha0.2', 'Sa0'));
    roll(state, 1, 4);
    expect(state.shipTurns[0]?.barred).toEqual(['mine', 'colonize']);
    play(state, move(1, 'ha0.2', 'Sa0'));
    roll(state, 1, 3);
    expect(state.shipTurns[0]?.barred).toEqual(['mine', 'colonize']);
  });
});

test('ruling 39 only the latest landing counts, so that mortality and gifts never meet', () => {
  const state = landed('2-1', { actions: 9 });
  play(state, move(1, 'ha0.2', 'Sa0'));
  roll(state, 4, 6);
  expect(state.shipTurns[0]?.condition).toBe('4-6');
  play(state, FREE);
  expect(colonies(state, 'Sa0', 0)).toBe(1);
});

test('ruling 48 fate concerns the ship that landed alone', () => {
  const state = landed('2-5', { ships: [['ha0.2', 'H0'], ['H2']], actions: 9 });
  play(state, move(2, 'hb0.1'));
  expect(state.actions).toBe(7);
  const done = landed('1-2', { ships: [['ha0.2', 'H0'], ['H2']] });
  expect(refusal(done, { type: 'mine', ship: 2, pay: [] })).toBeNull();
});

test('ruling 50 a choice with only one answer is not asked', () => {
  expect(landed('4-2', { hands: [{}] }).step.type).toBe('act');
  expect(landed('5-3', { bank: { orange: 5 } }).step.type).toBe('act');
  expect(hand(landed('5-3', { bank: { orange: 5 } }), 0)).toEqual([1, 1, 1, 3]);
});
