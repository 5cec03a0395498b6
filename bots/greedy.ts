/** One look ahead: every candidate is made in a few possible worlds, and the best expectation wins. */

import { createRandom, type Tagged } from '@sternwarte/engine';
import { createJudge } from './judge.ts';
import { createOutlook } from './outlook.ts';
import type { Considered, Question, Thinking } from './thinking.ts';

const SEEDS = 2 ** 32;

export function beginGreedy(question: Question): Thinking {
  const { game, expertise, seats, view, seat, random } = question;
  const { leaves, foresight } = expertise.search;
  const candidates = expertise.candidates(view, seat);
  const judge = createJudge(game, expertise, seats, expertise.pilotWeights?.(seats));
  const outlook = createOutlook(game, expertise, judge);
  // The same worlds for every candidate: what differs is the move.
  const worlds =
    candidates.length > 1
      ? Array.from({ length: expertise.search.worlds }, () => game.resample(view, seat, random))
      : [];
  // And the same luck, as far as the moves leave it to the same dice.
  const luck = foresight === undefined ? [] : worlds.map(() => random.below(SEEDS));
  const looked: Considered[] = [];
  const values = new Float64Array(seats);
  let next = 0;

  function look(move: Tagged): Considered {
    const chances = new Float64Array(seats);
    const share = 1 / worlds.length;
    for (const [i, world] of worlds.entries()) {
      const copy = game.clone(world);
      game.apply(copy, { by: seat, move });
      if (foresight === undefined) {
        outlook.expect(copy, seat, random, chances, share, leaves);
        continue;
      }
      outlook.sample(copy, seat, createRandom(luck[i] ?? 0), values, foresight);
      for (let k = 0; k < seats; k++) chances[k] = (chances[k] ?? 0) + share * (values[k] ?? 0);
    }
    return { move, chances: [...chances], visits: worlds.length };
  }

  return {
    step() {
      const move = candidates[next];
      if (move === undefined || worlds.length === 0) return false;
      looked.push(look(move));
      next++;
      return next < candidates.length;
    },
    thought() {
      const considered = looked.toSorted((a, b) => (b.chances[seat] ?? 0) - (a.chances[seat] ?? 0));
      const best = considered[0]?.move ?? candidates[0];
      if (best === undefined) throw new RangeError(`seat ${seat} is not asked`);
      return {
        move: best,
        considered: considered.length > 0 ? considered : [{ move: best, chances: [], visits: 0 }],
        iterations: looked.length,
      };
    },
  };
}
