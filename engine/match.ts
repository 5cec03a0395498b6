/** A match is its log: everything that happened, in order. What it has led to is folded from that (`table.ts`). */

import type { Action, Config, Game, Seat, Tagged } from './contract.ts';
import type { Fairness } from './fairness.ts';
import { completeOptions, type OptionValues } from './options.ts';
import type { Seal } from './seal.ts';

/**
 * `undo: n` and `back: n` go to the position after entry n; -1 is the position after set-up. An undo is a seat's own, in
 * its turn; going back further needs the consent of all, who are listed.
 */
export type Step<Move, Chance> =
  | Action<Move, Chance>
  | { readonly by: Seat; readonly undo: number }
  | { readonly by: 'table'; readonly back: number; readonly consent: readonly Seat[] };

interface Stamp {
  /** 0, 1, 2, … without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of the table. */
  readonly at: number;
}

export type Entry<Move = Tagged, Chance = unknown> = Step<Move, Chance> & Stamp;

/** An entry that the game itself knows: a move or an outcome of chance. */
export type ActionEntry<Move = Tagged, Chance = unknown> = Action<Move, Chance> & Stamp;

export interface Match<Move = Tagged, Chance = unknown> {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** `null` when chance is not drawn by the engine, such as people's own dice. */
  readonly fairness: Fairness | null;
  /** By whoever ran it, when it was over. */
  readonly seal?: Seal;
  readonly log: Entry<Move, Chance>[];
}

export function newMatch<State, Move extends Tagged, Chance>(
  game: Game<State, Move, Chance>,
  id: string,
  config: Config,
  fairness: Fairness | null = null,
): Match<Move, Chance> {
  const options = completeOptions(game.options, config.options);
  return {
    id,
    game: game.id,
    version: game.version,
    seats: config.seats,
    options,
    fairness,
    log: [],
  };
}

/** Whether the game itself knows of this entry. */
export function isAction<Move, Chance>(
  entry: Entry<Move, Chance>,
): entry is ActionEntry<Move, Chance> {
  return 'move' in entry || 'chance' in entry;
}

/** What the game itself knows of an entry: neither its number nor its time. */
export function actionOf<Move, Chance>(entry: Action<Move, Chance>): Action<Move, Chance> {
  return 'chance' in entry
    ? { by: entry.by, chance: entry.chance }
    : { by: entry.by, move: entry.move };
}

export function isMoveEntry<Move, Chance>(
  step: Step<Move, Chance>,
): step is { readonly by: Seat; readonly move: Move } {
  return 'move' in step;
}

export function isChanceEntry<Move, Chance>(
  step: Step<Move, Chance>,
): step is { readonly by: 'table'; readonly chance: Chance } {
  return 'chance' in step;
}
