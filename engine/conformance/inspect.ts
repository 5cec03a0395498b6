/**
 * Plays one random game and inspects it at every step.
 *
 * The property checks are in four files by what they look at: `soundness.ts` (states, actions, legality),
 * `secrecy.ts` (views, redaction, resampling), `turns.ts` (turns and rounds) and here (the course of the match: undo, replay, end).
 */

import type { Action, Config, Game, Random, Result, Seat, Tagged } from '../contract.ts';
import { earliestUndo } from '../going-back.ts';
import { newMatch } from '../match.ts';
import { draw, openTable, submit, takeBack, type Table } from '../table.ts';
import { equalPlain, findNotPlain } from '../plain.ts';
import { randomPolicy } from '../playout.ts';
import { createRandom, pick, pickWeighted } from '../random.ts';
import { formatRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { brokenIn, makeScenario, readScenario } from '../scenario.ts';
import { fault, type Fault } from './fault.ts';
import type { Plan } from './plan.ts';
import { findPoorImagination, type Imagination } from './imagination.ts';
import { findLeak } from './secrecy.ts';
import { findFaultyMoves, findFaultyResult, findImpurity, findSharedClone } from './soundness.ts';
import { findFaultyCap, findFaultyRound, findFaultyTurn } from './turns.ts';
import type { Violation } from './violation.ts';

/** Plays the game of this seed to its end; the first violation, or `null`. */
export function inspectGame(
  game: Game,
  config: Config,
  seed: string,
  plan: Plan,
): Violation | null {
  const table = openTable(game, newMatch(game, seed, config));
  let found: Fault | null;
  try {
    found = inspectSetup(game, config) ?? inspectCourse(table, createRandom(seed), plan);
  } catch (error) {
    found = fault('noCrash', error instanceof Error ? (error.stack ?? error.message) : 'unknown');
  }
  if (found === null) return null;
  const names = Array.from({ length: config.seats }, (_unused, seat) => `random ${seat + 1}`);
  const record = formatRecord(table.match, { names }, resultSoFar(table));
  return { ...found, game: game.id, config, seed, record };
}

/** A broken game may not even be able to say whether it is over. */
function resultSoFar({ game, state }: AnyTable): Result | null {
  try {
    const pending = game.pending(state);
    return pending.kind === 'over' ? pending.result : null;
  } catch {
    return null;
  }
}

function inspectSetup(game: Game, config: Config): Fault | null {
  const twice = [game.setup(config), game.setup(config)].map((state) => JSON.stringify(state));
  if (twice[0] !== twice[1]) return fault('pureSetup', 'two calls of setup differ');
  return findFaultyCap(game);
}

type AnyTable = Table<unknown, Tagged, unknown, Tagged>;

function inspectCourse(table: AnyTable, random: Random, plan: Plan): Fault | null {
  const { game } = table;
  /** What the state looked like after each entry that is still in force. */
  const history = [JSON.stringify(table.state)];
  const memory: Memory = {
    earlier: new Map(),
    imagination: { repeated: 0, varied: false, worlds: [] },
  };
  for (let actions = 0; ; actions++) {
    const action = chooseAction(game, table.state, random);
    const shared = action && findSharedClone(game, table.state, action);
    const found = shared ?? inspectState(table, memory, random, plan);
    if (found !== null) return found;
    if (action === null)
      return inspectEnd(table) ?? findPoorImagination(game, memory.imagination, random);
    if (actions >= plan.maxActions) return fault('endless', `still going on after ${actions}`);
    const round = game.round?.(table.state) ?? null;
    const impurity = findImpurity(game, table.state, action, () => {
      if (action.by === 'table') draw(table, action.chance, 0);
      else submit(table, action.by, action.move, 0);
    });
    const turned = impurity ?? findFaultyTurn(game, round, action, table.state);
    if (turned !== null) return turned;
    history[table.line.length] = JSON.stringify(table.state);
    const undone = action.by === 'table' ? null : inspectUndo(table, action.by, history, random);
    if (undone !== null) return undone;
  }
}

/** What the inspection of one game remembers from state to state. */
interface Memory {
  readonly earlier: Map<string, Tagged>;
  readonly imagination: Imagination;
}

function inspectState(
  table: AnyTable,
  { earlier, imagination }: Memory,
  random: Random,
  plan: Plan,
): Fault | null {
  const { game, state } = table;
  const before = JSON.stringify(state);
  const notPlain = findNotPlain(state);
  if (notPlain !== null) return fault('plainState', `state.${notPlain}`);
  const broken = brokenIn(game, state);
  if (broken.length > 0) return fault('invariants', broken.join('; '));
  const found =
    findFaultyMoves(table, earlier, random, plan) ??
    findFaultyRound(game, state, table.match.seats, table.match.options) ??
    findLeak(game, state, table.match.seats, random, imagination);
  if (found !== null) return found;
  if (JSON.stringify(state) !== before) return fault('pureQueries', 'a query changed the state');
  return findUnreadable(game, table.match, state);
}

/** A game that says what its states look like must recognise its own. */
function findUnreadable(game: Game, config: Config, state: unknown): Fault | null {
  if (game.shape === undefined) return null;
  const read = readScenario(game, makeScenario(game, config, state));
  if (!read.ok) return fault('shape', `${read.damage.key} ${JSON.stringify(read.damage.values)}`);
  return equalPlain(read.state, state) ? null : fault('shape', 'another state is read back');
}

/**
 * Mostly as `randomPolicy` does, but resigning now and then, so that it is inspected too. `null` when there is nothing
 * to choose: the game is over, or stuck, which `inspectState` reports.
 */
function chooseAction(game: Game, state: unknown, random: Random): Action<Tagged, unknown> | null {
  const pending = game.pending(state);
  if (pending.kind === 'chance') {
    const fair = pending.outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0);
    if (!fair || pending.outcomes.length === 0) return null;
    return { by: 'table', chance: pickWeighted(pending.outcomes, random) };
  }
  if (pending.kind === 'over' || pending.seats.length === 0) return null;
  const seat = pick(pending.seats, random);
  const moves = game.moves(state, seat);
  if (moves.length === 0) return null;
  const move =
    random.below(300) === 0 ? pick(moves, random) : randomPolicy(state, seat, moves, random);
  return { by: seat, move };
}

/** Now and then takes back some of the moves that may be taken back, and compares with what was there before. */
function inspectUndo(
  table: AnyTable,
  seat: Seat,
  history: readonly string[],
  random: Random,
): Fault | null {
  const earliest = earliestUndo(table, seat);
  if (earliest === null || random.below(4) !== 0) return null;
  const first = table.line.findIndex((entry) => entry.seq === earliest);
  const target = first + random.below(table.line.length - first - 1);
  const to = table.line[target]?.seq ?? -1;
  const refusal = takeBack(table, seat, to, 0);
  if (refusal !== null) return fault('undo', `${refusal.key} when going back to entry ${to}`);
  if (JSON.stringify(table.state) === history[table.line.length]) return null;
  return fault('undo', `the position after entry ${to} is not the one it was`);
}

function inspectEnd(table: AnyTable): Fault | null {
  const { game, match, state } = table;
  const result = findFaultyResult(game, state, match.seats);
  if (result !== null) return result;
  const replayed = replay(game, match);
  if (!replayed.ok) {
    const { key, values } = replayed.damage;
    return fault('replay', `${key} ${JSON.stringify(values)}`);
  }
  if (JSON.stringify(replayed.table.state) === JSON.stringify(state)) return null;
  return fault('replay', 'the log leads to another state');
}
