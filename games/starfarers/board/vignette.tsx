/** Starfarers in one picture: hexagons of space, planets among them, a ship at a crossing. */

import { Planet, Starfield } from '@sternwarte/atlas';
import type { VNode } from 'preact';

const BOX = { x: 0, y: 0, width: 320, height: 200 };
const SIDE = 34;

function hexagon(x: number, y: number): string {
  const corners = Array.from({ length: 6 }, (_unused, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)} ${(y + SIDE * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const CENTRES = [0, 1, 2].flatMap((row) =>
  Array.from({ length: row === 1 ? 4 : 3 }, (_unused, column) => ({
    x: 160 + (column - (row === 1 ? 1.5 : 1)) * SIDE * Math.sqrt(3),
    y: 100 + (row - 1) * SIDE * 1.5,
  })),
);

export function StarVignette(): VNode {
  return (
    <svg class="vignette" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <Starfield box={BOX} seed="starfarers" count={70} />
      <path class="vignette-route" d={CENTRES.map(({ x, y }) => hexagon(x, y)).join('')} />
      <Planet kind="banded" seed={1} x={101} y={49} radius={17} />
      <Planet kind="ringed" seed={2} x={189} y={100} radius={15} />
      <Planet kind="clouded" seed={5} x={219} y={151} radius={17} />
      <path class="vignette-ship" d="M130 128 144 100 158 128 144 121Z" />
    </svg>
  );
}
