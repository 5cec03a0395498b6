/** The shape of a catalogue: every language must have a text for every key, or it does not compile. */

import type {
  BotWords,
  HelpText,
  OfType,
  OptionWords,
  RefusalWords,
  Seat,
} from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';
import type { Chance, EliminationReason, Event, Move } from '../rules/actions.ts';
import type { Fleet } from '../rules/data.ts';
import type { Ending } from '../rules/ending.ts';
import type { Options } from '../rules/options.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { HelpId } from '../rules/rulebook.ts';
import type { StoryWords } from './story-words.ts';

/** What stands on the star that a move flies to. */
export type Target =
  | { readonly kind: 'empty' }
  | { readonly kind: 'own'; readonly ships: number }
  | { readonly kind: 'foreign'; readonly ships: number; readonly fleet: Fleet };

export interface MoveContext {
  /** Ships on the discs that land, with all their numbers as people count them: from 1. */
  readonly landing: { readonly discs: readonly number[]; readonly ships: number };
  readonly target: Target;
  /** Ships on the star that the move leaves. */
  readonly present: number;
}

export interface ChanceContext {
  readonly name: (seat: Seat) => string;
  /** Who gets a home star, while they are drawn. */
  readonly drawer: string;
}

export const TERMS = [
  'star',
  'homeStar',
  'sector',
  'level',
  'yellowLevel',
  'redLevel',
  'population',
  'minerals',
  'pair',
  'fleet',
  'ship',
  'hyperspace',
  'track',
  'entryField',
  'disc',
  'production',
  'landing',
  'start',
  'shortFlight',
  'doubleMove',
  'multipleAttack',
  'battle',
  'recapture',
  'exchange',
  'truce',
  'evacuation',
  'elimination',
  'turn',
  'round',
] as const;
export type Term = (typeof TERMS)[number];

/** Words of the drawn position. */
export interface DrawingWords {
  readonly legend: string;
  free(discs: number): string;
  flight(field: number, sector: string, ships: number): string;
  readonly reaches: string;
  readonly mustLand: string;
  summary(stars: number, ships: number, pairs: number): string;
  readonly out: string;
  readonly threatened: string;
  exchange(a: string, b: string, dueRound: number): string;
}

/** The verbs of typed moves; the first is the one we write. */
export type Verbs = Readonly<Record<Move['type'], readonly [string, ...string[]]>>;

export interface AnnoWords {
  readonly bots: BotWords<Feature>;
  readonly title: string;
  readonly tagline: string;
  /** Where the match stands and what it is about. */
  readonly headline: {
    readonly setUp: string;
    /** `last` is the last round, when there is one. */
    round(round: number, last: number | null): string;
    /** In its place when a standstill is near: how many rounds are left. There is room for one of them. */
    quiet(round: number, left: number): string;
    over(round: number): string;
  };
  readonly fleets: Readonly<Record<Fleet, string>>;
  readonly verbs: Verbs;
  readonly moves: {
    readonly [Type in Move['type']]: (move: OfType<Move, Type>, context: MoveContext) => string;
  };
  readonly chance: {
    readonly [Type in Chance['type']]: (
      chance: OfType<Chance, Type>,
      context: ChanceContext,
    ) => string;
  };
  readonly events: {
    readonly [Type in Event['type']]: (
      event: OfType<Event, Type>,
      name: (seat: Seat) => string,
    ) => string;
  };
  readonly reasons: Readonly<Record<EliminationReason, string>>;
  readonly refusals: RefusalWords<Refusals>;
  readonly asks: {
    readonly chance: string;
    readonly over: string;
    home(name: string): string;
    landing(name: string): string;
    /** Only at tables where discs land after the departure as well. */
    mayStillLand(name: string): string;
    departed(name: string): string;
    /** The turn is over but for its end, and nothing saved him. */
    doomed(name: string, home: string): string;
    /** The captor's own home star is taken, so that an exchange begins with the end of the turn. */
    saved(name: string, home: string): string;
    mustLand(name: string): string;
    evacuate(name: string, stars: string): string;
    threatened(name: string, star: string): string;
  };
  /** What a player is asked once before he does it all the same. */
  readonly warnings: {
    out(home: string): string;
    readonly noShips: string;
    lostBattle(star: string, ships: number, defenders: number): string;
    bothLost(star: string, ships: number, defenders: number): string;
  };
  readonly endings: Readonly<Record<Ending, string>>;
  readonly story: StoryWords;
  readonly drawing: DrawingWords;
  readonly options: { readonly [Id in keyof Options]: OptionWords };
  readonly terms: Readonly<Record<Term, string>>;
  readonly help: Readonly<Record<HelpId, HelpText>>;
}
