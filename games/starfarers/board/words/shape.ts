/** The shape of the board's catalogues: both languages must have everything, or they do not compile. */

import type { ShipKind } from '../../rules/actions.ts';
import type { Counts, People, Resource } from '../../rules/data.ts';
import type { Spot } from '../../text/places.ts';
import type { NounWords, StarWords } from '../../text/words.ts';
import type { Pane } from '../picking.ts';
import type { Lure } from '../reach.ts';

export interface BoardWords {
  /** The words of the game. */
  readonly game: StarWords;
  readonly nouns: NounWords;
  spot(spot: Spot): string;
  readonly board: string;
  pickShip(number: number, kind: ShipKind, place: string): string;
  openPeople(people: People): string;
  track(scores: string, goal: number): string;
  mothershipOf(name: string): string;
  speed(speed: number, base: number): string;
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
  steps(count: number): string;
  readonly resign: string;
  readonly resignSure: string;
  readonly stay: string;
  readonly place: string;
  readonly jump: string;
  readonly without: string;
  readonly found: string;
  readonly foundNot: string;
  readonly yes: string;
  readonly no: string;
  cardCount(count: number): string;
  less(resource: string): string;
  more(resource: string): string;
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
  readonly panes: string;
  readonly paneNames: Readonly<Record<Pane, string>>;
  buildLabel(item: string, cost: Counts): string;
  readonly build: string;
  readonly lacking: string;
  readonly noColony: string;
  readonly noPort: string;
  readonly draw: string;
  drawReserve(count: number): string;
  readonly chooseBoth: string;
  readonly youGive: string;
  readonly youGet: string;
  payLabel(rate: number, resource: Resource, have: number): string;
  getLabel(resource: Resource, left: number): string;
  left(count: number): string;
  readonly exchange: string;
  readonly to: string;
  readonly toAll: string;
  readonly offer: string;
  offersLeft(count: number): string;
  /** What a deal does to one kind: below 0 it is given, above 0 it is got. */
  balance(resource: string, value: number, have: number): string;
  balanceShort(value: number): string;
  giveMore(resource: string): string;
  getMore(resource: string): string;
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
  readonly noHand: string;
  handSize(count: number, limit: number): string;
  readonly handCards: string;
  readonly stock: string;
  readonly resigned: string;
}
