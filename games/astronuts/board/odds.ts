/** Chances of the bet and of battles: plain counting of dice. */

import type { Seat } from '@sternwarte/engine';
import { FACES, type Face } from '../rules/fate.ts';
import { hasTechnology, type State } from '../rules/state.ts';
import { countActions } from '../rules/turn.ts';

export interface BetOdds {
  readonly declared: number;
  /** The actions that each face of the die brings. */
  readonly byFace: readonly { readonly face: Face; readonly actions: number }[];
  /** The actions if the bet is won, and the chance for it. */
  readonly prize: number;
  readonly chance: number;
  readonly average: number;
}

export function betOdds(view: State, seat: Seat, declared: number): BetOdds {
  const extra = hasTechnology(view, seat, 'orange');
  const byFace = FACES.map((face) => ({ face, actions: countActions(declared, face, extra) }));
  const won = FACES.filter((face) => face >= declared);
  return {
    declared,
    byFace,
    prize: countActions(declared, won[0] ?? FACES[0], extra),
    chance: won.length / FACES.length,
    average: byFace.reduce((sum, { actions }) => sum + actions, 0) / FACES.length,
  };
}

export interface Battle {
  /** What technologies add to either roll. */
  readonly attackBonus: number;
  readonly defenceBonus: number;
  /** The chance that the target is destroyed, without any Time Warp. */
  readonly chance: number;
}

export function battleOdds(view: State, attacker: Seat, defender: Seat): Battle {
  const attackBonus = hasTechnology(view, attacker, 'red') ? 1 : 0;
  const defenceBonus = hasTechnology(view, defender, 'purple') ? 1 : 0;
  const won = FACES.flatMap((attack) =>
    FACES.filter((defence) => attack + attackBonus > defence + defenceBonus),
  );
  return { attackBonus, defenceBonus, chance: won.length / FACES.length ** 2 };
}
