/** Games between bots, with seats rotated so that nobody profits from where he sits. */

import {
  firstToAnswer,
  createRandom,
  pickWeighted,
  type Config,
  type Expertise,
  type Game,
} from '@sternwarte/engine';
import { beginAhead } from '../ahead.ts';
import { createMemory } from '../memory.ts';
import type { Contestant } from './contestants.ts';

export interface Contest {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly config: Config;
  /** One for each seat; in game `n` everybody moves on by `n` seats. */
  readonly bots: readonly Contestant[];
  readonly seed: string;
  /** For bots that search; their own number when left out. */
  readonly iterations?: number | undefined;
  /** A game that takes longer is given up, and nobody wins it. */
  readonly maxActions: number;
}

/** How a contestant fared in one game. */
export interface Score {
  /** 1 for a win, a part of it for a shared one. */
  readonly share: number;
  /** 1 is best. */
  readonly place: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly slowest: number;
  /** Decisions in which there was something to choose, and how often moves had been tried altogether when they were made. */
  readonly choices: number;
  readonly visits: number;
}

export interface Encounter {
  /** In the order of `Contest.bots`. */
  readonly scores: readonly Score[];
  readonly actions: number;
  readonly ending: string | null;
}

/** Where contestant `index` sits in game `n`. */
export function seatOf(index: number, n: number, seats: number): number {
  return (index + n) % seats;
}

/** Game number `n`, the same every time. `now` tells milliseconds, for the time per decision. */
export function playEncounter(contest: Contest, n: number, now: () => number): Encounter {
  const { game, expertise, config, bots, seed, iterations, maxActions } = contest;
  const { seats } = config;
  const state = game.setup(config);
  const table = createRandom(`${seed}/${n}/table`);
  const tallies = bots.map((bot, index) => ({
    bot,
    random: createRandom(`${seed}/${n}/${index}`),
    memory: createMemory(),
    decisions: 0,
    milliseconds: 0,
    slowest: 0,
    choices: 0,
    visits: 0,
  }));
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    tallies.find((_tally, index) => seatOf(index, n, seats) === seat),
  );
  let actions = 0;
  for (; ; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over' || actions >= maxActions) {
      const result = pending.kind === 'over' ? pending.result : null;
      const winners = result?.winners ?? [];
      return {
        actions,
        ending: result?.ending ?? null,
        scores: tallies.map(({ decisions, milliseconds, slowest, choices, visits }, index) => {
          const seat = seatOf(index, n, seats);
          return {
            share: winners.includes(seat) ? 1 / winners.length : 0,
            place: result?.places[seat] ?? seats,
            decisions,
            milliseconds,
            slowest,
            choices,
            visits,
          };
        }),
      };
    }
    if (pending.kind === 'chance') {
      game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, table) });
      continue;
    }
    const seat = firstToAnswer(pending.seats);
    const tally = bySeat[seat];
    if (tally === undefined) throw new RangeError(`nobody plays seat ${seat}`);
    for (const [other, thinker] of bySeat.entries()) {
      if (thinker?.bot.ahead === undefined || other === seat) continue;
      const { bot, random, memory } = thinker;
      const view = game.view(state, other);
      const ahead = { game, expertise, seats, view, seat: other, random, memory };
      const work = beginAhead({ ...ahead, iterations: bot.ahead });
      while (work?.step() === true);
    }
    const began = now();
    const view = game.view(state, seat);
    const { random, memory } = tally;
    const question = { game, expertise, seats, view, seat, random, iterations, memory };
    const thinking = tally.bot.begin(question);
    while (thinking.step());
    const { move, considered } = thinking.thought();
    const took = now() - began;
    tally.decisions++;
    tally.milliseconds += took;
    if (took > tally.slowest) tally.slowest = took;
    if (considered.length > 1) {
      tally.choices++;
      for (const { visits } of considered) tally.visits += visits;
    }
    const refusal = game.check(state, seat, move);
    if (refusal !== null) {
      throw new RangeError(
        `${tally.bot.id} proposed ${JSON.stringify(move)} in game ${seed}/${n}: ${refusal.key}`,
      );
    }
    game.apply(state, { by: seat, move });
  }
}
