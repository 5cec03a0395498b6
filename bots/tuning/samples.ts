/** Positions from self-play together with who won in the end: what weights are learned from. */

import {
  firstToAnswer,
  createRandom,
  pickWeighted,
  type Config,
  type Expertise,
  type Game,
  type Weights,
} from '@sternwarte/engine';
import { beginGreedy } from '../greedy.ts';
import { finish } from '../thinking.ts';

export interface Sample {
  /** As `Expertise.measure` writes them: every feature of every seat. */
  readonly features: Float64Array;
  /** The share of the win of each seat. */
  readonly shares: readonly number[];
  /** Seats that could no longer win. */
  readonly out: readonly boolean[];
}

export interface SelfPlay {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly config: Config;
  readonly seed: string;
  readonly maxActions: number;
  /** One decision in so many is taken by instinct instead, so that odd positions are seen as well. */
  readonly stray: number;
  /** One decision in so many becomes a sample: neighbours tell nothing new. */
  readonly every: number;
  /**
   * Now and then instinct plays so many actions for everybody, as beyond the leaves of a search, and where it ends becomes a
   * sample: that is what the Admiral's judge is asked about. Only settled positions are samples then.
   */
  readonly drift?: number | undefined;
  /** Worlds and actions of a look ahead, where the game's own would take too long; see `SearchSettings`. */
  readonly worlds?: number | undefined;
  readonly foresight?: number | undefined;
}

/** Between two drifts everybody looks ahead for so many decisions at least, and for so many more at most. */
const BETWEEN_DRIFTS = 30;
const MORE_BETWEEN = 60;

/** The samples of game number `n`, played one look ahead with these weights; none when it was given up. */
export function playSamples(plan: SelfPlay, weights: Weights, n: number): readonly Sample[] {
  const { game, config, seed, maxActions, stray, every } = plan;
  const { seats } = config;
  const { search } = plan.expertise;
  const { drift = 0, worlds = search.worlds, foresight = search.foresight } = plan;
  const expertise: Expertise = {
    ...plan.expertise,
    search: { ...search, worlds, ...(foresight === undefined ? {} : { foresight }) },
    weights: () => weights,
    pilotWeights: () => weights,
    tempers: undefined,
  };
  const state = game.setup(config);
  const random = createRandom(`${seed}/${n}`);
  const seen: { features: Float64Array; out: readonly boolean[] }[] = [];
  let untilDrift = drift > 0 ? random.below(MORE_BETWEEN) : Infinity;
  let drifting = 0;
  let isLeafDue = false;
  for (let actions = 0; actions < maxActions; actions++) {
    const pending = game.pending(state);
    if (pending.kind === 'over') {
      const { winners } = pending.result;
      const shares = Array.from({ length: seats }, (_, seat) =>
        winners.includes(seat) ? 1 / winners.length : 0,
      );
      return seen.map((position) => ({ ...position, shares }));
    }
    if (pending.kind === 'chance') {
      game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    const seat = firstToAnswer(pending.seats);
    const isOrdinary = random.below(every) === 0;
    const isSettled = drift === 0 || expertise.isSettled?.(state, seat) !== false;
    if (isSettled && (isOrdinary || isLeafDue)) {
      isLeafDue = false;
      const features = new Float64Array(seats * expertise.features.length);
      expertise.measure(state, features);
      const out = Array.from(
        { length: seats },
        (_, other) => expertise.isOut?.(state, other) === true,
      );
      seen.push({ features, out });
    }
    const view = game.view(state, seat);
    if (drifting > 0) {
      drifting--;
      if (drifting === 0) {
        isLeafDue = true;
        untilDrift = BETWEEN_DRIFTS + random.below(MORE_BETWEEN);
      }
      game.apply(state, { by: seat, move: expertise.instinct(view, seat, random) });
      continue;
    }
    untilDrift--;
    if (untilDrift <= 0) drifting = drift;
    const move =
      random.below(stray) === 0
        ? expertise.instinct(view, seat, random)
        : finish(beginGreedy({ game, expertise, seats, view, seat, random })).move;
    game.apply(state, { by: seat, move });
  }
  return [];
}
