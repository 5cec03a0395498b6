/** A still sky with a graticule, the same for the same seed. */

import { createRandom } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Box } from './viewport.ts';

export interface StarfieldProps {
  readonly box: Box;
  readonly seed: string | number;
  readonly count?: number;
  /** The distance of the graticule's lines; 0 draws none. */
  readonly grid?: number;
}

export function Starfield({ box, seed, count = 160, grid = 0 }: StarfieldProps): VNode {
  const { x, y, width, height } = box;
  const sky = useMemo(() => drawSky(box, seed, count), [x, y, width, height, seed, count]);
  const lines = useMemo(() => drawGraticule(box, grid), [x, y, width, height, grid]);
  return (
    <g class="starfield" aria-hidden="true">
      {lines !== '' && <path class="graticule" d={lines} />}
      {sky.map((d, size) => (
        <path key={size} class={`stars stars-${size}`} d={d} />
      ))}
    </g>
  );
}

/** Three paths, one for each size of stars: cheap even with hundreds of them. */
function drawSky(box: Box, seed: string | number, count: number): string[] {
  const random = createRandom(`sky ${seed}`);
  const sizes: [string, string, string] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const at = (from: number, length: number): string =>
      (from + (random.below(1000) / 1000) * length).toFixed(1);
    const dot = `M${at(box.x, box.width)} ${at(box.y, box.height)}h0`;
    const chance = random.below(12);
    sizes[chance === 0 ? 2 : chance < 4 ? 1 : 0] += dot;
  }
  return sizes;
}

function drawGraticule({ x, y, width, height }: Box, grid: number): string {
  if (grid <= 0) return '';
  let d = '';
  for (let at = Math.ceil(x / grid) * grid; at <= x + width; at += grid)
    d += `M${at} ${y}v${height}`;
  for (let at = Math.ceil(y / grid) * grid; at <= y + height; at += grid)
    d += `M${x} ${at}h${width}`;
  return d;
}
