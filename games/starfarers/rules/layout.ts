/** What the sectors make of the lattice: which nodes can be passed, and what each of them is (R3.6). */

import { PEOPLES, kindOf, type Kind } from './data.ts';
import { LATTICE_NEIGHBOURS, NODES, type Node } from './lattice.ts';
import {
  CLUSTER_OF,
  HOME_COUNT,
  HOME_PLANETS,
  HOME_RESOURCES,
  PLANETS_PER_SYSTEM,
  PLANET_COUNT,
  ROLES,
  SECTORS,
  type Planet,
} from './sectors.ts';
import type { Placement, State } from './state.ts';

export type NodeKind =
  | 'space'
  /** A system centre, or the centre of a sector that lies face down. */
  | 'blocked'
  /** A colony site of an explorable system. */
  | 'site'
  | 'homeSite'
  /** A docking point. */
  | 'dock'
  /** An inner node of a sector that lies face down: it may turn out to be a colony site. */
  | 'veiled';

/** Numbers instead of names, for the inner loops. */
export const SPACE = 0;
export const BLOCKED = 1;
export const SITE = 2;
export const HOME_SITE = 3;
export const DOCK = 4;
export const VEILED = 5;

const CODE: Readonly<Record<NodeKind, number>> = {
  space: SPACE,
  blocked: BLOCKED,
  site: SITE,
  homeSite: HOME_SITE,
  dock: DOCK,
  veiled: VEILED,
};

export interface Layout {
  /** By node, as one of the numbers above. */
  readonly kinds: Uint8Array;
  /** The nodes one step away; none for a blocked node. */
  readonly neighbours: readonly (readonly Node[])[];
  /** The same in one row for the inner loops: three to each node, -1 where there is none. */
  readonly steps: Int16Array;
  /** The people whose docking point this is, or -1. */
  readonly peoples: readonly number[];
  /** The resource of each planet place, or `null`. */
  readonly resources: readonly (Kind | null)[];
}

type Placements = State['placements'];

const layouts = new WeakMap<Placements, Layout>();
/** What was asked last: it is asked again at every step. */
let lastPlacements: Placements | null = null;
let lastLayout: Layout | null = null;

/** Computed once for each arrangement of sectors; states share the arrangement until something is discovered. */
export function layoutOf(placements: Placements): Layout {
  if (lastLayout !== null && placements === lastPlacements) return lastLayout;
  const layout = layouts.get(placements) ?? makeLayout(placements);
  layouts.set(placements, layout);
  lastPlacements = placements;
  lastLayout = layout;
  return layout;
}

function makeLayout(placements: Placements): Layout {
  const names = NODES.map((node) => kindOfNode(placements, node));
  const open = (node: Node): boolean => names[node] !== 'blocked';
  return {
    kinds: Uint8Array.from(names, (name) => CODE[name]),
    steps: Int16Array.from(NODES.flatMap((node) => threeSteps(open, node))),
    neighbours: NODES.map((node) =>
      open(node) ? (LATTICE_NEIGHBOURS[node] ?? []).filter(open) : [],
    ),
    peoples: NODES.map((node) => peopleAt(placements, node)),
    resources: Array.from({ length: PLANET_COUNT }, (_unused, planet) =>
      printedResource(placements, planet),
    ),
  };
}

function threeSteps(open: (node: Node) => boolean, node: Node): number[] {
  const next: number[] = open(node) ? (LATTICE_NEIGHBOURS[node] ?? []).filter(open) : [];
  while (next.length < 3) next.push(-1);
  return next;
}

function sectorIn(placement: Placement | null | undefined) {
  return placement ? SECTORS[placement.sector] : undefined;
}

/** Only the centres of systems, and of what lies face down, are no space points (R3.3, R3.6). */
function kindOfNode(placements: Placements, node: Node): NodeKind {
  const cluster = CLUSTER_OF[node] ?? -1;
  const role = ROLES[node];
  if (cluster < 0 || role === 'space' || role === 'contact') return 'space';
  if (cluster < HOME_COUNT) return role === 'centre' ? 'blocked' : 'homeSite';
  const sector = sectorIn(placements[cluster - HOME_COUNT]);
  if (sector === undefined) return role === 'centre' ? 'blocked' : 'veiled';
  if (sector.kind === 'system') return role === 'centre' ? 'blocked' : 'site';
  return sector.kind === 'outpost' && role === 'centre' ? 'dock' : 'space';
}

function peopleAt(placements: Placements, node: Node): number {
  const cluster = CLUSTER_OF[node] ?? -1;
  if (ROLES[node] !== 'centre' || cluster < HOME_COUNT) return -1;
  const sector = sectorIn(placements[cluster - HOME_COUNT]);
  return sector?.kind === 'outpost' ? PEOPLES.indexOf(sector.people) : -1;
}

/** Hex i of a slot shows planet i + rotation of its sector (R3.7). */
function printedResource(placements: Placements, planet: Planet): Kind | null {
  if (planet < HOME_PLANETS) return kindOf(HOME_RESOURCES[planet] ?? 'ore');
  const found = printedPlanet(placements, planet);
  return found === null ? null : kindOf(found.resource);
}

/** The planet printed on a place of a slot, if a system lies there face up. */
export function printedPlanet(placements: Placements, planet: Planet) {
  const placement = placements[Math.trunc(planet / PLANETS_PER_SYSTEM) - HOME_COUNT];
  const sector = sectorIn(placement);
  if (sector?.kind !== 'system' || !placement) return null;
  const printed = sector.planets[((planet % PLANETS_PER_SYSTEM) + placement.rotation) % 3];
  return printed === undefined ? null : { ...printed, band: sector.band };
}

/** The cluster numbers of the slots whose sector has not been turned up. */
export function isFaceDown(placements: Placements, cluster: number): boolean {
  return cluster >= HOME_COUNT && placements[cluster - HOME_COUNT] === null;
}

/** Whether the system of this cluster lies open but its chips do not. */
export function isUnexplored(state: State, cluster: number): boolean {
  if (cluster < HOME_COUNT || state.chips[cluster * PLANETS_PER_SYSTEM] !== 0) return false;
  return sectorIn(state.placements[cluster - HOME_COUNT])?.kind === 'system';
}
