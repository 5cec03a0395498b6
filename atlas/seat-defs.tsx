/** How the emblem and the hatch of each colour are drawn, once for a whole page. */

import type { SeatColour } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { COLOURS, PLAIN, type EmblemName, type HatchName } from './seat-colours.ts';

const RAYS = Array.from({ length: 8 }, (_unused, i) => {
  const angle = (i * Math.PI) / 4;
  const at = (radius: number): string =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(6.6)}L${at(10.6)}`;
}).join('');

const EMBLEMS: Readonly<Record<EmblemName, VNode>> = {
  sun: (
    <>
      <circle cx="12" cy="12" r="4.6" fill="currentColor" />
      <path d={RAYS} stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </>
  ),
  ring: (
    <>
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
    </>
  ),
  comet: (
    <>
      <circle cx="7.5" cy="16.5" r="5" fill="currentColor" />
      <path
        d="M9 9.5 20 2.5M13 12 22 6M14.5 15.6 21.5 12"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </>
  ),
  diamond: (
    <>
      <path d="M12 1.6 20 12 12 22.4 4 12Z" fill="currentColor" />
      <path d="M12 6.4 16 12 12 17.6 8 12Z" fill="var(--ground)" />
    </>
  ),
  crescent: (
    <path d="M15.5 2A10.4 10.4 0 1 0 15.5 22A12.4 12.4 0 0 1 15.5 2Z" fill="currentColor" />
  ),
  star: (
    <path d="M12 1 14.6 9.4 23 12 14.6 14.6 12 23 9.4 14.6 1 12 9.4 9.4Z" fill="currentColor" />
  ),
  cluster: (
    <>
      <circle cx="12" cy="6" r="4.4" fill="currentColor" />
      <circle cx="5.8" cy="17" r="4.4" fill="currentColor" />
      <circle cx="18.2" cy="17" r="4.4" fill="currentColor" />
    </>
  ),
};

const HATCHES: Readonly<Record<HatchName, (paint: string) => VNode>> = {
  rising: (paint) => <path d="M0 6 6 0M-1 1 1-1M5 7 7 5" stroke={paint} stroke-width="1.4" />,
  falling: (paint) => <path d="M0 0 6 6M-1 5 1 7M5-1 7 1" stroke={paint} stroke-width="1.4" />,
  level: (paint) => <path d="M0 1.5H6M0 4.5H6" stroke={paint} stroke-width="1.1" />,
  upright: (paint) => <path d="M1.5 0V6M4.5 0V6" stroke={paint} stroke-width="1.1" />,
  dots: (paint) => (
    <>
      <circle cx="1.5" cy="1.5" r="1.1" fill={paint} />
      <circle cx="4.5" cy="4.5" r="1.1" fill={paint} />
    </>
  ),
  rings: (paint) => <circle cx="3" cy="3" r="2" fill="none" stroke={paint} stroke-width="1" />,
  crossed: (paint) => <path d="M0 0 6 6M0 6 6 0" stroke={paint} stroke-width="1" />,
};

export interface SeatDefsProps {
  /** The colour of each seat. */
  readonly colours?: readonly SeatColour[];
}

/** Symbols and patterns that `Emblem` and `seatHatch` refer to; once on every page that shows either. */
export function SeatDefs({ colours = PLAIN }: SeatDefsProps): VNode {
  return (
    <svg class="atlas-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {colours.map((colour, seat) => (
          <symbol key={`emblem ${seat}`} id={`emblem-${seat}`} viewBox="0 0 24 24">
            {EMBLEMS[COLOURS[colour].emblem]}
          </symbol>
        ))}
        {colours.map((colour, seat) => (
          <pattern
            key={`hatch ${seat}`}
            id={`hatch-${seat}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
          >
            {HATCHES[COLOURS[colour].hatch](`var(--seat-${seat})`)}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
