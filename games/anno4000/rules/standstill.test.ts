/** A rule of the table, not of the book: a match in which nothing changes ends. */

import { describe, expect, test } from 'vitest';
import { endTurn, play, shortFlight } from './testing/play.ts';
import { position } from './testing/position.ts';
import type { State } from './state.ts';

/** Nobody is at home, so that nothing is built. */
function idle(quietRounds: number | null): State {
  const state = position({
    round: 20,
    homes: ['regulus', 'pavo'],
    stars: { algieba: [0, 5], deneb: [1, 4] },
    options: { quietRounds },
  });
  state.lastChange = 19;
  return state;
}

const aRound = [endTurn, endTurn];

describe('R10 a standstill', () => {
  test('R10 ends the match when no ship was built or lost for so many rounds', () => {
    const state = idle(5);
    for (let round = 20; round < 24; round++) play(state, ...aRound);
    expect(state.result).toBeNull();
    play(state, ...aRound);
    expect(state.result).toEqual({ winners: [1], ending: 'standstill', places: [2, 1] });
  });

  test('R10 is broken by a ship that is built', () => {
    const state = position({
      round: 20,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 5], deneb: [1, 4] },
      options: { quietRounds: 5 },
    });
    expect(state.lastChange).toBe(20);
  });

  test('R10 is broken by a battle', () => {
    const state = position({
      round: 21,
      homes: ['regulus', 'pavo'],
      stars: { algieba: [0, 5], regulus: [1, 1], deneb: [1, 4] },
      options: { quietRounds: 5 },
    });
    expect(state.lastChange).toBe(0);
    play(state, shortFlight('algieba', 'regulus', 5));
    expect(state.lastChange).toBe(21);
  });

  test('R10 ends nothing where nobody wants it', () => {
    const state = idle(null);
    for (let round = 0; round < 60; round++) play(state, ...aRound);
    expect(state.result).toBeNull();
  });
});
