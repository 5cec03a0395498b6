/** Ships arrive on a star: they occupy it, join their own, or fight (R6.3, R7). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { type Star, starId } from './board.ts';
import type { Options } from './options.ts';
import { NOBODY, ownerOf, place, shipsOn, type State } from './state.ts';

/** What is left of both fleets. The larger one loses nothing; equal fleets: see ruling 8. */
export function fight(
  attackers: number,
  defenders: number,
  equalBattle: Options['equalBattle'],
): { attackers: number; defenders: number } {
  if (attackers > defenders) return { attackers, defenders: 0 };
  if (attackers === defenders && equalBattle === 'bothDestroyed') {
    return { attackers: 0, defenders: 0 };
  }
  return { attackers: 0, defenders };
}

/** Brings ships of the player whose turn it is to a star, by disc or by short flight; they join his own (ruling 5). */
export function arrive(state: State, star: Star, ships: number, emit: Emit): void {
  const seat = state.current;
  const holder = ownerOf(state, star);
  if (holder === seat || holder === NOBODY) place(state, star, seat, shipsOn(state, star) + ships);
  else attack(state, star, holder, ships, emit);
  if (ownerOf(state, star) === seat && holder !== seat) announceHome(state, star, emit);
}

function attack(state: State, star: Star, defender: Seat, attackers: number, emit: Emit): void {
  const attacker = state.current;
  const defenders = shipsOn(state, star);
  const left = fight(attackers, defenders, state.options.equalBattle);
  let winner: Seat | null = null;
  if (left.attackers > 0) winner = attacker;
  else if (left.defenders > 0) winner = defender;
  place(state, star, winner ?? NOBODY, left.attackers + left.defenders);
  state.battlefields = [...state.battlefields, star];
  // Every battle costs somebody ships.
  state.lastChange = state.round;
  emit?.({
    type: 'battle',
    star: starId(star),
    attacker,
    attackers,
    defender,
    defenders,
    winner,
  });
}

/** A home star has changed hands: its owner is threatened, or has saved himself (R8.1, R8.2). */
function announceHome(state: State, star: Star, emit: Emit): void {
  if (emit === undefined) return;
  const by = state.current;
  for (const [seat, player] of state.players.entries()) {
    if (player.home !== star || !player.alive) continue;
    if (seat === by) emit({ type: 'homeRecaptured', seat, star: starId(star) });
    else emit({ type: 'homeCaptured', seat, by, star: starId(star) });
  }
}
