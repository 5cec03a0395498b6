/** What puzzles of AstroNuts ask for in one turn. */

import type { PuzzleGoal } from '@sternwarte/engine';
import { countColonies, countHand, isPlaying, type State } from '../rules/state.ts';

const OFFERS = ['offerTrade'];

/** With fewer actions there is not much to think about. */
const SEVERAL = 3;
/** More than anybody ever holds: a colony counts more than all nuts. */
const MANY_NUTS = 100;
/** So many colonies that a match may be near its end. */
const MANY = 10;

/** Nobody plays between this turn and the end of the round, where matches end (R8). */
function isLastOfRound(state: State, seat: number): boolean {
  for (let next = (seat + 1) % state.seats; next !== state.startSeat;) {
    if (isPlaying(state, next)) return false;
    next = (next + 1) % state.seats;
  }
  return true;
}

type GoalName = 'win' | 'colonies' | 'thrift' | 'nuts' | 'bet';

export const goals: Readonly<Record<GoalName, PuzzleGoal<State>>> = {
  /** Win in this turn, which ends the round. */
  win: {
    name: { de: 'Sieg', en: 'Win' },
    ask: {
      de: 'Du bist als Letzter der Runde dran. Gewinne die Partie in diesem Zug, ohne Hilfe des Schicksals.',
      en: 'You are the last of the round. Win the match in this turn, without the help of fate.',
    },
    isAsked: (state, seat) =>
      state.step.type === 'act' &&
      isLastOfRound(state, seat) &&
      (state.fourteenReached || countColonies(state, seat) >= MANY),
    measure: ({ result }, seat) => (result?.winners.includes(seat) === true ? 1 : 0),
    most: 1,
    without: OFFERS,
  },
  /** Found as many colonies as possible, without the help of fate. */
  colonies: {
    name: { de: 'Kolonien', en: 'Colonies' },
    ask: {
      de: 'Gründe in diesem Zug so viele Kolonien wie möglich, ohne Hilfe des Schicksals.',
      en: 'Found as many colonies as possible in this turn, without the help of fate.',
    },
    isAsked: ({ step, actions }) => step.type === 'act' && actions >= SEVERAL,
    measure: countColonies,
    without: OFFERS,
  },
  /** Found as many colonies as possible, and be left with as many nuts as possible. */
  thrift: {
    name: { de: 'Sparsamkeit', en: 'Thrift' },
    ask: {
      de: 'Gründe in diesem Zug so viele Kolonien wie möglich und behalte dabei so viele Nuts wie möglich auf der Hand, ohne Hilfe des Schicksals.',
      en: 'Found as many colonies as possible in this turn, and be left with as many nuts in hand as possible, without the help of fate.',
    },
    isAsked: ({ step, actions }) => step.type === 'act' && actions >= SEVERAL,
    measure: (state, seat) => MANY_NUTS * countColonies(state, seat) + countHand(state, seat),
    without: OFFERS,
  },
  /** Have as many nuts in hand as possible. */
  nuts: {
    name: { de: 'Nuts', en: 'Nuts' },
    ask: {
      de: 'Hab am Ende des Zugs so viele Nuts wie möglich auf der Hand, ohne Hilfe des Schicksals.',
      en: 'Have as many nuts in hand as possible at the end of the turn, without the help of fate.',
    },
    isAsked: ({ step, actions }) => step.type === 'act' && actions >= SEVERAL,
    measure: countHand,
    without: OFFERS,
  },
  /** Which bet brings the most colonies on average? */
  bet: {
    name: { de: 'Ansage', en: 'Bet' },
    ask: {
      de: 'Welche Ansage bringt im Mittel die meisten Kolonien?',
      en: 'Which bet brings the most colonies on average?',
    },
    isAsked: ({ step }) => step.type === 'declare',
    measure: countColonies,
    without: OFFERS,
    throughChance: ({ step }) => step.type === 'die' && step.roll.for === 'actions',
  },
};
