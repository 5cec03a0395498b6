/** A planet at playing size: a ball lit from one side, in the colour of what it yields, with its engraving over it. */

import { Planet, type PlanetKind, type Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { RESOURCES, type Resource } from '../rules/data.ts';

const KINDS: Readonly<Record<Resource, PlanetKind>> = {
  ore: 'cratered',
  fuel: 'banded',
  carbon: 'dotted',
  food: 'clouded',
  goods: 'ringed',
};

/** The light of each kind of planet, drawn once. */
export function GlobeLights(): VNode {
  return (
    <defs>
      {RESOURCES.map((resource) => (
        <radialGradient
          key={resource}
          id={`star-light-${resource}`}
          class={`star-${resource}`}
          cx="0.34"
          cy="0.3"
          r="0.78"
        >
          <stop class="star-light-high" offset="0" />
          <stop class="star-light-body" offset="0.48" />
          <stop class="star-light-dusk" offset="0.82" />
          <stop class="star-light-night" offset="1" />
        </radialGradient>
      ))}
    </defs>
  );
}

export interface GlobeProps {
  readonly resource: Resource;
  readonly seed: number;
  readonly at: Point;
}

export function Globe({ resource, seed, at }: GlobeProps): VNode {
  const radius = resource === 'goods' ? 24 : 29;
  return (
    <g class={`star-globe star-${resource}`}>
      <circle class="star-air" cx={at.x} cy={at.y} r={radius + 2.5} />
      <circle fill={`url(#star-light-${resource})`} cx={at.x} cy={at.y} r={radius} />
      <Planet kind={KINDS[resource]} seed={seed} x={at.x} y={at.y} radius={radius} />
    </g>
  );
}
