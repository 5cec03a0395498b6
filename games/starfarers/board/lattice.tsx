/** The ground of the chart: sky, and the sides of all hexes. */

import { Starfield } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { HEXES } from '../rules/lattice.ts';
import { hexPath, sheetBox, type Turn } from './geometry.ts';

export function Lattice({ turn }: { readonly turn: Turn }): VNode {
  return useMemo(() => {
    const sides = HEXES.map((_hex, index) => hexPath(index, turn)).join('');
    return (
      <g class="star-lattice" aria-hidden="true">
        <Starfield box={sheetBox(turn)} seed="galaxy" count={220} />
        <path class="star-sides" d={sides} />
      </g>
    );
  }, [turn]);
}
