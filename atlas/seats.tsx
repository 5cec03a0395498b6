/** Whose piece it is, told three ways: by colour, by emblem and by hatch. */

import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';

const EMBLEMS = ['sun', 'ring', 'comet', 'diamond'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

export function emblemOf(seat: Seat): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'sun';
}

/** The class that sets `--seat` (and with it `currentColor`-like fills) for everything inside. */
export function seatClass(seat: Seat): string {
  return `seat seat-${seat % EMBLEMS.length}`;
}

/** `fill={seatHatch(seat)}`: the pattern of a seat, in its colour, without ground. */
export function seatHatch(seat: Seat): string {
  return `url(#hatch-${seat % EMBLEMS.length})`;
}

const RAYS = Array.from({ length: 8 }, (_unused, i) => {
  const angle = (i * Math.PI) / 4;
  const at = (radius: number): string =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(6.6)}L${at(10.6)}`;
}).join('');

/** Symbols and patterns that `Emblem` and `seatHatch` refer to; once on every page that shows either. */
export function SeatDefs(): VNode {
  return (
    <svg class="atlas-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <symbol id="emblem-sun" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="4.6" fill="currentColor" />
          <path d={RAYS} stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </symbol>
        <symbol id="emblem-ring" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="5" fill="currentColor" />
          <ellipse
            cx="12"
            cy="12"
            rx="10.6"
            ry="4"
            transform="rotate(-24 12 12)"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
          />
        </symbol>
        <symbol id="emblem-comet" viewBox="0 0 24 24">
          <circle cx="7.5" cy="16.5" r="5" fill="currentColor" />
          <path
            d="M9 9.5 20 2.5M13 12 22 6M14.5 15.6 21.5 12"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          />
        </symbol>
        <symbol id="emblem-diamond" viewBox="0 0 24 24">
          <path d="M12 1.6 20 12 12 22.4 4 12Z" fill="currentColor" />
          <path d="M12 6.4 16 12 12 17.6 8 12Z" fill="var(--ground)" />
        </symbol>
        <pattern id="hatch-0" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6 6 0M-1 1 1-1M5 7 7 5" stroke="var(--seat-0)" stroke-width="1.4" />
        </pattern>
        <pattern id="hatch-1" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 1.5H6M0 4.5H6" stroke="var(--seat-1)" stroke-width="1.1" />
        </pattern>
        <pattern id="hatch-2" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="1.5" cy="1.5" r="1.1" fill="var(--seat-2)" />
          <circle cx="4.5" cy="4.5" r="1.1" fill="var(--seat-2)" />
        </pattern>
        <pattern id="hatch-3" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0 6 6M0 6 6 0" stroke="var(--seat-3)" stroke-width="1" />
        </pattern>
      </defs>
    </svg>
  );
}

export interface EmblemProps {
  readonly seat: Seat;
  /** The centre and the size, in the units of the surrounding drawing. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** The emblem of a seat inside a drawing, in the seat's colour. Beside a name use `EmblemIcon`. */
export function Emblem({ seat, x = 0, y = 0, size = 24 }: EmblemProps): VNode {
  return (
    <use
      href={`#emblem-${emblemOf(seat)}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      class={`emblem ${seatClass(seat)}`}
    />
  );
}

/** The emblem in a line of text. */
export function EmblemIcon({ seat }: { readonly seat: Seat }): VNode {
  return (
    <svg class="emblem-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Emblem seat={seat} x={12} y={12} />
    </svg>
  );
}
