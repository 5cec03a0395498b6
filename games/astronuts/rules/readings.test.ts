/** The other way to read a sentence of the rulebook, each beside the way that holds by default. */

import { describe, expect, test } from 'vitest';
import { PLANETS, planetId, type PlanetId } from './board.ts';
import { COLOURS, type Colour } from './data.ts';
import type { FateId } from './fate.ts';
import { astronuts } from './index.ts';
import { foundingPrice, miningPrice } from './planets.ts';
import { draftColours } from './setup.ts';
import { nutsOn, type State } from './state.ts';
import {
  beforeLanding,
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
  type Scene,
} from './testing/scene.ts';

const FOUND = { type: 'colonize', ship: 1, pay: ['red'] } as const;
const FREE = { type: 'colonize', ship: 1, pay: [] } as const;
const MINE = { type: 'mine', ship: 1, pay: [] } as const;

describe('ruling 9 flying past', () => {
  const past = move(1, 'Sa0', 'ae0.1');
  const on = { options: { flyPast: 'on' } } as const;

  test('by default a planet without a ship is a landing', () => {
    const state = beforeLanding();
    expect(refusal(state, past)).toBe('mustLand');
    expect(listed(state, 'move').some(({ path }) => path.includes('ae0.1'))).toBe(false);
  });

  test('by option it is passed at the usual cost, and fate is asked where the flight ends', () => {
    const state = beforeLanding(on);
    const events = play(state, past);
    expect(events.map(({ type }) => type)).toEqual(['step', 'step']);
    expect([state.step.type, state.actions, fleet(state, 0)[0]]).toEqual(['act', 4, 'ae0.1']);
    const further = beforeLanding(on);
    const flown = play(further, move(1, 'Sa0', 'ae0.1', 'ae0.2', 'E0'));
    expect(flown.filter(({ type }) => type === 'landed')).toEqual([
      { type: 'landed', seat: 0, ship: 1, planet: 'E0' },
    ]);
    expect(further.step).toMatchObject({ type: 'die', roll: { for: 'fateBlock' } });
  });

  test('what lies behind planets is listed, and landing on them as well', () => {
    const state = beforeLanding(on);
    const goals = listed(state, 'move').map(({ path }) => path.at(-1));
    expect(goals).toContain('Sa0');
    expect(goals).toContain('E0');
    expect(new Set(goals).size).toBe(goals.length);
    // Another ship near by makes the list anew instead of from memory: it is the same but for that field.
    const beside = beforeLanding({ ...on, ships: [['ha0.2', 'E0'], ['H2']] });
    const others = listed(beside, 'move')
      .filter(({ ship }) => ship === 1)
      .map(({ path }) => path.at(-1));
    expect(new Set(others)).toEqual(new Set(goals.filter((goal) => goal !== 'E0')));
  });

  test('leaving costs more only from the planet where fate was met', () => {
    const state = landed('2-5', on);
    expect(state.actions).toBe(5);
    play(state, move(1, 'ha0.2', 'Sa0', 'ai0.1'));
    expect(state.actions).toBe(0);
  });

  test('permission is asked as before where a ship stands on the planet', () => {
    const state = scene({ ...on, ships: [['ha0.2'], ['Sa0']] });
    play(state, past);
    expect(state.step).toMatchObject({ type: 'passage', owners: [1] });
  });
});

/** Ship 1 flies on from `Sa0` to `E0` and meets another fate there. */
function flyOn(state: State, first: 1 | 2 | 3 | 4 | 5 | 6, second: 1 | 2 | 3 | 4 | 5 | 6): void {
  play(state, move(1, 'ae0.1', 'ae0.2', 'E0'));
  roll(state, first, second);
}

function prices(state: State, ship: 1 | 2): (readonly [number, number])[] {
  const [mine, found] = [miningPrice(state, ship), foundingPrice(state, ship)];
  return [
    [mine.actions, mine.nuts],
    [found.actions, found.nuts],
  ];
}

describe('rulings 22, 39 and 52 what the conditions of fate are bound to', () => {
  const turn = { options: { fateBinds: 'turn' } } as const;
  const TWO_SHIPS = { ...turn, ships: [['ha0.2', 'I0'], ['H2']] } as const;

  const MINING: readonly (readonly [FateId, readonly [number, number]])[] = [
    ['2-3', [3, 0]],
    ['2-4', [2, 0]],
  ];

  test.each(MINING)('ruling 52 %s stays with the ship, wherever it flies', (fate, price) => {
    const state = landed(fate, { ...TWO_SHIPS, actions: 9 });
    flyOn(state, 4, 1);
    expect(prices(state, 1)[0]).toEqual(price);
    expect(prices(state, 2)[0]).toEqual([1, 0]);
    const before = landed(fate, { actions: 9 });
    flyOn(before, 4, 1);
    expect(prices(before, 1)[0]).toEqual([1, 0]);
  });

  test.each([
    ['2-1', 3],
    ['2-2', 2],
  ] as const)(
    'ruling 52 %s: colonies that the ship founds elsewhere roll as well',
    (fate, dies) => {
      const state = landed(fate, { ...turn, actions: 9 });
      flyOn(state, 4, 1);
      play(state, FOUND);
      expect(state.step).toEqual({ type: 'die', roll: { for: 'colony', ship: 1, diesUpTo: dies } });
      roll(state, dies);
      expect(colonies(state, 'E0', 0)).toBe(0);
    },
  );

  const FOR_THE_PLAYER: readonly (readonly [FateId, readonly (readonly [number, number])[]])[] = [
    [
      '3-4',
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      '3-5',
      [
        [1, 0],
        [1, 2],
      ],
    ],
    [
      '4-4',
      [
        [1, 0],
        [0, 1],
      ],
    ],
    [
      '4-5',
      [
        [1, 0],
        [0, 0],
      ],
    ],
    [
      '4-6',
      [
        [1, 0],
        [0, 0],
      ],
    ],
  ];

  test.each(FOR_THE_PLAYER)('ruling 52 %s concerns all ships of the player', (fate, price) => {
    const state = landed(fate, TWO_SHIPS);
    expect(prices(state, 1)).toEqual(price);
    expect(prices(state, 2)).toEqual(price);
    const before = landed(fate, { ships: TWO_SHIPS.ships });
    expect(prices(before, 2)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('ruling 52 4-5 gives one colony, to whichever ship founds it', () => {
    const state = landed('4-5', TWO_SHIPS);
    play(state, { type: 'colonize', ship: 2, pay: [] });
    expect([colonies(state, 'I0', 0), state.actions]).toEqual([1, 5]);
    expect(prices(state, 1)[1]).toEqual([1, 1]);
  });

  test.each(['2-5', '2-6', '3-6'] as const)('ruling 52 %s ends with the departure', (fate) => {
    const state = landed(fate, { ...turn, actions: 9 });
    expect(state.lasting).toEqual([]);
    flyOn(state, 4, 1);
    const left = state.actions;
    play(state, move(1, 'ei0.1'));
    expect(state.actions).toBe(left - 1);
  });

  test('ruling 52 surcharges add up, the same one once; of bad air the worse counts', () => {
    const state = landed('2-3', { ...turn, actions: 12 });
    flyOn(state, 2, 4);
    expect(prices(state, 1)[0]).toEqual([4, 0]);
    play(state, move(1, 'ei0.1', 'ei0.2', 'I0'));
    roll(state, 2, 4);
    expect(prices(state, 1)[0]).toEqual([4, 0]);
    const airless = landed('2-2', { ...turn, actions: 9 });
    flyOn(airless, 2, 1);
    play(airless, FOUND);
    expect(airless.step).toMatchObject({ roll: { diesUpTo: 3 } });
  });

  test('ruling 52 the better gift counts and spares the one that is used up; tolls come on top', () => {
    const state = landed('4-5', { ...turn, actions: 12 });
    flyOn(state, 4, 6);
    play(state, FREE);
    expect(state.lasting.map(({ fate }) => fate)).toEqual(['4-5', '4-6']);
    const taxed = landed('4-4', { ...turn, actions: 9 });
    flyOn(taxed, 3, 5);
    expect(prices(taxed, 1)[1]).toEqual([0, 2]);
    expect(refusal(taxed, FOUND)).toBe('nutCount');
    expect(listed(taxed, 'colonize').every(({ pay }) => pay.length === 2)).toBe(true);
    const both = landed('2-1', { ...turn, actions: 9 });
    flyOn(both, 4, 5);
    play(both, FREE);
    roll(both, 1);
    // The gift is gone with the colony.
    expect(prices(both, 1)[1]).toEqual([1, 1]);
  });

  test('ruling 52 nothing outlives the turn, and what lay on a lost ship goes with it', () => {
    const state = landed('2-3', turn);
    play(state, { type: 'endTurn' });
    expect(state.lasting).toEqual([]);
    const lost = landed('2-3', { ...turn, actions: 9 });
    flyOn(lost, 1, 1);
    expect(fleet(lost, 0)).toEqual(['H0', null, null]);
    expect(prices(lost, 1)[0]).toEqual([1, 0]);
    const taxed = landed('3-5', { ...turn, actions: 9 });
    flyOn(taxed, 1, 1);
    expect(prices(taxed, 1)[1]).toEqual([1, 2]);
  });

  test('ruling 52 is beamed along with the ship (6-4)', () => {
    const state = landed('2-4', { ...turn, actions: 9 });
    flyOn(state, 6, 4);
    play(state, { type: 'fateTeleport', planet: 'I1' });
    expect(prices(state, 1)[0]).toEqual([2, 0]);
  });
});

describe('ruling 45 the nut of 3-4 and 3-5', () => {
  const rich: Scene = { hands: [{ red: 6 }, {}], actions: 9 };
  const PAIR = { type: 'colonize', ship: 1, pay: ['red', 'red'] } as const;

  test('by default is due for each colony', () => {
    const state = landed('3-5', rich);
    play(state, PAIR);
    expect(refusal(state, FOUND)).toBe('nutCount');
    play(state, PAIR);
    expect(hand(state, 0)[0]).toBe(2);
  });

  test('by option is paid once, and later colonies cost what they always do', () => {
    const state = landed('3-5', { ...rich, options: { tollPaid: 'once' } });
    expect(refusal(state, FOUND)).toBe('nutCount');
    play(state, PAIR);
    expect(refusal(state, PAIR)).toBe('nutCount');
    play(state, FOUND);
    expect(hand(state, 0)[0]).toBe(3);
  });

  test('by option and with fates for the turn, 3-4 too is paid once for all planets', () => {
    const options = { tollPaid: 'once', fateBinds: 'turn' } as const;
    const state = landed('3-4', { ...rich, options, ships: [['ha0.2', 'I0'], ['H2']] });
    expect(refusal(state, MINE)).toBe('nutCount');
    play(state, { type: 'mine', ship: 2, pay: ['red'] });
    play(state, MINE);
    expect(state.lasting).toEqual([]);
  });

  test('another pair of collectors wants its own nut', () => {
    const state = landed('3-5', { ...rich, options: { tollPaid: 'once' } });
    play(state, PAIR);
    play(state, move(1, 'ae0.1', 'ae0.2', 'E0'));
    roll(state, 3, 5);
    expect(refusal(state, FOUND)).toBe('nutCount');
  });
});

describe('ruling 49 one Time Warp in a round', () => {
  const options = { timeWarpOnDefence: 'oncePerRound' } as const;
  const facing: Scene = {
    options,
    ships: [['hi0.1'], ['hi0.2']],
    technologies: [['yellow'], ['yellow']],
  };
  const attack = { type: 'attack', ship: 1, field: 'hi0.2', defender: 1 } as const;
  const back = { type: 'attack', ship: 1, field: 'hi0.1', defender: 0 } as const;

  test('serves in attack or in defence, and then not again until the round is over', () => {
    const state = scene(facing);
    play(state, attack);
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true });
    roll(state, 2, 3);
    play(state, { type: 'timeWarp', use: true }, 1);
    roll(state, 4);
    expect(state.step.type).toBe('act');
    play(state, attack);
    // Neither has one left for this round.
    roll(state, 1, 1);
    expect(state.step.type).toBe('act');
    play(state, { type: 'endTurn' });
    play(state, { type: 'declare', count: 2 });
    roll(state, 5);
    play(state, back);
    roll(state, 1, 1);
    expect(state.step.type).toBe('act');
    play(state, { type: 'endTurn' });
    expect([state.round, state.defenceWarpsUsed]).toEqual([2, [false, false]]);
    play(state, { type: 'declare', count: 2 });
    roll(state, 1);
    expect(state.step.type).toBe('timeWarp');
  });

  test('kept in the own turn it can still be used in defence, in the same round', () => {
    const state = scene(facing);
    play(state, { type: 'endTurn' });
    play(state, { type: 'declare', count: 2 });
    roll(state, 5);
    play(state, { type: 'timeWarp', use: false });
    play(state, back);
    roll(state, 6);
    play(state, { type: 'timeWarp', use: false });
    roll(state, 1);
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [0] });
    play(state, { type: 'timeWarp', use: true }, 0);
    roll(state, 6);
    expect(state.defenceWarpsUsed).toEqual([true, false]);
  });

  test('the other values keep the use of the own turn apart (ruling 16)', () => {
    const state = scene({ ...facing, options: { timeWarpOnDefence: 'on' } });
    play(state, attack);
    roll(state, 1);
    play(state, { type: 'timeWarp', use: true });
    expect([state.timeWarpUsed, state.defenceWarpsUsed]).toEqual([true, [false, false]]);
  });
});

describe('rulings 30 and 46 fourteen colonies founded', () => {
  const NEARLY: Partial<Record<PlanetId, number>> = { H0: 2, Sb0: 1, E0: 3, I0: 3, E1: 3, I1: 1 };

  /** Thirteen founded by seat 0, of which one has fallen. */
  function oneFallen(options: Scene['options']): State {
    const state = scene({ ...(options && { options }), colonies: [NEARLY] });
    state.colonies[PLANETS.findIndex((planet) => planetId(planet) === 'I1') * 2] = 0;
    expect(astronuts.invariants(state)).toEqual([]);
    return state;
  }

  test('ruling 46 by default only what stands counts', () => {
    const state = oneFallen({ immediateEnd14: 'on' });
    play(state, FOUND);
    expect([state.fourteenReached, state.step.type, state.founded[0]]).toEqual([false, 'act', 14]);
  });

  test('ruling 46 by option those that have fallen count, and ruling 30 lets the round be finished', () => {
    const state = oneFallen({ fourteenCounts: 'founded' });
    expect(play(state, FOUND)).toContainEqual({ type: 'fourteenth', seat: 0 });
    expect([state.fourteenReached, state.step.type]).toEqual([true, 'act']);
  });

  test('ruling 30 both options together end the match at once; most colonies win', () => {
    const state = oneFallen({ fourteenCounts: 'founded', immediateEnd14: 'on' });
    play(state, FOUND);
    expect(state.result).toEqual({ winners: [0], ending: 'fourteenColonies', places: [1, 2] });
  });

  test('ruling 46 a colony that never stood does not count', () => {
    const state = landed('2-1', { options: { fourteenCounts: 'founded' } });
    play(state, FOUND);
    roll(state, 1);
    expect(state.founded).toEqual([0, 0]);
    play(state, { type: 'colonize', ship: 1, pay: ['purple'] });
    roll(state, 6);
    expect(state.founded).toEqual([1, 0]);
  });
});

const draft = (seats: number, colours = COLOURS.join('-')): State => {
  const state = astronuts.setup({
    seats,
    options: { nutPlacement: 'draft', draftColours: 'own', colours },
  });
  astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
  return state;
};

const coloursListed = (state: State): Colour[] => [
  ...new Set(listed(state, 'placeNut').map(({ colour }) => colour)),
];

describe('rulings 5 and 53 the draft of one’s own colour', () => {
  test('ruling 53 the own colour is the one that was chosen', () => {
    const state = draft(4, 'orange-red-purple-yellow');
    expect(draftColours(state, 0)).toEqual(['orange']);
    expect(draftColours(draft(3, 'orange-red-purple-yellow'), 1)).toEqual(['red', 'yellow']);
  });

  test('ruling 53 four players place their own colour alone', () => {
    const state = draft(4);
    for (const [seat, colour] of COLOURS.entries()) {
      expect(state.current).toBe(seat);
      expect(coloursListed(state)).toEqual([colour]);
      const [first] = listed(state, 'placeNut');
      if (first !== undefined) play(state, first);
    }
    expect(refusal(state, { type: 'placeNut', planet: 'E0', colour: 'orange' })).toBe(
      'notYourColour',
    );
  });

  test.each([
    [
      2,
      [
        ['red', 'yellow', 'orange'],
        ['purple', 'yellow', 'orange'],
      ],
    ],
    [
      3,
      [
        ['red', 'orange'],
        ['purple', 'orange'],
        ['yellow', 'orange'],
      ],
    ],
  ] as const)('ruling 53 colours that nobody of %i plays are open to all', (seats, expected) => {
    const state = draft(seats);
    for (const colours of expected) {
      expect(coloursListed(state)).toEqual(colours);
      const [first] = listed(state, 'placeNut');
      if (first !== undefined) play(state, first);
    }
  });

  test('ruling 53 whoever finds no place for his own colour may place any', () => {
    const state = draft(4);
    // Everything is full but one place on a planet that has red already.
    for (const planet of PLANETS) {
      const full = nutsOn(state, planet);
      expect(full).toEqual([]);
      state.planetNuts[planet] = planetId(planet).startsWith('S')
        ? ['red', 'purple']
        : ['red', 'purple', 'yellow'];
    }
    state.planetNuts[0] = (state.planetNuts[0] ?? []).slice(0, -1);
    expect(draftColours(state, 0)).toEqual(COLOURS);
    expect(draftColours(state, 3)).toEqual(['orange']);
    expect(coloursListed(state)).not.toContain('red');
  });

  test.each([2, 3, 4])('ruling 53 with %i players every place is filled in the end', (seats) => {
    const state = draft(seats);
    for (let i = 0; state.step.type === 'nuts'; i++) {
      const moves = listed(state, 'placeNut');
      const chosen = moves[(i * 7) % moves.length];
      if (chosen === undefined) throw new Error('nothing can be placed');
      play(state, chosen);
    }
    expect(state.step.type).toBe('declare');
  });

  test('ruling 5 by default everybody places any colour', () => {
    const state = astronuts.setup({ seats: 4, options: { nutPlacement: 'draft' } });
    astronuts.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
    expect(coloursListed(state)).toEqual([...COLOURS]);
  });
});
