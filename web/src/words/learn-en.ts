/** Learning in English. */

import type { LearnWords } from './learn-de.ts';

export const learnEn: LearnWords = {
  chapters: (title) => `Learn ${title}`,
  chaptersAbout:
    'Short lessons on the real board. You make the moves; one that is not meant is explained and does not count.',
  noChapters: 'There are no lessons for this game yet.',
  learnt: (done, all) => `${done} of ${all} learnt`,
  isLearnt: 'learnt',
  minutesShort: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  beginHere: 'Begin here',
  goOnHere: 'Go on here',
  moreInRules: 'More in the rules:',
  rulesOf: (rules) => `Rules ${rules}`,
  noSuchChapter: 'There is no such lesson.',
  lesson: 'Lesson',
  stepOf: (step, all) => `Step ${step} of ${all}`,
  next: 'Next',
  tryIt: 'Try it',
  hint: 'Hint',
  doIt: 'Show me',
  watch: 'The others are moving …',
  done: 'Well done',
  isOver: 'The lesson is over.',
  nextChapter: (title) => `Next: ${title}`,
  again: 'Once more',
  allChapters: 'All lessons',
  playNow: 'Play now',
  backToMatch: 'Back to the match',

  momentThinks: 'The bots have another look at this …',
  momentTitle: (round) => `Turning point${round === '' ? '' : `, ${round}`}`,
  momentBefore: (move) => `Here you played “${move}”. There was something better. Can you find it?`,
  momentHint: (move) => `The bots would play: ${move}`,
  momentSame: (move) =>
    `That is what happened in the match: “${move}”. Nothing forbids it, but there is better.`,
  momentOther: 'That is possible as well. The bots had something else in mind.',
  momentBetter: (move, chance, reason) =>
    `Better was “${move}”. ${reason} After it the bots give you a chance of ${chance} to win.`,
  momentAgreed: (move) =>
    `Here you played “${move}”. The bots have thought about it for longer and find nothing better: the move was fine.`,
  momentReason: (reason) => `Why: ${reason}.`,
  momentMissing: 'This moment is not kept, or it was not your move.',
  playOn: 'Play on from here',
  playOnFailed: 'The new match could not be kept.',
  toMatch: 'Back to the result',
};
