/** Anno 4000 in one picture: two plates of glass, a fleet on its way between their stars. */

import { Emblem, Starfield } from '@sternwarte/atlas';
import type { VNode } from 'preact';

const BOX = { x: 0, y: 0, width: 320, height: 200 };
const STARS = [
  [84, 62],
  [150, 44],
  [222, 70],
  [112, 132],
  [190, 118],
  [244, 150],
] as const;

export function AnnoVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <Starfield box={BOX} seed="anno4000" count={70} />
      <g class="vignette-plate">
        <path d="M48 84 96 24H272L240 84Z" />
        <path d="M48 168 96 104H284L256 168Z" />
      </g>
      <path
        class="vignette-route"
        d="M84 62C110 84 104 110 112 132M222 70C232 100 220 130 244 150"
      />
      {STARS.map(([x, y]) => (
        <circle key={x} class="vignette-star" cx={x} cy={y} r="5" />
      ))}
      <Emblem seat={0} x={84} y={62} size={26} />
      <Emblem seat={1} x={244} y={150} size={26} />
      <path class="vignette-ship" d="M150 70 170 80 150 90 154 80Z" />
    </svg>
  );
}
