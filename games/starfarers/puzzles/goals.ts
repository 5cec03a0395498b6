/** What puzzles of Starfarers ask for in one turn. */

import type { PuzzleGoal } from '@sternwarte/engine';
import type { ShipKind } from '../rules/actions.ts';
import { PEOPLES } from '../rules/data.ts';
import {
  countUpgrades,
  NOBODY,
  playerAt,
  scoreOf,
  stationsOf,
  type State,
} from '../rules/state.ts';

const DEALS = ['offer', 'accept', 'decline', 'counter', 'close', 'withdrawOffer', 'levelling'];

/** More points than this no turn brings. */
const WITHIN_REACH = 5;

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

type GoalName = 'win' | 'station' | 'colony' | 'points' | 'fleet';

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
};
