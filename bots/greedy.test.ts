import { createRandom, type Expertise, type Tagged } from '@sternwarte/engine';
import { tinyGame } from '@sternwarte/engine/conformance/tiny-game';
import { expect, test } from 'vitest';
import { beginGreedy } from './greedy.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';
import { finish } from './thinking.ts';

/** What is thought of the same move, listed three times, when instinct plays on for a while. */
function thoughtsOfOneMove(foresight: number): readonly (readonly number[])[] {
  const state = lastTurn(0, [2, 3], [3, 3], { rounds: 5 });
  const [move] = tinyGame.moves(state, 0).filter(({ type }) => type === 'roll');
  if (move === undefined) throw new RangeError('there is no die');
  const expertise: Expertise = {
    ...tiny.expertise,
    candidates: (at, seat): readonly Tagged[] =>
      seat === 0 && at === state ? [move, move, move] : tiny.expertise.candidates(at, seat),
    search: { ...tiny.expertise.search, worlds: 3, foresight },
  };
  const question = { ...tiny, expertise, seats: 2, view: state, seat: 0 };
  const { considered } = finish(beginGreedy({ ...question, random: createRandom('luck') }));
  return considered.map(({ chances }) => chances);
}

test('with foresight every move meets the same luck', () => {
  const [first, ...others] = thoughtsOfOneMove(6);
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).toEqual(first);
});

test('foresight looks beyond the move: the further, the less is left of the position as it stands', () => {
  const [near] = thoughtsOfOneMove(0);
  const [far] = thoughtsOfOneMove(8);
  expect(far).not.toEqual(near);
  for (const chances of [near, far]) {
    expect(chances?.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  }
});
