/** The actions worth a thought in the own turn: all that is listed, without what differs in nothing that counts. */

import type { Seat } from '@sternwarte/engine';
import type { Move, MoveOf } from '../rules/actions.ts';
import {
  PLANETS,
  fieldNamed,
  isHole,
  isPlanet,
  neighboursOf,
  type Field,
  type FieldId,
} from '../rules/board.ts';
import { PRICES, SHIPS_PER_PLAYER, type Colour, type ShipNumber } from '../rules/data.ts';
import { mortalityOn } from '../rules/conditions.ts';
import { leavingSurcharge } from '../rules/flight.ts';
import { listMoves } from '../rules/moves.ts';
import { NOWHERE, fieldOf, nutsInHand, shipIndex, type State } from '../rules/state.ts';
import { distance, distancesFor } from './distances.ts';
import { gain, regret } from './payment.ts';
import { foreignColonies, survey, type Survey } from './prospects.ts';

/** Fields within which attacks are to be reckoned with in a turn or two. */
const REACH = 4;

export function actionCandidates(state: State, seat: Seat): readonly Move[] {
  const chosen: Move[] = [];
  const found = survey(state, seat);
  /** The ship that can found a colony as usual where it stands: it does so before it flies on, or the turn ends. */
  let settler: ShipNumber | null = null;
  let lowest = 0;
  let offer: MoveOf<'offerTrade'> | null = null;
  let highest = 0;
  for (const move of listMoves(state, seat)) {
    switch (move.type) {
      case 'mine':
      case 'colonize': {
        // The same work at the price of other colours stands side by side in the list: only the cheapest is kept.
        const lost = regret(state, seat, move.pay);
        const before = chosen.at(-1);
        const isSame = before?.type === move.type && before.ship === move.ship;
        if (isSame && lost >= lowest) break;
        if (isSame) chosen.pop();
        chosen.push(move);
        lowest = lost;
        if (move.type === 'colonize' && mortalityOn(state, move.ship) === null) {
          settler = move.ship;
        }
        break;
      }
      case 'move':
        if (move.ship !== settler && isWorthFlying(state, seat, move, found)) chosen.push(move);
        break;
      case 'technology':
        if (isOfUse(state, seat, move.colour)) chosen.push(move);
        break;
      case 'endTurn':
        if (settler === null) chosen.push(move);
        break;
      case 'offerTrade': {
        const value = valueOfOffer(state, seat, move);
        if (value > highest) {
          highest = value;
          offer = move;
        }
        break;
      }
      case 'resign':
        break;
      default:
        chosen.push(move);
    }
  }
  if (offer !== null) chosen.push(offer);
  return chosen;
}

/** A planet that has something, or is on the way to one; as far as possible towards it; or next to a target. */
function isWorthFlying(
  state: State,
  seat: Seat,
  { ship, path }: MoveOf<'move'>,
  found: Survey,
): boolean {
  const from = fieldOf(state, shipIndex(seat, ship));
  const last = path.at(-1);
  if (from === null || last === undefined) return false;
  const to = fieldNamed(last);
  if (to === from) return false;
  if (isPlanet(to)) return (found[to] ?? 0) > 0 || leadsOn(state, from, to, found);
  const left = state.actions - leavingSurcharge(state, ship) - costOf(path);
  if (left === 0) return leadsOn(state, from, to, found);
  return isPost(state, seat, to) && !isPost(state, seat, from);
}

function costOf(path: readonly FieldId[]): number {
  let cost = 0;
  let before: Field | null = null;
  for (const id of path) {
    const field = fieldNamed(id);
    if (before === null || !isHole(before) || !isHole(field)) cost += PRICES.move.actions;
    before = field;
  }
  return cost;
}

/** Whether some planet with riches is nearer from there. */
function leadsOn({ options }: State, from: Field, to: Field, found: Survey): boolean {
  const distances = distancesFor(options);
  for (const planet of PLANETS) {
    if (planet === from || found[planet] === 0) continue;
    if (distance(distances, to, planet) < distance(distances, from, planet)) return true;
  }
  return false;
}

/** Power Laser and Mega Shields only help against somebody within reach. */
function isOfUse(state: State, seat: Seat, colour: Colour): boolean {
  if (colour === 'yellow' || colour === 'orange') return true;
  const { ships, colonies, seats, options } = state;
  const distances = distancesFor(options);
  for (const [ship, field] of ships.entries()) {
    if (field === NOWHERE) continue;
    const owner = Math.trunc(ship / SHIPS_PER_PLAYER);
    if ((owner === seat) !== (colour === 'red')) continue;
    for (const planet of PLANETS) {
      if (distance(distances, field, planet) > REACH) continue;
      const own = colonies[planet * seats + seat] ?? 0;
      if ((colour === 'red' ? foreignColonies(state, planet, seat) : own) > 0) return true;
    }
  }
  return false;
}

/** Next to something to attack: from outside no fate has to be met. */
function isPost(state: State, seat: Seat, field: Field): boolean {
  for (const next of neighboursOf(field)) {
    if (isPlanet(next) && foreignColonies(state, next, seat) > 0) return true;
  }
  return false;
}

/**
 * A swap of a nut to spare for one that is missing. Whoever has declined one offer in this turn would decline the next, so
 * there is none as long as anybody has (ruling 32).
 */
function valueOfOffer(state: State, seat: Seat, { give, get }: MoveOf<'offerTrade'>): number {
  if (state.actions < 2 || state.declinedOffers.some((count) => count > 0)) return 0;
  if (nutsInHand(state, seat, give) < 2) return 0;
  return gain(state, seat, get) - regret(state, seat, [give]);
}
