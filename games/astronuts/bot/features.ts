/** What positions are judged by. */

import { PLANETS } from '../rules/board.ts';
import { COLONIES_PER_PLAYER, COLOURS, MAX_SEATS, SHIPS_PER_PLAYER } from '../rules/data.ts';
import { SHIP_ACTIONS } from '../rules/fate.ts';
import { NOWHERE, type State } from '../rules/state.ts';
import { distance, distancesFor, type Distances } from './distances.ts';
import { freeRoom } from './prospects.ts';
import { planTour, type Tour } from './race.ts';

export const FEATURES = [
  /** Turns to the fourteenth colony beyond the actions at hand, if nobody disturbs. */
  'race',
  /** The same, the more so the nearer somebody is to the end. */
  'closing',
  /** In the last round: the colonies one will have in the end. */
  'finish',
  /** Colonies on the board. */
  'colonies',
  /** Nuts in the hand that can still become colonies. */
  'nuts',
  /** Nuts beyond that: they break ties. */
  'spareNuts',
  /** Different colours in the hand, for ships and technologies. */
  'variety',
  'ships',
  'powerLaser',
  'megaShields',
  'timeWarp',
  'extraEnergy',
  /** Own colonies that foreign ships can attack soon. */
  'exposed',
] as const;
export type Feature = (typeof FEATURES)[number];

const WIDTH = FEATURES.length;
const COLOUR_COUNT = COLOURS.length;
/** Actions of a turn on average, declared well (R5.1). */
const USUAL_ACTIONS = 5;
/** What rolling a failed declaration again brings on average: 10 with 1/3, otherwise a second try worth 5. */
const WARP_GAIN = 5 / 3;
/** Turns from which on it is early in the match. */
const EARLY = 5;

/** How soon a ship so many fields away attacks: next door it needs no flight. */
const THREAT = Float64Array.from({ length: 32 }, (_unused, fields) =>
  Math.max(0, 1 - Math.max(0, fields - 1) / 5),
);

/** An attack succeeds with this chance: without help, with Power Laser, against Mega Shields (R6.5). */
const EVEN_FIGHT = 15 / 36;
const WITH_LASER = 21 / 36;
const AGAINST_SHIELDS = 10 / 36;

const room = new Int32Array(PLANETS.length);
const colonyCounts = new Int32Array(MAX_SEATS);
const tour: Tour = { actions: 0, founded: 0 };

export function measure(state: State, into: Float64Array): void {
  const { seats, hands, technologies } = state;
  const distances = distancesFor(state.options);
  // What ends the match need not stand any more (ruling 46).
  const byFounding = state.options.fourteenCounts === 'founded';
  const nutsLeft = survey(state);
  const isLast = isLastRound(state, nutsLeft);
  let soonest = Infinity;

  for (let seat = 0; seat < seats; seat++) {
    const at = seat * WIDTH;
    const count = colonyCounts[seat] ?? 0;
    const towards = byFounding ? (state.founded[seat] ?? 0) : count;
    const need = Math.max(0, COLONIES_PER_PLAYER - towards);
    let hand = 0;
    let variety = 0;
    for (let colour = seat * COLOUR_COUNT; colour < (seat + 1) * COLOUR_COUNT; colour++) {
      const held = hands[colour] ?? 0;
      hand += held;
      if (held > 0) variety++;
    }
    const hasWarp = technologies[seat * COLOUR_COUNT + 2] === true;
    const hasEnergy = technologies[seat * COLOUR_COUNT + 3] === true;
    const perTurn = USUAL_ACTIONS + (hasWarp ? WARP_GAIN : 0) + (hasEnergy ? 1 : 0);
    const actions = actionsToCome(state, seat, perTurn);
    planTour(state, seat, room, hand, need, distances, actions, tour);
    // Not less the actions: time passes with work done, and never because a turn is ended with actions left.
    soonest = Math.min(soonest, tour.actions / perTurn);
    const useful = Math.min(hand, need);

    into[at] = isLast ? 0 : (tour.actions - actions) / perTurn;
    into[at + 2] = isLast ? count + tour.founded : 0;
    into[at + 3] = count;
    into[at + 4] = useful;
    into[at + 5] = hand - useful;
    into[at + 6] = variety;
    into[at + 7] = countFleet(state, seat) - 1;
    into[at + 8] = technologies[seat * COLOUR_COUNT] === true ? 1 : 0;
    into[at + 9] = technologies[seat * COLOUR_COUNT + 1] === true ? 1 : 0;
    into[at + 10] = hasWarp ? 1 : 0;
    into[at + 11] = hasEnergy ? 1 : 0;
    into[at + 12] = exposure(state, seat, distances);
  }
  // Ships, technologies and colours are investments: they count as long as there is time to use them.
  const early = isLast ? 0 : Math.min(1, soonest / EARLY);
  for (let seat = 0; seat < seats; seat++) {
    const at = seat * WIDTH;
    into[at + 1] = (into[at] ?? 0) / (0.5 + soonest);
    for (let i = at + 6; i <= at + 11; i++) into[i] = early * (into[i] ?? 0);
  }
}

/** Notes the room of all planets and the colonies of all seats; the nuts that are left to mine. */
function survey(state: State): number {
  const { seats, colonies, planetNuts } = state;
  let nuts = 0;
  colonyCounts.fill(0);
  for (const planet of PLANETS) {
    for (let seat = 0; seat < seats; seat++) {
      colonyCounts[seat] = (colonyCounts[seat] ?? 0) + (colonies[planet * seats + seat] ?? 0);
    }
    room[planet] = freeRoom(state, planet);
    nuts += planetNuts[planet]?.length ?? 0;
  }
  return nuts;
}

function isLastRound({ fourteenReached, round, options }: State, nutsLeft: number): boolean {
  return (
    fourteenReached || nutsLeft === 0 || (options.maxRounds !== null && round >= options.maxRounds)
  );
}

/** What is left of the own turn, or the turn that is still to come in this round. */
function actionsToCome(state: State, seat: number, perTurn: number): number {
  const { seats, current, startSeat } = state;
  if (seat === current) {
    if (state.step.type === 'declare') return perTurn;
    return canAct(state) ? state.actions : 0;
  }
  const order = (seat - startSeat + seats) % seats;
  const orderOfCurrent = (current - startSeat + seats) % seats;
  return order > orderOfCurrent ? perTurn : 0;
}

/** Whether fate has left any ship of the current player able to do anything. */
function canAct({ ships, shipTurns, current }: State): boolean {
  for (let i = 0; i < SHIPS_PER_PLAYER; i++) {
    if (ships[current * SHIPS_PER_PLAYER + i] === NOWHERE) continue;
    if ((shipTurns[i]?.barred.length ?? 0) < SHIP_ACTIONS.length) return true;
  }
  return false;
}

function countFleet({ ships }: State, seat: number): number {
  let count = 0;
  for (let i = seat * SHIPS_PER_PLAYER; i < (seat + 1) * SHIPS_PER_PLAYER; i++) {
    if (ships[i] !== NOWHERE) count++;
  }
  return count;
}

/** Own colonies, each as much as the strongest foreign ship near it threatens it. */
function exposure(state: State, seat: number, distances: Distances): number {
  const { colonies, seats } = state;
  let exposed = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    const own = colonies[planet * seats + seat] ?? 0;
    if (own > 0) exposed += own * threatTo(state, planet, seat, distances);
  }
  return exposed;
}

function threatTo(state: State, planet: number, seat: number, distances: Distances): number {
  const { ships, technologies } = state;
  const shields = technologies[seat * COLOUR_COUNT + 1] === true;
  let strongest = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    const field = ships[ship] ?? NOWHERE;
    if (field === NOWHERE) continue;
    const nearness = THREAT[distance(distances, field, planet)] ?? 0;
    if (nearness === 0) continue;
    const owner = Math.trunc(ship / SHIPS_PER_PLAYER);
    if (owner === seat) continue;
    const laser = technologies[owner * COLOUR_COUNT] === true;
    const even = laser === shields ? EVEN_FIGHT : shields ? AGAINST_SHIELDS : WITH_LASER;
    if (even * nearness > strongest) strongest = even * nearness;
  }
  return strongest;
}
