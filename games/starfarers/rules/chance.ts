/** What chance may decide now, with its weights, and what follows from it. */

import type { Seat, Weighted } from '@sternwarte/engine';
import type { Balls, Chance, Dice, Emit } from './actions.ts';
import { finishTask } from './agenda.ts';
import { REPLACEMENT_POOL, chipId, chipNamed, poolOf, type Chip, type ChipId } from './chips.ts';
import { BALLS, BALL_COUNT, KINDS, MAX_SEATS, RESOURCES, kindOf, type Kind } from './data.ts';
import { ENCOUNTER_CARDS } from './encounter-cards.ts';
import { applyBandBalls, applyContestBalls, openEncounter } from './encounter.ts';
import { applySector, turnUpChip } from './exploration.ts';
import { afterSeats, passCard } from './hands.ts';
import { printedPlanet } from './layout.ts';
import { applyDice } from './production.ts';
import { drawFromPile } from './reserve.ts';
import {
  SECTORS,
  SLOT_BANDS,
  SLOT_IDS,
  SPARE_SECTOR,
  sectorIndex,
  type Planet,
} from './sectors.ts';
import { applyHomeChip, applyStartRoll, homeChipsLeft } from './setup.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import { applyShake } from './turn.ts';

type Outcomes = readonly Weighted<Chance>[];

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS: readonly { dice: Dice; weight: number }[] = FACES.flatMap((a) =>
  FACES.filter((b) => b >= a).map((b) => ({ dice: [a, b] as const, weight: a === b ? 1 : 2 })),
);
const DICE: Outcomes = PAIRS.map(({ dice, weight }) => ({
  outcome: { type: 'dice', dice },
  weight,
}));

const SEATS = Array.from({ length: MAX_SEATS }, (_unused, seat) => seat);
const START_ROLLS: readonly Outcomes[] = SEATS.map((seat) =>
  PAIRS.map(({ dice, weight }) => ({ outcome: { type: 'startRoll', seat, dice }, weight })),
);

/** Two of the five balls without putting the first back (R2.8). */
const BALL_PAIRS: readonly { balls: Balls; weight: number }[] = BALLS.flatMap((a, i) =>
  BALLS.slice(i).flatMap((b) => {
    const weight =
      a === b ? (BALL_COUNT[a] * (BALL_COUNT[a] - 1)) / 2 : BALL_COUNT[a] * BALL_COUNT[b];
    return weight > 0 ? [{ balls: [a, b] as const, weight }] : [];
  }),
);
const BALL_DRAWS: readonly Outcomes[] = SEATS.map((seat) =>
  BALL_PAIRS.map(({ balls, weight }) => ({ outcome: { type: 'balls', seat, balls }, weight })),
);

const DRAWS: readonly (readonly Chance[])[] = SEATS.map((seat) =>
  RESOURCES.map((resource): Chance => ({ type: 'draw', seat, resource })),
);
const STEALS: readonly (readonly (readonly Chance[])[])[] = SEATS.map((from) =>
  SEATS.map((to) => RESOURCES.map((resource): Chance => ({ type: 'steal', from, to, resource }))),
);

const NOTHING: Outcomes = [];

/** The outcomes of the first task, `null` when it does not wait for chance. In a view, hidden piles show none. */
export function outcomesOf(state: State, task: Task): Outcomes | null {
  switch (task.kind) {
    case 'startRoll':
      return START_ROLLS[task.seats[task.rolls.length] ?? 0] ?? NOTHING;
    case 'sector':
      return sectorOutcomes(state, task.slot);
    case 'homeChip':
      return chipOutcomes('homeChip', task.planet, homeChipsLeft(state, task.planet));
    case 'draw':
      return cardOutcomes(state, afterSeats(state), DRAWS[task.seat] ?? []);
    case 'steal':
      return cardOutcomes(state, task.from, STEALS[task.from]?.[task.to] ?? []);
    case 'dice':
      return DICE;
    case 'shake':
    case 'bands':
      return BALL_DRAWS[state.current] ?? NOTHING;
    case 'contest':
      return BALL_DRAWS[task.own === null ? state.current : task.opponent] ?? NOTHING;
    case 'encounter':
      return encounterOutcomes(state);
    case 'chip':
      return chipOutcomes('chip', task.planet, state.pools[chipPool(state, task.planet)] ?? []);
    case 'replacementChip':
      return chipOutcomes('reserveChip', task.planet, state.pools[REPLACEMENT_POOL] ?? []);
    default:
      return null;
  }
}

function cardOutcomes(state: State, holder: number, outcomes: readonly Chance[]): Outcomes {
  const hand = state.hands[holder];
  if (hand === null || hand === undefined) return NOTHING;
  const list: Weighted<Chance>[] = [];
  for (const kind of KINDS) {
    const outcome = outcomes[kind];
    const weight = hand[kind] ?? 0;
    if (weight > 0 && outcome !== undefined) list.push({ outcome, weight });
  }
  return list;
}

function chipOutcomes(
  type: 'homeChip' | 'chip' | 'reserveChip',
  planet: Planet,
  chips: readonly Chip[],
): Outcomes {
  return [...new Set(chips)].map((chip) => ({
    outcome: { type, planet, chip: chipId(chip) },
    weight: chips.filter((other) => other === chip).length,
  }));
}

/**
 * The pool that the chip of this planet comes from: icon and band of its sector (R4.1, R5.5.2). Chips are drawn when they
 * are turned up and not before: what lies face down betrays nothing (R10.4, ruling 18.45).
 */
function chipPool(state: State, planet: Planet): number {
  const printed = printedPlanet(state.placements, planet);
  return printed === null ? -1 : poolOf(printed.band, printed.icon);
}

/**
 * Near sectors on near slots, far on far, the spare one left out; in `wild` any sector anywhere (section 5.5). Each may
 * lie in three ways (R5.5.1).
 */
function sectorOutcomes(state: State, slot: number): Outcomes {
  const slotId = SLOT_IDS[slot];
  if (slotId === undefined) return NOTHING;
  const wild = state.options.board === 'wild';
  const laid = state.placements.map((placement) => placement?.sector);
  return SECTORS.flatMap((sector, index) => {
    if (laid.includes(index)) return [];
    if (!wild && (sector.band !== SLOT_BANDS[slot] || index === SPARE_SECTOR)) return [];
    // Turning matters for planets alone, but each sector is equally likely.
    const rotations = sector.kind === 'system' ? [0, 1, 2] : [0];
    return rotations.map((rotation): Weighted<Chance> => ({
      outcome: { type: 'sector', slot: slotId, sector: sector.id, rotation },
      weight: 3 / rotations.length,
    }));
  });
}

const ENCOUNTERS = ENCOUNTER_CARDS.map(({ number, family }) => ({
  number,
  drawn: { outcome: { type: 'encounter', family, card: number }, weight: 1 } as const,
}));

function encounterOutcomes({ discards }: State): Outcomes {
  const outcomes: Weighted<Chance>[] = [];
  if (discards.some(({ card }) => card === null)) return outcomes;
  for (const { number, drawn } of ENCOUNTERS) {
    if (!discards.some(({ card }) => card === number)) outcomes.push(drawn);
  }
  return outcomes;
}

export function applyChance(state: State, chance: Chance, emit: Emit): void {
  const task = state.agenda[0];
  if (task === undefined) throw new RangeError('nothing is left to chance');
  switch (chance.type) {
    case 'startRoll':
      if (task.kind === 'startRoll') applyStartRoll(state, task, chance.dice, emit);
      return;
    case 'sector':
      if (task.kind === 'sector') {
        const { sector, rotation } = chance;
        applySector(state, task, { sector: sectorIndex(sector), rotation }, emit);
      }
      return;
    case 'homeChip':
      return applyHomeChip(state, chance.planet, chipNamed(chance.chip), emit);
    case 'draw':
      finishTask(state);
      return drawFromPile(state, chance.seat, knownKind(chance.resource), emit);
    case 'dice':
      return applyDice(state, chance.dice, emit);
    case 'steal':
      finishTask(state);
      passCard(state, chance.from, chance.to, knownKind(chance.resource));
      emit?.({ type: 'stolen', from: chance.from, to: chance.to });
      return;
    case 'balls':
      return applyBalls(state, task, chance.balls, emit);
    case 'encounter':
      return openEncounter(state, chance.card ?? 0, emit);
    case 'chip':
      return turnUp(state, chance.planet, chance.chip, chipPool(state, chance.planet), emit);
    case 'reserveChip':
      return turnUp(state, chance.planet, chance.chip, REPLACEMENT_POOL, emit);
  }
}

function turnUp(state: State, planet: Planet, id: ChipId, pool: number, emit: Emit): void {
  turnUpChip(state, planet, chipNamed(id), pool, emit);
}

function applyBalls(state: State, task: Task, balls: Balls, emit: Emit): void {
  if (task.kind === 'contest') applyContestBalls(state, task, balls, emit);
  else if (task.kind === 'bands') applyBandBalls(state, balls, emit);
  else applyShake(state, balls, emit);
}

/** Outcomes that are applied are whole: only told ones have parts hidden. */
function knownKind(resource: (typeof RESOURCES)[number] | null): Kind {
  if (resource === null) throw new RangeError('a hidden card cannot be moved');
  return kindOf(resource);
}

/** Who sees which card an outcome moves. */
export function seesCard(chance: Chance, reader: Seat, viewer: Seat | 'spectator'): boolean {
  switch (chance.type) {
    case 'draw':
      return chance.seat === viewer;
    case 'steal':
      return chance.from === viewer || chance.to === viewer;
    case 'encounter':
      // Wear asks nothing: it is read out to all at once.
      return reader === viewer || chance.family === 'wear';
    case 'startRoll':
    case 'sector':
    case 'homeChip':
    case 'dice':
    case 'balls':
    case 'chip':
    case 'reserveChip':
      return true;
  }
}

/** The outcome as it is told to those who may not see the card. */
export function withoutCard(chance: Chance): Chance {
  switch (chance.type) {
    case 'draw':
    case 'steal':
      return { ...chance, resource: null };
    case 'encounter':
      return { ...chance, card: null };
    default:
      return chance;
  }
}
