import { createRandom, type Expertise, type Game, type Tagged } from '@sternwarte/engine';
import { tinyGame } from '@sternwarte/engine/conformance/tiny-game';
import { expect, test } from 'vitest';
import { beginSearch } from './search.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';
import { drawEvenly, newSituation, ranked, type Branch } from './tree.ts';

test('even draws come as often as their weights say', () => {
  const situation = newSituation();
  const outcomes = [
    { outcome: 'a', weight: 1 },
    { outcome: 'b', weight: 2 },
    { outcome: 'c', weight: 3 },
  ];
  const random = createRandom('evenly');
  const drawn = Array.from({ length: 60 }, () => drawEvenly(situation, outcomes, random));
  const count = (wanted: string): number => drawn.filter((outcome) => outcome === wanted).length;
  expect([count('a'), count('b'), count('c')]).toEqual([10, 20, 30]);
});

test('a search tells outcomes of chance apart only as far as its seat may see them', () => {
  let looked = 0;
  const game: Game = {
    ...tiny.game,
    redact: (action, state, viewer) => {
      if (action.by !== 'table') return tiny.game.redact(action, state, viewer);
      expect(viewer).toBe(0);
      // Nothing of the outcome is visible, and whoever looks is counted.
      const chance = {
        toJSON: () => {
          looked++;
          return 'something';
        },
      };
      return { by: 'table', chance };
    },
  };
  const view = game.view(lastTurn(0, [0, 0], [3, 4]), 0);
  const random = createRandom('hidden');
  const thinking = beginSearch({ ...tiny, game, seats: 2, view, seat: 0, random, iterations: 50 });
  while (thinking.step());
  expect(looked).toBeGreaterThan(0);
});

function branch(type: string, visits: number, mean: number): Branch {
  const promise = Float64Array.from([0.5]);
  const totals = Float64Array.from([visits * mean]);
  return { move: { type }, promise, strength: 1, trust: 0, visits, totals, next: null };
}

test('by worth, the best of those walked often comes first, and luck in a few walks does not count', () => {
  const branches = [branch('lucky', 29, 0.9), branch('most', 100, 0.5), branch('best', 30, 0.6)];
  const order = (byWorth: boolean): readonly string[] =>
    ranked(branches, 0, byWorth).map(({ move }) => move.type);
  expect(order(false)).toEqual(['most', 'best', 'lucky']);
  expect(order(true)).toEqual(['best', 'most', 'lucky']);
});

test('where the Pilot looks ahead, a search walks through every move with the same luck', () => {
  const state = lastTurn(0, [2, 3], [3, 3], { rounds: 5 });
  const [move] = tinyGame.moves(state, 0).filter(({ type }) => type === 'roll');
  if (move === undefined) throw new RangeError('there is no die');
  const chancesOf = (foresight: number | undefined): readonly (readonly number[])[] => {
    // Curious enough to walk through all of them equally often.
    const search = {
      ...tiny.expertise.search,
      exploration: 1e6,
      worlds: 3,
      rollout: 6,
      horizon: 1,
    };
    const expertise: Expertise = {
      ...tiny.expertise,
      candidates: (at, seat): readonly Tagged[] =>
        seat === 0 && at === state ? [move, move, move] : tiny.expertise.candidates(at, seat),
      search: { ...search, ...(foresight !== undefined && { foresight }) },
    };
    const question = { ...tiny, expertise, seats: 2, view: state, seat: 0, iterations: 1000 };
    const thinking = beginSearch({ ...question, random: createRandom('luck') });
    // A look at each, and ten walks through each.
    for (let n = 0; n < 33; n++) thinking.step();
    const { considered } = thinking.thought();
    expect(considered.map(({ visits }) => visits)).toEqual([10, 10, 10]);
    return considered.map(({ chances }) => chances);
  };
  const [first, ...others] = chancesOf(6);
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).toEqual(first);
  const [one, ...apart] = chancesOf(undefined);
  expect(apart.some((other) => other[0] !== one?.[0])).toBe(true);
});

test('a search with little breadth looks at the likeliest moves first, and at more when it comes again', () => {
  const state = lastTurn(0, [2, 3], [3, 3], { rounds: 5 });
  const looked = (breadth: number | undefined, iterations: number): number => {
    let applied = 0;
    const game: Game = {
      ...tiny.game,
      apply(world, action) {
        applied++;
        return tiny.game.apply(world, action);
      },
    };
    const search = {
      ...tiny.expertise.search,
      worlds: 1,
      ...(breadth !== undefined && { breadth }),
    };
    const expertise = { ...tiny.expertise, search };
    const question = { game, expertise, seats: 2, view: state, seat: 0, iterations };
    const thinking = beginSearch({ ...question, random: createRandom('breadth') });
    while (thinking.step());
    return applied;
  };
  expect(looked(1, 40)).toBeLessThan(looked(undefined, 40));
  // As wide as there are moves, it is the search that looks at all of them.
  expect(looked(99, 40)).toBe(looked(undefined, 40));
});
