/** The rules that matter for the decision at hand. */

import type { Seat } from '@sternwarte/engine';
import { dueEvacuations, occupierOf } from '../rules/home.ts';
import { discThatMustLand } from '../rules/hyperspace.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { playerAt, type State } from '../rules/state.ts';

export function helpFor(view: State, asked: Seat | null): readonly HelpId[] {
  switch (view.phase) {
    case 'homeSet':
    case 'homes':
      return ['R4.3', 'R4.2', 'ruling 1'];
    case 'startPlayer':
      return ['R4.5', 'R4.4'];
    case 'over':
      return ['R9'];
    case 'departure':
      return ['R8.3', 'ruling 27', 'R7', 'R6.1'];
    case 'landing':
      return asked === null ? ['R5', 'R6.2', 'ruling 2'] : helpForTurn(view, asked);
  }
}

/** The most urgent first. */
function helpForTurn(view: State, seat: Seat): readonly HelpId[] {
  const player = playerAt(view, seat);
  if (discThatMustLand(player) !== null) return ['ruling 12', 'R6.3', 'R7', 'ruling 27'];
  if (dueEvacuations(view, seat).length > 0) return ['R8.4', 'ruling 18', 'ruling 17', 'ruling 29'];
  if (occupierOf(view, seat) !== null) return ['R8.2', 'R8.3', 'R8.4', 'R6.3', 'R6.5', 'R7'];
  const flying = player.discs.some((disc) => disc !== null);
  return flying
    ? ['R6.3', 'R6.4', 'R6.5', 'R7', 'R6.1', 'R3.2']
    : ['R6.4', 'R6.5', 'R6.1', 'R5', 'R3.2', 'R3.3'];
}
