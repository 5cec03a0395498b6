/** The long search over puzzles notices one that does not hold. */

import { loadPuzzles } from '@sternwarte/games/puzzles';
import { expect, test, vi } from 'vitest';
import { soakPuzzles } from './soak-puzzles.ts';

test('a planted puzzle whose solution is refuted is counted, and those that hold are not', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const [first, second] = await loadPuzzles('anno4000');
  if (first === undefined || second === undefined) throw new Error('no puzzles');
  const planted = { ...second, id: 'planted', solutions: second.solutions.slice(1) };
  expect(await soakPuzzles(['anno4000'], () => Promise.resolve([first, planted]))).toBe(1);
  expect(log.mock.calls.flat()).toEqual([
    `anno4000 ${first.id}: holds`,
    'anno4000 planted: REFUTED (solutions)',
  ]);
  log.mockRestore();
});
