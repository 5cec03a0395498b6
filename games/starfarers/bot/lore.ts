/** What can be said about an arrangement of sectors once and for all: places worth flying to, and what to expect there. */

import { START_POOLS, faceOf, isMarker, poolOf, CHIP_IDS } from '../rules/chips.ts';
import { isFaceDown, printedPlanet } from '../rules/layout.ts';
import type { Node } from '../rules/lattice.ts';
import {
  CLUSTERS,
  HOME_COUNT,
  PLANETS_OF_SITE,
  PLANETS_PER_SYSTEM,
  SECTORS,
} from '../rules/sectors.ts';
import { PEOPLES } from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import { stepsTo, stepsToPlanet, type Field } from './chart.ts';

/** Of 36 rolls, how many make a planet with this chip produce; by chip. */
export const PIPS: readonly number[] = [0, ...CHIP_IDS.map((_id, index) => pipsOf(index + 1))];

function pipsOf(chip: number): number {
  const face = faceOf(chip);
  if (face.kind !== 'number') return 0;
  return face.values.reduce((sum, value) => sum + 6 - Math.abs(7 - value), 0);
}

export interface SiteLore {
  readonly node: Node;
  readonly planets: readonly [number, number];
  readonly steps: Field;
  /** While nobody has looked: pips to expect of both planets, and the chance that no marker lies there. */
  readonly guess: number;
  readonly safety: number;
}

export interface SystemLore {
  readonly cluster: number;
  readonly firstPlanet: number;
  readonly sites: readonly SiteLore[];
  /** For each of its planets the steps to a corner of it. */
  readonly rims: readonly Field[];
}

export interface DockLore {
  readonly people: number;
  readonly node: Node;
  readonly steps: Field;
}

export interface Lore {
  readonly systems: readonly SystemLore[];
  readonly docks: readonly DockLore[];
  /** Sectors that lie face down, each as the way to one of its points. */
  readonly veiled: readonly { readonly cluster: number; readonly steps: Field }[];
}

type Placements = State['placements'];

const lores = new WeakMap<Placements, Lore>();

export function loreOf(placements: Placements): Lore {
  const known = lores.get(placements);
  if (known !== undefined) return known;
  const made = makeLore(placements);
  lores.set(placements, made);
  return made;
}

function makeLore(placements: Placements): Lore {
  const systems: SystemLore[] = [];
  const docks: DockLore[] = [];
  const veiled: { cluster: number; steps: Field }[] = [];
  for (let cluster = HOME_COUNT; cluster < CLUSTERS.length; cluster++) {
    const place = CLUSTERS[cluster];
    if (place === undefined) continue;
    if (isFaceDown(placements, cluster)) {
      veiled.push({ cluster, steps: stepsTo(placements, place.inner[0]) });
      continue;
    }
    const sector = SECTORS[placements[cluster - HOME_COUNT]?.sector ?? -1];
    if (sector?.kind === 'outpost') {
      const people = PEOPLES.indexOf(sector.people);
      docks.push({ people, node: place.centre, steps: stepsTo(placements, place.centre) });
    } else if (sector?.kind === 'system') {
      const firstPlanet = cluster * PLANETS_PER_SYSTEM;
      systems.push({
        cluster,
        firstPlanet,
        sites: place.inner.map((node) => siteLore(placements, node)),
        rims: [0, 1, 2].map((i) => stepsToPlanet(placements, firstPlanet + i)),
      });
    }
  }
  return { systems, docks, veiled };
}

function siteLore(placements: Placements, node: Node): SiteLore {
  const [a = 0, b = 0] = PLANETS_OF_SITE[node] ?? [];
  const [one, other] = [expected(placements, a), expected(placements, b)];
  return {
    node,
    planets: [a, b],
    steps: stepsTo(placements, node),
    guess: one.pips + other.pips,
    safety: one.safety * other.safety,
  };
}

/** What a planet nobody has looked at may hold, by its icon and band (R4.2). */
function expected(placements: Placements, planet: number): { pips: number; safety: number } {
  const printed = printedPlanet(placements, planet);
  const pool = printed === null ? [] : (START_POOLS[poolOf(printed.band, printed.icon)] ?? []);
  if (pool.length === 0) return { pips: 0, safety: 1 };
  const numbers = pool.filter((chip) => !isMarker(chip));
  const pips = numbers.reduce((sum, chip) => sum + (PIPS[chip] ?? 0), 0);
  return { pips: pips / Math.max(1, numbers.length), safety: numbers.length / pool.length };
}
