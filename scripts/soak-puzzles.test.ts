/** The long search over puzzles notices one that does not hold, and goes on behind what has held. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPuzzles } from '@sternwarte/games/puzzles';
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { runPuzzleSoak, soakPuzzles } from './soak-puzzles.ts';

let folder: string;
let log: Mock<typeof console.log>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
  log = vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  log.mockRestore();
  rmSync(folder, { recursive: true });
});

const verdicts = (): readonly unknown[] =>
  log.mock.calls.flat().map((line) => String(line).split(',')[0]);

async function twoPuzzles() {
  const [first, second] = (await loadPuzzles('anno4000')).filter(({ goal }) => goal === 'pairs');
  if (first === undefined || second === undefined) throw new Error('no puzzles');
  return [first, { ...second, id: 'planted', solutions: second.solutions.slice(1) }] as const;
}

test('a planted puzzle whose solution is refuted is counted, and those that hold are not', async () => {
  const [first, planted] = await twoPuzzles();
  const soak = {
    ids: ['anno4000'],
    load: () => Promise.resolve([first, planted]),
    file: join(folder, 'held.jsonl'),
  } as const;
  expect(await soakPuzzles({ ...soak, isResumed: false })).toBe(1);
  const refuted = 'anno4000 planted: REFUTED (solutions)';
  expect(verdicts()).toEqual([`anno4000 ${first.id}: holds`, refuted]);
  // What has held is not looked at again; what has not, is.
  log.mockClear();
  expect(await soakPuzzles({ ...soak, isResumed: true })).toBe(1);
  expect(verdicts()).toEqual([refuted]);
  log.mockClear();
  expect(await soakPuzzles({ ...soak, isResumed: false })).toBe(1);
  expect(verdicts()).toHaveLength(2);
});

test('a changed puzzle is looked at again', async () => {
  const [first] = await twoPuzzles();
  const file = join(folder, 'held.jsonl');
  const load = () => Promise.resolve([first]);
  expect(await soakPuzzles({ ids: ['anno4000'], load, file, isResumed: false })).toBe(0);
  const changed = () => Promise.resolve([{ ...first, target: first.target + 1 }]);
  expect(await soakPuzzles({ ids: ['anno4000'], load: changed, file, isResumed: true })).toBe(1);
});

test('what it does not know it refuses', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runPuzzleSoak(['chess'])).toBe(2);
  error.mockRestore();
});
