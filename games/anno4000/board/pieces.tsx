/** Stars, fleets and discs: the pieces of the game, drawn around the origin. */

import { Emblem, seatClass, seatHatch } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { Symbols } from '../rules/board.ts';
import { COUNT_IN_HULL, round } from './layout.ts';

/** A star with its symbols: a circle for population, the four arms of a cross for minerals, both for both. */
export function StarGlyph({ symbols, size }: { symbols: Symbols; size: number }): VNode {
  const arm = (angle: number): string => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number): string => `${round(dx * r * size)} ${round(dy * r * size)}`;
    return `M${at(0.5)}L${at(1.12)}`;
  };
  const quarter = Math.PI / 2;
  return (
    <g class="anno-glyph">
      {(symbols === 'both' || symbols === 'population') && (
        <circle class="anno-population" r={size * 0.8} />
      )}
      {(symbols === 'both' || symbols === 'minerals') && (
        <path class="anno-minerals" d={[0, 1, 2, 3].map((i) => arm(i * quarter)).join('')} />
      )}
      <circle class="anno-core" r={size * 0.3} />
    </g>
  );
}

/** How wide the hull of a fleet with so many ships is; where plates are narrow, with a short bow. */
export function hullWidth(ships: number, height: number, short = false): number {
  return height * ((short ? 1.2 : 1.5) + 0.42 * String(ships).length);
}

/** A fleet: a hull with the emblem at its stern, the number of ships amidships and the hatch of its seat at the bow. */
export function Fleet({ seat, ships, height, short = false }: FleetProps): VNode {
  const [half, low] = [hullWidth(ships, height, short) / 2, height / 2];
  const bow = half - height * (short ? 0.36 : 0.58);
  const hull = `M${round(-half)} ${-low}H${round(bow)}L${round(half)} 0L${round(bow)} ${low}H${round(-half)}L${round(-half + height * 0.16)} 0Z`;
  return (
    <g class={`anno-fleet ${seatClass(seat)}`}>
      <path class="anno-hull" d={hull} />
      <path
        d={`M${round(bow)} ${-low}L${round(half)} 0L${round(bow)} ${low}Z`}
        fill={seatHatch(seat)}
      />
      <path class="anno-hull-edge" d={hull} />
      <Emblem seat={seat} x={-half + height * (short ? 0.5 : 0.58)} size={height * 0.68} />
      <text
        class="anno-count"
        x={round(bow - height * 0.06)}
        y={round(height * 0.27)}
        font-size={round(height * COUNT_IN_HULL)}
      >
        {ships}
      </text>
    </g>
  );
}

interface FleetProps {
  readonly seat: Seat;
  readonly ships: number;
  readonly height: number;
  readonly short?: boolean;
}

/** A disc of hyperspace; without ships it lies empty on the entry field. */
export function Disc({ seat, ships, radius, least = 0 }: DiscProps): VNode {
  return (
    <g class={`anno-disc ${seatClass(seat)} ${ships === null ? 'anno-disc-empty' : ''}`}>
      <circle class="anno-disc-ground" r={radius} />
      <circle r={radius} fill={seatHatch(seat)} />
      <circle class="anno-disc-middle" r={round(radius * (ships === null ? 0.56 : 0.74))} />
      <circle class="anno-disc-edge" r={radius} />
      {ships === null ? (
        <Emblem seat={seat} size={radius * 0.9} />
      ) : (
        <text
          class="anno-count anno-count-disc"
          y={round(radius * 0.37)}
          font-size={Math.max(least, round(radius * (ships > 99 ? 0.92 : 1.06)))}
        >
          {ships}
        </text>
      )}
    </g>
  );
}

interface DiscProps {
  readonly seat: Seat;
  readonly ships: number | null;
  readonly radius: number;
  /** Nothing is written smaller than this. */
  readonly least?: number;
}

/** A sign that something is wrong: a triangle with an exclamation mark, drawn, so that it never gets too small to read. */
export function AlarmSign({ filled }: { filled: boolean }): VNode {
  return (
    <g class={filled ? 'anno-lost-sign' : 'anno-danger-sign'}>
      <path class="anno-sign" d="M0-9 9.5 7.5H-9.5Z" />
      <path class="anno-mark" d="M0-3.4V1.6M0 4.6h0" />
    </g>
  );
}

/** Crossed swords: a battle. */
export const SWORDS = 'M-6-6 5 5M6-6-5 5M-6.5 2.5-2.5 6.5M6.5 2.5 2.5 6.5M-5 5-7 7M5 5 7 7';

/** A jagged ring: something has broken in. */
export function burst(radius: number, points = 14): string {
  const corners = Array.from({ length: points * 2 }, (_unused, i) => {
    const angle = (i * Math.PI) / points;
    const r = i % 2 === 0 ? radius : radius * 0.78;
    return `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}
