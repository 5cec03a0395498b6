// @vitest-environment happy-dom

/** A puzzle at the table: solved by its line, lost by what leads nowhere, taken back and shown. */

import { GAME_IDS, seatNamesAt } from '@sternwarte/games/catalogue';
import { loadGame } from '@sternwarte/games/load';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../match/clock.ts';
import { PuzzleMatch } from './puzzle-match.ts';
import { continueStreak, dayOf, lengthOf, readStreak } from './solved.ts';

/** Everything that is put off happens when it is asked for. */
function fakeClock(): Clock & { run(): void } {
  const waiting: (() => void)[] = [];
  return {
    now: () => 0,
    after(_wait, act) {
      waiting.push(act);
      return () => {
        waiting.length = 0;
      };
    },
    run() {
      for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) act();
    },
  };
}

async function openFirst(id: (typeof GAME_IDS)[number]) {
  const [puzzle] = await loadPuzzles(id);
  if (puzzle === undefined) return null;
  const goal = (await loadGoals(id))[puzzle.goal];
  if (goal === undefined) throw new Error(`no goal ${puzzle.goal}`);
  const loaded = await loadGame(id, 'en');
  const clock = fakeClock();
  const seatNames = seatNamesAt(id, puzzle.scenario.options);
  return { puzzle, clock, match: new PuzzleMatch(puzzle, { ...loaded, seatNames, goal }, clock) };
}

describe.each(GAME_IDS)('a puzzle of %s', (id) => {
  test('is solved by its line, and can be begun again', async () => {
    const opened = await openFirst(id);
    if (opened === null) return;
    const { puzzle, match } = opened;
    for (const move of puzzle.line) {
      if (match.stage.value === 'solved') break;
      expect(match.advised.value).toEqual(move);
      expect(match.play(move)).toBeNull();
    }
    expect(match.stage.value).toBe('solved');
    expect(match.position.value.asked).toBeNull();
    match.again();
    expect(match.stage.value).toBe('open');
    expect(match.position.value.asked).toBe(puzzle.seat);
  });

  test('is lost by ending the turn at once, and that can be taken back', async () => {
    const opened = await openFirst(id);
    const end = opened?.match.position.value.moves.find(
      (move) => !opened.puzzle.solutions.some((known) => known.type === move.type),
    );
    if (opened === null || end === undefined) return;
    expect(opened.match.play(end)).toBeNull();
    expect(opened.match.stage.value).toBe('lost');
    expect(opened.match.undo(false)).toBeNull();
    expect(opened.match.stage.value).toBe('open');
  });

  test('is shown move by move', async () => {
    const opened = await openFirst(id);
    if (opened === null) return;
    opened.match.showSolution();
    expect(opened.match.busy.value).toBe(true);
    opened.clock.run();
    expect(opened.match.busy.value).toBe(false);
    expect(opened.match.stage.value).toBe('solved');
    expect(opened.match.isShown.value).toBe(true);
  });
});

test('a row of days goes on, begins anew and ends', () => {
  const first = continueStreak(readStreak(null), 100);
  expect(first).toEqual({ day: 100, length: 1 });
  expect(continueStreak(first, 100)).toEqual(first);
  expect(continueStreak(first, 101)).toEqual({ day: 101, length: 2 });
  expect(continueStreak(first, 103)).toEqual({ day: 103, length: 1 });
  expect(lengthOf(first, 101)).toBe(1);
  expect(lengthOf(first, 102)).toBe(0);
  expect(readStreak('100 7')).toEqual({ day: 100, length: 7 });
  expect(dayOf(86_400_000 * 3 + 5)).toBe(3);
});
