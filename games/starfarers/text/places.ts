/** What points, planets and seats are called in any language, and what there is to say about a point. */

import type { Seat } from '@sternwarte/engine';
import { NO_CHIP, chipId, isMarker, type ChipId } from '../rules/chips.ts';
import {
  COLOURS,
  PEOPLES,
  resourceOf,
  type Colour,
  type People,
  type Resource,
} from '../rules/data.ts';
import { canClear, wouldReveal } from '../rules/exploration.ts';
import { LATTICE_NEIGHBOURS, nodeNamed, type Node, type NodeId } from '../rules/lattice.ts';
import {
  DOCK,
  HOME_SITE,
  SITE,
  VEILED,
  isFaceDown,
  isUnexplored,
  layoutOf,
} from '../rules/layout.ts';
import {
  CLUSTER_OF,
  CLUSTERS,
  HOME_COUNT,
  PLANETS_AT,
  PLANETS_OF_SITE,
  PLANETS_PER_SYSTEM,
  SECTORS,
  SLOT_IDS,
  type Planet,
} from '../rules/sectors.ts';
import type { State } from '../rules/state.ts';

const HOME_NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta'];

/** The home systems by name, the others by the slot they lie in. */
export function clusterLabel(cluster: number): string {
  return HOME_NAMES[cluster] ?? SLOT_IDS[cluster - HOME_COUNT] ?? '';
}

/** A point by the coordinates in the margins of the map: `16/20`. */
export function pointLabel(id: NodeId): string {
  return id.slice(1).replace('_', '/');
}

/** A point and the system or slot it belongs to, such as `16/20 (S14)`. */
export function place(id: NodeId): string {
  const cluster = CLUSTER_OF[nodeNamed(id)] ?? -1;
  return cluster < 0 ? pointLabel(id) : `${pointLabel(id)} (${clusterLabel(cluster)})`;
}

/** A planet by its place in the system, counted from 1: `S14/2`. */
export function planetLabel(planet: Planet): string {
  const cluster = Math.trunc(planet / PLANETS_PER_SYSTEM);
  return `${clusterLabel(cluster)}/${(planet % PLANETS_PER_SYSTEM) + 1}`;
}

/** The colour of a seat's pieces. */
export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? 'yellow';
}

export interface SpotPlanet {
  readonly resource: Resource | null;
  /** `null` while it lies face down. */
  readonly chip: ChipId | null;
}

/** What an arrival there sets off. */
export type Discovery =
  | { readonly kind: 'sector' | 'chips' }
  | { readonly kind: 'marker'; readonly marker: ChipId };

/** What lies in a part of the galaxy: places are called by it. */
export type Landmark =
  | { readonly kind: 'home'; readonly name: string }
  | {
      readonly kind: 'system';
      readonly planets: readonly SpotPlanet[];
      /** The one that lies nearest. */
      readonly nearest: SpotPlanet;
    }
  | { readonly kind: 'outpost'; readonly people: People }
  | { readonly kind: 'unknown' };

/** All there is to say about a point. */
export interface Spot {
  readonly node: NodeId;
  readonly kind: 'space' | 'site' | 'homeSite' | 'dock' | 'veiled';
  /** The two planets of a colony site; the one or two that any other point touches. */
  readonly planets: readonly SpotPlanet[];
  /** Whose docking point it is. */
  readonly people: People | null;
  /** What lies nearest, and how many steps away; 0 for a point that belongs to it. */
  readonly landmark: Landmark;
  readonly away: number;
  readonly discovery: Discovery | null;
}

export function planetAt(state: State, planet: Planet): SpotPlanet {
  const kind = layoutOf(state.placements).resources[planet] ?? null;
  const chip = state.chips[planet] ?? NO_CHIP;
  return {
    resource: kind === null ? null : resourceOf(kind),
    chip: chip === NO_CHIP ? null : chipId(chip),
  };
}

export function spotAt(state: State, id: NodeId): Spot {
  const node = nodeNamed(id);
  const layout = layoutOf(state.placements);
  return {
    node: id,
    kind: kindOfSpot(layout.kinds[node]),
    planets: planetsBeside(node)
      .map((planet) => planetAt(state, planet))
      .filter(({ resource }) => resource !== null),
    ...nearest(state, node),
    people: PEOPLES[layout.peoples[node] ?? -1] ?? null,
    discovery: discoveryAt(state, node),
  };
}

function planetsBeside(node: Node): readonly Planet[] {
  const ofSite = PLANETS_OF_SITE[node] ?? [];
  return ofSite.length > 0 ? ofSite : (PLANETS_AT[node] ?? []);
}

/** What lies in a cluster; `null` where there is nothing but space. */
export function landmarkOf(
  state: State,
  cluster: number,
  closest = cluster * PLANETS_PER_SYSTEM,
): Landmark | null {
  const name = HOME_NAMES[cluster];
  if (name !== undefined) return { kind: 'home', name };
  if (isFaceDown(state.placements, cluster)) return { kind: 'unknown' };
  const placement = state.placements[cluster - HOME_COUNT];
  const sector = placement ? SECTORS[placement.sector] : undefined;
  if (sector?.kind === 'outpost') return { kind: 'outpost', people: sector.people };
  if (sector?.kind !== 'system') return null;
  const first = cluster * PLANETS_PER_SYSTEM;
  const planets = [first, first + 1, first + 2].map((planet) => planetAt(state, planet));
  return { kind: 'system', planets, nearest: planetAt(state, closest) };
}

/** The first of the clusters around a point in which something lies. */
function nearest(state: State, node: Node): Pick<Spot, 'landmark' | 'away'> {
  for (const { cluster, planet, away } of clustersAround(node)) {
    const landmark = landmarkOf(state, cluster, planet);
    if (landmark !== null) return { landmark, away };
  }
  return { landmark: { kind: 'unknown' }, away: 0 };
}

interface Near {
  readonly cluster: number;
  readonly planet: Planet;
  readonly away: number;
}

const around = new Map<Node, readonly Near[]>();

/** All clusters by their distance from a point; the lattice never changes, so each is measured once. */
function clustersAround(start: Node): readonly Near[] {
  const known = around.get(start);
  if (known !== undefined) return known;
  const found = new Map<number, Near>();
  const seen = new Set<Node>([start]);
  let circle: readonly Node[] = [start];
  for (let away = 0; circle.length > 0 && found.size < CLUSTERS.length; away++) {
    for (const node of circle) {
      const cluster = CLUSTER_OF[node] ?? -1;
      const planet = PLANETS_AT[node]?.[0] ?? cluster * PLANETS_PER_SYSTEM;
      if (cluster >= 0 && !found.has(cluster)) found.set(cluster, { cluster, planet, away });
    }
    circle = circle
      .flatMap((node) => LATTICE_NEIGHBOURS[node] ?? [])
      .filter((node) => !seen.has(node) && seen.add(node));
  }
  const list = [...found.values()];
  around.set(start, list);
  return list;
}

function kindOfSpot(code: number | undefined): Spot['kind'] {
  switch (code) {
    case SITE:
      return 'site';
    case HOME_SITE:
      return 'homeSite';
    case DOCK:
      return 'dock';
    case VEILED:
      return 'veiled';
    default:
      return 'space';
  }
}

/** What the active player's ship would turn up or clear there. */
function discoveryAt(state: State, node: Node): Discovery | null {
  if (!wouldReveal(state, state.current, node)) return null;
  const cluster = CLUSTER_OF[node] ?? -1;
  if (isFaceDown(state.placements, cluster)) return { kind: 'sector' };
  if (isUnexplored(state, cluster)) return { kind: 'chips' };
  const marker = (PLANETS_AT[node] ?? [])
    .map((planet) => state.chips[planet] ?? NO_CHIP)
    .find((chip) => isMarker(chip) && canClear(state, state.current, chip));
  return marker === undefined ? null : { kind: 'marker', marker: chipId(marker) };
}
