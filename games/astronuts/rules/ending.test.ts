import { describe, expect, test } from 'vitest';
import { PLANETS, planetNamed } from './board.ts';
import { astronuts } from './index.ts';
import {
  bank,
  colonies,
  fleet,
  hand,
  listed,
  opening,
  play,
  refusal,
  roll,
  scene,
  type Scene,
} from './testing/scene.ts';
import { changeBank, type State } from './state.ts';

const THIRTEEN = { H0: 2, Sb0: 1, E0: 3, I0: 3, E1: 3, I1: 1 } as const;

/** Declares and ends the turn at once. */
function passTurn(state: State): void {
  play(state, { type: 'declare', count: 1 });
  roll(state, 1);
  play(state, { type: 'endTurn' });
}

/** All nuts of all planets into the bank, but for those of the first planet. */
function almostEmpty(spec: Scene): State {
  const state = scene(spec);
  for (const planet of PLANETS) {
    if (planet === planetNamed('H0')) continue;
    for (const colour of state.planetNuts[planet] ?? []) changeBank(state, colour, 1);
    state.planetNuts[planet] = [];
  }
  return state;
}

const resultOf = (state: State) => {
  const pending = astronuts.pending(state);
  return pending.kind === 'over' ? pending.result : null;
};

describe('R8 the end', () => {
  test('comes at the end of the round in which the last nut left the planets', () => {
    const state = almostEmpty({ seats: 3 });
    play(state, { type: 'mine', ship: 1, pay: [] });
    play(state, { type: 'endTurn' });
    passTurn(state);
    expect(state.step.type).toBe('declare');
    passTurn(state);
    expect(resultOf(state)).toMatchObject({ ending: 'noNutsLeft', winners: [0] });
  });

  test('does not come while a single planet holds a nut', () => {
    const state = almostEmpty({ seats: 2 });
    play(state, { type: 'endTurn' });
    passTurn(state);
    expect([state.step.type, state.round, state.current]).toEqual(['declare', 2, 0]);
  });

  test('N24 ruling 30 the 14th colony lets the others finish the round', () => {
    const state = scene({ seats: 3, colonies: [THIRTEEN], round: 7 });
    const events = play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    expect(events.at(-1)).toEqual({ type: 'fourteenth', seat: 0 });
    play(state, { type: 'endTurn' });
    const turns: [number, number][] = [];
    while (state.step.type === 'declare' && turns.length < 9) {
      turns.push([state.current, state.round]);
      passTurn(state);
    }
    expect(turns).toEqual([
      [1, 7],
      [2, 7],
    ]);
    expect(resultOf(state)).toMatchObject({ ending: 'fourteenColonies', winners: [0] });
  });

  test('ruling 30 the mark is remembered when colonies fall later, and the most colonies win', () => {
    const state = scene({
      seats: 2,
      ships: [['H0'], ['hi0.3']],
      colonies: [THIRTEEN, { E2: 3, I2: 3, H2: 3, Sa2: 2, E3: 2 }],
    });
    play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    play(state, { type: 'endTurn' });
    play(state, { type: 'declare', count: 6 });
    roll(state, 6);
    for (let n = 0; n < 2; n++) {
      play(state, { type: 'attack', ship: 1, field: 'I0', defender: 0 });
      roll(state, 6, 1);
    }
    expect(state.fourteenReached).toBe(true);
    play(state, { type: 'endTurn' });
    expect(resultOf(state)).toEqual({
      winners: [1],
      ending: 'fourteenColonies',
      places: [2, 1],
    });
  });

  test('a round ends with the seat before the start player', () => {
    const state = opening(3);
    state.startSeat = 2;
    state.current = 2;
    for (const seat of [2, 0, 1]) {
      expect([state.current, state.round]).toEqual([seat, 1]);
      passTurn(state);
    }
    expect([state.current, state.round]).toEqual([2, 2]);
  });
});

/** The end of a match with seats that differ as the test says. */
function finished(spec: Scene): ReturnType<typeof resultOf> {
  const state = scene({ options: { maxRounds: 1 }, ...spec });
  play(state, { type: 'endTurn' });
  for (let turns = 1; turns < state.seats; turns++) passTurn(state);
  return resultOf(state);
}

describe('ruling 31 ties', () => {
  test('R1 R8 most colonies come first, whatever else anybody has', () => {
    expect(finished({ colonies: [{ H0: 1 }, { H2: 2 }], hands: [{ red: 5 }, {}] })?.places).toEqual(
      [2, 1],
    );
  });

  test('then nuts in hand, then technologies, then ships', () => {
    expect(finished({ hands: [{ red: 2 }, { red: 1, yellow: 2 }] })?.places).toEqual([2, 1]);
    expect(finished({ technologies: [['red'], []] })?.places).toEqual([1, 2]);
    expect(finished({ ships: [['H0'], ['H2', 'E2']] })?.places).toEqual([2, 1]);
  });

  test('then the place is shared', () => {
    expect(finished({ seats: 3, colonies: [{ H0: 1 }, { H1: 1 }] })).toEqual({
      winners: [0, 1],
      ending: 'roundLimit',
      places: [1, 1, 3],
    });
  });
});

describe('ruling 51 resigning', () => {
  test('in the own turn takes ships and colonies off the board and leaves the nuts to the bank', () => {
    const state = scene({ seats: 3, colonies: [{ E0: 2 }] });
    const stock = bank(state);
    play(state, { type: 'resign' });
    expect(fleet(state, 0)).toEqual([null, null, null]);
    expect([colonies(state, 'E0', 0), hand(state, 0)]).toEqual([0, [0, 0, 0, 0]]);
    expect(bank(state)).toEqual(stock.map((count) => count + 1));
    expect(state.current).toBe(1);
  });

  test('leaves the win to the last one, and ranks those who left by how long they stayed', () => {
    const state = scene({ seats: 3 });
    play(state, { type: 'resign' });
    play(state, { type: 'resign' });
    expect(resultOf(state)).toEqual({ winners: [2], ending: 'resignation', places: [3, 2, 1] });
  });

  test('whoever has left is neither asked nor given a turn any more', () => {
    const state = scene({ seats: 3 });
    play(state, { type: 'endTurn' });
    play(state, { type: 'resign' });
    passTurn(state);
    expect([state.current, state.round]).toEqual([0, 2]);
    play(state, { type: 'declare', count: 1 });
    roll(state, 1);
    expect(refusal(state, { type: 'offerTrade', to: 1, give: 'red', get: 'yellow' })).toBe(
      'notAPartner',
    );
    play(state, { type: 'endTurn' });
    expect(state.current).toBe(2);
  });

  test('the round goes on being counted from the start player’s seat when he has left', () => {
    const state = scene({ seats: 3, options: { maxRounds: 2 } });
    play(state, { type: 'resign' });
    passTurn(state);
    passTurn(state);
    expect([state.current, state.round]).toEqual([1, 2]);
    passTurn(state);
    passTurn(state);
    expect(resultOf(state)).toMatchObject({ ending: 'roundLimit', places: [3, 1, 1] });
  });

  test('is not possible outside the own turn, nor in the middle of a question', () => {
    const state = scene({ seats: 3 });
    expect(refusal(state, { type: 'resign' }, 1)).toBe('notYourTurn');
    state.step = { type: 'fateTechnology' };
    expect(refusal(state, { type: 'resign' })).toBe('notNow');
  });
});

test('nothing can be done once the match is over', () => {
  const state = scene();
  play(state, { type: 'resign' });
  expect(refusal(state, { type: 'endTurn' }, 1)).toBe('matchOver');
  expect(listed(state, 'endTurn', 1)).toEqual([]);
});
