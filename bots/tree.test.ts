import { createRandom, type Game } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { beginSearch } from './search.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';
import { drawEvenly, newSituation } from './tree.ts';

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
