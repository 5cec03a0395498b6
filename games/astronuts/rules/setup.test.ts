import { createRandom, playout, randomPolicy } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { PLANETS, isLarge, planetId, planetNamed, sizeOf } from './board.ts';
import { COLOURS } from './data.ts';
import { astronuts } from './index.ts';
import type { Options } from './options.ts';
import { fleet, hand, opening, play, refusal } from './testing/scene.ts';
import { changeBank, changeHand, nutsOn, type State } from './state.ts';

const onPlanets = (state: State): number =>
  PLANETS.reduce((sum, planet) => sum + nutsOn(state, planet).length, 0);
const inHands = (state: State): number => state.hands.reduce((sum, count) => sum + count, 0);
const inBank = (state: State): number => state.bank.reduce((sum, count) => sum + count, 0);

/** Set up by fair chance. */
function dealt(seats: number, seed: string, options: Partial<Options> = {}): State {
  const state = astronuts.setup({ seats, options });
  const random = createRandom(seed);
  const policies = Array.from({ length: seats }, () => randomPolicy);
  while (state.step.type === 'startPlayer' || state.step.type === 'nuts') {
    playout(astronuts, state, policies, random, { maxActions: 1 });
  }
  return state;
}

test('R4.1 chance decides who begins, each seat equally likely', () => {
  const state = astronuts.setup({ seats: 3, options: {} });
  expect(astronuts.pending(state)).toEqual({
    kind: 'chance',
    outcomes: [0, 1, 2].map((seat) => ({ outcome: { type: 'startPlayer', seat }, weight: 1 })),
  });
  astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 2 } });
  expect([state.startSeat, state.current]).toEqual([2, 2]);
});

test('R4.2 everybody has three ships, of which one is on the board, and no colonies yet', () => {
  const state = opening(4);
  expect([0, 1, 2, 3].map((seat) => fleet(state, seat))).toEqual([
    ['H0', null, null],
    ['H1', null, null],
    ['H2', null, null],
    ['H3', null, null],
  ]);
  expect(state.colonies.every((count) => count === 0)).toBe(true);
});

test('R4.3 two sit in opposite corners', () => {
  const state = opening(2);
  expect([fleet(state, 0)[0], fleet(state, 1)[0]]).toEqual(['H0', 'H2']);
});

test('ruling 3 three take three corners in turn order, and the fourth is an ordinary planet', () => {
  const state = opening(3);
  expect([0, 1, 2].map((seat) => fleet(state, seat)[0])).toEqual(['H0', 'H1', 'H2']);
  expect(nutsOn(state, planetNamed('H3'))).toHaveLength(3);
});

test('R4.3 ruling 3 corners are chosen, and of two the second sits opposite', () => {
  const corners = 'southWest-northEast-northWest-southEast';
  const homes = (seats: number): (string | null | undefined)[] => {
    const state = astronuts.setup({ seats, options: { corners } });
    return Array.from({ length: seats }, (_, seat) => fleet(state, seat)[0]);
  };
  expect(homes(2)).toEqual(['H3', 'H1']);
  expect(homes(3)).toEqual(['H3', 'H1', 'H0']);
  expect(homes(4)).toEqual(['H3', 'H1', 'H0', 'H2']);
});

describe('R4.4 nuts', () => {
  test.each([
    ['N21', 4, 52, 16, 12],
    ['N22', 3, 52, 12, 16],
    ['N23', 2, 52, 8, 20],
  ])('%s with %i players %i lie on planets, %i are in hands, %i in the bank', (_id, ...counts) => {
    const [seats, planets, hands, bank] = counts;
    const state = dealt(seats, 'counts');
    expect([onPlanets(state), inHands(state), inBank(state)]).toEqual([planets, hands, bank]);
  });

  test('fill every planet with different colours', () => {
    for (let n = 0; n < 40; n++) {
      const state = dealt(4, `different ${n}`);
      for (const planet of PLANETS) {
        const nuts = nutsOn(state, planet);
        expect(nuts).toHaveLength(sizeOf(planet));
        expect(new Set(nuts).size).toBe(nuts.length);
      }
    }
  });

  test('ruling 40 are drawn for the large planets first, each colour with the weight of its stock', () => {
    const state = astronuts.setup({ seats: 2, options: {} });
    astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
    const filled: string[] = [];
    while (state.step.type === 'nuts') {
      const pending = astronuts.pending(state);
      if (pending.kind !== 'chance') throw new Error('nobody chooses here');
      const [first] = pending.outcomes;
      if (first?.outcome.type !== 'nut') throw new Error('a nut is due');
      const { planet } = first.outcome;
      const there = nutsOn(state, planetNamed(planet));
      const left = COLOURS.filter((colour) => !there.includes(colour));
      expect(pending.outcomes).toEqual(
        left.map((colour) => ({
          outcome: { type: 'nut', planet, colour },
          weight: state.bank[COLOURS.indexOf(colour)],
        })),
      );
      if (filled.at(-1) !== planet) filled.push(planet);
      const most = pending.outcomes.toSorted((a, b) => b.weight - a.weight)[0] ?? first;
      astronuts.apply(state, { by: 'table', chance: most.outcome });
    }
    const order = [...PLANETS.filter(isLarge), ...PLANETS.filter((planet) => !isLarge(planet))];
    expect(filled).toEqual(order.map(planetId));
  });

  test('ruling 40 repeat a colour only when a planet at the very end finds no other', () => {
    const state = astronuts.setup({ seats: 2, options: {} });
    astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
    for (const planet of PLANETS.slice(0, -1)) state.planetNuts[planet] = ['red', 'red', 'red'];
    const [last] = PLANETS.slice(-1);
    if (last === undefined) throw new Error('no planets');
    state.planetNuts[last] = ['red', 'purple'];
    state.bank.splice(0, 4, 3, 1, 0, 0);
    const pending = astronuts.pending(state);
    expect(pending.kind === 'chance' && pending.outcomes).toEqual([
      { outcome: { type: 'nut', planet: 'I3', colour: 'red' }, weight: 3 },
      { outcome: { type: 'nut', planet: 'I3', colour: 'purple' }, weight: 1 },
    ]);
  });

  test('ruling 1 all 80 are used, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const state = opening(seats);
      expect(onPlanets(state) + inHands(state) + inBank(state)).toBe(80);
    }
  });

  test('ruling 4 everybody has one of each colour, because those are set aside first', () => {
    const state = dealt(4, 'set aside');
    for (let seat = 0; seat < 4; seat++) expect(hand(state, seat)).toEqual([1, 1, 1, 1]);
    expect(astronuts.setup({ seats: 4, options: {} }).bank).toEqual([16, 16, 16, 16]);
  });

  test('ruling 2 lie on home planets as on any other', () => {
    const state = opening(4);
    expect(nutsOn(state, planetNamed('H0'))).toHaveLength(3);
  });
});

function drafting(): State {
  const state = astronuts.setup({ seats: 3, options: { nutPlacement: 'draft' } });
  astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 1 } });
  return state;
}

describe('ruling 5 in the draft', () => {
  test('R4.4 players place one nut each in turn order, from the start player on', () => {
    const state = drafting();
    const order: number[] = [];
    for (let n = 0; n < 4; n++) {
      order.push(state.current);
      expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [state.current] });
      const [move] = astronuts.moves(state, state.current);
      if (move !== undefined) play(state, move);
    }
    expect(order).toEqual([1, 2, 0, 1]);
  });

  test('a colour lies on a planet only once, and a full planet takes no more', () => {
    const state = drafting();
    play(state, { type: 'placeNut', planet: 'Sa0', colour: 'red' });
    expect(refusal(state, { type: 'placeNut', planet: 'Sa0', colour: 'red' })).toBe('colourThere');
    play(state, { type: 'placeNut', planet: 'Sa0', colour: 'orange' });
    expect(refusal(state, { type: 'placeNut', planet: 'Sa0', colour: 'yellow' })).toBe(
      'noPlaceForNut',
    );
  });

  test('a colour that is used up cannot be placed', () => {
    const state = drafting();
    const stock = state.bank[0] ?? 0;
    changeBank(state, 'red', -stock);
    changeHand(state, 0, 'red', stock);
    expect(refusal(state, { type: 'placeNut', planet: 'E1', colour: 'red' })).toBe('bankLacks');
  });

  test('a repeated colour is allowed only when no place can take a different one', () => {
    const state = drafting();
    for (const planet of PLANETS) state.planetNuts[planet] = ['red', 'red', 'red'];
    state.planetNuts[planetNamed('E0')] = ['red', 'purple'];
    state.bank.splice(0, 4, 5, 0, 1, 0);
    expect(astronuts.moves(state, 1)).toEqual([
      { type: 'placeNut', planet: 'E0', colour: 'yellow' },
    ]);
    state.bank.splice(0, 4, 5, 0, 0, 0);
    expect(astronuts.moves(state, 1)).toEqual([{ type: 'placeNut', planet: 'E0', colour: 'red' }]);
    expect(astronuts.check(state, 1, { type: 'placeNut', planet: 'E0', colour: 'red' })).toBeNull();
  });

  test('the start player has the first turn when all places are full', () => {
    const state = dealt(3, 'draft', { nutPlacement: 'draft' });
    expect(onPlanets(state)).toBe(52);
    expect([state.step.type, state.current]).toEqual(['declare', state.startSeat]);
  });
});

test('R4.5 nobody rolls for the ship placed at set-up', () => {
  const state = opening(2);
  expect(state.step).toEqual({ type: 'declare' });
  expect(state.shipTurns).toEqual(state.shipTurns.map(() => ({ barred: [], condition: null })));
});

test('other numbers of players than 2 to 4 are not set up', () => {
  for (const seats of [0, 1, 5, 2.5]) {
    expect(() => astronuts.setup({ seats, options: {} })).toThrow('AstroNuts is played by 2 to 4');
  }
});
