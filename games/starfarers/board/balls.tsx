/** The balls of a mothership: colour, value, and for the black one the mark of an encounter. */

import type { VNode } from 'preact';
import type { Balls as Pair } from '../rules/actions.ts';
import { BALL_VALUE, type Ball } from '../rules/data.ts';

export function sumOf([first, second]: Pair): number {
  return BALL_VALUE[first] + BALL_VALUE[second];
}

/** Around the origin, with a radius of 15. */
export function BallArt({ ball }: { readonly ball: Ball }): VNode {
  return (
    <g class={`star-ball star-ball-${ball}`}>
      <circle r="15" />
      <text>{ball === 'black' ? '✶' : BALL_VALUE[ball]}</text>
    </g>
  );
}

export function Balls({ balls }: { readonly balls: Pair }): VNode {
  return (
    <svg class="star-balls" viewBox="0 0 72 34" aria-hidden="true">
      {balls.map((ball, i) => (
        <g key={i} transform={`translate(${17 + 38 * i} 17)`}>
          <BallArt ball={ball} />
        </g>
      ))}
    </svg>
  );
}
