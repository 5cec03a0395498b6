/** The sentences of the story: what a catalogue must be able to tell, in its own grammar. */

import type { Nuts, Unit } from '../rules/actions.ts';
import type { FieldId } from '../rules/board.ts';
import type { Colour } from '../rules/data.ts';
import type { Ending } from '../rules/ending.ts';
import type { Effect, Face } from '../rules/fate.ts';

/** Somebody in the story; the reader himself is addressed as "you". */
export interface Person {
  readonly you: boolean;
  readonly name: string;
}

/** What came of a stroke of fate beyond what the table of fate says. */
export interface Outcome {
  /** What the bank gave at once. */
  readonly nuts: Nuts;
  /** Something remains to be chosen. */
  readonly asked: boolean;
  /** Actions won or lost. */
  readonly actions: number;
  /** Where the last ship, once lost, was replaced. */
  readonly replaced: FieldId | null;
}

export interface BattleTold {
  readonly defender: Person;
  readonly field: FieldId;
  readonly unit: Unit;
  readonly attack: { readonly face: number; readonly bonus: number };
  readonly defence: { readonly face: number; readonly bonus: number };
  readonly destroyed: boolean;
  /** How many units of this kind the defender has left. */
  readonly left: number;
  readonly replaced: FieldId | null;
}

/** What made the winners win. */
export type Decider = 'colonies' | 'nuts' | 'technologies' | 'ships';

/** Sentences about a person have no subject: they begin with the verb. */
export interface StoryWords {
  readonly roll: (face: number) => string;
  readonly fate: (id: string) => string;
  readonly score: (attack: number, defence: number) => string;

  readonly begins: (who: Person) => string;
  readonly nutsLie: (count: number) => string;
  readonly places: (who: Person, colour: Colour, planet: FieldId) => string;

  readonly bets: (
    who: Person,
    bet: { readonly declared: number; readonly face: Face; readonly actions: number },
  ) => string;
  readonly warps: (who: Person, face: Face) => string;

  readonly flies: (who: Person, from: FieldId, to: FieldId) => string;
  readonly jumps: (who: Person, from: FieldId, to: FieldId) => string;
  readonly asksPassage: (who: Person, owners: readonly Person[]) => string;
  readonly grants: (owner: Person, who: Person) => string;
  readonly refuses: (owner: Person, who: Person) => string;
  readonly dodges: (who: Person, field: FieldId) => string;
  readonly isSmashed: (who: Person, field: FieldId, replaced: FieldId | null) => string;

  readonly lands: (who: Person, planet: FieldId, title: string, outcome: string) => string;
  readonly choosesGift: (who: Person, title: string, outcome: string) => string;
  readonly outcome: (effect: Effect, outcome: Outcome) => string;
  readonly escapes: (who: Person, face: Face) => string;
  readonly isHeld: (who: Person, face: Face) => string;

  readonly mines: (who: Person, planet: FieldId, nuts: Nuts, paid: Nuts) => string;
  readonly lastNuts: string;
  readonly founds: (who: Person, planet: FieldId, count: number, paid: Nuts) => string;
  readonly survives: (who: Person, planet: FieldId, count: number) => string;
  readonly diesOut: (who: Person, planet: FieldId) => string;
  readonly isGivenColony: (who: Person, planet: FieldId, count: number) => string;
  readonly hasAll: (who: Person, isOver: boolean) => string;
  readonly buildsShip: (who: Person, field: FieldId, count: number) => string;
  readonly isGivenShip: (who: Person, field: FieldId, count: number) => string;
  readonly isBeamed: (who: Person, planet: FieldId) => string;

  readonly fights: (who: Person, battle: BattleTold) => string;

  readonly takes: (who: Person, nuts: Nuts) => string;
  readonly swaps: (who: Person, give: Colour, get: Colour) => string;
  readonly researches: (who: Person, colour: Colour) => string;
  readonly isTaught: (who: Person, colour: Colour) => string;
  readonly offers: (who: Person, asked: readonly Person[], give: Colour, get: Colour) => string;
  readonly declines: (who: Person) => string;
  readonly trades: (who: Person, partner: Person, give: Colour, get: Colour) => string;

  readonly resigns: (who: Person) => string;
  readonly ends: (
    ending: Ending,
    winners: readonly Person[],
    colonies: number,
    decider: Decider,
  ) => string;

  /** How far luck went beyond expectation: `+1.5`, `−0.5`. */
  readonly luck: (value: number) => string;
  readonly share: (won: number, of: number) => string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly statistics: Readonly<Record<Statistic, string>>;
}

/** Where colonies stand at the end; together they are the score. */
export const SOURCES = ['homes', 'large', 'small'] as const;
export type Source = (typeof SOURCES)[number];

export const STATISTICS = [
  'nutsHeld',
  'nutsMined',
  'nutsGiven',
  'technologies',
  'distance',
  'landings',
  'actions',
  'betLuck',
  'battles',
  'battleLuck',
  'trades',
] as const;
export type Statistic = (typeof STATISTICS)[number];
