/** The Pilot's look at a move: it is made in a few possible worlds, the same ones for every move, and judged. */

import { createRandom, type Tagged } from '@sternwarte/engine';
import type { Outlook } from './outlook.ts';
import type { Question } from './thinking.ts';

/** So many seeds there are for the luck of a line of play. */
export const SEEDS = 2 ** 32;

export interface Look {
  /** How many worlds a look is averaged over. */
  readonly worlds: number;
  /** What the thinker must expect for each seat after this move. */
  at(move: Tagged): Float64Array;
}

export function createLook(question: Question, outlook: Outlook): Look {
  const { game, expertise, seats, view, seat, random } = question;
  const { leaves, foresight } = expertise.search;
  // The same worlds for every candidate: what differs is the move.
  const worlds = Array.from({ length: expertise.search.worlds }, () =>
    game.resample(view, seat, random),
  );
  // And the same luck, as far as the moves leave it to the same dice.
  const luck = foresight === undefined ? [] : worlds.map(() => random.below(SEEDS));
  const share = 1 / worlds.length;
  const values = new Float64Array(seats);
  return {
    worlds: worlds.length,
    at(move) {
      const chances = new Float64Array(seats);
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
      return chances;
    },
  };
}
