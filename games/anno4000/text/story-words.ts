/** The shape of a story's catalogue: what happened, as sentences that address their reader. */

import type { Seat } from '@sternwarte/engine';
import type { EliminationReason } from '../rules/actions.ts';
import type { StarId } from '../rules/board.ts';
import type { HomeSet } from '../rules/data.ts';
import type { Ending } from '../rules/ending.ts';

/** Somebody in a sentence: the reader, or another player by name. */
export interface Who {
  readonly seat: Seat;
  readonly you: boolean;
  readonly name: string;
}

/** Ships that arrive on a star. */
export interface Arrival {
  readonly ships: number;
  readonly star: StarId;
  /** How many discs unload together; a short flight uses none. */
  readonly discs: number;
  /** Where a short flight comes from, and whether everything there flew along. */
  readonly from: { readonly star: StarId; readonly all: boolean } | null;
  readonly meets: Meeting;
}

/** What ships meet where they arrive. */
export type Meeting =
  | { readonly kind: 'empty' }
  /** So many stand there together now. */
  | { readonly kind: 'own'; readonly together: number }
  | {
      readonly kind: 'battle';
      readonly defender: Who;
      readonly defenders: number;
      readonly outcome: 'won' | 'lost' | 'bothLost';
    };

/** What can be counted in a match, with a row for each in the tables of its end. */
export const FIGURES = [
  'stars',
  'ships',
  'production',
  'battlesWon',
  'battlesLost',
  'destroyed',
  'lost',
  'built',
  'distance',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Texts without a subject begin with their verb; all others are whole sentences. */
export interface StoryWords {
  /** Set-up. */
  homeSet(set: HomeSet): string;
  home(who: Who, star: StarId, ships: number): string;
  begins(who: Who): string;

  /** Without a subject: the deeds of a seat. */
  choosesHome(by: Who, star: StarId): string;
  arrives(by: Who, arrival: Arrival): string;
  /** So many ships stay behind. */
  starts(by: Who, star: StarId, ships: number, stay: number): string;
  resigns(by: Who): string;
  /** Added to a deed. */
  homeLeftEmpty(by: Who): string;
  homeBack(by: Who): string;

  /** Whole sentences. */
  homeCaptured(owner: Who, by: Who, star: StarId): string;
  production(who: Who, star: StarId, ships: number): string;
  /** Somebody else holds the home star, or nobody. */
  noProduction(who: Who, star: StarId, holder: Who | null): string;
  exchange(a: Who, b: Who, dueRound: number): string;
  exchangeEnded(a: Who, b: Who): string;
  eliminated(who: Who, reason: EliminationReason, home: StarId): string;
  over(winners: readonly Who[], ending: Ending): string;

  readonly figures: Readonly<Record<Figure, string>>;
}
