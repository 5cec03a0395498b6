import { GOAL, TANKS } from '../rules/state.ts';
import { verbsEn } from './verbs.ts';
import type { CometWords } from './words.ts';

export const en: CometWords = {
  title: 'Comets',
  tagline: 'Two ships, one die, and a comet that the bolder one reaches first.',
  ships: ['Green', 'Blue'],
  moves: {
    boost: () => 'Empty a tank: the next roll counts twice',
    roll: () => 'Roll the die',
    endTurn: () => 'End the turn and keep what was flown',
  },
  verbs: verbsEn,
  chance: { die: ({ face }) => `The die shows ${face}.` },
  events: {
    turn: ({ seat }, name) => `${name(seat)} is to move.`,
    flown: ({ seat, distance }, name) => `${name(seat)} flies ${distance} further.`,
    crashed: ({ seat, lost }, name) => `The engine of ${name(seat)} fails: ${lost} are lost.`,
    arrived: ({ seat, distance }, name) => `${name(seat)} keeps ${distance}.`,
  },
  refusals: {
    matchOver: () => 'The match is over.',
    notYourTurn: () => 'It is not your turn.',
    notNow: () => 'That cannot be done now.',
  },
  asks: (name) => `${name}: roll, or keep what was flown?`,
  draws: 'The die is rolled.',
  over: 'The match is over.',
  headline: (leader) => `${leader} of ${GOAL}`,
  won: (name) => `${name} reaches the comet first.`,
  place: (name, distance, tanks) => `${name}: ${distance} of ${GOAL}, ${tanks} tanks`,
  flying: (run, boosted) => `In this turn: ${run}${boosted ? ', the next roll counts twice' : ''}`,
  arrival: 'arrival',
  bots: {
    opponents: {
      kadett: 'Rolls until twenty are together, whatever the other one does.',
      pilot: 'Weighs every roll against what it could lose.',
      admiral: 'Also thinks of how close the other one is.',
    },
    reasons: {
      distance: { more: 'closer to the comet', less: 'further from the comet' },
      run: { more: 'more to keep in this turn', less: 'less to keep in this turn' },
    },
  },
  help: {
    R1: { title: 'The goal', text: `Whoever has kept ${GOAL} first wins.` },
    R2: {
      title: 'The turn',
      text: 'Roll as often as you dare. What the die shows adds up, and is kept when you end the turn.',
    },
    R3: { title: 'Engine failure', text: 'A 1 loses everything of this turn, and ends it.' },
    R4: {
      title: 'Tanks',
      text: `${TANKS} times in a match the next roll can be doubled. It must be rolled then.`,
    },
  },
};
