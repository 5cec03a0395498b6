/** The ways that ships flew, as lines across the drawing: pure, for what moves and for what has moved. */

import type { Point } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { Event } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import type { Disc } from '../rules/state.ts';
import { fieldPoint, round, starPoint, type Layout } from './layout.ts';

export interface Way {
  readonly seat: Seat;
  readonly ships: number;
  readonly from: Point;
  readonly to: Point;
}

/** The discs as they lay before the step, because the event of a landing does not say it. */
export type LastFlight = (seat: Seat, disc: number) => Pick<Disc, 'field' | 'ships'> | null;

/** The ways of one event; landings of two discs have two. */
export function waysOf(event: Event, layout: Layout, before: LastFlight): Way[] {
  switch (event.type) {
    case 'start': {
      const { seat, ships } = event;
      const from = starPoint(layout, starNamed(event.star));
      return [{ seat, ships, from, to: fieldPoint(layout, seat, 1) }];
    }
    case 'landing': {
      const { seat, discs } = event;
      const to = starPoint(layout, starNamed(event.star));
      return discs.flatMap((disc): Way[] => {
        const flight = before(seat, disc);
        if (flight === null) return [];
        return [{ seat, ships: flight.ships, from: fieldPoint(layout, seat, flight.field), to }];
      });
    }
    case 'shortFlight': {
      const { seat, ships } = event;
      const from = starPoint(layout, starNamed(event.from));
      return [{ seat, ships, from, to: starPoint(layout, starNamed(event.to)) }];
    }
    case 'homeSet':
    case 'home':
    case 'startPlayer':
    case 'turn':
    case 'production':
    case 'advance':
    case 'battle':
    case 'homeCaptured':
    case 'homeRecaptured':
    case 'exchange':
    case 'exchangeEnded':
    case 'eliminated':
    case 'over':
      return [];
  }
}

/** How far a way bends to the side, as a part of its length: straight lines would lie on those of the grid. */
const BEND = 0.14;

function bendOf({ from, to }: Way): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
}

export function wayPath(way: Way): string {
  const { from, to } = way;
  const bend = bendOf(way);
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** A place on the way, from 0 at its beginning to 1 at its end. */
export function alongWay(way: Way, part: number): Point {
  const { from, to } = way;
  const bend = bendOf(way);
  const rest = 1 - part;
  const at = (a: number, b: number, c: number): number =>
    rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
}

/** In degrees, the direction in which a way arrives. */
export function arrivalAngle(way: Way): number {
  const bend = bendOf(way);
  return (Math.atan2(way.to.y - bend.y, way.to.x - bend.x) * 180) / Math.PI;
}
