/** One look ahead: every candidate is made in a few possible worlds, and the best expectation wins. */

import type { Tagged } from '@sternwarte/engine';
import { createJudge } from './judge.ts';
import { createOutlook } from './outlook.ts';
import type { Considered, Question, Thinking } from './thinking.ts';

export function beginGreedy(question: Question): Thinking {
  const { game, expertise, seats, view, seat, random } = question;
  const candidates = expertise.candidates(view, seat);
  const judge = createJudge(game, expertise, seats);
  const outlook = createOutlook(game, expertise, judge);
  // The same worlds for every candidate: what differs is the move.
  const worlds =
    candidates.length > 1
      ? Array.from({ length: expertise.search.worlds }, () => game.resample(view, seat, random))
      : [];
  const looked: Considered[] = [];
  let next = 0;

  function look(move: Tagged): Considered {
    const chances = new Float64Array(seats);
    for (const world of worlds) {
      const copy = game.clone(world);
      game.apply(copy, { by: seat, move });
      outlook.expect(copy, seat, random, chances, 1 / worlds.length, expertise.search.leaves);
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
