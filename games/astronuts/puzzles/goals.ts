/** What puzzles of AstroNuts ask for in one turn. */

import { tellMean, type Language, type PuzzleGoal } from '@sternwarte/engine';
import {
  countColonies,
  countHand,
  countShips,
  countTechnologies,
  isPlaying,
  type State,
} from '../rules/state.ts';
import type { Roll } from '../rules/step.ts';

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

/** Whether this turn may end the match. */
const isDecisive = (state: State, seat: number): boolean =>
  isLastOfRound(state, seat) && (state.fourteenReached || countColonies(state, seat) >= MANY);

const hasSeveral = ({ step, actions }: State): boolean => step.type === 'act' && actions >= SEVERAL;

const hasWon = ({ result }: State, seat: number): number =>
  result?.winners.includes(seat) === true ? 1 : 0;

/** The die of one of these is looked through; any other ends the way. */
function rolledFor(...purposes: readonly Roll['for'][]): (state: State) => boolean {
  return ({ step }) => step.type === 'die' && purposes.includes(step.roll.for);
}

const tellChance = (gain: number, language: Language): string => {
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(gain);
  return language === 'de' ? `eine Siegchance von ${share}` : `a ${share} chance to win`;
};

const tellColonies = tellMean({ de: 'Kolonien', en: 'colonies' });
const tellHits = tellMean({ de: 'Treffer', en: 'hits' });
const tellBuilt = tellMean({ de: 'Schiffe und Technologien', en: 'ships and technologies' });

/** Ships and colonies of all others. */
function foreignPieces(state: State, seat: number): number {
  let count = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) count += countColonies(state, other) + countShips(state, other);
  }
  return count;
}

type GoalName =
  | 'win'
  | 'winChance'
  | 'raid'
  | 'workshop'
  | 'colonies'
  | 'thrift'
  | 'nuts'
  | 'bet'
  | 'betWin'
  | 'betRaid'
  | 'betWorkshop';

export const goals: Readonly<Record<GoalName, PuzzleGoal<State>>> = {
  /** Win in this turn, which ends the round. */
  win: {
    name: { de: 'Sieg', en: 'Win' },
    ask: {
      de: 'Du bist als Letzter der Runde dran. Gewinne die Partie in diesem Zug, ohne Hilfe des Schicksals.',
      en: 'You are the last of the round. Win the match in this turn, without the help of fate.',
    },
    isAsked: (state, seat) => state.step.type === 'act' && isDecisive(state, seat),
    measure: hasWon,
    most: 1,
    without: OFFERS,
  },
  /** Win in this turn with the best chance, by force if need be. */
  winChance: {
    name: { de: 'Letzte Chance', en: 'Last chance' },
    ask: {
      de: 'Du bist als Letzter der Runde dran und kannst angreifen. Womit beginnst du, um die Partie in diesem Zug mit der größten Wahrscheinlichkeit zu gewinnen, ohne Hilfe des Schicksals?',
      en: 'You are the last of the round and may attack. What do you begin with, to win the match in this turn with the best chance, without the help of fate?',
    },
    isAsked: (state, seat) => state.step.type === 'act' && isDecisive(state, seat),
    measure: hasWon,
    most: 1,
    without: OFFERS,
    isContested: true,
    throughChance: rolledFor('attack', 'defence'),
    tellGain: tellChance,
  },
  /** Destroy as much as possible on average. */
  raid: {
    name: { de: 'Angriff', en: 'Attack' },
    ask: {
      de: 'Womit beginnst du, um den anderen in diesem Zug im Mittel die meisten Schiffe und Kolonien zu zerstören? Schicksal zählt nicht, und wer angegriffen wird, wählt, was du triffst.',
      en: 'What do you begin with, to destroy the most ships and colonies of others on average in this turn? Fate does not count, and whoever is attacked chooses what you hit.',
    },
    isAsked: hasSeveral,
    measure: (state, seat) => -foreignPieces(state, seat),
    without: OFFERS,
    isContested: true,
    throughChance: rolledFor('attack', 'defence'),
    tellGain: tellHits,
  },
  /** Build ships and technologies. */
  workshop: {
    name: { de: 'Werkstatt', en: 'Workshop' },
    ask: {
      de: 'Bau und erforsche in diesem Zug so viele Schiffe und Technologien zusammen wie möglich, ohne Hilfe des Schicksals.',
      en: 'Build and develop as many ships and technologies together as possible in this turn, without the help of fate.',
    },
    isAsked: hasSeveral,
    measure: (state, seat) => countShips(state, seat) + countTechnologies(state, seat),
    without: OFFERS,
  },
  /** Found as many colonies as possible, without the help of fate. */
  colonies: {
    name: { de: 'Kolonien', en: 'Colonies' },
    ask: {
      de: 'Gründe in diesem Zug so viele Kolonien wie möglich, ohne Hilfe des Schicksals.',
      en: 'Found as many colonies as possible in this turn, without the help of fate.',
    },
    isAsked: hasSeveral,
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
    isAsked: hasSeveral,
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
    isAsked: hasSeveral,
    measure: countHand,
    without: OFFERS,
  },
  /** Which bet brings the most colonies on average? */
  bet: {
    name: { de: 'Ansage', en: 'Bet' },
    ask: {
      de: 'Welche Ansage bringt im Mittel die meisten Kolonien, ohne Hilfe des Schicksals?',
      en: 'Which bet brings the most colonies on average, without the help of fate?',
    },
    isAsked: ({ step }) => step.type === 'declare',
    measure: countColonies,
    without: OFFERS,
    throughChance: rolledFor('actions'),
    tellGain: tellColonies,
  },
  /** Which bet wins most often? */
  betWin: {
    name: { de: 'Ansage zum Sieg', en: 'Bet to win' },
    ask: {
      de: 'Du bist als Letzter der Runde dran. Welche Ansage gewinnt die Partie in diesem Zug mit der größten Wahrscheinlichkeit, ohne Angriff und ohne Hilfe des Schicksals?',
      en: 'You are the last of the round. Which bet wins the match in this turn with the best chance, without an attack and without the help of fate?',
    },
    isAsked: (state, seat) => state.step.type === 'declare' && isDecisive(state, seat),
    measure: hasWon,
    most: 1,
    without: [...OFFERS, 'attack'],
    throughChance: rolledFor('actions'),
    tellGain: tellChance,
  },
  /** Which bet destroys the most? */
  betRaid: {
    name: { de: 'Ansage zum Angriff', en: 'Bet to attack' },
    ask: {
      de: 'Welche Ansage zerstört den anderen im Mittel die meisten Schiffe und Kolonien? Schicksal zählt nicht, und wer angegriffen wird, wählt, was du triffst.',
      en: 'Which bet destroys the most ships and colonies of others on average? Fate does not count, and whoever is attacked chooses what you hit.',
    },
    isAsked: ({ step }) => step.type === 'declare',
    measure: (state, seat) => -foreignPieces(state, seat),
    without: OFFERS,
    isContested: true,
    throughChance: rolledFor('actions', 'attack', 'defence'),
    tellGain: tellHits,
  },
  /** Which bet builds the most? */
  betWorkshop: {
    name: { de: 'Ansage zum Bauen', en: 'Bet to build' },
    ask: {
      de: 'Welche Ansage bringt im Mittel die meisten Schiffe und Technologien zusammen, ohne Hilfe des Schicksals?',
      en: 'Which bet brings the most ships and technologies together on average, without the help of fate?',
    },
    isAsked: ({ step }) => step.type === 'declare',
    measure: (state, seat) => countShips(state, seat) + countTechnologies(state, seat),
    without: OFFERS,
    throughChance: rolledFor('actions'),
    tellGain: tellBuilt,
  },
};
