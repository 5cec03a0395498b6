/** The shape of the story: sentences whose subject stands before them, in the second person for the reader. */

import type { Seat } from '@sternwarte/engine';
import type { Balls, CardSet, ShipKind } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import type { People, Resource, Upgrade } from '../rules/data.ts';
import type { Family, Metric } from '../rules/encounter-tree.ts';
import type { Landmark, Spot, SpotPlanet } from './places.ts';

/** Encounters that ask yes or no; `unmasked` is the merchant who turns out to be a pirate. */
export type Question = Exclude<Family, 'merchant' | 'travellers' | 'wear'> | 'unmasked';

/** Who speaks of whom. */
export interface Voice {
  /** Whether the deed is the reader's own: the verb is in the second person. */
  readonly own: boolean;
  /** Somebody as an object of the sentence: a name, or `dich` and `dir`. */
  readonly whom: (seat: Seat) => string;
  readonly toWhom: (seat: Seat) => string;
  readonly isReader: (seat: Seat) => boolean;
}

/** A score that has changed, or `null`. */
export type Points = number | null;

export interface TellingWords {
  /** Somebody as an object: accusative and dative of the reader. */
  readonly you: readonly [whom: string, toWhom: string];
  rolls(total: number, voice: Voice): string;
  begins(voice: Voice): string;
  places(piece: ShipKind | 'colony' | 'spaceport', spot: Spot, voice: Voice): string;
  builds(ship: ShipKind, spot: Spot, voice: Voice): string;
  extends(spot: Spot, points: Points, voice: Voice): string;
  /** What the planets brought: each share a phrase of `share`. */
  yields(shares: readonly string[]): string;
  share(cards: CardSet, seat: Seat, voice: Voice): string;
  readonly noYield: string;
  readonly seven: string;
  shortage(resource: Resource): string;
  takesAid(resource: Resource, voice: Voice): string;
  discards(cards: CardSet, voice: Voice): string;
  /** `null` for those who do not know which card it was. */
  steals(resource: Resource | null, from: Seat, voice: Voice): string;
  /** A card of choice from each of them; `null` for those who do not know which. */
  receives(cards: CardSet | null, from: readonly Seat[], voice: Voice): string;
  draws(resource: Resource | null, count: number, voice: Voice): string;
  readonly pileRebuilt: string;
  exchanges(give: CardSet, want: CardSet, voice: Voice): string;
  deals(give: CardSet, want: CardSet, partner: Seat, voice: Voice): string;
  /** An offer that came to nothing; `null` to all. */
  failsToDeal(give: CardSet, want: CardSet, to: Seat | null, voice: Voice): string;
  pays(cards: CardSet, voice: Voice): string;
  gains(cards: CardSet, voice: Voice): string;
  fits(upgrade: Upgrade, now: number, limit: number, voice: Voice): string;
  isGiven(upgrade: Upgrade, now: number, limit: number, voice: Voice): string;
  loses(upgrade: Upgrade, now: number, limit: number, voice: Voice): string;
  honours(points: Points, voice: Voice): string;
  /** Above 0 gained, below 0 lost. */
  medals(change: number, points: Points, voice: Voice): string;
  isGivenShip(voice: Voice): string;
  shakes(balls: Balls, voice: Voice): string;
  speed(speed: number): string;
  meets(title: string, prompt: string): string;
  readonly reshuffled: string;
  answers(question: Question, yes: boolean, voice: Voice): string;
  givesNothing(voice: Voice): string;
  contest(
    metric: Metric | 'drives',
    own: number,
    other: number,
    won: boolean,
    opponent: Seat,
    voice: Voice,
  ): string;
  sums(sum: number, voice: Voice): string;
  outcome(text: string): string;
  grounds(kind: ShipKind, voice: Voice): string;
  jumps(kind: ShipKind, spot: Spot, voice: Voice): string;
  flies(kind: ShipKind, spot: Spot, steps: number, voice: Voice): string;
  clears(marker: ChipId, points: Points, voice: Voice): string;
  discovers(landmark: Landmark | null, voice: Voice): string;
  explores(planets: readonly SpotPlanet[], voice: Voice): string;
  newChip(planet: SpotPlanet): string;
  foundsColony(spot: Spot, points: Points, voice: Voice): string;
  /** `from`: who held the friendship before, `null` for nobody; left out when it stays where it is. */
  foundsStation(
    people: People,
    friendship: { readonly from: Seat | null } | null,
    points: Points,
    voice: Voice,
  ): string;
  picks(title: string, text: string, voice: Voice): string;
  resigns(voice: Voice): string;
}

/** Labels of the tables at the end of a match. */
export interface FigureWords {
  readonly sources: Readonly<Record<'colonies' | 'ports' | 'friendships' | 'medals', string>>;
  readonly statistics: Readonly<
    Record<'production' | 'luck' | 'trades' | 'encounters' | 'distance', string>
  >;
}
