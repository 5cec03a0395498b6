/** Discovering sectors, exploring systems, clearing markers (R10, R13). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { finishTask, interrupt } from './agenda.ts';
import { chipId, faceOf, isMarker, type Chip } from './chips.ts';
import { isFaceDown, isUnexplored } from './layout.ts';
import type { Node } from './lattice.ts';
import {
  CLUSTER_OF,
  HOME_COUNT,
  PLANETS_AT,
  PLANETS_PER_SYSTEM,
  ROLES,
  SECTORS,
  SLOT_IDS,
  type Planet,
} from './sectors.ts';
import { cannonsOf, playerAt, podsOf, type Placement, type State } from './state.ts';
import type { Task } from './tasks.ts';

/** Enough cannons for a pirate base, or freight pods for an ice planet (R13.2). */
export function canClear(state: State, seat: Seat, marker: Chip): boolean {
  const face = faceOf(marker);
  if (face.kind === 'number') return false;
  const strength = face.kind === 'pirate' ? cannonsOf(state, seat) : podsOf(state, seat);
  return strength >= face.strength;
}

/** The planet at this node whose marker falls when a ship of this player arrives, or -1. */
function clearable(state: State, seat: Seat, node: Node): Planet {
  for (const planet of PLANETS_AT[node] ?? []) {
    const chip = state.chips[planet] ?? 0;
    if (isMarker(chip) && canClear(state, seat, chip)) return planet;
  }
  return -1;
}

const QUIET = -2;
const EVERYWHERE = -1;

/** The cluster in which an arrival on this node may set something off, or -1: none in a home system, none on a centre. */
export function exploredFrom(node: Node): number {
  return EXPLORED_FROM[node] ?? -1;
}

const EXPLORED_FROM = ROLES.map((role, node) => {
  const cluster = CLUSTER_OF[node] ?? -1;
  return cluster >= HOME_COUNT && role !== 'centre' ? cluster : -1;
});

/** Where in a cluster an arrival sets something off: nowhere, everywhere, or on one planet's corners. */
type Scene = number;

export function sceneIn(state: State, seat: Seat, cluster: number): Scene {
  if (isFaceDown(state.placements, cluster) || isUnexplored(state, cluster)) return EVERYWHERE;
  const first = cluster * PLANETS_PER_SYSTEM;
  for (let planet = first; planet < first + PLANETS_PER_SYSTEM; planet++) {
    const chip = state.chips[planet] ?? 0;
    // There is one marker to a system at most (R13.6).
    if (isMarker(chip)) return canClear(state, seat, chip) ? planet : QUIET;
  }
  return QUIET;
}

/** Whether an arrival on this node of the cluster sets it off. */
export function isOnScene(scene: Scene, node: Node): boolean {
  if (scene === QUIET) return false;
  return scene === EVERYWHERE || (PLANETS_AT[node] ?? []).includes(scene);
}

/** Whether something happens when a ship of this player arrives here. */
export function wouldReveal(state: State, seat: Seat, node: Node): boolean {
  const cluster = exploredFrom(node);
  return cluster >= 0 && isOnScene(sceneIn(state, seat, cluster), node);
}

/**
 * What the arrival of a ship sets off next, in the order of R9.7: its sector (R10.3), all three chips of its system (R10.1,
 * R10.4), a marker. Only arrivals do: a ship that stands there already clears nothing (ruling 18.5). `false` when nothing
 * is left to happen.
 */
export function continueArrival(state: State, node: Node, emit: Emit): boolean {
  const cluster = CLUSTER_OF[node] ?? -1;
  if (cluster < HOME_COUNT || ROLES[node] === 'centre') return false;
  if (isFaceDown(state.placements, cluster)) {
    interrupt(state, { kind: 'sector', slot: cluster - HOME_COUNT, discovered: true });
    return true;
  }
  if (isUnexplored(state, cluster)) {
    const first = cluster * PLANETS_PER_SYSTEM;
    interrupt(
      state,
      { kind: 'chip', planet: first },
      { kind: 'chip', planet: first + 1 },
      { kind: 'chip', planet: first + 2 },
    );
    return true;
  }
  const planet = clearable(state, state.current, node);
  if (planet < 0) return false;
  clear(state, planet, emit);
  return true;
}

/**
 * By itself and at once (ruling 18.6) the marker becomes a medal for good, and a replacement chip takes its place (R13.3,
 * R13.4): there is one for each marker (ruling 18.48).
 */
function clear(state: State, planet: Planet, emit: Emit): void {
  const seat = state.current;
  const marker = state.chips[planet] ?? 0;
  const player = playerAt(state, seat);
  player.medals = [...player.medals, marker];
  state.chips[planet] = 0;
  emit?.({ type: 'cleared', seat, planet, marker: chipId(marker) });
  interrupt(state, { kind: 'replacementChip', planet });
}

/** A chip is turned up; a pirate or ice chip stands for its marker from now on (R10.2). */
export function turnUpChip(
  state: State,
  planet: Planet,
  chip: Chip,
  pool: number,
  emit: Emit,
): void {
  const left = state.pools[pool] ?? [];
  const index = left.indexOf(chip);
  state.pools = state.pools.map((chips, i) => (i === pool ? chips.toSpliced(index, 1) : chips));
  state.chips[planet] = chip;
  finishTask(state);
  emit?.({ type: 'chip', planet, chip: chipId(chip) });
}

/** A sector is laid out or discovered (R10.3); the ship may fly on, unless the option stops it (R10.5, ruling 18.57). */
export function applySector(
  state: State,
  task: Task & { kind: 'sector' },
  placement: Placement,
  emit: Emit,
): void {
  const { slot, discovered } = task;
  state.placements = state.placements.with(slot, placement);
  finishTask(state);
  if (discovered && state.options.discoveryStopsShip) state.mustStop = true;
  const sector = SECTORS[placement.sector];
  const slotId = SLOT_IDS[slot];
  if (sector === undefined || slotId === undefined) return;
  emit?.({ type: 'sector', slot: slotId, sector: sector.id, discovered });
}
