/** The words of typed moves in English. */

import type { Vocabulary } from './words.ts';

export const vocabularyEn: Vocabulary = {
  colours: {
    red: 'red',
    purple: 'purple',
    yellow: 'yellow',
    orange: 'orange',
  },
  verbs: {
    placeNut: ['place'],
    declare: ['declare', 'bet'],
    timeWarp: ['warp'],
    move: ['fly', 'go'],
    answerPassage: ['passage'],
    mine: ['mine'],
    colonize: ['found', 'colonize', 'colonise'],
    buildShip: ['build'],
    attack: ['attack'],
    chooseTarget: ['target'],
    technology: ['research', 'buy'],
    offerTrade: ['offer', 'trade'],
    answerTrade: ['deal'],
    fateNuts: ['take'],
    fateSwap: ['swap'],
    fateTechnology: ['learn'],
    fateColony: ['settle'],
    fateTeleport: ['beam'],
    fateShip: ['launch'],
    fateGift: ['gift'],
    endTurn: ['end'],
    resign: ['resign'],
  },
  answers: {
    yes: ['yes', 'y'],
    no: ['no', 'n'],
    none: ['none', 'nothing'],
    all: ['all', 'everybody'],
    ship: ['ship'],
    colony: ['colony'],
  },
};
