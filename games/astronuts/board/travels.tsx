/** Nuts on their way: from a planet or the bank to whoever gets them, and from hand to hand. */

import type { Point } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Event, Nuts } from '../rules/actions.ts';
import { planetNamed, positionOf } from '../rules/board.ts';
import { homeOf, type State } from '../rules/state.ts';
import { lasting } from './lasting.ts';
import { nutPlaces } from './layout.ts';
import { Nut } from './pieces.tsx';
import type { NutsProps } from './props.ts';

interface Travel {
  readonly nuts: Nuts;
  readonly from: Point;
  readonly to: Point;
}

/** The AstroBank has no place on the chart; its nuts come from the compass rose. */
const BANK: Point = { x: 500, y: 500 };

export interface TravelsProps extends Pick<NutsProps, 'view' | 'news'> {
  readonly moment: number;
}

export function Travels({ view, news, moment }: TravelsProps): VNode | null {
  if (moment === 0) return null;
  const travels = news.events.flatMap((event) => travelsOf(event, view));
  return (
    <g class="an-travels" {...lasting(moment)} aria-hidden="true">
      {travels.flatMap(({ nuts, from, to }, i) =>
        nuts.map((colour, k) => (
          <g
            key={`${i} ${k}`}
            class="an-travel"
            style={{
              '--from': `${from.x + (k - (nuts.length - 1) / 2) * 26}px ${from.y}px`,
              '--to': `${to.x + (k - (nuts.length - 1) / 2) * 16}px ${to.y}px`,
            }}
          >
            <Nut colour={colour} size={34} />
          </g>
        )),
      )}
    </g>
  );
}

function travelsOf(event: Event, view: State): Travel[] {
  const home = (seat: Seat): Point => positionOf(homeOf(view, seat));
  switch (event.type) {
    case 'mined': {
      const planet = planetNamed(event.planet);
      const { x, y } = positionOf(planet);
      const [rim = { x: 0, y: 0 }] = nutPlaces(planet, 1);
      return [{ nuts: event.nuts, from: { x: x + rim.x, y: y + rim.y }, to: home(event.seat) }];
    }
    case 'gained':
      return [{ nuts: event.nuts, from: BANK, to: home(event.seat) }];
    case 'paid':
      return [{ nuts: event.nuts, from: home(event.seat), to: BANK }];
    case 'swapped':
      return [
        { nuts: [event.give], from: home(event.seat), to: BANK },
        { nuts: [event.get], from: BANK, to: home(event.seat) },
      ];
    case 'traded':
      return [
        { nuts: [event.give], from: home(event.seat), to: home(event.partner) },
        { nuts: [event.get], from: home(event.partner), to: home(event.seat) },
      ];
    default:
      return [];
  }
}
