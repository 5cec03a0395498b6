// @vitest-environment happy-dom

/** Puzzles at the table: solved, lost by what leads nowhere, answered, taken back and shown. */

import { hasAnswers, type Puzzle, type Tagged } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { GAME_IDS, seatNamesAt } from '@sternwarte/games/catalogue';
import { loadSoundGame } from '@sternwarte/games/load';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../match/clock.ts';
import { puzzlesWords } from '../words/puzzles.ts';
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

async function open(id: GameId, puzzle: Puzzle) {
  const goal = (await loadGoals(id))[puzzle.goal];
  if (goal === undefined) throw new Error(`no goal ${puzzle.goal}`);
  const loaded = await loadSoundGame(id, 'en');
  const clock = fakeClock();
  const seatNames = seatNamesAt(id, puzzle.scenario.options);
  return { clock, match: new PuzzleMatch(puzzle, { ...loaded, seatNames, goal }, clock) };
}

/** The first puzzle of each goal of each game. */
const samples = (
  await Promise.all(
    GAME_IDS.map(async (id) => {
      const puzzles = await loadPuzzles(id);
      return Object.entries(await loadGoals(id)).flatMap(([name, goal]) =>
        puzzles
          .filter((puzzle) => puzzle.goal === name)
          .slice(0, 1)
          .map((puzzle) => ({ id, name, goal, puzzle })),
      );
    }),
  )
).flat();

const isListed = (moves: readonly Tagged[], move: Tagged): boolean =>
  moves.some((known) => JSON.stringify(known) === JSON.stringify(move));

/** What the table asks for. */
function askedAt({ position, words, names }: PuzzleMatch): string {
  return words.en.asks(position.value.view, names.en);
}

describe.each(samples)('a puzzle of $id: $name', ({ id, goal, puzzle }) => {
  test('is solved by the moves that are advised, and can be begun again', async () => {
    const { match, clock } = await open(id, puzzle);
    while (match.stage.value === 'open') {
      match.showHint();
      const move = match.advised.value;
      expect(move).not.toBeNull();
      expect(match.play(move)).toBeNull();
      clock.run();
    }
    expect(match.stage.value).toBe('solved');
    expect(match.position.value.asked).toBeNull();
    // Whatever the position would ask: nobody is to answer.
    expect(askedAt(match)).toBe(puzzlesWords.en.isOver);
    match.again();
    expect(match.stage.value).toBe('open');
    expect(askedAt(match)).not.toBe(puzzlesWords.en.isOver);
    expect(match.position.value.asked).toBe(puzzle.seat);
  });

  test('is lost by what leads nowhere, and that can be taken back', async () => {
    const { match, clock } = await open(id, puzzle);
    const { moves } = match.position.value;
    const wrong =
      moves.find(({ type }) => type === 'endTurn') ??
      moves.find((move) => !isListed(puzzle.solutions, move));
    expect(match.play(wrong)).toBeNull();
    clock.run();
    // Where chance decides nothing is lost: something else is better.
    const isChance = goal.throughChance !== undefined;
    expect(isChance ? ['lesser'] : ['lost', 'refuted']).toContain(match.stage.value);
    expect(askedAt(match)).toBe(puzzlesWords.en.isOver);
    expect(match.undo(false)).toBeNull();
    expect(match.stage.value).toBe('open');
    expect(match.position.value.asked).toBe(puzzle.seat);
  });

  test('tells what came of a move, so that the board can show it', async () => {
    const { match } = await open(id, puzzle);
    const { number } = match.position.value.news;
    const [move] = puzzle.line;
    expect(match.play(move)).toBeNull();
    const { news } = match.position.value;
    expect(news.number).toBe(number + 1);
    // A bet alone leaves no trace.
    expect(news.events.length > 0).toBe(move?.type !== 'declare');
  });

  test('answers what it leaves out, and that changes nothing', async () => {
    const { match } = await open(id, puzzle);
    const { game } = await loadSoundGame(id, 'en');
    const before = match.position.value;
    const leftOut = game
      .moves(before.view, puzzle.seat)
      .filter((move) => !isListed(before.moves, move));
    expect(leftOut).not.toEqual([]);
    for (const move of leftOut) {
      expect(match.play(move)).toBeNull();
      expect(match.isBeside.value).toBe(true);
      expect(match.position.value).toBe(before);
    }
    match.play(before.moves[0]);
    expect(match.isBeside.value).toBe(false);
  });

  test('is shown move by move', async () => {
    const { match, clock } = await open(id, puzzle);
    match.showSolution();
    expect(match.busy.value).toBe(true);
    clock.run();
    expect(match.busy.value).toBe(false);
    expect(match.stage.value).toBe('solved');
    expect(match.isShown.value).toBe(true);
  });
});

describe.each(samples.filter(({ goal }) => goal.throughChance !== undefined))(
  'a puzzle of $id in which chance decides: $name',
  ({ id, puzzle }) => {
    test('compares what was tried with the best, and the best with the next best', async () => {
      const { match } = await open(id, puzzle);
      expect(match.compare()).toBeNull();
      const { moves } = match.position.value;
      const { view } = match.position.value;
      const tried = moves.find((move) => !isListed(puzzle.solutions, move));
      match.play(tried);
      const wrong = match.compare();
      // Named as it was where it was made.
      expect(wrong).toMatchObject({ move: tried, view });
      expect(wrong?.made).toBeLessThan(wrong?.best ?? 0);
      match.again();
      match.play(puzzle.solutions[0]);
      const right = match.compare();
      expect(right?.made).toBeCloseTo(right?.best ?? NaN);
      expect(right?.next).toBeLessThan(right?.best ?? 0);
      expect(right?.next).toBeGreaterThanOrEqual(wrong?.made ?? Infinity);
    });
  },
);

describe.each(samples.filter(({ goal }) => hasAnswers(goal)))(
  'a puzzle of $id in which others answer: $name',
  ({ id, puzzle }) => {
    /** Ends the turn at once, or does the first thing that leads nowhere and ends it then. */
    function playBadly(match: PuzzleMatch): void {
      for (let moves = 0; moves < 5 && match.position.value.asked !== null; moves++) {
        const { moves: possible } = match.position.value;
        const end = possible.find(({ type }) => type === 'endTurn');
        expect(
          match.play(end ?? possible.find((move) => !isListed(puzzle.solutions, move))),
        ).toBeNull();
      }
    }

    test('a turn that leads nowhere is answered on the board by what refutes it', async () => {
      const { match, clock } = await open(id, puzzle);
      playBadly(match);
      expect(match.stage.value).toBe('open');
      expect(match.busy.value).toBe(true);
      const before = match.position.value.log.length;
      clock.run();
      expect(match.position.value.log.length).toBeGreaterThan(before);
      expect(match.stage.value).toBe('refuted');
    });

    test('taking back takes the answer with it', async () => {
      const { match, clock } = await open(id, puzzle);
      const view = JSON.stringify(match.position.value.view);
      playBadly(match);
      clock.run();
      while (match.position.value.undo !== null) expect(match.undo(false)).toBeNull();
      expect(JSON.stringify(match.position.value.view)).toBe(view);
    });

    test('an answer that is under way ends with the puzzle', async () => {
      const { match, clock } = await open(id, puzzle);
      playBadly(match);
      match.again();
      clock.run();
      expect(match.stage.value).toBe('open');
      expect(match.position.value.asked).toBe(puzzle.seat);
    });
  },
);

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
