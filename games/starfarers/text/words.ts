/** The shape of a catalogue: every language must have a text for every key, or it does not compile. */

import type { HelpText, OptionWords, RefusalWords, Seat } from '@sternwarte/engine';
import type { CardSet, Chance, Ending, Event, Move } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import type { FoundingObstacle } from '../rules/colonies.ts';
import type { Colour, People, Resource, Upgrade, Ball } from '../rules/data.ts';
import type { OutcomeId } from '../rules/encounter-cards.ts';
import type { Family } from '../rules/encounter-tree.ts';
import type { EndObstacle } from '../rules/flight.ts';
import type { FriendshipCardId } from '../rules/friendship-cards.ts';
import type { NodeId } from '../rules/lattice.ts';
import type { Options } from '../rules/options.ts';
import type { PieceKind } from '../rules/pieces.ts';
import type { Item, Refusals } from '../rules/refusals.ts';
import type { HelpId } from '../rules/rulebook.ts';
import type { Task } from '../rules/tasks.ts';

type OfType<Union extends { type: string }, Type> = Extract<Union, { type: Type }>;

/** What a node is, as far as one can see. */
export type Place =
  | { readonly kind: 'space' }
  | { readonly kind: 'site'; readonly planets: readonly [PlanetLabel, PlanetLabel] }
  | { readonly kind: 'dock'; readonly people: People }
  | { readonly kind: 'unexplored' }
  | { readonly kind: 'faceDown' };

export interface PlanetLabel {
  readonly resource: Resource;
  /** `null` while its chip lies face down. */
  readonly chip: ChipId | null;
}

export interface MoveContext {
  readonly name: (seat: Seat) => string;
  /** The point with what can be seen there. */
  readonly place: (node: NodeId) => string;
  /** The kind of the active player's ship with this transporter. */
  readonly ship: (index: number) => string;
}

export interface EventContext {
  readonly name: (seat: Seat) => string;
}

export const TERMS = [
  'spacePoint',
  'system',
  'homeSystem',
  'sector',
  'outpost',
  'dockingPoint',
  'colonySite',
  'spaceportPoint',
  'colony',
  'spaceport',
  'tradeStation',
  'transporter',
  'colonyShip',
  'tradeShip',
  'shipyard',
  'mothership',
  'upgrade',
  'drive',
  'cannon',
  'freightPod',
  'supply',
  'reservePile',
  'numberChip',
  'halfMedal',
  'medal',
  'friendshipMarker',
  'friendshipCard',
  'encounter',
  'tradeShipMarker',
  'pirateBase',
  'icePlanet',
  'activePlayer',
  'productionPhase',
  'tradePhase',
  'flightPhase',
] as const;
export type Term = (typeof TERMS)[number];

/** The decisions that a task asks for. */
export type AskedTask = Extract<
  Task['kind'],
  | 'placeColony'
  | 'placeSpaceport'
  | 'placeShip'
  | 'foundingUpgrade'
  | 'aid'
  | 'discard'
  | 'rob'
  | 'number'
  | 'question'
  | 'pay'
  | 'swap'
  | 'takeCards'
  | 'give'
  | 'wear'
  | 'gainUpgrade'
  | 'loseUpgrade'
  | 'ground'
  | 'jump'
  | 'foundHere'
  | 'pickCard'
  | 'giftShip'
>;

export interface CardText {
  readonly name: string;
  readonly text: string;
}

export interface FamilyText {
  readonly title: string;
  readonly prompt: string;
}

/** Words of the position told in text. */
export interface DrawingWords {
  readonly supply: string;
  readonly pile: string;
  readonly hand: string;
  cards(count: number): string;
  points(count: number): string;
  readonly out: string;
  readonly neutral: string;
  readonly systems: string;
  readonly outposts: string;
  readonly emptySectors: string;
  readonly faceDown: string;
  readonly hiddenChip: string;
  readonly free: string;
  stations(count: number): string;
  holder(name: string): string;
  readonly openCards: string;
  readonly halfMedals: string;
  readonly medals: string;
  readonly giftShips: string;
  readonly stock: string;
  readonly inFlight: string;
  readonly grounded: string;
  readonly flown: string;
  speed(total: number): string;
  round(round: number): string;
}

export interface StarWords {
  readonly title: string;
  readonly tagline: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly upgrades: Readonly<Record<Upgrade, string>>;
  readonly pieces: Readonly<Record<PieceKind, string>>;
  readonly items: Readonly<Record<Item, string>>;
  readonly peoples: Readonly<Record<People, string>>;
  readonly balls: Readonly<Record<Ball, string>>;
  readonly cards: Readonly<Record<FriendshipCardId, CardText>>;
  readonly families: Readonly<Record<Family, FamilyText>>;
  /** What the disguised pirate asks. */
  readonly openFire: string;
  readonly outcomes: Readonly<Record<OutcomeId, string>>;
  chip(id: ChipId): string;
  set(cards: CardSet): string;
  place(node: NodeId, place: Place): string;
  /** The verbs of typed moves; the first is the one we write. */
  readonly verbs: Readonly<Record<Move['type'], readonly [string, ...string[]]>>;
  readonly moves: {
    readonly [Type in Move['type']]: (move: OfType<Move, Type>, context: MoveContext) => string;
  };
  readonly chance: {
    readonly [Type in Chance['type']]: (
      chance: OfType<Chance, Type>,
      context: EventContext,
    ) => string;
  };
  readonly events: {
    readonly [Type in Event['type']]: (
      event: OfType<Event, Type>,
      name: (seat: Seat) => string,
    ) => string;
  };
  readonly endObstacles: Readonly<Record<EndObstacle, string>>;
  readonly foundingObstacles: Readonly<Record<FoundingObstacle, string>>;
  readonly refusals: RefusalWords<Refusals>;
  readonly asks: Readonly<Record<AskedTask, (name: string) => string>> & {
    readonly chance: string;
    readonly over: string;
    trade(name: string): string;
    answer(name: string): string;
    flight(name: string, speed: number): string;
  };
  readonly results: Readonly<Record<Ending, (winners: string) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly and: string;
  readonly drawing: DrawingWords;
  readonly options: { readonly [Id in keyof Options]: OptionWords };
  readonly terms: Readonly<Record<Term, string>>;
  readonly help: Readonly<Record<HelpId, HelpText>>;
}
