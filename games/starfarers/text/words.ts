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
import type {
  CardSet,
  Chance,
  Ending,
  Event,
  Move,
  Reluctance,
  ShipKind,
} from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import type { Colour, People, Resource, Upgrade } from '../rules/data.ts';
import type { OutcomeId } from '../rules/encounter-cards.ts';
import type { Effect, Family, Metric, Side } from '../rules/encounter-tree.ts';
import type { FriendshipEffect } from '../rules/friendship-cards.ts';
import type { NodeId } from '../rules/lattice.ts';
import type { Options } from '../rules/options.ts';
import type { PieceKind } from '../rules/pieces.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { SectorId } from '../rules/sectors.ts';
import type { Phase } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import type { Spot } from './places.ts';
import type { FigureWords, TellingWords } from './telling-words.ts';

export type MoveType = Move['type'];
/** What a seat is called here: its colour in lists of moves, the player's name in records. */
export type NameOf = (seat: Seat) => string;

export interface Deal {
  readonly give: CardSet;
  readonly want: CardSet;
}

export interface MoveContext {
  readonly name: NameOf;
  /** The ship that the move names, before it. */
  readonly ship: { readonly kind: ShipKind; readonly node: NodeId } | null;
  /** Where the move leads or something is put. */
  readonly spot: Spot | null;
  /** What an answer or a closing is about, from the active player's view. */
  readonly deal: Deal | null;
  /** Cards that may still be drawn from the reserve pile. */
  readonly reserveDue: number;
}

export interface AskContext {
  readonly name: NameOf;
  /** Those who are asked, as one phrase. */
  readonly asked: string;
  readonly askedSeats: readonly Seat[];
  /** The player whose turn it is. */
  readonly current: string;
  readonly round: number;
  /** Title and question of the card that is being read; empty when there is none. */
  readonly prompt: string;
  /** How many cards each of those asked has to return. */
  readonly discards: (seat: Seat) => number;
  readonly deal: Deal | null;
  readonly speed: number;
  readonly stepsLeft: number;
  /** The ship in mid-flight as people count them, from 1. */
  readonly flying: number;
}

/** Words of typed moves; the first is the one we write. */
type Words = readonly [string, ...string[]];

export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Vocabulary {
  readonly verbs: Readonly<Record<MoveType, Words>>;
  readonly resources: Readonly<Record<Resource, Words>>;
  readonly upgrades: Readonly<Record<Upgrade, Words>>;
  readonly ships: Readonly<Record<ShipKind, Words>>;
  readonly seats: Readonly<Record<Colour, Words>>;
  readonly answers: Readonly<Record<Answer, Words>>;
  readonly reluctances: Readonly<Record<Reluctance, Words>>;
  /** Between the two sides of a deal, and before the one it is offered to. */
  readonly for: Words;
  readonly to: Words;
}

/** What nouns are called; each language brings its own. */
export interface NounWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly neutral: string;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly upgrades: Readonly<Record<Upgrade, string>>;
  readonly pieces: Readonly<Record<PieceKind, string>>;
  readonly peoples: Readonly<Record<People, string>>;
  readonly sectors: Readonly<Record<SectorId, string>>;
  readonly chips: Readonly<Record<ChipId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}

export interface EncounterWords {
  /** Title and prompt that all cards of a family share. */
  readonly families: Readonly<Record<Family, { readonly title: string; readonly prompt: string }>>;
  /** What is asked when a merchant turns out to be a pirate. */
  readonly unmasked: string;
  readonly outcomes: Readonly<Record<OutcomeId, string>>;
  readonly effects: {
    readonly [Op in Effect['op']]: (effect: Effect & { readonly op: Op }) => string;
  };
  readonly sides: Readonly<Record<Side, string>>;
  readonly cardTitle: (number: number, family: string) => string;
  readonly yes: string;
  readonly no: string;
  contest(metric: Metric, side: string): string;
  compareDrives(side: string): string;
  readonly won: string;
  readonly lost: string;
  readonly escaped: string;
  readonly caught: string;
  readonly bands: readonly [low: string, middle: string, high: string];
  readonly nothing: string;
}

/** Name and effect of a friendship card, told from its data. */
export type FriendshipWords = {
  readonly [Kind in FriendshipEffect['kind']]: (
    effect: FriendshipEffect & { readonly kind: Kind },
  ) => HelpText;
};

export const TERMS = [
  'spacePoint',
  'planetSystem',
  'homeSystems',
  'sector',
  'slot',
  'outpost',
  'dockingPoint',
  'dock',
  'colonySite',
  'spaceportPoint',
  'transporter',
  'colony',
  'spaceport',
  'tradeStation',
  'colonyShip',
  'tradeShip',
  'ship',
  'shipyard',
  'mothership',
  'upgrade',
  'drive',
  'cannon',
  'freightPod',
  'resource',
  'ore',
  'fuel',
  'carbon',
  'food',
  'goods',
  'supply',
  'reservePile',
  'numberChip',
  'replacementChip',
  'pirateBase',
  'icePlanet',
  'halfMedal',
  'medal',
  'victoryPoint',
  'friendshipCard',
  'friendshipMarker',
  'encounter',
  'reader',
  'tradeShipMarker',
  'activePlayer',
  'productionPhase',
  'tradePhase',
  'flightPhase',
  'foundingPhase',
  'ball',
  'speed',
  'combatStrength',
  'contest',
  'spaceJump',
  'grounded',
  'explore',
  'discover',
  'blockade',
  'offer',
  'counterOffer',
  'invitation',
  'turn',
  'round',
] as const;
export type Term = (typeof TERMS)[number];

/** Parts of the rules without numbers of their own: set-up, founding, boards, the variant for two. */
export type Chapter = `section 5.${1 | 2 | 3 | 4 | 5}` | 'section 6' | 'section 16';

/** How a player stands, in a list or in a drawn position. */
export interface StandingWords {
  points(score: number): string;
  readonly mothership: string;
  /** Drives, cannons and freight pods. */
  upgrades(drives: number, cannons: number, pods: number): string;
  halfMedals(count: number): string;
  readonly medals: string;
  cardCount(count: number): string;
}

/** Words of the drawn position. */
export interface DrawingWords extends StandingWords {
  readonly legend: readonly string[];
  head(round: number, phase: string, current: string): string;
  readonly systems: string;
  readonly faceDown: string;
  readonly empty: string;
  readonly docking: string;
  readonly peoples: string;
  readonly notFound: string;
  readonly noStations: string;
  readonly marker: string;
  readonly open: string;
  readonly noCards: string;
  readonly resigned: string;
  /** What cards add to drives and cannons. */
  withCards(drives: number, cannons: number): string;
  readonly hand: string;
  giftShips(count: number): string;
  readonly ships: string;
  readonly noShips: string;
  readonly grounded: string;
  readonly done: string;
  readonly inFlight: string;
  readonly stock: string;
  pieces(colonies: number, stations: number, transporters: number, shipyards: number): string;
  readonly friends: string;
  readonly supply: string;
  readonly reservePile: string;
  readonly encounterCards: string;
  flight(base: number, speed: number): string;
  flying(ship: number, left: number): string;
  offer(name: string, give: string, want: string): string;
  readonly answers: Readonly<Record<'accept' | 'decline' | 'waiting', string>>;
  counter(give: string, want: string): string;
  encounter(title: string, reader: string): string;
  reads(card: string): string;
}

/** What is said at the table. */
export interface StarTableWords {
  readonly title: string;
  readonly headline: (round: number, goal: number) => string;
  readonly nouns: NounWords;
  /** What somebody says who does not want a deal, behind his name. */
  readonly reluctances: Readonly<Record<Reluctance, string>>;
  /** Cards as people say them; `null` for those that are hidden, an empty set for a side left open. */
  cards(cards: CardSet | null): string;
  readonly moves: {
    readonly [Type in MoveType]: (move: OfType<Move, Type>, context: MoveContext) => string;
  };
  readonly telling: TellingWords;
  readonly refusals: RefusalWords<Refusals>;
  readonly asks: {
    readonly [Kind in Task['kind']]: (
      task: Task & { readonly kind: Kind },
      context: AskContext,
    ) => string;
  };
  /** What is asked when the agenda is empty. */
  readonly freely: {
    readonly over: string;
    trade(context: AskContext): string;
    offer(context: AskContext): string;
    flight(context: AskContext): string;
    flying(context: AskContext): string;
  };
  /** How the match ended, said at its end. */
  readonly results: Readonly<Record<Ending, (winners: string, count: number) => string>>;
  /** `A, B and C`. */
  list(parts: readonly string[]): string;
  /** Asked for when somebody meets something. */
  readonly encounters: () => EncounterWords;
  readonly friendship: FriendshipWords;
  readonly terms: Readonly<Record<Term, string>>;
  readonly reasons: BotWords<Feature>['reasons'];
  readonly standing: StandingWords;
}

/** All that is said: also before and after a match, in records, and in typed moves and drawn positions. */
export interface StarWords extends StarTableWords {
  readonly bots: BotWords<Feature>;
  readonly tagline: string;
  readonly vocabulary: Vocabulary;
  readonly chance: {
    readonly [Type in Chance['type']]: (chance: OfType<Chance, Type>, name: NameOf) => string;
  };
  readonly events: {
    readonly [Type in Event['type']]: (event: OfType<Event, Type>, name: NameOf) => string;
  };
  readonly figures: FigureWords;
  readonly endings: Readonly<Record<Ending, string>>;
  /** What to know about a table of two (section 16). */
  readonly twoSeats: string;
  readonly drawing: DrawingWords;
  readonly options: { readonly [Id in keyof Options]: OptionWords };
}
