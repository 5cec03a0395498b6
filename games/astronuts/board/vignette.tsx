/** AstroNuts in one picture: a ring of fields around a planet, and nuts in four shapes. */

import { Planet, Starfield } from '@sternwarte/atlas';
import type { VNode } from 'preact';

const BOX = { x: 0, y: 0, width: 320, height: 200 };
const FIELDS = Array.from({ length: 14 }, (_unused, i) => {
  const angle = (i * Math.PI) / 7;
  return { x: 160 + 118 * Math.cos(angle), y: 100 + 70 * Math.sin(angle) };
});

export function NutsVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <Starfield box={BOX} seed="astronuts" count={70} />
      <ellipse class="vignette-route" cx="160" cy="100" rx="118" ry="70" />
      {FIELDS.map(({ x, y }, i) => (
        <circle key={i} class="vignette-field" cx={x} cy={y} r="9" />
      ))}
      <Planet kind="cratered" seed={3} x={160} y={100} radius={38} />
      <g class="vignette-nut">
        <path class="seat-0" d="M92 34 104 41V55L92 62 80 55V41Z" />
        <path class="seat-2" d="M248 132 260 139V153L248 160 236 153V139Z" />
      </g>
    </svg>
  );
}
