/** What curious players of Starfarers cannot resist. */

import { nodePoint } from '../../games/starfarers/board/geometry.ts';
import { lureOf, type Lure } from '../../games/starfarers/board/reach.ts';
import type { Move } from '../../games/starfarers/rules/actions.ts';
import { cardSetOf } from '../../games/starfarers/rules/cards.ts';
import { PEOPLES } from '../../games/starfarers/rules/data.ts';
import { starfarers } from '../../games/starfarers/rules/index.ts';
import { nodeNamed, NODES, type Node, type NodeId } from '../../games/starfarers/rules/lattice.ts';
import { layoutOf } from '../../games/starfarers/rules/layout.ts';
import { shipAt, type State } from '../../games/starfarers/rules/state.ts';
import type { Taste } from './player.ts';

const LURES: ReadonlySet<Lure> = new Set(['found', 'dock', 'clear']);
const DIPLOMATS = PEOPLES.indexOf('diplomats');

/** Colonies and stations come from flights that lead somewhere; friends of the Diplomats may do what nobody else may. */
export const taste: Taste<State, Move> = {
  isTempting(state, move) {
    switch (move.type) {
      case 'fly':
        return LURES.has(lureOf(state, move)) || isWayToDiplomats(state, move.ship, move.to);
      case 'jump':
        return lureOf(state, move) === 'found';
      case 'pickCard':
        return move.card.startsWith('diplomat');
      case 'buildTradeShip':
        return true;
      case 'buyUpgrade':
      case 'takeUpgrade':
        return move.upgrade === 'freightPod';
      default:
        return false;
    }
  },
  /** The offer of somebody else with one card more or less. */
  unlisted(view, seat) {
    const { offer } = view;
    if (offer === null || seat === view.current) return [];
    const give = cardSetOf(offer.give.map((count) => (count > 0 ? count + 1 : 0)));
    const counter: Move = { type: 'counter', give, want: cardSetOf(offer.want) };
    return starfarers.check(view, seat, counter) === null ? [counter] : [];
  },
};

/** Whether a trade ship comes closer to their outpost. */
function isWayToDiplomats(state: State, index: number, to: NodeId): boolean {
  const ship = shipAt(state, state.current, index);
  const outpost = NODES[layoutOf(state.placements).peoples.indexOf(DIPLOMATS)];
  if (ship?.kind !== 'tradeShip' || outpost === undefined) return false;
  const distance = (node: Node): number => {
    const [from, goal] = [nodePoint(node, 'wide'), nodePoint(outpost, 'wide')];
    return Math.hypot(from.x - goal.x, from.y - goal.y);
  };
  return distance(nodeNamed(to)) < distance(ship.node);
}
