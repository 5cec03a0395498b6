/** What the board of AstroNuts says beyond the words of the game: both languages have all of it. */

import type { Unit } from '../../rules/actions.ts';
import type { Colour } from '../../rules/data.ts';
import type { FateId } from '../../rules/fate.ts';

export interface BoardWords {
  /** The whole drawing. */
  readonly board: string;
  readonly ship: (number: number) => string;
  readonly pickShip: (number: number, place: string) => string;
  readonly letGo: (number: number, place: string) => string;
  readonly planet: {
    readonly home: (name: string) => string;
    readonly nuts: (list: string) => string;
    readonly noNuts: string;
    readonly colonies: (name: string, count: number) => string;
    readonly room: (free: number) => string;
  };
  readonly pickPlanet: (place: string) => string;

  readonly actions: (count: number) => string;
  readonly track: (left: number) => string;
  readonly bank: string;
  readonly bankHas: (colour: string, count: number) => string;
  /** The match ends when none is left. */
  readonly ownNuts: string;
  readonly showBank: string;
  readonly onPlanets: (count: number) => string;
  readonly dice: string;

  readonly bet: {
    readonly pick: string;
    readonly average: (value: string) => string;
    readonly roll: (face: number, actions: string) => string;
    readonly declare: (count: number) => string;
    readonly option: (count: number, percent: string, prize: string) => string;
  };

  readonly act: {
    readonly ships: string;
    readonly mine: string;
    readonly found: string;
    readonly attack: string;
    readonly build: string;
    readonly technology: string;
    readonly trade: string;
    readonly end: string;
    /** What is not used is lost. */
    readonly lapse: (actions: number) => string;
    /** Before a turn ends with actions that could be used. */
    readonly unused: (actions: number) => string;
    readonly fly: string;
    readonly pickGoal: string;
    readonly pickGoalOnChart: string;
    readonly back: string;
    readonly flyTo: string;
    readonly noGoal: string;
    readonly pickFirst: string;
    /** A price, such as `1 action · 1 nut`. */
    readonly price: (actions: number, nuts: number) => string;
    readonly free: string;
    readonly attackHere: string;
  };

  readonly flight: {
    readonly fly: (actions: string) => string;
    readonly attack: string;
    readonly left: (actions: string) => string;
    readonly surcharge: (amount: number) => string;
    readonly asteroids: (count: number, percent: string) => string;
    readonly timeWarp: string;
    readonly asks: (names: readonly string[]) => string;
    readonly jump: string;
    readonly lands: string;
    readonly safe: string;
    readonly ways: string;
  };

  readonly battle: {
    readonly chance: (percent: string) => string;
    readonly bonus: (attack: number, defence: number) => string;
    readonly against: (name: string) => string;
    readonly hit: (unit: Unit) => string;
    readonly missed: string;
  };

  readonly nuts: {
    readonly pay: (count: number) => string;
    readonly take: (count: number) => string;
    readonly more: (colour: string) => string;
    readonly less: (colour: string) => string;
    readonly of: (picked: number, held: number) => string;
    readonly missing: (count: number) => string;
    readonly place: string;
    readonly placeOn: (place: string) => string;
  };

  readonly trade: {
    readonly give: string;
    readonly get: string;
    readonly with: string;
    readonly all: string;
    readonly offer: string;
    readonly price: string;
    readonly youGet: string;
    readonly youGive: string;
    readonly accept: string;
    readonly decline: string;
    readonly swap: string;
    readonly keep: string;
  };

  readonly answer: {
    readonly rolledFor: (purpose: string) => string;
    readonly keep: (face: number) => string;
    readonly again: string;
    readonly allow: string;
    readonly refuse: string;
    readonly withShip: (number: number) => string;
    readonly withColony: string;
  };

  readonly fate: {
    readonly card: (number: string) => string;
    readonly choosePlanet: string;
    readonly asList: string;
    readonly pickOnBoard: string;
    readonly confirm: string;
    readonly effects: (ship: number) => string;
    readonly done: string;
    readonly cannot: (deeds: string) => string;
    /** Conditions that last for the turn, wherever the ship is (ruling 52). */
    readonly lasting: Readonly<Partial<Record<FateId, string>>>;
  };

  readonly technologies: Readonly<Record<Colour, string>>;
  readonly technologyOwned: string;
  readonly technologyPrice: string;

  readonly seat: {
    readonly colonies: (count: number, of: number) => string;
    /** With those that have fallen since. */
    readonly founded: (count: number, of: number) => string;
    readonly nuts: (colour: string, count: number) => string;
    readonly out: string;
  };

  /** What a tap on something says: what it is, and what it does. */
  readonly tells: {
    readonly large: string;
    readonly small: string;
    readonly bare: string;
    readonly landing: string;
    readonly hole: string;
    readonly holeActs: string;
    readonly rocks: string;
    readonly rocksAct: string;
    readonly plainHere: string;
    readonly ship: (number: number, name: string) => string;
    readonly shipActs: string;
    readonly close: string;
  };

  readonly rolls: (name: string, purpose: string) => string;

  /** The position as lists. */
  readonly survey: Readonly<Record<'players' | 'planets' | 'ships' | 'space', string>>;
}
