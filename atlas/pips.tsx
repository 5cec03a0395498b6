/** The pips of a die. */

import type { VNode } from 'preact';

type Place = readonly [x: number, y: number];
const CORNERS: readonly Place[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
const SIDES: readonly Place[] = [
  [-1, 0],
  [1, 0],
];

export interface PipsProps {
  /** 1 to 6. */
  readonly face: number;
  /** How far they lie from the middle, and how large they are. */
  readonly apart: number;
  readonly radius: number;
  readonly class?: string;
}

/** Around the origin. */
export function Pips({ face, apart, radius, class: own }: PipsProps): VNode {
  return (
    <g class={own}>
      {placesOf(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * apart} cy={y * apart} r={radius} />
      ))}
    </g>
  );
}

function placesOf(face: number): readonly Place[] {
  const middle: readonly Place[] = face % 2 === 1 ? [[0, 0]] : [];
  return [...middle, ...CORNERS.slice(0, face - (face % 2)), ...(face === 6 ? SIDES : [])];
}
