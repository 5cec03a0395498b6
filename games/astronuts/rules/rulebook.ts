/**
 * The numbers of everything the rules of AstroNuts say. `sternwarte rules astronuts` compares this list with the names of
 * the tests, and `text/` has help for each section, ruling and fate.
 */

import { FATE_IDS, type FateId } from './fate.ts';

/** What the rulebook says. */
export const SECTIONS = [
  'R1',
  'R2',
  'R3.1',
  'R3.2',
  'R4.1',
  'R4.2',
  'R4.3',
  'R4.4',
  'R4.5',
  'R5.1',
  'R5.2',
  'R6',
  'R6.1',
  'R6.2',
  'R6.3',
  'R6.4',
  'R6.5',
  'R6.6',
  'R6.7',
  'R7',
  'R8',
  'R9',
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
  'ruling 34',
  'ruling 35',
  'ruling 36',
  'ruling 37',
  'ruling 38',
  'ruling 39',
  'ruling 40',
  'ruling 41',
  'ruling 42',
  'ruling 43',
  'ruling 44',
  'ruling 45',
  'ruling 46',
  'ruling 47',
  'ruling 48',
  'ruling 49',
  'ruling 50',
  'ruling 51',
] as const;

/** Worked examples, those of the rulebook among them. */
export const CASES = [
  'N01',
  'N02',
  'N03',
  'N04',
  'N05',
  'N06',
  'N07',
  'N08',
  'N09',
  'N10',
  'N11',
  'N12',
  'N13',
  'N14',
  'N15',
  'N16',
  'N17',
  'N18',
  'N19',
  'N20',
  'N21',
  'N22',
  'N23',
  'N24',
  'N25',
  'N26',
  'N27',
  'N28',
  'N29',
  'N30',
] as const;

/** What has a text in our own words; the fates have theirs in their own table. */
export type TextId = (typeof SECTIONS)[number] | (typeof RULINGS)[number];
export type HelpId = TextId | FateId;
export type RuleId = HelpId | (typeof CASES)[number];

export const RULE_IDS: readonly RuleId[] = [...SECTIONS, ...RULINGS, ...FATE_IDS, ...CASES];
