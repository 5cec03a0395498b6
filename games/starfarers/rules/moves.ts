/**
 * All moves of the game, by topic: the one table from which moves are read, checked, listed and carried out.
 *
 * The order of the table is the order of the lists. Listed is every legal move, except offers and very large choices of
 * cards.
 */

import {
  Gathering,
  readInput,
  readType,
  type Choose,
  type Refusal,
  type Seat,
} from '@sternwarte/engine';
import type { Emit, Move, MoveType } from './actions.ts';
import { BUILD_MOVES } from './build.ts';
import { askedSeats, decisionOf } from './decisions.ts';
import { ENCOUNTER_MOVES } from './encounter.ts';
import { FAVOUR_MOVES } from './favours.ts';
import { FLIGHT_MOVES } from './flight.ts';
import { FOUNDING_MOVES } from './founding.ts';
import { FRIENDSHIP_MOVES } from './friendship.ts';
import { GIFT_MOVES } from './gift.ts';
import { GROUNDING_MOVES } from './grounding.ts';
import { JUMP_MOVES } from './jump.ts';
import { PAYMENT_MOVES } from './payments.ts';
import { PRODUCTION_MOVES } from './production.ts';
import { refuse } from './refusals.ts';
import { RESERVE_MOVES } from './reserve.ts';
import type { List, Rule, Rules } from './rule.ts';
import { SEVEN_MOVES } from './seven.ts';
import type { State } from './state.ts';
import { SUPPLY_MOVES } from './supply.ts';
import { TRADE_MOVES, endOfferBy } from './trade.ts';
import { TURN_MOVES } from './turn.ts';
import { UPGRADE_MOVES } from './upgrades.ts';

/** A kind of move without its parts does not compile. */
const MOVES: Rules<MoveType> = {
  ...FOUNDING_MOVES,
  ...PRODUCTION_MOVES,
  ...SEVEN_MOVES,
  ...TRADE_MOVES,
  ...SUPPLY_MOVES,
  ...BUILD_MOVES,
  ...UPGRADE_MOVES,
  ...GIFT_MOVES,
  ...FAVOUR_MOVES,
  ...RESERVE_MOVES,
  ...ENCOUNTER_MOVES,
  ...PAYMENT_MOVES,
  ...GROUNDING_MOVES,
  ...JUMP_MOVES,
  ...FLIGHT_MOVES,
  ...FRIENDSHIP_MOVES,
  ...TURN_MOVES,
};

/** By the name that some input gives itself. */
const BY_NAME: ReadonlyMap<string, Rule<Move>> = new Map(Object.entries(MOVES));

/** What lists the answers to each decision, in the order of the table and each list once. */
const LISTS: ReadonlyMap<string, readonly List[]> = listsByDecision();

function listsByDecision(): Map<string, List[]> {
  const lists = new Map<string, List[]>();
  for (const rule of BY_NAME.values()) {
    for (const [decision, list] of Object.entries(rule.list)) {
      const all = lists.get(decision) ?? [];
      if (!all.includes(list)) all.push(list);
      lists.set(decision, all);
    }
  }
  return lists;
}

const NONE: readonly Move[] = [];
const NO_LISTS: readonly List[] = [];

/** All legal moves of a seat; none when it is not asked. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  return askedSeats(state).includes(seat) ? gatherMoves(state, seat).list() : NONE;
}

/** One of these moves alone, of a seat that is asked. */
export function pickMove(state: State, seat: Seat, choose: Choose): Move {
  return gatherMoves(state, seat).pick(choose);
}

const gathering = new Gathering<Move>();

function gatherMoves(state: State, seat: Seat): Gathering<Move> {
  const list = gathering.clear();
  for (const add of LISTS.get(decisionOf(state, seat)) ?? NO_LISTS) add(list, state, seat);
  return list;
}

function readMove(input: unknown): Move | null {
  return BY_NAME.get(readType(input) ?? '')?.read(input) ?? null;
}

/** Any input at all against the rules: a reason for everything that is not a legal move. */
export function checkMove(state: State, seat: Seat, input: unknown): Refusal | null {
  if (state.phase === 'over') return refuse('matchOver', {});
  const move = readInput(input, readMove);
  if (move === null) return refuse('malformed', {});
  const asked = askedSeats(state);
  if (asked.length === 0) return refuse('chanceFirst', {});
  if (!asked.includes(seat)) return refuse('notYourTurn', {});
  const rule: Rule<Move> = MOVES[move.type];
  if (rule.list[decisionOf(state, seat)] === undefined) return untimely(state, rule);
  return rule.check(state, seat, move);
}

/** A move that answers another decision than the one that is due. */
function untimely(state: State, { list }: Rule<Move>): Refusal {
  if (state.agenda.length > 0) return refuse('otherDecision', {});
  if (list.trade) return refuse(state.phase === 'trade' ? 'notYourTurn' : 'tradePhaseOnly', {});
  if (list.reply) return refuse(state.phase === 'trade' ? 'notAddressed' : 'tradePhaseOnly', {});
  return refuse(list.flight ? 'flightPhaseOnly' : 'otherDecision', {});
}

export function applyMove(state: State, seat: Seat, move: Move, emit: Emit): void {
  endOfferBy(state, move, emit);
  const rule: Rule<Move> = MOVES[move.type];
  rule.apply(state, seat, move, emit);
}
