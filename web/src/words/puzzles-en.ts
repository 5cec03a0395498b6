import type { PuzzlesWords } from './puzzles-de.ts';

/** The puzzles in English. */
export const puzzlesEn: PuzzlesWords = {
  title: 'Puzzles',
  about:
    'Positions from games of bots. Every way to play on has been looked at, and every answer to it.',
  today: 'Puzzle of the day',
  number: (n) => `Puzzle ${n}`,
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  grades: {
    kadett: 'easy: a Cadet finds it',
    pilot: 'medium: a Pilot finds it',
    admiral: 'hard: an Admiral finds it',
    nobody: 'very hard: no bot finds it',
  },
  solved: 'Solved!',
  shown: 'That was the solution.',
  isSolved: 'solved',
  lost: 'It cannot be done any more: take the move back, or begin again.',
  lesser: 'That can be done, but something else promises more. Try again.',
  refuted:
    'This is how your opponent answers, and nothing helps against it: take the move back, or begin again.',
  beside: 'That is left out of this puzzle. What is asked:',
  answering: 'Your opponent answers as stubbornly as can be.',
  hint: 'Hint',
  hinted: (move) => `A good move: ${move}`,
  dead: 'Nothing leads there from here any more: take the move back, or begin again.',
  solution: 'Show solution',
  again: 'Begin again',
  isBest: (move, own, next) => `“${move}” brings ${own}, the next best ${next}.`,
  isWorse: (move, own, best) => `“${move}” brings ${own}, the best ${best}.`,
  isOver: 'This attempt is over.',
  next: 'Next puzzle',
  all: 'All puzzles',
  none: 'There is no such puzzle.',
  proven: (first) =>
    first === 1
      ? 'Exactly one first move leads there.'
      : `Exactly ${first} first moves lead there.`,
};
