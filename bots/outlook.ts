/** What to expect of a position: chance averaged out, and unfinished business settled by instinct. */

import {
  firstToAnswer,
  pickWeighted,
  type Expertise,
  type Game,
  type Random,
  type Seat,
} from '@sternwarte/engine';
import type { Judge } from './judge.ts';

/** Up to so many positions are looked at for one expectation; beyond that chance is sampled. */
const MAX_LEAVES = 48;
const SAMPLES = 6;
/** No turn takes longer than this to settle; a game that never settles is judged as it stands. */
const MAX_SETTLING = 64;

export interface Outlook {
  /**
   * The chances of all seats, as `seat` must expect them, added to `into` with a weight. Changes the state: callers
   * hand in a copy. `leaves` says how many positions may be looked at.
   */
  expect(
    state: unknown,
    seat: Seat,
    random: Random,
    into: Float64Array,
    weight: number,
    leaves?: number,
  ): void;
  /** The same along one line of chance: cheaper, and right on average. */
  sample(
    state: unknown,
    seat: Seat,
    random: Random,
    into: Float64Array,
    extraActions: number,
  ): void;
}

export function createOutlook(game: Game, expertise: Expertise, judge: Judge): Outlook {
  const chances = new Float64Array(judge.seats);

  function expectWithin(
    state: unknown,
    seat: Seat,
    random: Random,
    into: Float64Array,
    weight: number,
    leaves: number,
  ): void {
    for (let actions = 0; ; actions++) {
      const pending = game.pending(state);
      if (pending.kind === 'chance') {
        const { outcomes } = pending;
        if (outcomes.length > leaves) {
          // What is left is shared out: without a bound, one sampled chance after another would multiply.
          const samples = Math.max(1, Math.min(SAMPLES, leaves));
          const rest = Math.floor(leaves / samples);
          for (let n = 0; n < samples; n++) {
            const copy = n === samples - 1 ? state : game.clone(state);
            game.apply(copy, { by: 'table', chance: pickWeighted(outcomes, random) });
            expectWithin(copy, seat, random, into, weight / samples, rest);
          }
          return;
        }
        let total = 0;
        for (const outcome of outcomes) total += outcome.weight;
        for (const { outcome, weight: share } of outcomes) {
          const copy = game.clone(state);
          game.apply(copy, { by: 'table', chance: outcome });
          const rest = Math.floor(leaves / outcomes.length);
          expectWithin(copy, seat, random, into, (weight * share) / total, rest);
        }
        return;
      }
      const unsettled =
        pending.kind === 'move' &&
        actions < MAX_SETTLING &&
        expertise.isSettled?.(state, seat) === false;
      if (!unsettled) {
        judge.judge(state, chances, pending);
        for (let i = 0; i < chances.length; i++)
          into[i] = (into[i] ?? 0) + weight * (chances[i] ?? 0);
        return;
      }
      const by = firstToAnswer(pending.seats);
      game.apply(state, { by, move: expertise.instinct(state, by, random) });
    }
  }

  return {
    expect: (state, seat, random, into, weight, leaves = MAX_LEAVES) =>
      expectWithin(state, seat, random, into, weight, leaves),
    sample(state, seat, random, into, extraActions) {
      for (let actions = 0; ; actions++) {
        const pending = game.pending(state);
        if (pending.kind === 'chance') {
          game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
          continue;
        }
        const settled =
          pending.kind === 'over' ||
          actions >= MAX_SETTLING + extraActions ||
          (actions >= extraActions && expertise.isSettled?.(state, seat) !== false);
        if (settled) {
          judge.judge(state, into, pending);
          return;
        }
        const by = firstToAnswer(pending.seats);
        game.apply(state, { by, move: expertise.instinct(state, by, random) });
      }
    },
  };
}
