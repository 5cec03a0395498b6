/**
 * Moves that take a home star, save one's own, or prepare either within the turn. They decide the match, so they are
 * looked at whatever rules of thumb say: a captor's strong fleet elsewhere does not matter to somebody who is out otherwise.
 */

import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from '../rules/actions.ts';
import { siblingOf, starId, type Star } from '../rules/board.ts';
import { checkMove } from '../rules/check.ts';
import { mayLand } from '../rules/hyperspace.ts';
import { NOBODY, ownerOf, playerAt, shipsOn, type State } from '../rules/state.ts';
import { reach } from './chart.ts';

const SETS: readonly LandingDiscs[] = [[0], [1], [0, 1]];

export function decisiveMoves(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  for (const { alive, home } of state.players) {
    if (!alive || home === null) continue;
    const owner = ownerOf(state, home);
    // One's own home star needs saving only when somebody else stands on it.
    const isOwn = playerAt(state, seat).home === home;
    if (owner === seat || (isOwn && owner === NOBODY)) continue;
    addTakings(found, state, seat, home);
  }
  return found.filter((move) => checkMove(state, seat, move) === null);
}

function addTakings(found: Move[], state: State, seat: Seat, target: Star): void {
  const needed = ownerOf(state, target) === NOBODY ? 0 : shipsOn(state, target);
  const door = siblingOf(target);
  const holder = ownerOf(state, door);
  const there = holder === seat ? shipsOn(state, door) : 0;
  const { discs } = playerAt(state, seat);
  for (const set of SETS) {
    const flying = set.map((disc) => discs[disc] ?? null);
    let force = 0;
    let arrives = true;
    for (const disc of flying) {
      force += disc?.ships ?? 0;
      arrives &&= disc !== null && mayLand(disc) && reach(disc.origin, disc.field).includes(target);
    }
    if (!arrives) continue;
    if (force > needed) found.push({ type: 'land', discs: set, star: starId(target) });
    // Both stars of a sector are as far away, and from the other one a short flight leads on, unless it was fought over.
    const isFree = holder === seat || holder === NOBODY;
    const canHop = isFree && !state.battlefields.includes(door);
    if (canHop && force + there > needed) {
      found.push({ type: 'land', discs: set, star: starId(door) });
    }
  }
  if (there > needed) {
    found.push({ type: 'shortFlight', from: starId(door), to: starId(target), ships: there });
  }
}
