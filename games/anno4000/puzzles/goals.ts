/** What puzzles of Anno 4000 ask for: in this turn, in two turns, and against every answer. */

import type { PuzzleGoal, Tagged } from '@sternwarte/engine';
import { starId } from '../rules/board.ts';
import { livingSeats } from '../rules/ending.ts';
import { occupierOf } from '../rules/home.ts';
import { countPairs, holdsOwnHome, playerAt, type State } from '../rules/state.ts';

function capturedBy(state: State, seat: number): number {
  let captured = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && occupierOf(state, other) === seat) captured++;
  }
  return captured;
}

const isOwnTurn = ({ phase }: State): boolean => phase === 'landing';

/** With one opponent left, and nobody at the gates: every answer can be looked at. */
const isDuel = (state: State): boolean =>
  isOwnTurn(state) && livingSeats(state).length === 2 && state.exchanges.length === 0;

/** What has started in the last turn lands in no turn that counts, and a short flight takes the star that it leads to. */
function takesHome({ players }: State, seat: number, move: Tagged): boolean {
  if (move.type === 'start') return false;
  if (move.type !== 'shortFlight' || !('to' in move)) return true;
  return players.some(
    ({ home }, other) => other !== seat && home !== null && starId(home) === move.to,
  );
}

type GoalName = 'homeStar' | 'homeStarInTwo' | 'win' | 'hold' | 'safe' | 'pairs';

export const goals: Readonly<Record<GoalName, PuzzleGoal<State>>> = {
  /** Take a home star; whoever falls by it counts as well. */
  homeStar: {
    name: { de: 'Heimatstern', en: 'Home star' },
    ask: {
      de: 'Nimm in diesem Zug einen Heimatstern.',
      en: 'Take a home star in this turn.',
    },
    isAsked: (state, seat) => isOwnTurn(state) && capturedBy(state, seat) === 0,
    measure: capturedBy,
  },
  /** Take a home star in the next turn at the latest. */
  homeStarInTwo: {
    name: { de: 'In zwei Zügen', en: 'In two turns' },
    ask: {
      de: 'Nimm in zwei Zügen den Heimatstern, was auch immer dein Gegner tut.',
      en: 'Take the home star in two turns, whatever your opponent does.',
    },
    isAsked: (state, seat) =>
      isDuel(state) && capturedBy(state, seat) === 0 && occupierOf(state, seat) === null,
    measure: (state, seat) => (hasWon(state, seat) || capturedBy(state, seat) > 0 ? 1 : 0),
    turns: 2,
    most: 1,
    bears: takesHome,
  },
  /** Take a home star so that nothing saves it. */
  win: {
    name: { de: 'Sieg', en: 'Win' },
    ask: {
      de: 'Nimm den Heimatstern so, dass dein Gegner sich nicht mehr retten kann.',
      en: 'Take the home star in such a way that nothing saves your opponent.',
    },
    isAsked: (state, seat) => isDuel(state) && capturedBy(state, seat) === 0,
    measure: (state, seat) => (hasWon(state, seat) ? 1 : 0),
    isAnswered: true,
    most: 1,
  },
  /** Keep the home star through the answer. */
  hold: {
    name: { de: 'Verteidigung', en: 'Defence' },
    ask: {
      de: 'Dein Heimatstern ist bedroht. Zieh so, dass dein Gegner ihn im nächsten Zug nicht nehmen kann.',
      en: 'Your home star is under threat. Play so that your opponent cannot take it in the next turn.',
    },
    isAsked: (state, seat) => isDuel(state) && holdsOwnHome(state, seat),
    measure: (state, seat) => (hasWon(state, seat) || holdsOwnHome(state, seat) ? 1 : 0),
    isAnswered: true,
    most: 1,
  },
  /** Save yourself. */
  safe: {
    name: { de: 'Rettung', en: 'Rescue' },
    ask: {
      de: 'Dein Heimatstern ist gefallen. Rette dich in diesem Zug.',
      en: 'Your home star has fallen. Save yourself in this turn.',
    },
    isAsked: (state, seat) => isOwnTurn(state) && occupierOf(state, seat) !== null,
    measure: (state, seat) => (playerAt(state, seat).alive ? 1 : 0),
  },
  /** Hold as many pairs as possible. */
  pairs: {
    name: { de: 'Paare', en: 'Pairs' },
    ask: {
      de: 'Halte am Ende des Zugs so viele Paare aus Kreis und Kreuz wie möglich.',
      en: 'Hold as many pairs of circle and cross as possible at the end of the turn.',
    },
    isAsked: isOwnTurn,
    measure: countPairs,
  },
};

function hasWon({ result }: State, seat: number): boolean {
  return result?.winners.includes(seat) === true;
}
