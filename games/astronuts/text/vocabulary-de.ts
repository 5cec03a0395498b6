/** The words of typed moves in German. */

import type { Vocabulary } from './words.ts';

export const vocabularyDe: Vocabulary = {
  colours: {
    red: 'rot',
    purple: 'lila',
    yellow: 'gelb',
    orange: 'orange',
  },
  verbs: {
    placeNut: ['lege'],
    declare: ['ansage', 'sage'],
    timeWarp: ['zeitsprung', 'warp'],
    move: ['flieg', 'fliege'],
    answerPassage: ['durchflug'],
    mine: ['fördere', 'foerdere'],
    colonize: ['gründe', 'gruende'],
    buildShip: ['baue', 'bau'],
    attack: ['angriff'],
    chooseTarget: ['ziel'],
    technology: ['erforsche', 'kaufe'],
    offerTrade: ['biete', 'tausche'],
    answerTrade: ['handel'],
    fateNuts: ['nimm'],
    fateSwap: ['wechsle'],
    fateTechnology: ['lerne'],
    fateColony: ['siedle'],
    fateTeleport: ['beame'],
    fateShip: ['werft'],
    fateGift: ['gabe'],
    endTurn: ['ende'],
    resign: ['aufgeben'],
  },
  answers: {
    yes: ['ja', 'j'],
    no: ['nein'],
    none: ['nichts', 'keine'],
    all: ['allen', 'alle'],
    ship: ['schiff'],
    colony: ['kolonie'],
  },
};
