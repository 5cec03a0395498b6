/** All ships on the chart. A ship that has flown travels there along its way. */

import { seatClass, useChartScale, type Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { fieldId, fieldNamed, positionOf } from '../rules/board.ts';
import { SHIPS_PER_PLAYER, SHIP_NUMBERS, type ShipNumber } from '../rules/data.ts';
import {
  NOWHERE,
  countShips,
  fieldOf,
  ownerOf,
  shipIndex,
  type ShipIndex,
} from '../rules/state.ts';
import { Ship } from './pieces.tsx';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

/** Milliseconds for a field, and at most for a flight. */
const STEP_TIME = 130;
const FLIGHT_TIME = 600;
const QUICK = 0.4;

export function ShipLayer(props: NutsProps): VNode {
  const { view, news, motion, pace, names, language } = props;
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
      const time = Math.min(FLIGHT_TIME, STEP_TIME * (places.length - 1));
      const duration = pace === 'quick' ? time * QUICK : time;
      drawn.animate(frames, { duration, easing: 'ease-in-out' });
    }
  }, [news.number]);
  return (
    <g ref={layer} class="an-ships">
      {view.ships.map((field, index) => {
        // A ship's place in the list is its index.
        const ship = index as ShipIndex;
        const number = SHIP_NUMBERS[index % SHIPS_PER_PLAYER];
        const at = fieldOf(view, ship);
        if (field === NOWHERE || at === null || number === undefined) return null;
        const { x, y } = positionOf(at);
        const owner = ownerOf(ship);
        const name = boardWords[language].tells.ship(number, names[owner] ?? '');
        const label = `${name}, ${gameWords[language].at(fieldId(at))}`;
        return (
          <g
            key={index}
            transform={`translate(${x} ${y})`}
            data-tell={`ship ${index}`}
            role="img"
            aria-label={label}
          >
            <title>{label}</title>
            <g data-ship={index}>
              <Ship seat={owner} ship={null} />
              {countShips(view, owner) > 1 && <Number seat={owner} number={number} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

const NUMBER_PIXELS = 10.5;

/** Tells the ships of a fleet apart, however small the chart is. */
function Number({ seat, number }: { readonly seat: number; readonly number: ShipNumber }): VNode {
  const size = Math.max(14, NUMBER_PIXELS / useChartScale());
  return (
    <g class={`an-ship-badge ${seatClass(seat)}`} transform={`translate(${9 + size / 2} -16)`}>
      <circle r={size * 0.62} />
      <text font-size={size.toFixed(1)} dy="0.35em">
        {number}
      </text>
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
