/** The home systems, the slots and the sectors that lie in them (R3.4 – R3.7). */

import type { People, Resource } from './data.ts';
import {
  HEX_CORNERS,
  LATTICE_NEIGHBOURS,
  NODES,
  hexIndex,
  nodeNamed,
  type Node,
  type NodeId,
} from './lattice.ts';

/** One star or two: near sectors lie on near slots, and their chips come from the near pools. */
export type Band = 'near' | 'far';
export const ICONS = ['triangle', 'bracket', 'hexagon'] as const;
export type Icon = (typeof ICONS)[number];

type HexPlace = readonly [column: number, row: number];

/** Band and the three hexes of each slot, clockwise (R3.4). */
const SLOT_TABLE = [
  ['S01', 'far', [1, 0], [2, 0], [1, 1]],
  ['S02', 'far', [5, 0], [6, 0], [5, 1]],
  ['S03', 'far', [9, 0], [9, 1], [8, 0]],
  ['S04', 'far', [2, 2], [2, 3], [1, 3]],
  ['S05', 'far', [4, 2], [5, 3], [4, 3]],
  ['S06', 'far', [7, 2], [8, 2], [7, 3]],
  ['S07', 'far', [6, 4], [6, 5], [5, 5]],
  ['S08', 'near', [9, 4], [9, 5], [8, 4]],
  ['S09', 'near', [1, 5], [2, 5], [1, 6]],
  ['S10', 'near', [8, 6], [9, 7], [8, 7]],
  ['S11', 'near', [3, 7], [3, 8], [2, 7]],
  ['S12', 'near', [6, 7], [6, 8], [5, 8]],
  ['S13', 'near', [1, 9], [2, 9], [1, 10]],
  ['S14', 'near', [4, 9], [5, 10], [4, 10]],
  ['S15', 'near', [9, 9], [9, 10], [8, 9]],
] as const satisfies readonly (readonly [string, Band, HexPlace, HexPlace, HexPlace])[];

export type SlotId = (typeof SLOT_TABLE)[number][0];
export const SLOT_IDS: readonly SlotId[] = SLOT_TABLE.map(([id]) => id);
export const SLOT_COUNT = SLOT_IDS.length;
export const SLOT_BANDS: readonly Band[] = SLOT_TABLE.map(([, band]) => band);

/** The printed home systems: hex, resource and the numbers of its chip in the beginner set-up, clockwise. */
const HOME_TABLE = [
  ['HOME-A', [[1, 13], 'fuel', [4]], [[1, 14], 'carbon', [8]], [[0, 13], 'food', [11]]],
  ['HOME-B', [[3, 13], 'fuel', [10]], [[4, 13], 'goods', [3, 12]], [[3, 14], 'ore', [8]]],
  ['HOME-C', [[7, 13], 'carbon', [6]], [[7, 14], 'food', [3]], [[6, 13], 'ore', [5]]],
  ['HOME-D', [[9, 13], 'goods', [2, 11]], [[10, 13], 'ore', [9]], [[9, 14], 'fuel', [6]]],
] as const satisfies readonly (readonly [string, HomePlanet, HomePlanet, HomePlanet])[];

type HomePlanet = readonly [HexPlace, Resource, readonly number[]];
export type HomeId = (typeof HOME_TABLE)[number][0];
export const HOME_IDS: readonly HomeId[] = HOME_TABLE.map(([id]) => id);
export const HOME_COUNT = HOME_IDS.length;

/** Three hexes around a centre: a home system or a slot. */
export interface Cluster {
  readonly hexes: readonly number[];
  readonly centre: Node;
  /** The node between hex i and hex i + 1: the colony sites of a system. */
  readonly inner: readonly [Node, Node, Node];
  /** All corners but the centre (R3.5). */
  readonly contacts: readonly Node[];
}

function cluster(places: readonly [HexPlace, HexPlace, HexPlace]): Cluster {
  const hexes = places.map(([column, row]) => hexIndex(column, row));
  const corners = hexes.map((hex) => HEX_CORNERS[hex] ?? []);
  const shared = (i: number, j: number): Node[] =>
    (corners[i] ?? []).filter((node) => corners[j]?.includes(node));
  const centre = shared(0, 1).find((node) => corners[2]?.includes(node));
  const between = (i: number): Node => {
    const node = shared(i, (i + 1) % 3).find((corner) => corner !== centre);
    if (node === undefined) throw new RangeError('hexes that do not touch');
    return node;
  };
  if (centre === undefined) throw new RangeError('hexes without a common corner');
  const contacts = [...new Set(corners.flat())].filter((node) => node !== centre);
  return { hexes, centre, inner: [between(0), between(1), between(2)], contacts };
}

/** The four home systems, then the fifteen slots. */
export const CLUSTERS: readonly Cluster[] = [
  ...HOME_TABLE.map(([, a, b, c]) => cluster([a[0], b[0], c[0]])),
  ...SLOT_TABLE.map(([, , a, b, c]) => cluster([a, b, c])),
];

/** A planet place: 3 to each cluster, home systems first. Its number is `3 * cluster + hex`. */
export type Planet = number;
export const PLANETS_PER_SYSTEM = 3;
export const HOME_PLANETS = PLANETS_PER_SYSTEM * HOME_COUNT;
export const PLANET_COUNT = PLANETS_PER_SYSTEM * CLUSTERS.length;

export const HOME_RESOURCES: readonly Resource[] = HOME_TABLE.flatMap(([, a, b, c]) => [
  a[1],
  b[1],
  c[1],
]);
export const HOME_CHIPS: readonly (readonly number[])[] = HOME_TABLE.flatMap(([, a, b, c]) => [
  a[2],
  b[2],
  c[2],
]);

export interface PrintedPlanet {
  readonly resource: Resource;
  readonly icon: Icon;
}

export type Sector = {
  readonly id: string;
  readonly band: Band;
} & (
  | {
      readonly kind: 'system';
      readonly planets: readonly [PrintedPlanet, PrintedPlanet, PrintedPlanet];
    }
  | { readonly kind: 'outpost'; readonly people: People }
  | { readonly kind: 'empty' }
);

const planet = (resource: Resource, icon: Icon): PrintedPlanet => ({ resource, icon });

function system<const Id extends string>(
  id: Id,
  band: Band,
  a: PrintedPlanet,
  b: PrintedPlanet,
  c: PrintedPlanet,
): Sector & { readonly id: Id } {
  return { id, band, kind: 'system', planets: [a, b, c] };
}

const SECTOR_TABLE = [
  system(
    'SYS1',
    'near',
    planet('carbon', 'triangle'),
    planet('ore', 'hexagon'),
    planet('goods', 'bracket'),
  ),
  system(
    'SYS2',
    'near',
    planet('carbon', 'bracket'),
    planet('food', 'triangle'),
    planet('fuel', 'hexagon'),
  ),
  system(
    'SYS3',
    'near',
    planet('carbon', 'hexagon'),
    planet('goods', 'triangle'),
    planet('food', 'bracket'),
  ),
  system(
    'SYS4',
    'near',
    planet('ore', 'triangle'),
    planet('goods', 'hexagon'),
    planet('fuel', 'bracket'),
  ),
  system(
    'SYS5',
    'near',
    planet('food', 'hexagon'),
    planet('ore', 'bracket'),
    planet('fuel', 'triangle'),
  ),
  system(
    'SYS6',
    'far',
    planet('goods', 'triangle'),
    planet('food', 'bracket'),
    planet('ore', 'hexagon'),
  ),
  system(
    'SYS7',
    'far',
    planet('ore', 'hexagon'),
    planet('carbon', 'triangle'),
    planet('goods', 'bracket'),
  ),
  system(
    'SYS8',
    'far',
    planet('carbon', 'bracket'),
    planet('fuel', 'triangle'),
    planet('goods', 'hexagon'),
  ),
  { id: 'OUT-GREEN', band: 'near', kind: 'outpost', people: 'greenFolk' },
  { id: 'OUT-MERCHANTS', band: 'near', kind: 'outpost', people: 'merchants' },
  { id: 'OUT-SCIENTISTS', band: 'far', kind: 'outpost', people: 'scientists' },
  { id: 'OUT-DIPLOMATS', band: 'far', kind: 'outpost', people: 'diplomats' },
  { id: 'EMPTY1', band: 'near', kind: 'empty' },
  { id: 'EMPTY2', band: 'near', kind: 'empty' },
  { id: 'EMPTY3', band: 'far', kind: 'empty' },
  { id: 'EMPTY4', band: 'far', kind: 'empty' },
] as const satisfies readonly Sector[];

export type SectorId = (typeof SECTOR_TABLE)[number]['id'];
/** 16 sectors, of which 15 lie on the board (R2.6); planets are named by what they bring, not by colour (R3.1). */
export const SECTORS: readonly (Sector & { readonly id: SectorId })[] = SECTOR_TABLE;

export function sectorIndex(id: SectorId): number {
  return SECTORS.findIndex((sector) => sector.id === id);
}

/** The sector left in the box on every board but the wild one (R2.6, section 5.5). */
export const SPARE_SECTOR = sectorIndex('EMPTY2');

/** The beginner board, slot by slot; nothing is turned (R3.7). */
const BEGINNER_IDS: readonly SectorId[] = [
  'OUT-SCIENTISTS',
  'SYS8',
  'OUT-DIPLOMATS',
  'EMPTY3',
  'SYS6',
  'SYS7',
  'EMPTY4',
  'SYS5',
  'OUT-GREEN',
  'OUT-MERCHANTS',
  'SYS4',
  'EMPTY1',
  'SYS1',
  'SYS2',
  'SYS3',
];
export const BEGINNER_SECTORS: readonly number[] = BEGINNER_IDS.map(sectorIndex);

interface StartPieces {
  readonly spaceport: Node;
  readonly colonies: readonly [Node, Node];
  readonly ship: Node;
}

const start = (spaceport: NodeId, first: NodeId, second: NodeId, ship: NodeId): StartPieces => ({
  spaceport: nodeNamed(spaceport),
  colonies: [nodeNamed(first), nodeNamed(second)],
  ship: nodeNamed(ship),
});

/** The fixed start of each colour (section 5.2). */
export const FIXED_START: readonly StartPieces[] = [
  start('n6_28', 'n21_29', 'n28_28', 'n7_27'),
  start('n13_27', 'n3_29', 'n31_29', 'n15_27'),
  start('n21_27', 'n3_27', 'n13_29', 'n22_26'),
  start('n31_27', 'n10_28', 'n24_28', 'n30_26'),
];

/** What a node is to the cluster it belongs to. */
export type Role = 'space' | 'contact' | 'inner' | 'centre';

/** For each node the cluster it touches, or -1: no node touches two (R10.6). */
export const CLUSTER_OF: readonly number[] = NODES.map((node) =>
  CLUSTERS.findIndex(({ centre, contacts }) => centre === node || contacts.includes(node)),
);

function roleOf(node: Node): Role {
  const found = CLUSTERS[CLUSTER_OF[node] ?? -1];
  if (found === undefined) return 'space';
  if (found.centre === node) return 'centre';
  return found.inner.includes(node) ? 'inner' : 'contact';
}

export const ROLES: readonly Role[] = NODES.map(roleOf);

/** The two nodes beside an inner node that are not the centre: spaceport points if a port stands there (R3.9). */
export const POINTS_OF_SITE: readonly (readonly Node[])[] = NODES.map((node) =>
  ROLES[node] === 'inner'
    ? (LATTICE_NEIGHBOURS[node] ?? []).filter((next) => ROLES[next] !== 'centre')
    : [],
);

/** For each node the inner node beside it, or -1: it is a spaceport point if a port stands there. */
export const SITE_OF_POINT: readonly number[] = NODES.map(
  (node) => NODES.find((site) => POINTS_OF_SITE[site]?.includes(node)) ?? -1,
);

/** The two planets on either side of an inner node. */
export const PLANETS_OF_SITE: readonly (readonly Planet[])[] = NODES.map((node) => {
  const index = CLUSTER_OF[node] ?? -1;
  const side = CLUSTERS[index]?.inner.indexOf(node) ?? -1;
  if (side < 0) return [];
  const first = index * PLANETS_PER_SYSTEM;
  return [first + side, first + ((side + 1) % PLANETS_PER_SYSTEM)];
});

/** The planets a node is a corner of (R3.8). */
export const PLANETS_AT: readonly (readonly Planet[])[] = NODES.map((node) => {
  const index = CLUSTER_OF[node] ?? -1;
  const hexes = CLUSTERS[index]?.hexes ?? [];
  return hexes.flatMap((hex, i) =>
    HEX_CORNERS[hex]?.includes(node) ? [index * PLANETS_PER_SYSTEM + i] : [],
  );
});

/** Every colony site of the home systems. */
export const HOME_SITES: readonly Node[] = CLUSTERS.slice(0, HOME_COUNT).flatMap(
  ({ inner }) => inner,
);
