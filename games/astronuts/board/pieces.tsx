/** The pieces, told apart by silhouette: four kinds of nuts, ships, colonies, technologies. Drawn around the origin. */

import { Emblem, seatClass, seatHatch } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Colour, ShipNumber } from '../rules/data.ts';

interface Drawing {
  readonly body: string;
  readonly lines: string;
}

/** In a square of 24: hazelnut, almond, peanut, cashew. */
const NUTS: Readonly<Record<Colour, Drawing>> = {
  red: {
    body: 'M0-11C2.5-7.5 9.8-6.5 9.8 1A9.8 9.6 0 0 1-9.8 1C-9.8-6.5-2.5-7.5 0-11Z',
    lines: 'M-9.4 3.2Q0 8 9.4 3.2M-3-3.4Q-5-1.8-5 .6',
  },
  purple: {
    body: 'M0-11.5C7.6-6.5 8.6 3.5 0 11.5C-8.6 3.5-7.6-6.5 0-11.5Z',
    lines: 'M0-6V6M-3.2-3.6Q-4.4 1-2.4 5M3.2-3.6Q4.4 1 2.4 5',
  },
  yellow: {
    body: 'M-8.6 8.9C-12.4 5-11-.4-7-2.2C-4.2-3.4-4.8-4.6-3.2-7.4C-.8-11.6 5-12 8.4-8.8C11.8-5.4 11.4.2 7.4 2.6C4.6 4.2 4 4 2.6 6.8C.4 11.4-5.2 12.4-8.6 8.9Z',
    lines: 'M-6 5.6-1.6 1.2M2.2-2.6 6-6.2M-3 7 1.2 3M-5.4.6-.6-5',
  },
  orange: {
    body: 'M-11-2.6C-11.2 8.4 8.6 11.6 11.4.2C12.6-5.6 5.4-7.6 4-2.8C3 .6-2.4 .8-3-2.8C-4-8.8-10.8-8.6-11-2.6Z',
    lines: 'M-7.4-2C-6.6 4.6 4 6.6 7.8 1',
  },
};

export interface PieceProps {
  readonly x?: number;
  readonly y?: number;
  /** The height of what is drawn. */
  readonly size?: number;
}

const moved = ({ x = 0, y = 0, size = 24 }: PieceProps, drawn: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / drawn).toFixed(3)})`;

export function Nut({ colour, ...place }: PieceProps & { readonly colour: Colour }): VNode {
  const { body, lines } = NUTS[colour];
  return (
    <g class={`an-nut an-${colour}`} transform={moved(place, 24)} aria-hidden="true">
      <path class="an-nut-body" d={body} />
      <path class="an-nut-lines" d={lines} />
    </g>
  );
}

const HULL = 'M0-22C6.4-16.4 9-9 9 0L8 11H-8L-9 0C-9-9-6.4-16.4 0-22Z';
const FINS = 'M-8.6 1-16 12V20L-7.4 14M8.6 1 16 12V20L7.4 14M-5.6 11V16H5.6V11';

export interface ShipProps extends PieceProps {
  readonly seat: Seat;
  /** `null` for a ship of no number. */
  readonly ship: ShipNumber | null;
}

export function Ship({ seat, ship, size = 44, ...place }: ShipProps): VNode {
  return (
    <g class={`an-ship ${seatClass(seat)}`} transform={moved({ ...place, size }, 44)}>
      <path class="an-ship-ground" d={`${HULL}${FINS}`} />
      <path d={FINS} fill={seatHatch(seat)} class="an-ship-fins" />
      <path class="an-ship-hull" d={HULL} />
      <Emblem seat={seat} x={0} y={-6} size={14} />
      {ship !== null && (
        <text class="an-ship-number" x="0" y="11.6">
          {ship}
        </text>
      )}
    </g>
  );
}

const DOME = 'M-11 9V2A11 11 0 0 1 11 2V9Z';

export function Colony({ seat, size = 24, ...place }: PieceProps & { readonly seat: Seat }): VNode {
  return (
    <g class={`an-colony ${seatClass(seat)}`} transform={moved({ ...place, size }, 24)}>
      <path class="an-colony-ground" d={DOME} />
      <path d={DOME} fill={seatHatch(seat)} class="an-colony-dome" />
      <circle class="an-colony-eye" cy="0.6" r="6.6" />
      <Emblem seat={seat} x={0} y={0.6} size={11} />
    </g>
  );
}

/** Where a colony has room. */
export function Room(place: PieceProps): VNode {
  return <path class="an-room" d={DOME} transform={moved(place, 24)} />;
}

/** Laser, shield, hourglass, bolt: in a square of 24. */
const TECHNOLOGIES: Readonly<Record<Colour, Drawing>> = {
  red: { body: 'M-11 6-3-2 2 3-6 11ZM0 0 11-11', lines: 'M4-10 2-12M10-4 12-2M11-11V-7M11-11H7' },
  purple: { body: 'M0-11 9-8V0C9 6 4 9.5 0 11.5C-4 9.5-9 6-9 0V-8Z', lines: 'M0-7V7M-5-1H5' },
  yellow: { body: 'M-7-11H7V-8L1.5 0 7 8V11H-7V8L-1.5 0-7-8Z', lines: 'M-4-7H4M-3.6 8H3.6' },
  orange: { body: 'M3-12-8 2H-1L-3 12 8-3H1Z', lines: '' },
};

export function Technology({ colour, ...place }: PieceProps & { readonly colour: Colour }): VNode {
  const { body, lines } = TECHNOLOGIES[colour];
  return (
    <g class={`an-technology an-${colour}`} transform={moved(place, 24)} aria-hidden="true">
      <path class="an-technology-body" d={body} />
      <path class="an-technology-lines" d={lines} />
    </g>
  );
}

/** A piece in a line of text. */
export function Icon({ children }: { readonly children: VNode }): VNode {
  return (
    <svg class="an-icon" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function NutIcon({ colour }: { readonly colour: Colour }): VNode {
  return (
    <Icon>
      <Nut colour={colour} />
    </Icon>
  );
}

export function TechnologyIcon({ colour }: { readonly colour: Colour }): VNode {
  return (
    <Icon>
      <Technology colour={colour} size={22} />
    </Icon>
  );
}

export function ColonyIcon({ seat }: { readonly seat: Seat }): VNode {
  return (
    <Icon>
      <Colony seat={seat} />
    </Icon>
  );
}

export function ShipIcon({
  seat,
  ship,
}: {
  readonly seat: Seat;
  /** `null` where there is nothing to tell apart. */
  readonly ship: ShipNumber | null;
}): VNode {
  return (
    <svg class="an-icon an-icon-ship" viewBox="-20 -24 40 48" aria-hidden="true" focusable="false">
      <Ship seat={seat} ship={ship} />
    </svg>
  );
}
