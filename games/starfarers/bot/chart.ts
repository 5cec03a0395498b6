/** Distances on the field, worked out once for each set of points that are closed to flight. */

import { BLOCKED, layoutOf, type Layout } from '../rules/layout.ts';
import { NODE_COUNT, type Node } from '../rules/lattice.ts';
import { CLUSTERS, HOME_COUNT, PLANETS_AT, PLANETS_PER_SYSTEM } from '../rules/sectors.ts';
import type { State } from '../rules/state.ts';

/** For each node the steps to one place. */
export type Field = Uint8Array;

export const UNREACHABLE = 255;

/** For each node the field of the steps to it, filled when first asked for. */
type Chart = (Field | undefined)[];

/** By which slot centres are closed: many arrangements of sectors share their distances. */
const charts = new Map<number, Chart>();
const chartOfLayout = new WeakMap<Layout, Chart>();

function chartOf(layout: Layout): Chart {
  const known = chartOfLayout.get(layout);
  if (known !== undefined) return known;
  let closed = 0;
  for (let cluster = HOME_COUNT; cluster < CLUSTERS.length; cluster++) {
    const centre = CLUSTERS[cluster]?.centre ?? 0;
    if (layout.kinds[centre] === BLOCKED) closed |= 1 << (cluster - HOME_COUNT);
  }
  let chart = charts.get(closed);
  if (chart === undefined) {
    chart = [];
    charts.set(closed, chart);
  }
  chartOfLayout.set(layout, chart);
  return chart;
}

/** The steps from every node to this one, as long as nothing stands in the way of ending there. */
export function stepsTo(placements: State['placements'], target: Node): Field {
  const layout = layoutOf(placements);
  const chart = chartOf(layout);
  return (chart[target] ??= spread(layout, target));
}

function spread(layout: Layout, target: Node): Field {
  const field = new Uint8Array(NODE_COUNT).fill(UNREACHABLE);
  const queue: number[] = [target];
  field[target] = 0;
  for (const node of queue) {
    for (let edge = 3 * node; edge < 3 * node + 3; edge++) {
      const other = layout.steps[edge] ?? -1;
      if (other < 0 || field[other] !== UNREACHABLE) continue;
      field[other] = (field[node] ?? 0) + 1;
      queue.push(other);
    }
  }
  return field;
}

/** The corners of each planet where a ship can arrive: all but the closed centre of its system. */
const CORNERS: readonly (readonly Node[])[] = Array.from(
  { length: CLUSTERS.length * PLANETS_PER_SYSTEM },
  (_unused, planet) => {
    const { contacts = [] } = CLUSTERS[Math.trunc(planet / PLANETS_PER_SYSTEM)] ?? {};
    return contacts.filter((node) => PLANETS_AT[node]?.includes(planet));
  },
);

/** The steps from every node to the nearest corner of a planet. */
export function stepsToPlanet(placements: State['placements'], planet: number): Field {
  const field = new Uint8Array(NODE_COUNT).fill(UNREACHABLE);
  for (const corner of CORNERS[planet] ?? []) {
    const steps = stepsTo(placements, corner);
    for (let node = 0; node < NODE_COUNT; node++) {
      field[node] = Math.min(field[node] ?? UNREACHABLE, steps[node] ?? UNREACHABLE);
    }
  }
  return field;
}
