/** Anno 4000 in one picture: two plates of glass, and a fleet that dives from one star to another between them. */

import type { VNode } from 'preact';

/** Where the stars of both plates stand, and their symbols: circle, cross, both or none. */
const UPPER = stars('112 34 ⊕,164 48 o,222 30 +,254 44 ·,84 62 +,196 66 ⊕');
const LOWER = stars('106 140 o,150 150 ·,214 138 ⊕,76 168 ⊕,176 172 +,238 164 o');

function stars(list: string): string {
  const drawn = list.split(',').map((star) => {
    const [x, y, symbol = ''] = star.split(' ');
    const ring = '⊕o'.includes(symbol) ? 'm-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0m6 0' : '';
    const arms = '⊕+'.includes(symbol) ? 'm-9 0h5m8 0h5m-9-9v5m0 8v5m0-9' : '';
    return `M${x} ${y}${arms}${ring}h0`;
  });
  return drawn.join('');
}

const SKY =
  'M22 30h0M40 118h0M296 96h0M302 22h0M18 178h0M306 186h0M60 12h0M286 128h0M34 72h0M160 8h0M128 104h0M268 106h0';

export function AnnoVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path d={SKY} stroke="var(--star)" stroke-width="1.6" stroke-linecap="round" opacity=".7" />
      <path
        d="M40 78V186M96 18V126M286 18V126M230 78V186"
        stroke="var(--line-soft)"
        stroke-dasharray="2 4"
      />
      <Plate y={18} level="var(--hue-yellow)" />
      <Plate y={126} level="var(--danger)" />
      <path
        d="M60 103H270M60 95V111M102 95V111M144 95V111M186 95V111M228 95V111M270 95V111"
        stroke="var(--line)"
      />
      <path
        d="M196 66C190 90 176 96 165 103S120 130 76 168"
        fill="none"
        stroke="var(--accent)"
        stroke-width="1.6"
        stroke-dasharray="5 4"
      />
      <g fill="none" stroke-width="1.6" stroke-linecap="round">
        <path d={UPPER} stroke="var(--hue-yellow)" />
        <path d={LOWER} stroke="var(--danger)" />
      </g>
      <g
        stroke="var(--hue-green)"
        stroke-width="1.8"
        fill="var(--ground)"
        transform="translate(165 103)"
      >
        <circle r="14" />
        <circle r="10.5" stroke-dasharray="1.5 2.5" />
        <path d="M-6-4H2L7 0 2 4H-6L-4 0Z" fill="var(--hue-green)" stroke="none" />
      </g>
      <path d="M206 60h14l7 6-7 6h-14l3-6Z" fill="var(--hue-green)" />
      <path d="M88 162h14l7 6-7 6h-14l3-6Z" fill="var(--hue-sky)" />
      <path d="M224 132h14l7 6-7 6h-14l3-6Z" fill="var(--hue-orange)" />
    </svg>
  );
}

function Plate({ y, level }: { y: number; level: string }): VNode {
  return (
    <g transform={`translate(0 ${y})`} stroke={level} stroke-linejoin="round">
      <path d="M40 60v4H230L286 4V0L230 60Z" fill={level} fill-opacity=".35" stroke-opacity=".6" />
      <path d="M96 0H286L230 60H40Z" fill={level} fill-opacity=".08" stroke-width="1.4" />
      <path d="M82 15H272M68 30H258M54 45H244M159 0 103 60M223 0 167 60" stroke-opacity=".35" />
    </g>
  );
}
