/** One look ahead: every candidate is made in a few possible worlds, and the best expectation wins. */

import { createJudge, weightsOfPilot } from './judge.ts';
import { createLook } from './look.ts';
import { createOutlook } from './outlook.ts';
import type { Considered, Question, Thinking } from './thinking.ts';

export function beginGreedy(question: Question): Thinking {
  const { game, expertise, seats, view, seat } = question;
  const candidates = expertise.candidates(view, seat);
  const judge = createJudge(game, expertise, seats, weightsOfPilot(expertise, seats, seat));
  const outlook = createOutlook(game, expertise, judge);
  // One move alone needs no look.
  const look = candidates.length > 1 ? createLook(question, outlook) : null;
  const looked: Considered[] = [];
  let next = 0;

  return {
    step() {
      const move = candidates[next];
      if (move === undefined || look === null) return false;
      looked.push({ move, chances: [...look.at(move)], visits: look.worlds });
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
