/** Any input at all against the rules: a reason for everything that is not a legal move. */

import { readInput, type Refusal, type Seat } from '@sternwarte/engine';
import type { Move, MoveOf, MoveType, Nuts } from './actions.ts';
import { fieldNamed, planetId, planetNamed } from './board.ts';
import { hasColonyOn, hasShipOn, isInRange } from './battle.ts';
import { COLOURS, MAX_DECLINED_OFFERS, PRICES, type Colour, type ShipNumber } from './data.ts';
import { checkFateChoice } from './check-fate.ts';
import { SHIP_ACTIONS, type ShipAction } from './fate.ts';
import { freeShip } from './fleet.ts';
import { checkPath } from './flight.ts';
import { countNuts, isInOrder } from './nuts.ts';
import { foundingPrice, miningPrice, planetUnder } from './planets.ts';
import { readMove } from './read.ts';
import { refuse } from './refusals.ts';
import { rollerOf } from './rolling.ts';
import { draftColours, mustRepeat, takesNut } from './setup.ts';
import {
  allColoniesOn,
  fieldOf,
  hasColonyLeft,
  hasTechnology,
  homeOf,
  isPlaying,
  nutsInBank,
  nutsInHand,
  nutsOn,
  roomOn,
  shipIndex,
  shipOn,
  turnOf,
  type State,
} from './state.ts';
import type { StepType } from './step.ts';
import { hasPartner } from './trade.ts';

/** The step in which each kind of move is made; resigning fits two. */
const STEP_OF_MOVE: Readonly<Record<Exclude<MoveType, 'resign'>, StepType>> = {
  placeNut: 'nuts',
  declare: 'declare',
  timeWarp: 'timeWarp',
  move: 'act',
  answerPassage: 'passage',
  mine: 'act',
  colonize: 'act',
  buildShip: 'act',
  attack: 'act',
  chooseTarget: 'target',
  technology: 'act',
  offerTrade: 'act',
  answerTrade: 'trade',
  fateNuts: 'fateNuts',
  fateSwap: 'fateSwap',
  fateTechnology: 'fateTechnology',
  fateColony: 'fateColony',
  fateTeleport: 'fateTeleport',
  fateShip: 'fateShip',
  fateGift: 'fateGift',
  endTurn: 'act',
};

export function checkMove(state: State, seat: Seat, input: unknown): Refusal | null {
  const step = state.step.type;
  if (step === 'over') return refuse('matchOver', {});
  const move = readInput(input, readMove);
  if (move === null) return refuse('malformed', {});
  if (!isAsked(state, seat)) return refuse('notYourTurn', {});
  const fits =
    move.type === 'resign'
      ? step === 'declare' || step === 'act'
      : STEP_OF_MOVE[move.type] === step;
  return fits ? checkFitting(state, seat, move) : refuse('notNow', { step });
}

/** Whether the table waits for this seat: for whom a decision concerns, not always for whose turn it is (R5.2). */
export function isAsked(state: State, seat: Seat): boolean {
  const { step } = state;
  switch (step.type) {
    case 'startPlayer':
    case 'die':
    case 'over':
      return false;
    case 'nuts':
      return state.options.nutPlacement === 'draft' && seat === state.current;
    case 'timeWarp':
      return seat === rollerOf(state, step.roll);
    case 'passage':
      return seat === step.owners[0];
    case 'target':
      return seat === step.attack.defender;
    case 'trade':
      return step.waiting.includes(seat);
    default:
      return seat === state.current;
  }
}

function checkFitting(state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.type) {
    case 'placeNut':
      return checkPlacement(state, move);
    case 'move':
      return checkShip(state, seat, move.ship, 'move') ?? checkPath(state, move.ship, move.path);
    case 'mine':
      return checkMining(state, seat, move);
    case 'colonize':
      return checkFounding(state, seat, move);
    case 'buildShip':
      return checkBuilding(state, seat);
    case 'attack':
      return checkAttack(state, seat, move);
    case 'technology':
      return checkTechnology(state, seat, move.colour);
    case 'offerTrade':
      return checkOffer(state, seat, move);
    case 'declare':
    case 'timeWarp':
    case 'answerPassage':
    case 'chooseTarget':
    case 'answerTrade':
    case 'endTurn':
    case 'resign':
      return null;
    default:
      return checkFateChoice(state, seat, move);
  }
}

/** Different colours on a planet, unless no place on the board can take one (ruling 5). */
function checkPlacement(state: State, { planet: id, colour }: MoveOf<'placeNut'>): Refusal | null {
  const planet = planetNamed(id);
  if (nutsOn(state, planet).length >= roomOn(state, planet)) {
    return refuse('noPlaceForNut', { planet: id });
  }
  if (nutsInBank(state, colour) === 0) return refuse('bankLacks', { colour, held: 0 });
  if (!draftColours(state, state.current).includes(colour)) {
    return refuse('notYourColour', { colour });
  }
  return takesNut(state, planet, colour, mustRepeat(state))
    ? null
    : refuse('colourThere', { planet: id, colour });
}

/** The ship exists and fate lets it do this. */
function checkShip(state: State, seat: Seat, ship: ShipNumber, action: ShipAction): Refusal | null {
  if (fieldOf(state, shipIndex(seat, ship)) === null) return refuse('noSuchShip', { ship });
  const { barred } = turnOf(state, ship);
  if (barred.length === SHIP_ACTIONS.length) return refuse('shipDone', { ship });
  return barred.includes(action) ? refuse('shipBarred', { ship, action }) : null;
}

function checkActions(state: State, needed: number): Refusal | null {
  return needed <= state.actions ? null : refuse('tooFewActions', { needed, left: state.actions });
}

/** All nuts of an action are named together and are in the hand before it (ruling 45). */
function checkPayment(state: State, seat: Seat, pay: Nuts, price: number): Refusal | null {
  if (pay.length !== price) return refuse('nutCount', { nuts: price });
  if (!isInOrder(pay)) return refuse('nutOrder', {});
  for (const [i, count] of countNuts(pay).entries()) {
    const colour = COLOURS[i];
    if (colour === undefined) continue;
    const held = nutsInHand(state, seat, colour);
    if (count > held) return refuse('nutsMissing', { colour, held });
  }
  return null;
}

/** R6.2. */
function checkMining(state: State, seat: Seat, { ship, pay }: MoveOf<'mine'>): Refusal | null {
  const refusal = checkShip(state, seat, ship, 'mine');
  if (refusal !== null) return refusal;
  const planet = planetUnder(state, ship);
  if (planet === null) return refuse('notOnPlanet', { ship });
  if (nutsOn(state, planet).length === 0) {
    return refuse('nothingToMine', { planet: planetId(planet) });
  }
  const price = miningPrice(state, ship);
  return checkActions(state, price.actions) ?? checkPayment(state, seat, pay, price.nuts);
}

/** R6.3. */
function checkFounding(
  state: State,
  seat: Seat,
  { ship, pay }: MoveOf<'colonize'>,
): Refusal | null {
  const refusal = checkShip(state, seat, ship, 'colonize');
  if (refusal !== null) return refusal;
  const planet = planetUnder(state, ship);
  if (planet === null) return refuse('notOnPlanet', { ship });
  const room = roomOn(state, planet);
  if (allColoniesOn(state, planet) >= room) {
    return refuse('planetFull', { planet: planetId(planet), room });
  }
  if (!hasColonyLeft(state, seat)) return refuse('noColonyLeft', {});
  const price = foundingPrice(state, ship);
  return checkActions(state, price.actions) ?? checkPayment(state, seat, pay, price.nuts);
}

/** R6.4, ruling 35. */
function checkBuilding(state: State, seat: Seat): Refusal | null {
  const home = homeOf(state, seat);
  if (freeShip(state, seat) === null) return refuse('noShipLeft', {});
  if (shipOn(state, home) !== null) return refuse('homeOccupied', { planet: planetId(home) });
  return (
    checkActions(state, PRICES.buildShip.actions) ??
    checkPayment(state, seat, COLOURS, PRICES.buildShip.nuts)
  );
}

/** R6.5. */
function checkAttack(state: State, seat: Seat, move: MoveOf<'attack'>): Refusal | null {
  const { ship, defender } = move;
  const refusal =
    checkShip(state, seat, ship, 'attack') ?? checkActions(state, PRICES.attack.actions);
  if (refusal !== null) return refusal;
  const field = fieldNamed(move.field);
  if (!isInRange(state, ship, field)) return refuse('outOfRange', { ship, field: move.field });
  const isTarget =
    defender !== seat &&
    defender < state.seats &&
    (hasShipOn(state, defender, field) || hasColonyOn(state, defender, field));
  return isTarget ? null : refuse('noTarget', { field: move.field, defender });
}

/** R6.6. */
function checkTechnology(state: State, seat: Seat, colour: Colour): Refusal | null {
  if (hasTechnology(state, seat, colour)) return refuse('technologyOwned', { colour });
  return (
    checkActions(state, PRICES.technology.actions) ??
    checkPayment(state, seat, [colour], PRICES.technology.nuts)
  );
}

/** R6.7, ruling 32. */
function checkOffer(state: State, seat: Seat, move: MoveOf<'offerTrade'>): Refusal | null {
  const { to, give, get } = move;
  const refusal = checkActions(state, PRICES.trade.actions);
  if (refusal !== null) return refusal;
  if (give === get) return refuse('sameColour', { colour: give });
  if (nutsInHand(state, seat, give) === 0) {
    return refuse('nutsMissing', { colour: give, held: 0 });
  }
  if (to === 'all') return hasPartner(state, get) ? null : refuse('nobodyOffers', { colour: get });
  if (to === seat || to >= state.seats || !isPlaying(state, to)) {
    return refuse('notAPartner', { seat: to });
  }
  if (nutsInHand(state, to, get) === 0) return refuse('partnerLacks', { seat: to, colour: get });
  const offers = state.declinedOffers[to] ?? 0;
  return offers < MAX_DECLINED_OFFERS ? null : refuse('declinedEnough', { seat: to, offers });
}
