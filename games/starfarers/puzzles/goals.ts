/** What puzzles of Starfarers ask for in one turn. */

import { tellMean, type PuzzleGoal, type Tagged } from '@sternwarte/engine';
import type { ShipKind } from '../rules/actions.ts';
import { PEOPLES } from '../rules/data.ts';
import { handSize } from '../rules/hands.ts';
import {
  countUpgrades,
  hasShips,
  NOBODY,
  playerAt,
  scoreOf,
  stationsOf,
  type State,
} from '../rules/state.ts';

const DEALS = ['offer', 'accept', 'decline', 'counter', 'close', 'withdrawOffer', 'levelling'];

/** More points than this no turn brings. */
const WITHIN_REACH = 5;
/** More cards than anybody ever holds: a piece counts more than all of them. */
const MANY_CARDS = 1000;
/** With fewer cards there is not much to choose from before the flight. */
const SEVERAL_CARDS = 3;
/** Where cards are to be saved there have to be some more. */
const FULL_HAND = 9;

/** Ships on the board and upgrades on the mothership. */
function fleetOf(state: State, seat: number): number {
  const player = playerAt(state, seat);
  return player.ships.filter((ship) => ship !== null).length + countUpgrades(player);
}

/** All ships stand where the turn found them. */
const beforeFlight = ({ phase, agenda, flying }: State): boolean =>
  phase === 'flight' && agenda.length === 0 && flying === NOBODY;

const isBuilding = ({ phase, agenda, offer }: State): boolean =>
  phase === 'trade' && agenda.length === 0 && offer === null;

/** Exactly one ship of a kind can still fly, so there is one thing to be founded. */
function hasOne(state: State, seat: number, kind: ShipKind): boolean {
  const { ships } = playerAt(state, seat);
  const ready = ships.filter((ship) => ship?.kind === kind && !ship.done && !ship.grounded);
  return ready.length === 1;
}

/** Before the mothership is shaken: something flies already, and something can be bought. */
const beforeShake = (state: State, seat: number): boolean =>
  isBuilding(state) && hasShips(state, seat) && handSize(state, seat) >= SEVERAL_CARDS;

const isShaken = ({ agenda: [task] }: State): boolean => task?.kind === 'shake';

/** Single steps lead nowhere that a whole flight does not lead to. */
const isNoStep = (_state: State, _seat: number, { type }: Tagged): boolean => type !== 'step';

type GoalName = 'win' | 'station' | 'colony' | 'points' | 'departure' | 'fleet' | 'thrift';

export const goals: Readonly<Record<GoalName, PuzzleGoal<State>>> = {
  /** Win the match in this turn. */
  win: {
    name: { de: 'Sieg', en: 'Win' },
    ask: {
      de: 'Gewinne die Partie in diesem Zug.',
      en: 'Win the match in this turn.',
    },
    isAsked: (state, seat) =>
      (beforeFlight(state) || isBuilding(state)) &&
      scoreOf(state, seat) >= state.options.pointsToWin - WITHIN_REACH,
    measure: ({ result }, seat) => (result?.winners.includes(seat) === true ? 1 : 0),
    most: 1,
    without: DEALS,
  },
  /** Found a trade station in this turn. */
  station: {
    name: { de: 'Station', en: 'Station' },
    ask: {
      de: 'Gründe in diesem Zug eine Handelsstation.',
      en: 'Found a trade station in this turn.',
    },
    isAsked: (state, seat) => beforeFlight(state) && hasOne(state, seat, 'tradeShip'),
    measure: (state, seat) => {
      let count = 0;
      for (let people = 0; people < PEOPLES.length; people++)
        count += stationsOf(state, people, seat);
      return count;
    },
  },
  /** Found a colony in this turn. */
  colony: {
    name: { de: 'Kolonie', en: 'Colony' },
    ask: {
      de: 'Gründe in diesem Zug eine Kolonie.',
      en: 'Found a colony in this turn.',
    },
    isAsked: (state, seat) => beforeFlight(state) && hasOne(state, seat, 'colonyShip'),
    measure: (state, seat) => playerAt(state, seat).buildings.length,
  },
  /** Fly so that the turn brings as many points as possible. */
  points: {
    name: { de: 'Punkte', en: 'Points' },
    ask: {
      de: 'Flieg so, dass dir dieser Zug so viele Punkte wie möglich bringt.',
      en: 'Fly so that this turn brings you as many points as possible.',
    },
    isAsked: beforeFlight,
    measure: scoreOf,
  },
  /** Trade, build and fly so that the turn brings the most points on average. */
  departure: {
    name: { de: 'Vor dem Start', en: 'Before the flight' },
    ask: {
      de: 'Womit beginnst du, damit dir dieser Zug im Mittel die meisten Punkte bringt? Getauscht wird nur mit dem Vorrat; zeigt sich die schwarze Kugel oder wird etwas aufgedeckt, zählt, was du bis dahin hast.',
      en: 'What do you begin with, so that this turn brings you the most points on average? You trade with the supply alone; where the black ball shows or something is turned up, what you have by then counts.',
    },
    isAsked: beforeShake,
    measure: scoreOf,
    without: DEALS,
    bears: isNoStep,
    throughChance: isShaken,
    tellGain: tellMean({ de: 'Punkte', en: 'points' }),
  },
  /** Trade with the supply and build as many ships and upgrades as possible. */
  fleet: {
    name: { de: 'Flotte', en: 'Fleet' },
    ask: {
      de: 'Bau in diesem Zug so viele Schiffe und Ausbauten wie möglich, ohne Tausch mit anderen.',
      en: 'Build as many ships and upgrades as possible in this turn, without trading with others.',
    },
    isAsked: isBuilding,
    measure: fleetOf,
    without: [...DEALS, 'buildSpaceport'],
  },
  /** The same, and as many cards as possible left over. */
  thrift: {
    name: { de: 'Sparsamkeit', en: 'Thrift' },
    ask: {
      de: 'Bau in diesem Zug so viele Schiffe und Ausbauten wie möglich, ohne Tausch mit anderen, und behalte dabei so viele Karten wie möglich auf der Hand.',
      en: 'Build as many ships and upgrades as possible in this turn, without trading with others, and be left with as many cards in hand as possible.',
    },
    isAsked: (state, seat) => isBuilding(state) && handSize(state, seat) >= FULL_HAND,
    measure: (state, seat) => MANY_CARDS * fleetOf(state, seat) + handSize(state, seat),
    without: [...DEALS, 'buildSpaceport'],
  },
};
