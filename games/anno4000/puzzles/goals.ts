/** What puzzles of Anno 4000 ask for in one turn. */

import type { PuzzleGoal } from '@sternwarte/engine';
import { occupierOf } from '../rules/home.ts';
import { countPairs, playerAt, type State } from '../rules/state.ts';

function capturedBy(state: State, seat: number): number {
  let captured = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && occupierOf(state, other) === seat) captured++;
  }
  return captured;
}

const isOwnTurn = ({ phase }: State): boolean => phase === 'landing';

export const goals: Readonly<Record<'homeStar' | 'safe' | 'pairs', PuzzleGoal<State>>> = {
  /** Take a home star; whoever falls by it counts as well. */
  homeStar: {
    ask: {
      de: 'Nimm in diesem Zug einen Heimatstern.',
      en: 'Take a home star in this turn.',
    },
    isAsked: (state, seat) => isOwnTurn(state) && capturedBy(state, seat) === 0,
    measure: capturedBy,
  },
  /** Save yourself. */
  safe: {
    ask: {
      de: 'Dein Heimatstern ist gefallen. Rette dich in diesem Zug.',
      en: 'Your home star has fallen. Save yourself in this turn.',
    },
    isAsked: (state, seat) => isOwnTurn(state) && occupierOf(state, seat) !== null,
    measure: (state, seat) => (playerAt(state, seat).alive ? 1 : 0),
  },
  /** Hold as many pairs as possible. */
  pairs: {
    ask: {
      de: 'Halte am Ende des Zugs so viele Paare aus Kreis und Kreuz wie möglich.',
      en: 'Hold as many pairs of circle and cross as possible at the end of the turn.',
    },
    isAsked: isOwnTurn,
    measure: countPairs,
  },
};
