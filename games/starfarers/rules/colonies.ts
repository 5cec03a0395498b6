/** Founding colonies, and how many a system holds (R11, section 16). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { isMarker } from './chips.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { SITE, layoutOf } from './layout.ts';
import { nodeId, type Node } from './lattice.ts';
import { pieceOn, putPiece } from './pieces.ts';
import { CLUSTERS, CLUSTER_OF, PLANETS_OF_SITE } from './sectors.ts';
import { playerAt, type State } from './state.ts';

/** Colonies and spaceports in one explorable system, whoever owns them (R16.2, ruling 18.36). */
export function colonyLimit(seats: number): number {
  return seats === MAX_SEATS ? 3 : 2;
}

export type FoundingObstacle = 'noSite' | 'marker' | 'systemFull' | 'ownLimit';

/**
 * Why no colony may be founded on this node, which is free or the ship's own; `null` when it may: never in a home system
 * (ruling 18.35), nor beside a marker (R11.2, R13.1).
 */
export function foundingObstacle(state: State, seat: Seat, node: Node): FoundingObstacle | null {
  if (layoutOf(state.placements).kinds[node] !== SITE) return 'noSite';
  const planets = PLANETS_OF_SITE[node] ?? [];
  if (planets.some((planet) => isMarker(state.chips[planet] ?? 0))) return 'marker';
  let all = 0;
  let own = 0;
  for (const site of CLUSTERS[CLUSTER_OF[node] ?? -1]?.inner ?? []) {
    const piece = pieceOn(state, site);
    if (piece === null || (piece.kind !== 'colony' && piece.kind !== 'spaceport')) continue;
    all++;
    if (piece.owner === seat) own++;
  }
  const seats = state.players.length;
  if (all >= colonyLimit(seats)) return 'systemFull';
  // The variant for two: one to each player and system.
  return seats === MIN_SEATS && own > 0 ? 'ownLimit' : null;
}

export function canFoundColony(state: State, seat: Seat, node: Node): boolean {
  return foundingObstacle(state, seat, node) === null;
}

/** The transporter returns to stock, the colony stays for good (R11.1), counts and produces from now on (R11.3). */
export function foundColony(state: State, seat: Seat, ship: number, emit: Emit): void {
  const player = playerAt(state, seat);
  const found = player.ships[ship];
  if (found === null || found === undefined) throw new RangeError(`no ship ${ship}`);
  player.ships[ship] = null;
  player.buildings = [...player.buildings, found.node];
  putPiece(state, found.node, seat, 'colony');
  emit?.({ type: 'colonyFounded', seat, node: nodeId(found.node) });
}
