/** Two balls of the mothership: colour, value, and for the black one the mark of an encounter. */

import type { VNode } from 'preact';
import type { Balls as Pair } from '../rules/actions.ts';
import { BALL_VALUE } from '../rules/data.ts';

export function Balls({ balls }: { readonly balls: Pair }): VNode {
  return (
    <svg class="star-balls" viewBox="0 0 44 22" aria-hidden="true">
      {balls.map((ball, i) => (
        <g key={i} class={`star-ball star-ball-${ball}`} transform={`translate(${11 + 22 * i} 11)`}>
          <circle r="9.5" />
          <text>{ball === 'black' ? '✶' : BALL_VALUE[ball]}</text>
        </g>
      ))}
    </svg>
  );
}
