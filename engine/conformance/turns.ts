/** Turns and rounds, where a game says what ends them: the optional members of the contract, held against its matches. */

import type { Action, Game, Tagged, Viewer } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { show } from './hostile.ts';
import { fault, type Fault } from './fault.ts';

/** Rounds are counted from 1, in every view alike, and no match goes on beyond the cap that was agreed on. */
export function findFaultyRound(
  game: Game,
  state: unknown,
  seats: number,
  options: Readonly<Partial<OptionValues>>,
): Fault | null {
  if (game.round === undefined) return null;
  const round = game.round(state);
  if (!Number.isSafeInteger(round) || round < 1) return fault('rounds', `round ${round}`);
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }).keys(), 'spectator'];
  for (const viewer of viewers) {
    const seen = game.round(game.view(state, viewer));
    if (seen !== round) return fault('rounds', `${viewer} sees round ${seen}, not ${round}`);
  }
  const cap = game.roundCap === undefined ? null : options[game.roundCap];
  if (typeof cap !== 'number' || round <= cap || game.pending(state).kind === 'over') return null;
  return fault('roundCap', `round ${round} of ${cap} is played`);
}

/** What an action does to round and turn, once it is done. */
export function findFaultyTurn(
  game: Game,
  roundBefore: number | null,
  action: Action<Tagged, unknown>,
  after: unknown,
): Fault | null {
  const round = game.round?.(after) ?? null;
  if (
    round !== null &&
    roundBefore !== null &&
    round !== roundBefore &&
    round !== roundBefore + 1
  ) {
    return fault('rounds', `round ${round} follows round ${roundBefore}`);
  }
  if (action.by === 'table' || action.move.type !== game.turnEnd) return null;
  return game.moves(after, action.by).some(({ type }) => type === game.turnEnd)
    ? fault('turnEnd', `after ${show(action.move)} seat ${action.by} may end the same turn again`)
    : null;
}

/** A cap must be an option that can be a number. */
export function findFaultyCap(game: Game): Fault | null {
  const { options, roundCap } = game;
  if (roundCap === undefined) return null;
  if (game.round === undefined) return fault('roundCap', 'a cap of rounds that nobody counts');
  return options[roundCap]?.kind === 'number' ? null : fault('roundCap', `no number ${roundCap}`);
}
