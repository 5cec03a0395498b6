/** The shape of a catalogue: every language must have a text for every key, or it does not compile. */

import type { Level, Symbols } from '../../rules/board.ts';
import type { Arrival, Outcome } from '../foresight.ts';

export interface BoardWords {
  readonly sheet: string;
  readonly level: Readonly<Record<Level, string>>;
  readonly levelMark: Readonly<Record<Level, string>>;
  /** `sector C yellow`. */
  sector(letter: string, level: Level): string;
  readonly symbols: Readonly<Record<Symbols, string>>;
  readonly home: string;
  readonly yourHome: string;
  homeOf(fleet: string): string;
  homeLost(fleet: string): string;
  fleet(fleet: string, ships: number): string;
  readonly nobody: string;
  readonly mayFall: string;
  readonly battlefield: string;
  readonly truce: string;
  ships(count: number): string;
  /** What happens to ships that arrive there. */
  outcome(outcome: Outcome, ships: number, defenders: number): string;
  landHere(ships: number): string;
  flyHere(ships: number): string;
  readonly departs: string;

  track(fleet: string): string;
  disc(disc: number): string;
  readonly bothDiscs: string;
  flight(ships: number, sector: string, field: number, last: number): string;
  readonly mustLand: string;
  field(field: number): string;
  startHere(star: string, ships: number): string;
  lookAt(field: number): string;
  readonly fieldLabel: string;

  /** Controls. */
  readonly hint: {
    /** With a disc picked. */
    readonly target: string;
    readonly home: string;
    readonly noDiscs: string;
    readonly evacuate: string;
    readonly departed: string;
  };
  readonly endTurn: string;
  /** After a warning. */
  doAnyway(what: 'endTurn' | 'attack'): string;
  readonly letGo: string;
  readonly pick: string;
  chooseHome(star: string): string;
  readonly shipsLabel: string;
  readonly shipsKeys: string;
  readonly fewer: string;
  readonly more: string;
  readonly one: string;
  readonly half: string;
  readonly allButOne: string;
  readonly all: string;
  /** So many of those that could leave. */
  ofShips(ships: number, all: number): string;
  start(ships: number): string;
  readonly intoHyperspace: string;
  shortFlight(star: string): string;
  stay(ships: number): string;
  readonly givenUp: string;
  readonly homeGivenUp: string;
  pairsChange(before: number, after: number): string;
  land(discs: string): string;
  landOn(star: string): string;
  readonly target: string;
  readonly chooseTarget: string;
  readonly departFrom: string;
  /** Opens a list of stars. */
  readonly starList: string;
  readonly which: string;
  readonly lookAhead: string;
  readonly now: string;
  turnsAhead(turns: number): string;
  arrival(fleet: string, ships: number, by: Arrival['by']): string;
  arrivals(list: string): string;
  danger(star: string, attackers: readonly string[]): string;

  /** Seat panel and production. */
  /** The words beside the figures. */
  starsWord(count: number): string;
  shipsWord(count: number): string;
  pairs(circles: number, crosses: number, pairs: number): string;
  readonly noProduction: string;
  inRound(round: number): string;
  readonly out: string;
  exchange(fleet: string, dueRound: number): string;
  threatened(star: string, by: string): string;

  /** The position as lists: headings, and one player in a line. */
  readonly survey: Readonly<Record<'players' | 'held' | 'empty' | 'discs', string>>;
  standing(stars: number, ships: number): string;
  discs(free: number): string;
}
