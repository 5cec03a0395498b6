/** What puzzles of AstroNuts ask for in one turn. */

import type { PuzzleGoal } from '@sternwarte/engine';
import { countColonies, countHand, type State } from '../rules/state.ts';

const OFFERS = ['offerTrade'];

export const goals: Readonly<Record<'colonies' | 'nuts' | 'bet', PuzzleGoal<State>>> = {
  /** Found as many colonies as possible, without the help of fate. */
  colonies: {
    ask: {
      de: 'Gründe in diesem Zug so viele Kolonien wie möglich, ohne Hilfe des Schicksals.',
      en: 'Found as many colonies as possible in this turn, without the help of fate.',
    },
    isAsked: ({ step }) => step.type === 'act',
    measure: countColonies,
    without: OFFERS,
  },
  /** Have as many nuts in hand as possible. */
  nuts: {
    ask: {
      de: 'Hab am Ende des Zugs so viele Nuts wie möglich auf der Hand, ohne Hilfe des Schicksals.',
      en: 'Have as many nuts in hand as possible at the end of the turn, without the help of fate.',
    },
    isAsked: ({ step }) => step.type === 'act',
    measure: countHand,
    without: OFFERS,
  },
  /** Which bet brings the most colonies on average? */
  bet: {
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
