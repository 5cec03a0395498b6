/**
 * What is picked, and what a press on something does: it picks, lets go, or makes a move. Pure, and without knowledge of
 * the rules: every move comes out of the list of legal ones.
 */

import { playing, selecting, type Intent } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from '../rules/actions.ts';
import type { StarId } from '../rules/board.ts';
import {
  canLand,
  departureRange,
  landingsOf,
  landingsOn,
  sameDiscs,
  shortFlightWith,
  startWith,
  type Landing,
  type Offers,
} from './offers.ts';

export type DiscIndex = 0 | 1;

export interface PickedStar {
  readonly kind: 'star';
  readonly star: StarId;
  /** How many ships shall leave; `null` is the usual number. */
  readonly ships: number | null;
  /** Which discs shall land here; `null` is the usual choice. */
  readonly discs: LandingDiscs | null;
}

export interface PickedDiscs {
  readonly kind: 'discs';
  readonly seat: Seat;
  readonly discs: LandingDiscs;
  /** Turns to look ahead: 0 shows where they land now. */
  readonly ahead: number;
  /** Where they shall land, when chosen from the list. */
  readonly star: StarId | null;
}

export type Selection = { readonly kind: 'nothing' } | PickedStar | PickedDiscs;

export const NOTHING: Selection = { kind: 'nothing' };
const BOTH: LandingDiscs = [0, 1];

/** What a press leads to. */
export type Press = Intent<Move, Selection>;

export function pickStar(star: StarId): Selection {
  return { kind: 'star', star, ships: null, discs: null };
}

export function pickDiscs(seat: Seat, discs: LandingDiscs): Selection {
  return { kind: 'discs', seat, discs, ahead: 0, star: null };
}

/** A star: a landing of the picked discs, a short flight from the picked star, else something to look at. */
export function pressStar(
  offers: Offers,
  selection: Selection,
  asked: Seat | null,
  star: StarId,
): Press {
  if (selection.kind === 'discs' && selection.seat === asked) {
    const landing = landingsOf(offers, selection.discs).find((move) => move.star === star);
    if (landing !== undefined) return playing(landing);
  }
  if (selection.kind === 'star') {
    if (selection.star === star) return selecting(NOTHING);
    const flight = shortFlightWith(offers, selection.star, shipsToLeave(offers, selection));
    if (flight?.to === star) return playing(flight);
  }
  return selecting(pickStar(star));
}

/** A disc joins the other one when both can land together, else it takes its place. */
export function pressDisc(
  offers: Offers,
  selection: Selection,
  asked: Seat | null,
  seat: Seat,
  disc: DiscIndex,
): Press {
  if (selection.kind === 'discs' && selection.seat === seat) {
    const others = selection.discs.filter((other) => other !== disc);
    if (others.length < selection.discs.length) {
      const [other] = others;
      return selecting(other === undefined ? NOTHING : pickDiscs(seat, alone(other)));
    }
    if (seat === asked && canLand(offers, BOTH)) return selecting(pickDiscs(seat, BOTH));
  }
  return selecting(pickDiscs(seat, alone(disc)));
}

export function alone(disc: DiscIndex): LandingDiscs {
  return disc === 0 ? [0] : [1];
}

/** A field of a track: field 1 is where ships of the picked star start. */
export function pressField(offers: Offers, selection: Selection, field: number): Press | null {
  if (selection.kind !== 'star' || field !== 1) return null;
  const start = startWith(offers, selection.star, shipsToLeave(offers, selection));
  return start === null ? null : playing(start);
}

/** The usual number leaves one ship behind, because a star without ships is nobody's. */
export function shipsToLeave(offers: Offers, { star, ships }: PickedStar): number {
  const range = departureRange(offers, star);
  if (range === null) return 0;
  return Math.max(range.min, Math.min(range.max, ships ?? range.max - 1));
}

export function chooseShips(selection: PickedStar, ships: number): Selection {
  return { ...selection, ships };
}

/** The landing that a picked star offers: of the discs that were chosen for it, or of as many as possible. */
export function landingHere(offers: Offers, { star, discs }: PickedStar): Landing | null {
  const landings = landingsOn(offers, star);
  const chosen = discs && landings.find((move) => sameDiscs(move.discs, discs));
  return chosen ?? landings.at(-1) ?? null;
}

/** The landing that was chosen from the list of the picked discs. */
export function landingThere(offers: Offers, { discs, star }: PickedDiscs): Landing | null {
  const landings = landingsOf(offers, discs);
  return landings.find((move) => move.star === star) ?? null;
}

/** A typed digit makes a number of the last one, as in any field; what is too much begins anew. */
export function typeDigit(offers: Offers, selection: PickedStar, digit: number): Selection {
  const max = departureRange(offers, selection.star)?.max ?? 0;
  const longer = (selection.ships ?? 0) * 10 + digit;
  const ships = longer <= max ? longer : digit;
  return chooseShips(selection, Math.max(1, ships));
}

/** The picked star as home star. */
export function chooseHere({ homes }: Offers, { star }: PickedStar): Move | null {
  return homes.find((move) => move.star === star) ?? null;
}
