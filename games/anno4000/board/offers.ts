/** The legal moves, sorted by what they are picked with: up to some thousands of them, looked up by star and disc. */

import type { LandingDiscs, Move } from '../rules/actions.ts';
import type { StarId } from '../rules/board.ts';

export type Landing = Move & { readonly type: 'land' };
export type Start = Move & { readonly type: 'start' };
export type ShortFlight = Move & { readonly type: 'shortFlight' };
export type Choice = Move & { readonly type: 'chooseHome' };

export interface Offers {
  readonly homes: readonly Choice[];
  readonly landings: readonly Landing[];
  /** By the star they leave, with rising numbers of ships. */
  readonly starts: ReadonlyMap<StarId, readonly Start[]>;
  readonly shortFlights: ReadonlyMap<StarId, readonly ShortFlight[]>;
  readonly endTurn: Move | null;
  readonly resign: Move | null;
}

export function sortMoves(moves: readonly Move[]): Offers {
  const homes: Choice[] = [];
  const landings: Landing[] = [];
  const starts = new Map<StarId, Start[]>();
  const shortFlights = new Map<StarId, ShortFlight[]>();
  let endTurn: Move | null = null;
  let resign: Move | null = null;
  for (const move of moves) {
    switch (move.type) {
      case 'chooseHome':
        homes.push(move);
        break;
      case 'land':
        landings.push(move);
        break;
      case 'start':
        add(starts, move.star, move);
        break;
      case 'shortFlight':
        add(shortFlights, move.from, move);
        break;
      case 'endTurn':
        endTurn = move;
        break;
      case 'resign':
        resign = move;
        break;
    }
  }
  return { homes, landings, starts, shortFlights, endTurn, resign };
}

function add<T extends { readonly ships: number }>(
  table: Map<StarId, T[]>,
  star: StarId,
  move: T,
): void {
  const list = table.get(star);
  if (list === undefined) table.set(star, [move]);
  else list.push(move);
}

export function sameDiscs(a: LandingDiscs, b: LandingDiscs): boolean {
  return a.length === b.length && a[0] === b[0];
}

/** The landings of exactly these discs. */
export function landingsOf({ landings }: Offers, discs: LandingDiscs): readonly Landing[] {
  return landings.filter((move) => sameDiscs(move.discs, discs));
}

/** The landings on a star: one disc, the other, both together. */
export function landingsOn({ landings }: Offers, star: StarId): readonly Landing[] {
  return landings.filter((move) => move.star === star);
}

export function canLand(offers: Offers, discs: LandingDiscs): boolean {
  return landingsOf(offers, discs).length > 0;
}

/** Whether anything but the end of the turn is left to do. */
export function isAnythingOpen({ homes, landings, starts, shortFlights }: Offers): boolean {
  return homes.length + landings.length + starts.size + shortFlights.size > 0;
}

/** With how many ships one may leave a star, as start or as short flight; `null` when not at all. */
export function departureRange(
  { starts, shortFlights }: Offers,
  star: StarId,
): { readonly min: number; readonly max: number } | null {
  const counts = [...(starts.get(star) ?? []), ...(shortFlights.get(star) ?? [])].map(
    ({ ships }) => ships,
  );
  if (counts.length === 0) return null;
  return { min: counts.reduce(lower), max: counts.reduce(higher) };
}

const lower = (a: number, b: number): number => Math.min(a, b);
const higher = (a: number, b: number): number => Math.max(a, b);

export function startWith({ starts }: Offers, star: StarId, ships: number): Start | null {
  return starts.get(star)?.find((move) => move.ships === ships) ?? null;
}

export function shortFlightWith(
  { shortFlights }: Offers,
  from: StarId,
  ships: number,
): ShortFlight | null {
  return shortFlights.get(from)?.find((move) => move.ships === ships) ?? null;
}
