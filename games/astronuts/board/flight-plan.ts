/** What a flight costs and risks, told before it is made. */

import type { Seat } from '@sternwarte/engine';
import type { MoveOf } from '../rules/actions.ts';
import { fieldNamed, isAsteroid, isHole, isPlanet } from '../rules/board.ts';
import { ASTEROID_CROSSING, ASTEROID_STOP, PRICES } from '../rules/data.ts';
import { FACES } from '../rules/fate.ts';
import { leavingSurcharge } from '../rules/flight.ts';
import { ownerOf, shipOn, type State } from '../rules/state.ts';

export interface FlightPlan {
  readonly actions: number;
  /** Of the actions, what fate takes for leaving the planet. */
  readonly surcharge: number;
  readonly asteroids: number;
  /** The chance that the ship arrives, without any Time Warp. */
  readonly survival: number;
  /** Whose ships are in the way, in path order. */
  readonly asked: readonly Seat[];
  readonly jumps: number;
  /** A landing wakes fate. */
  readonly lands: boolean;
}

export function planFlight(view: State, { ship, path }: MoveOf<'move'>): FlightPlan {
  const fields = path.map(fieldNamed);
  const holes = view.options.astroHoles === 'on';
  const jumps = fields.filter((field, i) => {
    const before = fields[i - 1];
    return holes && before !== undefined && isHole(before) && isHole(field);
  }).length;
  const rocks =
    view.options.asteroids === 'on'
      ? fields.flatMap((field, i) => (isAsteroid(field) ? [i === fields.length - 1] : []))
      : [];
  const owners = fields.flatMap((field) => {
    const other = shipOn(view, field);
    return other === null ? [] : [ownerOf(other)];
  });
  const goal = fields.at(-1);
  const surcharge = leavingSurcharge(view, ship);
  return {
    actions: (fields.length - jumps) * PRICES.move.actions + surcharge,
    surcharge,
    asteroids: rocks.length,
    survival: rocks.reduce((chance, stops) => chance * survivalOf(stops), 1),
    asked: [...new Set(owners)].filter((owner) => owner !== view.current),
    jumps,
    lands: goal !== undefined && isPlanet(goal),
  };
}

function survivalOf(stops: boolean): number {
  const needed = stops ? ASTEROID_STOP : ASTEROID_CROSSING;
  return FACES.filter((face) => face >= needed).length / FACES.length;
}
