/**
 * The numbers of everything the rules of Anno 4000 say. `sternwarte rules anno4000` compares this list with the names of
 * the tests, and `text/` has help for each section and ruling.
 */

/** What the rulebook says. */
export const SECTIONS = [
  'R1',
  'R3.1',
  'R3.2',
  'R3.3',
  'R3.4',
  'R3.5',
  'R4.1',
  'R4.2',
  'R4.3',
  'R4.4',
  'R4.5',
  'R5',
  'R6.1',
  'R6.2',
  'R6.3',
  'R6.4',
  'R6.5',
  'R6.6',
  'R7',
  'R8.1',
  'R8.2',
  'R8.3',
  'R8.4',
  'R8.5',
  'R8.6',
  'R9',
  'R10',
] as const;

/** What we decided where the rulebook is silent or unclear. */
export const RULINGS = [
  'ruling 1',
  'ruling 2',
  'ruling 3',
  'ruling 4',
  'ruling 5',
  'ruling 6',
  'ruling 7',
  'ruling 8',
  'ruling 9',
  'ruling 10',
  'ruling 11',
  'ruling 12',
  'ruling 13',
  'ruling 14',
  'ruling 15',
  'ruling 16',
  'ruling 17',
  'ruling 18',
  'ruling 19',
  'ruling 20',
  'ruling 21',
  'ruling 22',
  'ruling 23',
  'ruling 24',
  'ruling 25',
  'ruling 26',
  'ruling 27',
  'ruling 28',
  'ruling 29',
  'ruling 30',
  'ruling 31',
  'ruling 32',
  'ruling 33',
] as const;

/** Worked examples, most of them the rulebook’s own. */
export const CASES = [
  'A01',
  'A02',
  'A03',
  'A04',
  'A05',
  'A06',
  'A07',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
  'A22',
  'A23',
  'A24',
  'A25',
  'A26',
  'A27',
] as const;

export type HelpId = (typeof SECTIONS)[number] | (typeof RULINGS)[number];
export type RuleId = HelpId | (typeof CASES)[number];

export const RULE_IDS: readonly RuleId[] = [...SECTIONS, ...RULINGS, ...CASES];
