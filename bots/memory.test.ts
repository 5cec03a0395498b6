import { createRandom, firstToAnswer, type Config } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { createMemory, type Memory } from './memory.ts';
import { beginSearch } from './search.ts';
import { finish, type Question, type Thinking } from './thinking.ts';
import { expertise, firstTurn, game, known } from './testing/first-turn.ts';

function ask(state: unknown, memory: Memory | undefined, more: Partial<Question> = {}): Thinking {
  const pending = game.pending(state);
  const seat = pending.kind === 'move' ? firstToAnswer(pending.seats) : 0;
  const view = game.view(state, seat);
  const random = createRandom('memory');
  const asked = { game, expertise, seats: 2, view, seat, random, iterations: 300, memory };
  return beginSearch({ ...asked, ...more });
}

/** Plays so many decisions, everybody with a memory of his own; how much was known before the last one, and who is asked next. */
function played(decisions: number, mostWalks?: number, options?: Config['options']) {
  const state = firstTurn(options);
  const memories = [createMemory(mostWalks), createMemory(mostWalks)];
  let before = 0;
  for (let n = 0; ; n++) {
    const pending = game.pending(state);
    if (pending.kind !== 'move') throw new RangeError('over too soon');
    const seat = firstToAnswer(pending.seats);
    const memory = memories[seat];
    const rival = memories[1 - seat];
    if (memory === undefined || rival === undefined) throw new RangeError(`nobody sits at ${seat}`);
    if (n === decisions) return { state, memory, rival, before };
    const thinking = ask(state, memory);
    before = known(thinking);
    game.apply(state, { by: seat, move: finish(thinking).move });
  }
}

/** After so many decisions somebody is asked who knows the position already. */
const KNOWN_AFTER = Array.from({ length: 30 }, (_, n) => n).find((n) => played(n + 1).before > 50);

describe('a tree that is kept', () => {
  test('changes nothing as long as nothing is known', () => {
    const state = firstTurn();
    expect(finish(ask(state, createMemory()))).toEqual(finish(ask(state, undefined)));
  });

  test('is there again after the own move and the answers of others', () => {
    const state = firstTurn();
    const memories = [createMemory(), createMemory()];
    let found = 0;
    let decisions = 0;
    for (let n = 0; n < 40; n++) {
      const pending = game.pending(state);
      if (pending.kind !== 'move') break;
      const memory = memories[firstToAnswer(pending.seats)] ?? createMemory();
      const fresh = finish(ask(state, undefined));
      const thinking = ask(state, memory);
      const kept = known(thinking);
      const thought = finish(thinking);
      if (fresh.iterations > 0) decisions++;
      if (kept > 0) found++;
      // What is known comes on top of what is walked now, and of the same moves.
      expect(known(thinking)).toBe(kept + thought.iterations);
      expect(new Set(thought.considered.map(({ move }) => JSON.stringify(move)))).toEqual(
        new Set(fresh.considered.map(({ move }) => JSON.stringify(move))),
      );
      game.apply(state, { by: firstToAnswer(pending.seats), move: thought.move });
    }
    expect(decisions).toBeGreaterThan(15);
    expect(found).toBeGreaterThan(decisions / 3);
  });

  test('is not used for another position, expertise or table', () => {
    const warm = (): ReturnType<typeof played> => played(KNOWN_AFTER ?? Number.NaN);
    const { state, memory } = warm();
    expect(known(ask(state, memory))).toBeGreaterThan(50);
    for (const more of [
      { expertise: { ...expertise } },
      { game: { ...game } },
      { seats: 3 },
      { view: firstTurn() },
    ] satisfies readonly Partial<Question>[]) {
      const { memory: kept } = warm();
      expect(known(ask(state, kept, more))).toBe(0);
      // Whatever else was asked in between, the tree is gone.
      expect(known(ask(state, kept))).toBe(0);
    }
    // The same stars, ships and moves, but another agreement on when the match ends.
    const elsewhere = played(KNOWN_AFTER ?? Number.NaN, undefined, { maxRounds: 900 });
    expect(known(ask(elsewhere.state, elsewhere.memory))).toBeGreaterThan(50);
    expect(known(ask(elsewhere.state, warm().memory))).toBe(0);
  });

  test('is as good for another seat', () => {
    const { state, rival } = played(KNOWN_AFTER ?? Number.NaN);
    const fresh = finish(ask(state, undefined));
    const thinking = ask(state, rival);
    expect(known(thinking)).toBeGreaterThan(0);
    const thought = finish(thinking);
    expect(new Set(thought.considered.map(({ move }) => JSON.stringify(move)))).toEqual(
      new Set(fresh.considered.map(({ move }) => JSON.stringify(move))),
    );
  });

  test('is not kept where the game does not say so', () => {
    const { keepsTree: _unused, ...search } = expertise.search;
    const { state, memory } = played(KNOWN_AFTER ?? Number.NaN);
    expect(known(ask(state, memory, { expertise: { ...expertise, search } }))).toBe(0);
    // It was not even asked for.
    expect(known(ask(state, memory))).toBeGreaterThan(50);
  });

  test('grows so far and no further', () => {
    const { state, memory } = played(KNOWN_AFTER ?? Number.NaN, 400);
    const thinking = ask(state, memory, { iterations: 5000 });
    const kept = known(thinking);
    expect(kept).toBeGreaterThan(50);
    expect(kept + finish(thinking).iterations).toBe(400);
  });
});
