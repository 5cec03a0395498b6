/** The shape of the board's catalogues: both languages must have everything, or they do not compile. */

import type { Dice, ShipKind } from '../../rules/actions.ts';
import type { Face } from '../../rules/chips.ts';
import type { Counts, People, Resource } from '../../rules/data.ts';
import type { Metric } from '../../rules/encounter-tree.ts';
import type { PieceKind } from '../../rules/pieces.ts';
import type { Icon } from '../../rules/sectors.ts';
import type { Spot, SpotPlanet } from '../../text/places.ts';
import type { NounWords, StarTableWords } from '../../text/words.ts';
import type { Pane } from '../picking.ts';
import type { Lure } from '../reach.ts';

export interface Said {
  readonly title: string;
  readonly text: string;
}

export interface BoardWords {
  /** The words of the game. */
  readonly game: StarTableWords;
  readonly nouns: NounWords;
  spot(spot: Spot): string;
  readonly board: string;
  pickShip(number: number, kind: ShipKind, spot: Spot): string;
  openPeople(people: People): string;
  mothershipOf(name: string): string;
  /** The dice of this turn, and the speed that the balls gave. */
  thrown(dice: Dice): string;
  speed(base: number, drives: number, speed: number): string;
  readonly you: string;
  readonly goOn: string;
  readonly metrics: Readonly<Record<Metric | 'drives', string>>;
  /** What is said about a thing on the chart that somebody has tapped. */
  readonly look: {
    piece(kind: PieceKind, owner: string, spot: Spot): Said;
    planet(planet: SpotPlanet, face: Face): Said;
    unexplored(planet: SpotPlanet, icon: Icon | null): Said;
    readonly unknown: Said;
  };
  readonly close: string;
  readonly notFound: string;
  podsNeeded(count: number): string;
  readonly docksFull: string;
  readonly markerFree: string;
  markerHeld(name: string): string;
  readBy(name: string): string;
  readonly wholeCard: string;
  /** What the signs of points mean. */
  readonly lures: Readonly<Record<Lure, string>>;
  readonly where: string;
  readonly fromList: string;
  readonly previous: string;
  readonly next: string;
  readonly flyHint: string;
  readonly flownHint: string;
  readonly jumpHint: string;
  readonly placeHint: string;
  readonly buildHint: string;
  readonly muteTurn: string;
  neverGive(resource: string): string;
  steps(count: number): string;
  readonly place: string;
  readonly jump: string;
  readonly without: string;
  readonly found: string;
  readonly foundNot: string;
  readonly yes: string;
  readonly no: string;
  cardCount(count: number): string;
  less(resource: string): string;
  more(resource: string, count: number, of: number): string;
  choose(count: number): string;
  readonly confirmCards: Readonly<
    Record<'discard' | 'pay' | 'take', (chosen: number, needed: number) => string>
  >;
  readonly ships: string;
  readonly grounded: string;
  readonly done: string;
  readonly stepping: string;
  readonly step: string;
  readonly fly: string;
  readonly dock: string;
  readonly finish: string;
  readonly endTurn: string;
  readonly shake: string;
  /** What is lost when the turn goes on without it: so many due cards, colonies, ships that have not flown. */
  readonly lapse: Readonly<Record<'cards' | 'colonies' | 'ships', (count: number) => string>>;
  readonly panes: string;
  readonly paneNames: Readonly<Record<Pane, string>>;
  buildLabel(item: string, cost: Counts): string;
  readonly build: string;
  readonly lacking: string;
  readonly noColony: string;
  readonly noPort: string;
  readonly draw: string;
  drawReserve(count: number): string;
  /** All cards of one side of a deal. */
  readonly putBack: string;
  readonly youGive: string;
  readonly youGet: string;
  payLabel(rate: number, resource: Resource, have: number): string;
  getLabel(resource: Resource, left: number): string;
  readonly exchange: string;
  readonly to: string;
  readonly toAll: string;
  readonly offer: string;
  offersLeft(count: number): string;
  giveMore(resource: string, count: number, of: number): string;
  getMore(resource: string, count: number): string;
  oneMore(resource: string): string;
  readonly dealEmpty: string;
  readonly anything: string;
  readonly yourOffer: string;
  readonly yourInvitation: string;
  readonly withdraw: string;
  readonly answers: Readonly<Record<'accept' | 'decline' | 'counter' | 'waiting', string>>;
  readonly closeDeal: string;
  readonly accept: string;
  readonly decline: string;
  readonly counter: string;
  readonly propose: string;
  handSize(count: number, limit: number): string;
  readonly handCards: string;
  readonly resigned: string;

  /** The position as lists. */
  readonly survey: Readonly<
    Record<'players' | 'ships' | 'buildings' | 'planets' | 'peoples' | 'unknown', string>
  >;
  station(count: number, name: string): string;
}
