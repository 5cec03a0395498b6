import type { StarWords } from './words.ts';

/** The options in English. */
export const optionsEn: StarWords['options'] = {
  board: {
    name: 'Board',
    help: 'How the sectors are laid out.',
    values: {
      beginner: 'the fixed board for beginners',
      strategic: 'shuffled, near to near and far to far, face up',
      explorer: 'shuffled the same way, but face down: only ships turn them up',
      wild: 'all 16 mixed and face down; an unknown one is missing',
    },
  },
  start: {
    name: 'Start',
    help: 'Fixed places or free choice.',
    values: {
      fixed: 'fixed places for each colour',
      founding: 'founding phase: everybody places pieces freely',
    },
  },
  homeChips: {
    name: 'Chips of the home systems',
    help: 'Which number lies on which planet of the home systems.',
    values: { printed: 'as printed', shuffled: 'shuffled within each system' },
  },
  reserveDraw: {
    name: 'Reserve draw',
    help: 'How the cards from the reserve pile are drawn.',
    values: {
      auto: 'by itself',
      manual: 'by hand; if you forget, they are lost with the shake',
    },
  },
  spaceJumpEndsFlight: {
    name: 'Space jump ends the flight',
    help: 'Whether a ship still flies in the turn of its space jump.',
    values: { true: 'the jump is its flight', false: 'it flies afterwards' },
  },
  discoveryStopsShip: {
    name: 'Discovery stops the ship',
    help: 'Whether a ship flies on after turning up a sector.',
    values: { false: 'it flies on', true: 'its flight ends there' },
  },
  levellingMinLeaders: {
    name: 'Leaders for burden sharing',
    help: 'How many opponents must have more points before the card can be used.',
    values: {},
  },
  pointsToWin: {
    name: 'Points to win',
    help: 'Whoever has so many victory points in the own turn wins.',
    values: {},
  },
  maxRounds: {
    name: 'Last round',
    help: 'After this round most victory points win.',
    values: { none: 'no limit' },
  },
};
