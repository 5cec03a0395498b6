/** What stays picked when there is something else to decide: the ship that has just acted, as one goes on with it. */

import type { Passage } from '@sternwarte/atlas';
import type { Event } from '../rules/actions.ts';
import { fieldOf, shipIndex, type State } from '../rules/state.ts';
import type { ShipNumber } from '../rules/data.ts';
import { noSelection, type Selection } from './selection.ts';

export function carryOver(selection: Selection, passage: Passage<State, Event>): Selection {
  const { before, after, asked, events } = passage;
  if (asked === null || asked !== after.current || before.current !== after.current) {
    return noSelection();
  }
  const ship = actedLast(events, asked) ?? selection.ship;
  if (ship === null || ship === 'none') return noSelection();
  const isThere = fieldOf(after, shipIndex(asked, ship)) !== null;
  return isThere ? { ...noSelection(), ship } : noSelection();
}

/** The ship of a seat that did something last. */
function actedLast(events: readonly Event[], seat: number): ShipNumber | null {
  const event = events.findLast(
    (candidate) =>
      (candidate.type === 'step' ||
        candidate.type === 'fate' ||
        candidate.type === 'mined' ||
        candidate.type === 'attack' ||
        candidate.type === 'shipBuilt') &&
      candidate.seat === seat,
  );
  return event !== undefined && 'ship' in event ? event.ship : null;
}
