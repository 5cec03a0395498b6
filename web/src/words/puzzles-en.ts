import type { PuzzlesWords } from './puzzles-de.ts';

/** The puzzles in English. */
export const puzzlesEn: PuzzlesWords = {
  title: 'Puzzles',
  about:
    'Positions from games of bots. For each of them every way through the turn has been looked at.',
  today: 'Puzzle of the day',
  number: (n) => `Puzzle ${n}`,
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  grades: {
    kadett: 'easy: a Kadett finds it',
    pilot: 'medium: a Pilot finds it',
    admiral: 'hard: an Admiral finds it',
    nobody: 'very hard: no bot finds it',
  },
  solved: 'Solved!',
  isSolved: 'solved',
  lost: 'It cannot be done any more: take the move back, or begin again.',
  hint: 'Hint',
  hinted: (move) => `A good beginning: ${move}`,
  solution: 'Show the solution',
  again: 'Begin again',
  next: 'Next puzzle',
  all: 'All puzzles',
  none: 'There is no such puzzle.',
  proven: (first) =>
    first === 1
      ? 'Exactly one first move leads there.'
      : `Exactly ${first} first moves lead there.`,
};
