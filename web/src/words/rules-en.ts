import type { RulesWords } from './rules-de.ts';

/** The rules reference, in English. */
export const rulesEn: RulesWords = {
  of: (game) => `Rules: ${game}`,
  contents: 'Chapters',
  summary: 'On one page',
  more: 'More',
  search: 'Search the rules',
  searchHint: 'A question, a word, a number',
  found: (count) => (count === 1 ? '1 rule found' : `${count} rules found`),
  none: 'There is no rule about that.',
  ruling: 'Ruling',
  section: 'Section',
  ours: 'Our ruling',
  reads: 'How we read the rulebook',
  because: 'Why',
  settles: 'Settles',
  settledBy: 'What we ruled about it',
  option: 'Option',
  now: 'For this decision',
  refused: 'Why that is not possible',
  happened: 'What applied here',
  whole: 'All rules on a page of their own',
};
