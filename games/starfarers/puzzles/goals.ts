/** What puzzles of Starfarers ask for in one turn. */

import type { PuzzleGoal } from '@sternwarte/engine';
import { countUpgrades, playerAt, scoreOf, type State } from '../rules/state.ts';

const DEALS = ['offer', 'accept', 'decline', 'counter', 'close', 'withdrawOffer', 'levelling'];

/** Ships on the board and upgrades on the mothership. */
function fleetOf(state: State, seat: number): number {
  const player = playerAt(state, seat);
  return player.ships.filter((ship) => ship !== null).length + countUpgrades(player);
}

export const goals: Readonly<Record<'points' | 'fleet', PuzzleGoal<State>>> = {
  /** Fly so that the turn brings as many points as possible. */
  points: {
    ask: {
      de: 'Flieg so, dass dir dieser Zug so viele Punkte wie möglich bringt.',
      en: 'Fly so that this turn brings you as many points as possible.',
    },
    isAsked: ({ phase, agenda }) => phase === 'flight' && agenda.length === 0,
    measure: scoreOf,
  },
  /** Trade with the supply and build as many ships and upgrades as possible. */
  fleet: {
    ask: {
      de: 'Bau in diesem Zug so viele Schiffe und Ausbauten wie möglich, ohne Tausch mit anderen.',
      en: 'Build as many ships and upgrades as possible in this turn, without trading with others.',
    },
    isAsked: ({ phase, agenda, offer }) =>
      phase === 'trade' && agenda.length === 0 && offer === null,
    measure: fleetOf,
    without: [...DEALS, 'buildSpaceport'],
  },
};
