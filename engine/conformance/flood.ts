/** A flood of hostile input: a random game, at whose positions `check` is attacked again and again. */

import type { Config, Game, Tagged } from '../contract.ts';
import { newMatch } from '../match.ts';
import { randomPlayout } from '../playout.ts';
import { createRandom } from '../random.ts';
import { formatRecord } from '../record.ts';
import type { Fault } from './fault.ts';
import type { Plan } from './plan.ts';
import { findFalseAcceptance } from './soundness.ts';
import type { Violation } from './violation.ts';

const INPUTS_PER_POSITION = 50;
/** Up to so many actions are played between two attacks, so that much is seen of many games. */
const STRIDE = 12;

export interface Flood {
  readonly inputs: number;
  /** How many of them were legal by chance; if none were, the flood would prove little. */
  readonly accepted: number;
  /** The types of the moves that were twisted. */
  readonly types: ReadonlySet<string>;
  readonly violation: Violation | null;
}

/** Plays one game, and sends up to so many inputs on the way. */
export function floodGame(
  game: Game,
  config: Config,
  seed: string,
  plan: Pick<Plan, 'maxActions' | 'unlisted'>,
  limit: number,
): Flood {
  const random = createRandom(seed);
  const match = newMatch(game, seed, config);
  const state = game.setup(config);
  const types = new Set<string>();
  let inputs = 0;
  let accepted = 0;
  let found: Fault | null = null;
  /** Where nobody is asked, moves of before are twisted: they are of the right shape at least. */
  let listed: readonly Tagged[] = [];
  while (inputs < limit) {
    const pending = game.pending(state);
    if (pending.kind === 'move') {
      listed = pending.seats.flatMap((seat) => game.moves(state, seat));
      for (const { type } of listed) types.add(type);
    }
    const attempts = Math.min(INPUTS_PER_POSITION, limit - inputs);
    const onAccepted = (): void => void accepted++;
    found = findFalseAcceptance(game, state, listed, random, { ...plan, attempts, onAccepted });
    inputs += attempts;
    if (found !== null || pending.kind === 'over' || match.log.length >= plan.maxActions) break;
    randomPlayout(game, state, random, {
      maxActions: 1 + random.below(STRIDE),
      onAction: (action) => match.log.push({ seq: match.log.length, at: 0, ...action }),
    });
  }
  if (found === null) return { inputs, accepted, types, violation: null };
  const names = Array.from({ length: config.seats }, (_unused, seat) => `random ${seat + 1}`);
  const record = formatRecord(match, { names }, null);
  return { inputs, accepted, types, violation: { ...found, game: game.id, config, seed, record } };
}
