/** `sternwarte puzzles`: what it finds holds, and the same seed finds the same. */

import { refutePuzzle, type Puzzle } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { loadGoals } from '@sternwarte/games/puzzles';
import { expect, test } from 'vitest';
import { runCli } from './cli.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';

const BUDGET = 300;

async function find(...more: readonly string[]) {
  const terminal = fakeTerminal([]);
  const few = ['--each', '1', '--games', '1', '--budget', `${BUDGET}`];
  const code = await runCli(['puzzles', 'astronuts', ...few, ...more], terminal);
  return { code, ...terminal.shown };
}

test('puzzles are found, each proven and told of', async () => {
  const { code, out, err } = await find('--seats', '2');
  expect(code).toBe(0);
  const puzzles = JSON.parse(out) as readonly Puzzle[];
  const goals = await loadGoals('astronuts');
  expect(puzzles.length).toBeGreaterThan(0);
  for (const puzzle of puzzles) {
    const goal = goals[puzzle.goal];
    if (goal === undefined) throw new Error(`no goal ${puzzle.goal}`);
    expect(refutePuzzle(games.astronuts, goal, puzzle, { budget: BUDGET })).toBeNull();
    expect(puzzle.scenario.seats).toBe(2);
    expect(err).toContain(`${puzzle.id} ${puzzle.grade}`);
  }
});

test('the same seed finds the same, another one others', async () => {
  const { out } = await find('--seed', 'one');
  expect((await find('--seed', 'one')).out).toBe(out);
  expect((await find('--seed', 'two')).out).not.toBe(out);
});

test('one goal alone is looked for on request, and must be there', async () => {
  const { out } = await find('--goal', 'nuts');
  const puzzles = JSON.parse(out) as readonly Puzzle[];
  expect(new Set(puzzles.map(({ goal }) => goal))).toEqual(new Set(['nuts']));
  const { code, err } = await find('--goal', 'chess');
  expect(code).not.toBe(0);
  expect(err).toContain('thrift');
});
