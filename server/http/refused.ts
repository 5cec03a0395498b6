/** A refusal on its way to whoever asked: thrown by handlers, answered by the error handler, never seen by anybody else. */

import type { NoValues, Refusal } from '@sternwarte/engine';
import { refuseOnline, type ServerRefusals } from '@sternwarte/protocol';

const STATUS: Readonly<Record<string, number>> = {
  crossSite: 403,
  notKnown: 401,
  notHost: 403,
  noSuchPath: 404,
  noTable: 404,
  noLink: 404,
  noCode: 404,
  noPasskey: 404,
  tooOften: 429,
  seatTaken: 409,
  colourTaken: 409,
  alreadyBegun: 409,
  seatsEmpty: 409,
  notOver: 409,
  notRunning: 409,
  notAway: 409,
  notStored: 500,
};

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }

  get status(): number {
    return STATUS[this.refusal.key] ?? 400;
  }
}

/** The refusals whose sentence needs no values. */
type Bare = {
  [Key in keyof ServerRefusals]: ServerRefusals[Key] extends NoValues ? Key : never;
}[keyof ServerRefusals];

export function refused(key: Bare): Refused {
  return new Refused(refuseOnline(key, {}));
}

export function refuseIf(refusal: Refusal | null): void {
  if (refusal !== null) throw new Refused(refusal);
}
