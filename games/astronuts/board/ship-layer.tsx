/** All ships on the chart. A ship that has flown travels there. */

import type { News, Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { fieldNamed, positionOf } from '../rules/board.ts';
import { SHIPS_PER_PLAYER, SHIP_NUMBERS } from '../rules/data.ts';
import {
  NOWHERE,
  fieldOf,
  ownerOf,
  shipIndex,
  type ShipIndex,
  type State,
} from '../rules/state.ts';
import { Ship } from './pieces.tsx';

/** Milliseconds for a field, and at most for a flight. */
const STEP_TIME = 130;
const FLIGHT_TIME = 400;

export interface ShipLayerProps {
  readonly view: State;
  readonly news: News<Event>;
  readonly motion: boolean;
}

export function ShipLayer({ view, news, motion }: ShipLayerProps): VNode {
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!motion || layer.current === null) return;
    for (const [ship, places] of flightsOf(news.events)) {
      const drawn = layer.current.querySelector(`[data-ship="${ship}"]`);
      const field = fieldOf(view, ship);
      if (drawn === null || field === null) continue;
      const end = positionOf(field);
      const frames = places.map(({ x, y }) => ({
        transform: `translate(${x - end.x}px, ${y - end.y}px)`,
      }));
      const duration = Math.min(FLIGHT_TIME, STEP_TIME * (places.length - 1));
      drawn.animate(frames, { duration, easing: 'ease-in-out' });
    }
  }, [news.number]);
  return (
    <g ref={layer} class="an-ships" aria-hidden="true">
      {view.ships.map((field, index) => {
        // A ship's place in the list is its index.
        const ship = index as ShipIndex;
        const number = SHIP_NUMBERS[index % SHIPS_PER_PLAYER];
        const at = fieldOf(view, ship);
        if (field === NOWHERE || at === null || number === undefined) return null;
        const { x, y } = positionOf(at);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <g data-ship={index}>
              <Ship seat={ownerOf(ship)} ship={number} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The places each ship has come by, its start first. */
function flightsOf(events: readonly Event[]): Map<ShipIndex, Point[]> {
  const flights = new Map<ShipIndex, Point[]>();
  for (const event of events) {
    if (event.type !== 'step') continue;
    const ship = shipIndex(event.seat, event.ship);
    const places = flights.get(ship) ?? [positionOf(fieldNamed(event.from))];
    flights.set(ship, [...places, positionOf(fieldNamed(event.to))]);
  }
  return flights;
}
