import { describe, expect, test } from 'vitest';
import { HOME_CHIP_LAYOUT, START_POOLS, chipId, chipNamed, producesOn } from './chips.ts';
import { PEOPLES } from './data.ts';
import { DOCK, HOME_SITE, SITE, layoutOf } from './layout.ts';
import {
  HEXES,
  LATTICE_NEIGHBOURS,
  NODES,
  nodeId,
  nodeNamed,
  placeOf,
  type Node,
  type NodeId,
} from './lattice.ts';
import {
  CLUSTERS,
  CLUSTER_OF,
  HOME_COUNT,
  PLANETS_AT,
  PLANETS_OF_SITE,
  POINTS_OF_SITE,
  ROLES,
  SECTORS,
  SITE_OF_POINT,
  SLOT_BANDS,
} from './sectors.ts';
import type { State } from './state.ts';
import { Testbed, YELLOW } from './testing/testbed.ts';

const beginner = new Testbed().state;
const layout = layoutOf(beginner.placements);
const open = NODES.filter((node) => (layout.neighbours[node] ?? []).length > 0);

function distances(from: Node): number[] {
  const far: number[] = [];
  far[from] = 0;
  const queue = [from];
  for (const node of queue) {
    for (const next of layout.neighbours[node] ?? []) {
      if (far[next] !== undefined) continue;
      far[next] = (far[node] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}

const nearest = (from: NodeId, slot: number): number => {
  const far = distances(nodeNamed(from));
  return Math.min(...(CLUSTERS[HOME_COUNT + slot - 1]?.inner ?? []).map((node) => far[node] ?? 99));
};

const to = (from: NodeId, dock: NodeId) => distances(nodeNamed(from))[nodeNamed(dock)];

describe('the lattice', () => {
  test('R3.2 T34: 135 hexes have 320 corners and 454 sides', () => {
    expect(HEXES).toHaveLength(135);
    expect(NODES).toHaveLength(320);
    expect(placeOf(nodeNamed('n22_26'))).toEqual({ x: 22, y: 26 });
    expect(LATTICE_NEIGHBOURS.reduce((sum, list) => sum + list.length, 0) / 2).toBe(454);
  });

  test('R3.3 T34: the beginner board has 308 space points and 418 edges and hangs together', () => {
    expect(open).toHaveLength(308);
    const edges = open.reduce((sum, node) => sum + (layout.neighbours[node]?.length ?? 0), 0) / 2;
    expect(edges).toBe(418);
    expect(distances(nodeNamed('n7_27')).filter((far) => far !== undefined)).toHaveLength(308);
    for (const node of open) expect(layout.neighbours[node]?.length).toBeLessThanOrEqual(3);
  });

  test('R3.4: four home systems and fifteen slots, eight of them near', () => {
    expect(HOME_COUNT).toBe(4);
    expect(SLOT_BANDS).toHaveLength(15);
    expect(SLOT_BANDS.filter((band) => band === 'near')).toHaveLength(8);
  });

  test('R3.5: a slot has a centre, three inner nodes and twelve contact nodes', () => {
    for (const { centre, inner, contacts } of CLUSTERS) {
      expect(new Set(inner).size).toBe(3);
      expect(contacts).toHaveLength(12);
      expect(contacts).not.toContain(centre);
      for (const node of inner) expect(contacts).toContain(node);
    }
    expect(CLUSTERS[HOME_COUNT + 13]?.contacts.map(nodeId)).toContain('n15_23');
  });

  test('R3.6: systems close their centre, outposts make it a docking point, empty sectors a space point', () => {
    expect(layout.neighbours[nodeNamed('n15_21')]).toEqual([]);
    expect(layout.kinds[nodeNamed('n27_15')]).toBe(DOCK);
    expect(layout.neighbours[nodeNamed('n27_15')]?.map(nodeId)).toEqual([
      'n28_14',
      'n25_15',
      'n28_16',
    ]);
    expect(layout.neighbours[nodeNamed('n19_17')]).toHaveLength(3);
    const hidden = layoutOf(new Testbed(4, { board: 'explorer' }).state.placements);
    for (const { centre } of CLUSTERS) expect(hidden.neighbours[centre]).toEqual([]);
  });

  test('R3.8 R3.9 T34: 36 colony sites touch two planets and have two spaceport points of their own', () => {
    const sites = NODES.filter((node) => [SITE, HOME_SITE].includes(layout.kinds[node] ?? -1));
    expect(sites).toHaveLength(36);
    for (const site of sites) {
      expect(PLANETS_OF_SITE[site]).toHaveLength(2);
      expect(PLANETS_AT[site]).toEqual(expect.arrayContaining([...(PLANETS_OF_SITE[site] ?? [])]));
      expect(POINTS_OF_SITE[site]).toHaveLength(2);
      for (const point of POINTS_OF_SITE[site] ?? []) expect(SITE_OF_POINT[point]).toBe(site);
    }
    const points = sites.flatMap((site) => POINTS_OF_SITE[site] ?? []);
    expect(new Set(points).size).toBe(72);
    expect(POINTS_OF_SITE[nodeNamed('n21_27')]?.map(nodeId)).toEqual(['n22_26', 'n19_27']);
  });

  test('R10.6: no node touches two systems, and no spaceport point touches a foreign one', () => {
    for (const node of NODES) {
      const touching = CLUSTERS.filter(
        ({ centre, contacts }) => centre === node || contacts.includes(node),
      );
      expect(touching.length).toBeLessThanOrEqual(1);
    }
    for (const [point, site] of SITE_OF_POINT.entries()) {
      expect(site < 0 || CLUSTER_OF[point] === CLUSTER_OF[site]).toBe(true);
    }
    expect(ROLES.filter((role) => role === 'centre')).toHaveLength(19);
  });

  test('T34: four docking points with three neighbours', () => {
    const docks = NODES.filter((node) => layout.kinds[node] === DOCK);
    expect(docks.map(nodeId)).toEqual(['n6_2', 'n28_2', 'n6_12', 'n27_15']);
    for (const dock of docks) expect(layout.neighbours[dock]).toHaveLength(3);
    expect(docks.map((dock) => PEOPLES[layout.peoples[dock] ?? -1])).toEqual([
      'scientists',
      'diplomats',
      'greenFolk',
      'merchants',
    ]);
  });

  test('T33: distances from the starting ships to systems and outposts', () => {
    expect([nearest('n7_27', 13), nearest('n7_27', 14)]).toEqual([6, 8]);
    expect([nearest('n15_27', 14), nearest('n15_27', 13)]).toEqual([5, 9]);
    expect([nearest('n22_26', 14), nearest('n22_26', 15)]).toEqual([6, 7]);
    expect([nearest('n30_26', 15), nearest('n30_26', 14)]).toEqual([6, 9]);
    expect(to('n7_27', 'n6_12')).toBe(17);
    expect(to('n15_27', 'n27_15')).toBe(16);
    expect(to('n22_26', 'n27_15')).toBe(13);
    expect(to('n30_26', 'n27_15')).toBe(12);
  });
});

describe('sectors and chips', () => {
  test('R2.6 R3.7: 16 sectors, of which the beginner board uses 15 without turning them', () => {
    expect(
      SECTORS.map(({ kind }) => kind)
        .toSorted()
        .join(),
    ).toBe(
      [
        ...Array<string>(4).fill('empty'),
        ...Array<string>(4).fill('outpost'),
        ...Array<string>(8).fill('system'),
      ].join(),
    );
    expect(new Set(beginner.placements.map((placement) => placement?.sector)).size).toBe(15);
    for (const placement of beginner.placements) expect(placement?.rotation).toBe(0);
  });

  test('R3.1 R4.1: planets bring their colour, and chips fit the icon and band of their planet', () => {
    const icons: Record<string, number> = {};
    for (const sector of SECTORS) {
      if (sector.kind !== 'system') continue;
      expect(sector.planets.map(({ icon }) => icon).toSorted()).toEqual([
        'bracket',
        'hexagon',
        'triangle',
      ]);
      for (const { icon } of sector.planets) {
        icons[`${sector.band} ${icon}`] = (icons[`${sector.band} ${icon}`] ?? 0) + 1;
      }
    }
    expect(icons).toEqual({
      'near triangle': 5,
      'near hexagon': 5,
      'near bracket': 5,
      'far triangle': 3,
      'far hexagon': 3,
      'far bracket': 3,
    });
    // SYS2 in S14: carbon, food, fuel clockwise.
    expect([0, 1, 2].map((place) => layout.resources[Testbed.planet('S14', place)])).toEqual([
      2, 3, 1,
    ]);
  });

  test('R2.5 R4.2 R4.3: 41 number chips, in pools of 5, 3 and the replacements', () => {
    expect(HOME_CHIP_LAYOUT).toHaveLength(12);
    expect(START_POOLS.map((pool) => pool.length)).toEqual([5, 5, 5, 3, 3, 3, 5]);
    expect(START_POOLS.map((pool) => pool.map(chipId).join(' '))).toEqual([
      '3 4 4 11 12',
      '2 5 5 6 9',
      '10 10 pirate4 pirate5 ice3',
      '3 4 11',
      '5 8 9',
      '10 pirate6 ice4',
      '3 9 10 11 11',
    ]);
  });

  test('R4.4: a chip with two numbers produces on either', () => {
    const totals = Array.from({ length: 13 }, (_unused, total) => total);
    expect(totals.filter((total) => producesOn(chipNamed('3/12'), total))).toEqual([3, 12]);
    expect(totals.filter((total) => producesOn(chipNamed('2/11'), total))).toEqual([2, 11]);
  });

  test('R4.5 R13.1: a pirate base and an ice planet produce nothing', () => {
    const totals = Array.from({ length: 13 }, (_unused, total) => total);
    for (const id of ['pirate4', 'pirate6', 'ice3', 'ice4'] as const) {
      expect(totals.some((total) => producesOn(chipNamed(id), total))).toBe(false);
    }
  });

  test('R13.6: pirate and ice chips are in the hexagon pools alone, so a system has one at most', () => {
    const special = START_POOLS.map(
      (pool) => pool.filter((chip) => !/^\d/.test(chipId(chip))).length,
    );
    expect(special).toEqual([0, 0, 3, 0, 0, 2, 0]);
  });
});

const pieces = (bed: State): number => bed.pieces.filter((code) => code !== 0).length;

describe('R3.10: a node holds one piece', () => {
  test('the start puts every piece on a node of its own', () => {
    const { state } = Testbed.begun(YELLOW);
    expect(pieces(state)).toBe(16);
    expect(pieces(Testbed.begun(YELLOW, 3).state)).toBe(15);
  });
});
