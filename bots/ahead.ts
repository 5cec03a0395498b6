/**
 * Thinking ahead: while somebody else is asked, walks go on from the present position into the tree that is kept. What others
 * may do is part of every walk, so what grows is what the next decision begins with. It takes a tree that is kept: where luck
 * or hidden cards come between, hardly a position is ever found again.
 */

import { firstToAnswer, type Seat } from '@sternwarte/engine';
import type { Work } from './drive.ts';
import type { Memory } from './memory.ts';
import { beginSearch } from './search.ts';
import type { Question } from './thinking.ts';

/** What anybody sees who is not asked, and the memory into which he thinks. */
export interface AheadQuestion extends Omit<Question, 'seat'> {
  readonly memory: Memory;
}

/** More moves without a choice than follow each other in any match. */
const MOST_FORCED = 20;

/** Walks until the memory is full, or as often as is asked for; `null` where nothing would be kept, or nothing is to be decided. */
export function beginAhead(question: AheadQuestion): Work | null {
  const { expertise, memory, iterations = Infinity } = question;
  const { keepsTree = false, worlds } = expertise.search;
  const choice = keepsTree && worlds === 1 ? nextChoice(question) : null;
  if (choice === null) return null;
  // By no number of walks is the choice of somebody clear who may choose anything.
  const search = beginSearch({ ...question, ...choice, iterations: Infinity });
  let left = Math.min(iterations, memory.mostWalks);
  return { step: () => left-- > 0 && search.step() };
}

/** The position in which somebody has a choice next, and who that is. With nothing hidden, a view is the position itself. */
function nextChoice({
  game,
  expertise,
  view,
}: AheadQuestion): { readonly view: unknown; readonly seat: Seat } | null {
  let position = view;
  for (let forced = 0; forced <= MOST_FORCED; forced++) {
    const pending = game.pending(position);
    if (pending.kind !== 'move') return null;
    const seat = firstToAnswer(pending.seats);
    const [move, ...others] = expertise.candidates(position, seat);
    if (move === undefined) return null;
    if (others.length > 0) return { view: position, seat };
    position = game.clone(position);
    game.apply(position, { by: seat, move });
  }
  return null;
}
