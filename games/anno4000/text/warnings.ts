/** What somebody should be asked about once before he does it: it would cost him a fleet or the match. */

import type { Event, Move } from '../rules/actions.ts';
import { applyAction } from '../rules/apply.ts';
import { fight } from '../rules/battle.ts';
import { starId, starNamed, type StarId } from '../rules/board.ts';
import { NOBODY, cloneState, ownerOf, playerAt, shipsOn, type State } from '../rules/state.ts';
import type { AnnoWords } from './words.ts';

export function sayWarning({ warnings }: AnnoWords, move: Move, view: State): string | null {
  switch (move.type) {
    case 'endTurn':
      return warnOfTheEnd(warnings, view);
    case 'land': {
      const { discs } = playerAt(view, view.current);
      const ships = move.discs.reduce<number>((sum, disc) => sum + (discs[disc]?.ships ?? 0), 0);
      return warnOfBattle(warnings, view, move.star, ships);
    }
    case 'shortFlight':
      return warnOfBattle(warnings, view, move.to, move.ships);
    // Resigning has a question of its own at every table.
    case 'chooseHome':
    case 'start':
    case 'resign':
      return null;
  }
}

/** Asked of the rules themselves: who ends the turn now may be out, for want of a home star or of ships (R8.3, R8.6). */
function warnOfTheEnd(warnings: AnnoWords['warnings'], view: State): string | null {
  const seat = view.current;
  const events: Event[] = [];
  const end = { by: seat, move: { type: 'endTurn' } } as const;
  applyAction(cloneState(view), end, (event) => events.push(event));
  const out = events.find((event) => event.type === 'eliminated' && event.seat === seat);
  const { home } = playerAt(view, seat);
  if (out?.type !== 'eliminated' || home === null) return null;
  return out.reason === 'noShips' ? warnings.noShips : warnings.out(label(starId(home)));
}

function warnOfBattle(
  warnings: AnnoWords['warnings'],
  view: State,
  id: StarId,
  ships: number,
): string | null {
  const star = starNamed(id);
  const holder = ownerOf(view, star);
  if (holder === NOBODY || holder === view.current) return null;
  const defenders = shipsOn(view, star);
  const left = fight(ships, defenders, view.options.equalBattle);
  if (left.attackers > 0) return null;
  return left.defenders > 0
    ? warnings.lostBattle(label(id), ships, defenders)
    : warnings.bothLost(label(id), ships, defenders);
}

const label = (id: StarId): string => id.toUpperCase();
