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
  truce: { star: StarId };
  landingClosed: NoValues;
  departureDone: NoValues;
  mustLand: { disc: number; field: number };
  notYourStar: { star: StarId };
  tooFewShips: { star: StarId; ships: number };
  noFreeDisc: NoValues;
  fieldOneTaken: NoValues;
  battlefield: { star: StarId };
  notNeighbours: { from: StarId; to: StarId };
  evacuate: { star: StarId; ships: number };
};

export const refuse = makeRefusal<Refusals>();
