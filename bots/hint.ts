/** Advice for a person: the best moves, what they promise, and the main reason for each. */

import {
  createRandom,
  type GameWords,
  type Language,
  type Reason,
  type Tagged,
} from '@sternwarte/engine';
import { createJudge } from './judge.ts';
import { createOutlook } from './outlook.ts';
import { beginSearch } from './search.ts';
import { requireAsked, type Considered, type Question } from './thinking.ts';

export interface HintReason {
  /** One of the features of the game's expertise. */
  readonly feature: string;
  /** Whether the move is good because there is more of it, or because there is less. */
  readonly direction: keyof Reason;
}

export interface Hint {
  readonly move: Tagged;
  /** The estimated chance to win after it. */
  readonly chance: number;
  /** `null` when no feature speaks for it, such as when it ends the match or there is nothing else to do. */
  readonly reason: HintReason | null;
  readonly visits: number;
}

export interface HintThinking {
  step(): boolean;
  isClear(share: number): boolean;
  /** The best moves so far, best first; at least one. */
  hints(): readonly Hint[];
}

const BEST = 3;
/** What a move is compared with: the better ones of all that were considered. */
const MAX_COMPARED = 12;
const MIN_WORLDS = 6;
/** Differences of score below this are no reason. */
const MIN_DIFFERENCE = 1e-6;

export function beginHint(question: Question): HintThinking {
  requireAsked(question);
  const search = beginSearch(question);
  return {
    step: () => search.step(),
    isClear: (share) => search.isClear?.(share) ?? false,
    hints() {
      const considered = search.thought().considered.slice(0, MAX_COMPARED);
      const measured = measureMoves(question, considered);
      const mean = meanOf(measured);
      return (
        considered
          // What the search went for most often is what it trusts; among these the chance decides.
          .slice(0, BEST)
          .map(({ move, chances, visits }, i) => ({
            move,
            chance: chances[question.seat] ?? measured[i]?.chance ?? 0,
            reason: mean === null ? null : mainReason(question, measured[i] ?? null, mean),
            visits,
          }))
          .toSorted((a, b) => b.chance - a.chance)
      );
    },
  };
}

interface Measured {
  readonly chance: number;
  /** What each feature adds to the own score beyond what it adds to that of the rivals; `null` when the match is over. */
  readonly advantages: Float64Array | null;
  /** By how much the move itself has changed that. */
  readonly gains: Float64Array;
}

/** Makes each move in the same worlds, with the same luck: what differs is the move. */
function measureMoves(question: Question, considered: readonly Considered[]): Measured[] {
  const { game, expertise, seats, view, seat, random } = question;
  const judge = createJudge(game, expertise, seats);
  const outlook = createOutlook(game, expertise, judge);
  const width = expertise.features.length;
  const count = Math.max(MIN_WORLDS, expertise.search.worlds);
  const worlds = Array.from({ length: count }, () => ({
    world: game.resample(view, seat, random),
    luck: random.below(2 ** 31),
  }));
  const chances = new Float64Array(seats);
  return considered.map(({ move }) => {
    const advantages = new Float64Array(width);
    const gains = new Float64Array(width);
    let chance = 0;
    let judged = 0;
    for (const { world, luck } of worlds) {
      const copy = game.clone(world);
      game.apply(copy, { by: seat, move });
      outlook.sample(copy, seat, createRandom(luck), chances, 0);
      chance += (chances[seat] ?? 0) / count;
      if (game.pending(copy).kind === 'over') continue;
      judged++;
      const parts = judge.contributions(copy);
      const before = judge.contributions(world);
      const rivals = 1 - (chances[seat] ?? 0);
      for (let other = 0; other < seats; other++) {
        // A rival counts as much as he is to be feared.
        const share = other === seat ? 1 : rivals > 0 ? -(chances[other] ?? 0) / rivals : 0;
        for (let i = 0; i < width; i++) {
          const part = parts[other * width + i] ?? 0;
          advantages[i] = (advantages[i] ?? 0) + share * part;
          gains[i] = (gains[i] ?? 0) + share * (part - (before[other * width + i] ?? 0));
        }
      }
    }
    const isJudged = judged > 0;
    return { chance, gains, advantages: isJudged ? advantages.map((sum) => sum / judged) : null };
  });
}

function meanOf(measured: readonly Measured[]): Float64Array | null {
  const lists = measured.flatMap(({ advantages }) => (advantages === null ? [] : [advantages]));
  const [first] = lists;
  if (first === undefined || lists.length < 2) return null;
  return first.map((_, i) => lists.reduce((sum, list) => sum + (list[i] ?? 0), 0) / lists.length);
}

/**
 * The feature by which the move is most ahead of the others, among those that it changes for the better. Where others change
 * them as much, the one that it changes most. What a move leaves as it is speaks for it only where it does nothing else.
 */
function mainReason(
  { expertise, seats }: Question,
  measured: Measured | null,
  mean: Float64Array,
): HintReason | null {
  if (measured === null || measured.advantages === null) return null;
  const { advantages, gains } = measured;
  const weights = expertise.weights(seats);
  const all = expertise.features.map((feature, i) => ({
    feature,
    gain: gains[i] ?? 0,
    difference: (advantages[i] ?? 0) - (mean[i] ?? 0),
  }));
  const ahead = all
    .filter(({ difference }) => difference > MIN_DIFFERENCE)
    .toSorted((a, b) => b.difference - a.difference);
  const gained = all
    .filter(({ gain }) => gain > MIN_DIFFERENCE)
    .toSorted((a, b) => b.gain - a.gain);
  const strongest = ahead.find((one) => gained.includes(one)) ?? gained[0] ?? ahead[0];
  if (strongest === undefined) return null;
  const { feature } = strongest;
  // Something bad that became less speaks for the move as well.
  return { feature, direction: (weights[feature] ?? 0) > 0 ? 'more' : 'less' };
}

/** A hint in the words of its game. */
export function sayHint(
  { move, chance, reason }: Hint,
  view: unknown,
  words: GameWords,
  language: Language,
): string {
  const percent = chance.toLocaleString(language, { style: 'percent' });
  const why = reason === null ? undefined : words.reasons[reason.feature]?.[reason.direction];
  return `${words.move(move, view)} (${percent})${why === undefined ? '' : `: ${why}`}`;
}
