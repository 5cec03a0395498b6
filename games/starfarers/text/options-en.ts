import { nounsEn } from './names-en.ts';
import type { StarWords } from './words.ts';

/** The options in English. */
export const optionsEn: StarWords['options'] = {
  colours: {
    name: 'Colours',
    help: 'Everybody chooses a colour, and the fixed start follows it. With three, the one left over is neutral.',
    values: nounsEn.colours,
  },
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
    help: 'A space jump puts a ship on any point; whether it still flies in this turn is left open.',
    values: { true: 'the jump is its flight', false: 'it flies afterwards' },
  },
  discoveryStopsShip: {
    name: 'Discovery stops the ship',
    help: 'After exploring, a ship may fly on; whether that holds for turning up a sector as well is left open.',
    values: { false: 'it flies on', true: 'its flight ends there' },
  },
  levellingMinLeaders: {
    name: 'Leaders for burden sharing',
    help: 'How many opponents must have more points before the card can be used.',
    values: {},
  },
  wearInTurn: {
    name: 'Tooth of time',
    help: 'The two cards concern everybody, and their instructions are carried out one after the other. It is left open whether the players, too, remove upgrades one after the other.',
    values: {
      false: 'all choose at once and show together',
      true: 'one after the other, openly, beginning with the active player',
    },
  },
  soleClaimantTakesRest: {
    name: 'Shortage in the supply',
    help: 'Each colony brings a card from the supply; what holds when it runs short the rulebook does not say. Where several are entitled, nobody gets anything.',
    values: {
      false: 'a single player gets nothing either',
      true: 'a single player gets what is left',
    },
  },
  offersUnlimited: {
    name: 'Offers in a turn',
    help: 'Whoever is on turn trades for as long as the cards last; the rulebook names no limit of offers. We stop after ten in vain, so that nobody is asked for ever.',
    values: { false: 'at most ten in vain', true: 'as many as you like' },
  },
  speedFixedAtShake: {
    name: 'Speed',
    help: 'The speed is found before the ships move and holds for all of them. It is left open whether drives that come or go afterwards still count.',
    values: {
      false: 'drives count at once',
      true: 'the shake settles it for the turn',
    },
  },
  pointsToWin: {
    name: 'Points to win',
    help: 'Whoever has so many victory points in their turn wins.',
    values: {},
  },
  maxRounds: {
    name: 'Last round',
    help: 'After this round, whoever has the most victory points wins.',
    values: { none: 'no limit' },
  },
};
