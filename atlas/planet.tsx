/** Engraved planets with a character of their own: no two seeds look alike. */

import { createRandom, type Random } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useId, useMemo } from 'preact/hooks';

export const PLANET_KINDS = ['cratered', 'banded', 'clouded', 'ringed', 'dotted'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];

export interface PlanetProps {
  readonly kind: PlanetKind;
  readonly seed: string | number;
  readonly x?: number;
  readonly y?: number;
  readonly radius: number;
  /** Sets the colour: the planet is drawn in `currentColor` on `--planet-ground`. */
  readonly class?: string;
}

/** Drawn in a circle of radius 100 and scaled, so that strokes keep their share. */
export function Planet(props: PlanetProps): VNode {
  const { kind, seed, x = 0, y = 0, radius } = props;
  const clip = useId();
  const { surface, behind, front } = useMemo(() => engrave(kind, seed), [kind, seed]);
  return (
    <g
      class={`planet planet-${kind} ${props.class ?? ''}`}
      transform={`translate(${x} ${y}) scale(${radius / 100})`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <circle r="100" />
      </clipPath>
      {behind !== '' && <path class="planet-line" d={behind} />}
      <circle class="planet-ground" r="100" />
      <g clip-path={`url(#${clip})`}>
        <path class="planet-line" d={surface} />
        <path class="planet-shade" d={SHADE} />
      </g>
      <circle class="planet-edge" r="100" />
      {front !== '' && <path class="planet-line planet-ring" d={front} />}
    </g>
  );
}

/** The side away from the light, hatched as engravers do. */
const SHADE = Array.from({ length: 22 }, (_unused, i) => {
  const at = -96 + i * 9;
  const edge = Math.sqrt(Math.max(0, 100 ** 2 - at ** 2));
  return `M${(edge * 0.42 + 4).toFixed(1)} ${at}H${edge.toFixed(1)}`;
}).join('');

interface Engraving {
  readonly surface: string;
  readonly behind: string;
  readonly front: string;
}

function plain(surface: string): Engraving {
  return { surface, behind: '', front: '' };
}

function engrave(kind: PlanetKind, seed: string | number): Engraving {
  const random = createRandom(`planet ${kind} ${seed}`);
  switch (kind) {
    case 'cratered':
      return plain(craters(random));
    case 'banded':
      return plain(bands(random, 9));
    case 'clouded':
      return plain(clouds(random));
    case 'dotted':
      return plain(dots(random));
    case 'ringed':
      return { surface: bands(random, 4), ...rings(random) };
  }
}

/** A number from `low` to `high`. */
function within(random: Random, low: number, high: number): number {
  return low + (random.below(10_000) / 10_000) * (high - low);
}

function circle(x: number, y: number, r: number): string {
  const [left, radius, twice] = [(x - r).toFixed(1), r.toFixed(1), (2 * r).toFixed(1)];
  return `M${left} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${twice} 0a${radius} ${radius} 0 1 0-${twice} 0`;
}

function craters(random: Random): string {
  const placed: { x: number; y: number; r: number }[] = [];
  for (let tries = 0; tries < 60 && placed.length < 9; tries++) {
    const r = within(random, 7, 26);
    const [x, y] = [within(random, -85, 70), within(random, -85, 85)];
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 5)) {
      placed.push({ x, y, r });
    }
  }
  // An inner arc gives each crater its depth.
  return placed.map(({ x, y, r }) => circle(x, y, r) + circle(x + r * 0.16, y, r * 0.62)).join('');
}

function bands(random: Random, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = -85 + (170 * (i + within(random, 0.2, 0.8))) / count;
    const sag = within(random, 6, 14);
    const wave = within(random, -9, 9);
    d += `M-105 ${y.toFixed(1)}C-40 ${(y + sag + wave).toFixed(1)} 40 ${(y + sag - wave).toFixed(1)} 105 ${y.toFixed(1)}`;
  }
  return d;
}

function clouds(random: Random): string {
  let d = '';
  for (let i = 0; i < 11; i++) {
    const [x, y] = [within(random, -95, 60), within(random, -85, 85)];
    const width = within(random, 30, 80);
    const lift = width * 0.22;
    d += `M${x.toFixed(1)} ${y.toFixed(1)}q${(width / 4).toFixed(1)}-${lift.toFixed(1)} ${(width / 2).toFixed(1)} 0t${(width / 2).toFixed(1)} 0`;
  }
  return d;
}

function dots(random: Random): string {
  let d = '';
  for (let i = 0; i < 48; i++) {
    d += circle(within(random, -92, 80), within(random, -92, 92), within(random, 1.5, 4.5));
  }
  return d;
}

function rings(random: Random): Pick<Engraving, 'behind' | 'front'> {
  const tilt = within(random, -22, 22);
  const flat = within(random, 0.22, 0.34);
  const half = (radius: number, sweep: 0 | 1): string => {
    const angle = (tilt * Math.PI) / 180;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const to = `${dx.toFixed(1)} ${dy.toFixed(1)}`;
    return `M${(-dx).toFixed(1)} ${(-dy).toFixed(1)}A${radius} ${(radius * flat).toFixed(1)} ${tilt.toFixed(1)} 0 ${sweep} ${to}`;
  };
  const radii = [128, 142, 158];
  return {
    behind: radii.map((radius) => half(radius, 1)).join(''),
    front: radii.map((radius) => half(radius, 0)).join(''),
  };
}
