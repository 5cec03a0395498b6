/** What lights up on the star field for what is picked: pure, so that the drawing only draws it. */

import type { Seat } from '@sternwarte/engine';
import { levelOf, sectorOf, starId, starNamed, type Sector, type Star } from '../rules/board.ts';
import { ownerOf, shipsOn, type State } from '../rules/state.ts';
import { arrivalOf, reachFrom, reachOf, shipsOnDiscs, type Outcome } from './foresight.ts';
import { landingsOf, shortFlightWith, type Offers } from './offers.ts';
import { shipsToLeave, type Selection } from './picking.ts';

export interface StarMark {
  readonly picked: boolean;
  /** A press flies there now, and this is what comes of it. */
  readonly target: {
    readonly outcome: Outcome;
    readonly ships: number;
    readonly by: Flight;
  } | null;
  /** Ships can depart from it, or it can be chosen as home star. */
  readonly usable: boolean;
}

export type Flight = 'landing' | 'shortFlight';

export interface SectorMark {
  readonly sector: Sector;
  /** In reach now, in reach at the turn one looks ahead to, or at some other turn. */
  readonly kind: 'now' | 'ahead' | 'later';
  /** The field that reaches it. */
  readonly field: number;
}

export interface Marks {
  readonly sectors: readonly SectorMark[];
  star(this: void, star: Star): StarMark;
}

export function marksFor(
  view: State,
  offers: Offers,
  selection: Selection,
  asked: Seat | null,
): Marks {
  return {
    sectors: sectorsFor(view, offers, selection, asked),
    star: (star) => ({
      picked: selection.kind === 'star' && selection.star === starId(star),
      target: targetAt(view, offers, selection, asked, star),
      usable: isUsable(offers, star),
    }),
  };
}

/** Landing places are not marked before a disc is picked: there would be no end of marks. */
function isUsable(offers: Offers, star: Star): boolean {
  const id = starId(star);
  return (
    offers.starts.has(id) ||
    offers.shortFlights.has(id) ||
    offers.homes.some((move) => move.star === id)
  );
}

function targetAt(
  view: State,
  offers: Offers,
  selection: Selection,
  asked: Seat | null,
  star: Star,
): StarMark['target'] {
  if (asked === null) return null;
  const id = starId(star);
  if (selection.kind === 'discs' && selection.seat === asked) {
    if (!landingsOf(offers, selection.discs).some((move) => move.star === id)) return null;
    const ships = shipsOnDiscs(view, asked, selection.discs);
    return { outcome: arrivalOf(view, asked, star, ships), ships, by: 'landing' };
  }
  if (selection.kind === 'star') {
    const ships = shipsToLeave(offers, selection);
    if (shortFlightWith(offers, selection.star, ships)?.to !== id) return null;
    return { outcome: arrivalOf(view, asked, star, ships), ships, by: 'shortFlight' };
  }
  return null;
}

function sectorsFor(
  view: State,
  offers: Offers,
  selection: Selection,
  asked: Seat | null,
): SectorMark[] {
  if (selection.kind === 'discs') {
    const { seat, discs, ahead: wished } = selection;
    const lands = seat === asked && landingsOf(offers, discs).length > 0;
    return reachOf(view, seat, discs).map(({ sector, ahead, field }) => {
      if (ahead === 0 && lands) return { sector, field, kind: 'now' };
      return { sector, field, kind: ahead === wished ? 'ahead' : 'later' };
    });
  }
  if (selection.kind === 'star') {
    const star = starNamed(selection.star);
    if (shipsOn(view, star) === 0 || ownerOf(view, star) !== asked) return [];
    return reachFrom(sectorOf(star)).map(({ sector, field }) => ({ sector, field, kind: 'later' }));
  }
  return [];
}

/** The sectors in words a list can be made of: by level, then by letter. */
export function byLevel(sectors: readonly Sector[]): readonly Sector[] {
  return sectors.toSorted((a, b) => levelOf(b).localeCompare(levelOf(a)) || a - b);
}
