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
import type { Chance, Event, LossReason, Move, Nuts, Purpose, Unit } from '../rules/actions.ts';
import type { FieldId } from '../rules/board.ts';
import type { Colour } from '../rules/data.ts';
import type { Ending } from '../rules/ending.ts';
import type { FateId, ShipAction } from '../rules/fate.ts';
import type { Options } from '../rules/options.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { Step, StepType } from '../rules/step.ts';

/** What a sentence about a move wants to know of the position. */
export interface MoveContext {
  /** Where the ship of the move is. */
  readonly from: FieldId | null;
  /** What the move costs in actions. */
  readonly actions: number;
  /** Whose ships are in the way, in path order. */
  readonly asked: readonly Seat[];
  /** Asteroid fields that have to be survived. */
  readonly asteroids: number;
  /** The result that Time Warp would throw away. */
  readonly face: number;
  /** What is offered to the player asked: what he gets, and what he gives for it. */
  readonly offer: { readonly get: Colour; readonly give: Colour } | null;
}

export interface ChanceContext {
  readonly name: (seat: Seat) => string;
  /** Who rolls, and what for. */
  readonly roller: string;
  readonly purpose: Purpose | null;
}

export const TERMS = [
  'field',
  'route',
  'planet',
  'smallPlanet',
  'largePlanet',
  'homePlanet',
  'astroShip',
  'colony',
  'nut',
  'astroBank',
  'action',
  'actionTrack',
  'turn',
  'round',
  'landing',
  'fate',
  'mining',
  'founding',
  'building',
  'attack',
  'technology',
  'trade',
  'passage',
  'asteroids',
  'astroHole',
  'teleport',
] as const;
export type Term = (typeof TERMS)[number];

/** Words that are typed inside moves. */
export const ANSWERS = ['yes', 'no', 'none', 'all', 'ship', 'colony'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Words of the drawn position. */
export interface DrawingWords {
  readonly legend: string;
  readonly bank: string;
  turn(round: number, name: string, actions: number): string;
  summary(count: number, held: string, technologies: string): string;
  readonly ships: string;
  readonly noNuts: string;
  readonly noTechnology: string;
  readonly resigned: string;
  readonly done: string;
  readonly cannot: string;
}

/** What is asked of somebody at each step; chance and the end are said without a name. */
export type AskWords = {
  readonly [Type in StepType]: (step: OfType<Step, Type>, context: AskContext) => string;
};

export interface AskContext {
  /** Who is asked, or rolls. */
  readonly name: string;
  readonly actions: number;
  readonly purpose: Purpose | null;
  /** The name of the player whose turn it is. */
  readonly current: string;
}

/** The words of typed moves. */
export interface Vocabulary {
  /** The nuts by their colour. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** The verbs of typed moves; the first is the one we write. */
  readonly verbs: Readonly<Record<Move['type'], readonly [string, ...string[]]>>;
  readonly answers: Readonly<Record<Answer, readonly [string, ...string[]]>>;
}

export interface NutsWords extends Vocabulary {
  readonly bots: BotWords<Feature>;
  readonly title: string;
  readonly tagline: string;
  readonly headline: (round: number, isLast: boolean) => string;
  /** The players by their colour. */
  readonly players: Readonly<Record<Colour, string>>;
  readonly technologies: Readonly<Record<Colour, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly shipActions: Readonly<Record<ShipAction, string>>;
  readonly losses: Readonly<Record<LossReason, string>>;
  /** A field by its name or by what lies around it, and where somebody is who stands on it. */
  readonly called: (field: FieldId) => string;
  readonly at: (field: FieldId) => string;
  /** `1 red and 2 yellow nuts`. */
  readonly nutList: (nuts: Nuts) => string;
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
  readonly refusals: RefusalWords<Refusals>;
  readonly asks: AskWords;
  /** How the match ended, said at its end. */
  readonly results: Readonly<Record<Ending, (winners: readonly string[]) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** `A, B and C`. */
  readonly list: (parts: readonly string[]) => string;
  readonly drawing: DrawingWords;
  readonly options: { readonly [Id in keyof Options]: OptionWords };
  readonly terms: Readonly<Record<Term, string>>;
  readonly fates: Readonly<Record<FateId, HelpText>>;
}
