/** Everything AstroNuts refuses, with the values each sentence needs. */

import { makeRefusal, type NoValues, type Seat } from '@sternwarte/engine';
import type { FieldId, PlanetId } from './board.ts';
import type { Colour, ShipNumber } from './data.ts';
import type { ShipAction } from './fate.ts';
import type { StepType } from './step.ts';

export type Refusals = {
  matchOver: NoValues;
  notYourTurn: NoValues;
  /** Not a move of this game at all. */
  malformed: NoValues;
  /** A move that does not fit what the table waits for. */
  notNow: { step: StepType };
  /** Nuts of a move are named in the order of the colours. */
  nutOrder: NoValues;

  noSuchShip: { ship: ShipNumber };
  shipDone: { ship: ShipNumber };
  shipBarred: { ship: ShipNumber; action: ShipAction };
  tooFewActions: { needed: number; left: number };

  notNeighbours: { from: FieldId; to: FieldId };
  noJump: { field: FieldId };
  fieldOccupied: { field: FieldId };
  mustLand: { planet: PlanetId };
  passageRefused: { field: FieldId; owner: Seat };

  notOnPlanet: { ship: ShipNumber };
  nothingToMine: { planet: PlanetId };
  /** Exactly so many nuts have to be named. */
  nutCount: { nuts: number };
  nutsMissing: { colour: Colour; held: number };
  planetFull: { planet: PlanetId; room: number };
  noColonyLeft: NoValues;
  noShipLeft: NoValues;
  homeOccupied: { planet: PlanetId };

  outOfRange: { ship: ShipNumber; field: FieldId };
  noTarget: { field: FieldId; defender: Seat };
  technologyOwned: { colour: Colour };

  sameColour: { colour: Colour };
  notAPartner: { seat: Seat };
  partnerLacks: { seat: Seat; colour: Colour };
  nobodyOffers: { colour: Colour };
  declinedEnough: { seat: Seat; offers: number };

  bankLacks: { colour: Colour; held: number };
  notOwnPlanet: { planet: PlanetId };
  planetNotFree: { planet: PlanetId };
  /** Not an own planet without a ship. */
  noShipThere: { planet: PlanetId };
  noPlaceForNut: { planet: PlanetId };
  /** Only with the option `draftColours: own`. */
  notYourColour: { colour: Colour };
  colourThere: { planet: PlanetId; colour: Colour };
};

export const refuse = makeRefusal<Refusals>();
