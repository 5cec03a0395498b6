import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { beginAhead, type AheadQuestion } from './ahead.ts';
import type { Work } from './drive.ts';
import { createMemory, type Memory } from './memory.ts';
import { beginSearch } from './search.ts';
import { finish, type Question } from './thinking.ts';
import { askedIn, expertise, firstTurn, game, known } from './testing/first-turn.ts';

function question(state: unknown, seat: number, memory: Memory): Question & AheadQuestion {
  const view = game.view(state, seat);
  return { game, expertise, seats: 2, view, seat, random: createRandom('ahead'), memory };
}

function workOn(work: Work | null, steps = Infinity): number {
  let done = 0;
  while (done < steps && work?.step() === true) done++;
  return done;
}

/** The other seat makes its turn, as a good player would, and this one thinks ahead before every move of it; then it is asked. */
function askedAfter(seat: number, walks: number, memory = createMemory()) {
  const state = firstTurn();
  for (;;) {
    const asked = askedIn(state);
    if (asked === seat) return { state, memory };
    workOn(beginAhead({ ...question(state, seat, memory), iterations: walks }));
    const rival = question(state, asked, createMemory());
    const { move } = finish(beginSearch({ ...rival, iterations: 400 }));
    game.apply(state, { by: asked, move });
  }
}

const FIRST = askedIn(firstTurn());
const SECOND = 1 - FIRST;

describe('thinking ahead', () => {
  test('the next decision begins with the walks that others have left time for', () => {
    const { state } = askedAfter(SECOND, 0);
    expect(known(beginSearch(question(state, SECOND, createMemory())))).toBe(0);
    const { memory } = askedAfter(SECOND, 2000);
    const thinking = beginSearch({ ...question(state, SECOND, memory), iterations: 300 });
    const before = known(thinking);
    expect(before).toBeGreaterThan(300);
    const { iterations, move } = finish(thinking);
    expect(known(thinking)).toBe(before + iterations);
    expect(game.check(state, SECOND, move)).toBeNull();
  });

  test('goes on where it was interrupted', () => {
    const state = firstTurn();
    const memory = createMemory();
    const ask = (): AheadQuestion => question(state, SECOND, memory);
    workOn(beginAhead({ ...ask(), iterations: 500 }));
    workOn(beginAhead({ ...ask(), iterations: 500 }));
    const moves = expertise.candidates(state, FIRST).length;
    expect(
      memory.recall(ask(), state)?.available?.reduce((sum, { visits }) => sum + visits, 0),
    ).toBe(1000 - moves);
  });

  test('ends when the memory is full', () => {
    const state = firstTurn();
    const memory = createMemory(400);
    expect(workOn(beginAhead(question(state, SECOND, memory)), 10_000)).toBeLessThanOrEqual(400);
    expect(workOn(beginAhead(question(state, SECOND, memory)), 10_000)).toBeLessThan(100);
    expect(workOn(beginAhead(question(state, SECOND, memory)), 10_000)).toBe(0);
  });

  test('walks over moves without a choice, to whoever has one', () => {
    const state = firstTurn();
    // Of a turn whose departure is made only the end is left.
    while (expertise.candidates(state, askedIn(state)).length > 1) {
      const [first] = expertise.candidates(state, askedIn(state));
      if (first !== undefined) game.apply(state, { by: askedIn(state), move: first });
    }
    expect(askedIn(state)).toBe(FIRST);
    const memory = createMemory();
    workOn(beginAhead({ ...question(state, SECOND, memory), iterations: 500 }));
    const [end] = expertise.candidates(state, FIRST);
    if (end !== undefined) game.apply(state, { by: FIRST, move: end });
    expect(known(beginSearch(question(state, SECOND, memory)))).toBeGreaterThan(400);
  });

  test('changes nothing about the position it begins in', () => {
    const state = firstTurn();
    const before = JSON.stringify(state);
    workOn(beginAhead({ ...question(state, SECOND, createMemory()), iterations: 200 }));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('there is nothing to it where no tree is kept, or nothing is left to decide', () => {
    const state = firstTurn();
    const { keepsTree: _unused, ...search } = expertise.search;
    const asked = question(state, SECOND, createMemory());
    expect(beginAhead({ ...asked, expertise: { ...expertise, search } })).toBeNull();
    const veiled = { ...expertise, search: { ...expertise.search, worlds: 4 } };
    expect(beginAhead({ ...asked, expertise: veiled })).toBeNull();
    // Chance speaks first.
    expect(beginAhead({ ...asked, view: game.setup({ seats: 2, options: {} }) })).toBeNull();
  });
});
