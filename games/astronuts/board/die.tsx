/** A die, engraved. */

import type { VNode } from 'preact';
import type { Face } from '../rules/fate.ts';

const NEAR = -6.5;
const FAR = 6.5;
type Pip = readonly [x: number, y: number];
const CORNERS: readonly Pip[] = [
  [NEAR, NEAR],
  [FAR, FAR],
  [FAR, NEAR],
  [NEAR, FAR],
];
const SIDES: readonly Pip[] = [
  [NEAR, 0],
  [FAR, 0],
];

function pipsOf(face: Face): Pip[] {
  const middle: Pip[] = face % 2 === 1 ? [[0, 0]] : [];
  return [...middle, ...CORNERS.slice(0, face - (face % 2)), ...(face === 6 ? SIDES : [])];
}

/** In a square of 23, around the origin. */
export function DieFace({ face }: { readonly face: Face }): VNode {
  return (
    <>
      <rect class="an-die-body" x="-11.5" y="-11.5" width="23" height="23" rx="4" />
      {pipsOf(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="an-die-pip" cx={x} cy={y} r="2.2" />
      ))}
    </>
  );
}

export interface DieProps {
  readonly face: Face;
  readonly class?: string;
}

export function Die({ face, class: extra = '' }: DieProps): VNode {
  return (
    <svg class={`an-die ${extra}`} viewBox="-13 -13 26 26" role="img" aria-label={String(face)}>
      <DieFace face={face} />
    </svg>
  );
}
