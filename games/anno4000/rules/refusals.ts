/** Everything Anno 4000 refuses, with the values each sentence needs. */

import { makeRefusal, type NoValues } from '@sternwarte/engine';
import type { StarId } from './board.ts';

export type Refusals = {
  matchOver: NoValues;
  notYourTurn: NoValues;
  /** Not a move of this game at all. */
  malformed: NoValues;
  /** Moves of the turn while the match is still being set up. */
  notStarted: NoValues;
  noHomeChoice: NoValues;
  homeTaken: { star: StarId };
  discNotFlying: { disc: number };
  outOfReach: { star: StarId; disc: number; field: number; distance: number };
  /** Only where discs may land after the departure. */
  justStarted: { disc: number };
  truce: { star: StarId };
  landingClosed: NoValues;
  departureDone: NoValues;
  mustLand: { disc: number; field: number };
  notYourStar: { star: StarId };
  tooFewShips: { star: StarId; ships: number };
  noFreeDisc: NoValues;
  /** Only where discs that have landed rest until the end of the turn. */
  discRests: NoValues;
  fieldOneTaken: NoValues;
  /** Fought over: nobody leaves in the rest of this turn, or of this round (option `afterBattle`). */
  battlefield: { star: StarId; wait: 'turn' | 'round' };
  notNeighbours: { from: StarId; to: StarId };
  evacuate: { star: StarId; ships: number };
};

export const refuse = makeRefusal<Refusals>();
