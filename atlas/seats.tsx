/** Whose piece it is, told three ways: by colour, by emblem and by hatch. */

import type { Seat, SeatColour } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { COLOURS, PLAIN } from './seat-colours.ts';

/** Sets the hue of each seat for everything inside. */
export function seatHues(colours: readonly SeatColour[]): Record<string, string> {
  return Object.fromEntries(
    colours.map((colour, seat) => [`--seat-${seat}`, `var(--hue-${COLOURS[colour].hue})`]),
  );
}

const SEATS = PLAIN.length;

/** `href={emblemOf(seat)}`: the emblem of a seat. */
export function emblemOf(seat: Seat): string {
  return `#emblem-${seat % SEATS}`;
}

/** The class that sets `--seat` (and with it `currentColor`-like fills) for everything inside. */
export function seatClass(seat: Seat): string {
  return `seat seat-${seat % SEATS}`;
}

/** `fill={seatHatch(seat)}`: the pattern of a seat, in its colour, without ground. */
export function seatHatch(seat: Seat): string {
  return `url(#hatch-${seat % SEATS})`;
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
      href={emblemOf(seat)}
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
