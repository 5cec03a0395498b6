/**
 * Free positions: any state of a game as data, whether or not a match led to it. For lessons, puzzles, tests and the
 * workbench.
 *
 * `makeScenario` and `readScenario` are a pair, as for records. Reading takes loose data from anywhere and answers a
 * state that can be played on, or what is wrong with it: its shape (`Game.shape`), its pieces (`invariants`), or that
 * the game cannot go on from there.
 */

import type { Config, Game, Tagged } from './contract.ts';
import { damage, type Damage } from './damage.ts';
import {
  completeOptions,
  formerOptions,
  isRefusal,
  readNamedConfig,
  type OptionValues,
} from './options.ts';
import { copyPlain, readFields, readInput } from './plain.ts';
import { misfit } from './shape.ts';
import { showText } from './tidy-text.ts';

export interface Scenario {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly state: unknown;
}

export type ReadScenario<State> =
  | { readonly ok: true; readonly config: Config; readonly state: State }
  | { readonly ok: false; readonly damage: Damage };

/** A position as plain data that shares nothing with it. */
export function makeScenario<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  { seats, options }: Config,
  state: State,
): Scenario {
  return {
    game: game.id,
    version: game.version,
    seats,
    options: completeOptions(game.options, options),
    state: copyPlain(state),
  };
}

/** A state that can be played on, from any data at all. The game must say what its states look like. */
export function readScenario<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  input: unknown,
): ReadScenario<State> {
  const copy = readInput(input, copyPlain);
  const data = readFields(copy, ['game', 'version', 'seats', 'options', 'state']);
  if (data === null) return wrong(damage('notAScenario', {}));
  if (data.game !== game.id) return wrong(damage('badField', { field: 'game' }));
  if (data.version !== game.version) return wrong(damage('badField', { field: 'version' }));
  const named = readNamedConfig(game, data.seats, data.options);
  if (isRefusal(named)) return wrong(damage('badConfig', {}, named));
  const config = { seats: named.seats, options: formerOptions(game.options, named.options) };
  const misplaced = game.shape === undefined ? 'state' : misfit(game.shape(config), data.state);
  if (misplaced !== null) {
    return wrong(damage('badField', { field: showText(`state.${misplaced}`, 80) }));
  }
  // Its shape has been checked, so it is a state of this game.
  const state = data.state as State;
  const trouble = findTrouble(game, state);
  if (trouble !== null) return wrong(damage('impossiblePosition', { why: showText(trouble, 200) }));
  return { ok: true, config, state };
}

function wrong(found: Damage): { readonly ok: false; readonly damage: Damage } {
  return { ok: false, damage: found };
}

/** What does not hold in a state that should be sound. The game must say what has to. */
export function brokenIn<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  state: State,
): readonly string[] {
  if (game.invariants === undefined) throw new TypeError(`${game.id} has no invariants here`);
  return game.invariants(state);
}

/** What keeps a state of the right shape from being played on. */
function findTrouble<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  state: State,
): string | null {
  try {
    const [broken] = brokenIn(game, state);
    if (broken !== undefined) return broken;
    const pending = game.pending(state);
    if (pending.kind === 'chance') return pending.outcomes.length === 0 ? 'no outcome' : null;
    if (pending.kind === 'over') return null;
    if (pending.seats.length === 0) return 'nobody is asked';
    const stuck = pending.seats.find((seat) => game.moves(state, seat).length === 0);
    return stuck === undefined ? null : `seat ${stuck + 1} is asked and has no move`;
  } catch (error) {
    // A position that no rule foresaw: parts of it contradict each other.
    return error instanceof Error ? error.message : 'contradiction';
  }
}
