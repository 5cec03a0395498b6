/** Before the first turn: board, pieces, starting player, founding phase, first cards (section 5). */

import { completeOptions, readOrder, type Config } from '@sternwarte/engine';
import type { Dice, Emit } from './actions.ts';
import { finishTask, replaceTask } from './agenda.ts';
import { launchShip, placeSpaceport } from './build.ts';
import { NO_CARDS } from './cards.ts';
import { HOME_CHIP_LAYOUT, NO_CHIP, START_POOLS, chipId, type Chip } from './chips.ts';
import {
  CARDS_PER_KIND,
  COLONIES,
  COLOURS,
  DRIVE,
  KINDS,
  MAX_SEATS,
  MIN_SEATS,
  PEOPLES,
  PILE_PER_KIND,
  SHIPYARDS,
  START_CARDS,
  START_HALF_MEDALS,
  TRADE_STATIONS,
  TRANSPORTERS,
} from './data.ts';
import { foundingTasks, placeColony } from './founding.ts';
import { FRIENDSHIP_CARDS } from './friendship-cards.ts';
import { knownIndex } from './hands.ts';
import { NODES } from './lattice.ts';
import { gainHalfMedals } from './medals.ts';
import { OPTIONS, type Options } from './options.ts';
import { NO_PIECE, putPiece } from './pieces.ts';
import { drawTasks } from './reserve.ts';
import {
  BEGINNER_SECTORS,
  FIXED_START,
  HOME_PLANETS,
  PLANET_COUNT,
  PLANETS_PER_SYSTEM,
  SLOT_COUNT,
} from './sectors.ts';
import { NEUTRAL, NOBODY, playerAt, type Player, type State } from './state.ts';
import type { Task } from './tasks.ts';

const BEGINNER_BOARD: State['placements'] = BEGINNER_SECTORS.map((sector) => ({
  sector,
  rotation: 0,
}));
const FACE_DOWN: State['placements'] = Array.from({ length: SLOT_COUNT }, () => null);

export function setup({ seats, options: given }: Config<Options>): State {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    throw new RangeError(`Starfarers is played by ${MIN_SEATS} to ${MAX_SEATS}, not ${seats}`);
  }
  const options = completeOptions(OPTIONS, given);
  const holders = seats + 1;
  const state: State = {
    options,
    phase: 'setup',
    round: 1,
    startSeat: 0,
    current: 0,
    agenda: [
      { kind: 'startRoll', seats: Array.from({ length: seats }, (_u, seat) => seat), rolls: [] },
    ],
    placements: options.board === 'beginner' ? BEGINNER_BOARD : FACE_DOWN,
    chips: Array.from({ length: PLANET_COUNT }, (_unused, planet) =>
      options.homeChips === 'printed' ? (HOME_CHIP_LAYOUT[planet] ?? NO_CHIP) : NO_CHIP,
    ),
    pools: START_POOLS,
    pieces: NODES.map(() => NO_PIECE),
    players: Array.from({ length: seats }, newPlayer),
    supply: KINDS.map(() => CARDS_PER_KIND - PILE_PER_KIND),
    hands: Array.from({ length: holders }, (_unused, holder) =>
      holder === seats ? KINDS.map(() => PILE_PER_KIND) : [...NO_CARDS],
    ),
    handSizes: Array.from({ length: holders }, (_unused, holder) =>
      holder === seats ? PILE_PER_KIND * KINDS.length : 0,
    ),
    known: Array.from({ length: holders * holders * KINDS.length }, () => 0),
    stations: Array.from({ length: PEOPLES.length * seats }, () => 0),
    markers: PEOPLES.map(() => NOBODY),
    cardOwners: FRIENDSHIP_CARDS.map(() => NOBODY),
    discards: [],
    encounter: null,
    answers: [],
    offer: null,
    failedOffers: 0,
    reserveDue: 0,
    usedHonour: false,
    usedLevelling: false,
    usedGoodsRate: false,
    baseSpeed: 0,
    shakenDrives: 0,
    flying: NOBODY,
    steps: 0,
    origin: NOBODY,
    mustStop: false,
    fallen: [],
    result: null,
  };
  // Everybody has seen what the pile was made of.
  for (let observer = 0; observer < holders; observer++) {
    for (const kind of KINDS) {
      state.known[knownIndex(seats, observer, seats, kind)] = PILE_PER_KIND;
    }
  }
  return state;
}

function newPlayer(): Player {
  return {
    alive: true,
    colonies: COLONIES,
    stations: TRADE_STATIONS,
    shipyards: SHIPYARDS,
    upgrades: [0, 0, 0],
    halfMedals: 0,
    medals: [],
    giftShips: 0,
    buildings: [],
    ships: Array.from({ length: TRANSPORTERS }, () => null),
  };
}

/** One more roll for the starting player; when all have rolled, the best begins or the tied roll again. */
export function applyStartRoll(
  state: State,
  { seats, rolls }: Task & { kind: 'startRoll' },
  [a, b]: Dice,
  emit: Emit,
): void {
  const seat = seats[rolls.length] ?? 0;
  emit?.({ type: 'startRoll', seat, total: a + b });
  const all = [...rolls, a + b];
  if (all.length < seats.length)
    return replaceTask(state, { kind: 'startRoll', seats, rolls: all });
  const best = Math.max(...all);
  const tied = seats.filter((_seat, i) => all[i] === best);
  const [first = 0] = tied;
  if (tied.length > 1) return replaceTask(state, { kind: 'startRoll', seats: tied, rolls: [] });
  state.startSeat = first;
  state.current = first;
  emit?.({ type: 'startPlayer', seat: first });
  replaceTask(state, ...setupTasks(state, emit));
}

/** Everything that follows the roll for the starting player, in order. */
function setupTasks(state: State, emit: Emit): Task[] {
  const { options, startSeat, players } = state;
  const order = players.map((_player, i) => (startSeat + i) % players.length);
  const tasks: Task[] = [];
  if (options.board === 'strategic') {
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      tasks.push({ kind: 'sector', slot, discovered: false });
    }
  }
  if (options.homeChips === 'shuffled') {
    for (let planet = 0; planet < HOME_PLANETS; planet++) tasks.push({ kind: 'homeChip', planet });
  }
  if (options.start === 'fixed') placeFixedStart(state, emit);
  else tasks.push(...foundingTasks(order));
  tasks.push({ kind: 'startMedals' });
  for (const seat of order) tasks.push(...drawTasks(seat, START_CARDS));
  tasks.push({ kind: 'beginTurn', seat: startSeat });
  return tasks;
}

/** The start of the picture; in a game of three the fourth colour only fills its sites (R16.1). */
function placeFixedStart(state: State, emit: Emit): void {
  const seats = state.players.length;
  const colours = readOrder(COLOURS, state.options.colours) ?? COLOURS;
  for (const [seat, colour] of colours.entries()) {
    const start = FIXED_START[COLOURS.indexOf(colour)];
    if (start === undefined) continue;
    if (seat < seats) {
      for (const node of [...start.colonies, start.spaceport]) placeColony(state, seat, node, emit);
      placeSpaceport(state, seat, start.spaceport, emit);
      launchShip(state, seat, 'colonyShip', start.ship, emit);
      playerAt(state, seat).upgrades[DRIVE] = 1;
    } else if (seats === MAX_SEATS - 1) {
      for (const node of start.colonies) putPiece(state, node, NEUTRAL, 'colony');
      putPiece(state, start.spaceport, NEUTRAL, 'spaceport');
    }
  }
}

export function handOutMedals(state: State, emit: Emit): void {
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.startSeat + i) % state.players.length;
    gainHalfMedals(state, seat, START_HALF_MEDALS, emit);
  }
  finishTask(state);
}

/** The chips of this home system that have not been laid out yet. */
export function homeChipsLeft(state: State, planet: number): Chip[] {
  const first = planet - (planet % PLANETS_PER_SYSTEM);
  const left = HOME_CHIP_LAYOUT.slice(first, first + PLANETS_PER_SYSTEM);
  for (let laid = first; laid < planet; laid++)
    left.splice(left.indexOf(state.chips[laid] ?? 0), 1);
  return left;
}

export function applyHomeChip(state: State, planet: number, chip: Chip, emit: Emit): void {
  state.chips[planet] = chip;
  finishTask(state);
  emit?.({ type: 'chip', planet, chip: chipId(chip) });
}
