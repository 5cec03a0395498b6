/** What there is to show about the points that can be clicked: how far they are, and what happens there. */

import type { Move } from '../rules/actions.ts';
import { canFoundColony } from '../rules/colonies.ts';
import { flyDistance, flyPath, stepsLeft } from '../rules/reach.ts';
import { nodeNamed, type Node, type NodeId } from '../rules/lattice.ts';
import { shipAt, type State } from '../rules/state.ts';
import { spotAt } from '../text/places.ts';

/** `stay`: the flight may end here; `pass`: it may not. */
export type Lure = 'place' | 'extend' | 'stay' | 'pass' | 'found' | 'dock' | 'reveal' | 'clear';

/** The most interesting thing about a point. */
export function lureOf(view: State, move: Move): Lure {
  if (move.type === 'placeSpaceport' || move.type === 'buildSpaceport') return 'extend';
  if (move.type !== 'fly' && move.type !== 'step' && move.type !== 'jump') return 'place';
  const ship = shipAt(view, view.current, move.ship);
  const spot = spotAt(view, move.to);
  if (spot.discovery?.kind === 'marker') return 'clear';
  if (spot.discovery !== null) return 'reveal';
  if (ship?.kind === 'tradeShip' && spot.kind === 'dock') return 'dock';
  const node = nodeNamed(move.to);
  if (ship?.kind === 'colonyShip' && canFoundColony(view, view.current, node)) return 'found';
  return move.type === 'step' ? 'pass' : 'stay';
}

/** Steps to a point, or `null` when it is not reached by steps. */
export function stepsTo(view: State, move: Move): number | null {
  if (move.type === 'step') return 1;
  if (move.type !== 'fly') return null;
  const ship = shipAt(view, view.current, move.ship);
  if (ship === null) return null;
  const left = stepsLeft(view, move.ship);
  return flyDistance(view, view.current, ship, nodeNamed(move.to), left);
}

/** The points on the way, both ends included. */
export function wayTo(view: State, move: Move): readonly Node[] {
  if (move.type !== 'fly' && move.type !== 'step' && move.type !== 'jump') return [];
  const ship = shipAt(view, view.current, move.ship);
  if (ship === null) return [];
  if (move.type !== 'fly') return [ship.node, nodeNamed(move.to)];
  return flyPath(view, view.current, ship, nodeNamed(move.to), stepsLeft(view, move.ship));
}

const INTEREST: readonly Lure[] = [
  'found',
  'dock',
  'clear',
  'reveal',
  'place',
  'extend',
  'stay',
  'pass',
];

/** Points for a list: the most interesting first, then the nearest. */
export function listPoints(
  view: State,
  points: ReadonlyMap<NodeId, Move>,
): readonly { readonly node: NodeId; readonly move: Move; readonly steps: number | null }[] {
  return [...points]
    .map(([node, move]) => ({
      node,
      move,
      steps: stepsTo(view, move),
      rank: INTEREST.indexOf(lureOf(view, move)),
    }))
    .toSorted((a, b) => a.rank - b.rank || (a.steps ?? 0) - (b.steps ?? 0));
}
