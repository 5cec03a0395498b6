/** Whether chance was what was promised, and what that proves. */

import type { Game, Tagged } from './contract.ts';
import { damage, type Damage } from './damage.ts';
import {
  commitEarly,
  commitTo,
  drawFairly,
  homeDrawsOf,
  isBound,
  keepsPromise,
  type Fairness,
} from './fairness.ts';
import type { Match } from './match.ts';
import { equalPlain } from './plain.ts';
import { replay } from './replay.ts';

/**
 * Recomputes everything that was promised from the published seed: the commitment, the nonces, every outcome of chance.
 * `null` when all of it holds; a match without a commitment, or one whose seed is not published yet, is reported as such.
 */
export function verifyFairness<State, Move extends Tagged, Chance, Event extends Tagged>(
  game: Game<State, Move, Chance, Event>,
  match: Match<Move, Chance>,
  /** What was published when the match began, where somebody has kept it. */
  published: string | null = null,
): Damage | null {
  const { fairness } = match;
  if (fairness === null) return damage('noCommitment', {});
  const { seed, commitment } = fairness;
  if (published !== null && published !== commitment) return damage('otherCommitment', {});
  if (seed === null) return damage('seedUnpublished', {});
  const broken = findBrokenWord(match, fairness, seed);
  if (broken !== null) return broken;
  const home = homeDrawsOf(fairness);
  const replayed = replay(game, match, {
    inspect: (entry, { state, draws }) => {
      const pending = game.pending(state);
      if (!('chance' in entry) || pending.kind !== 'chance' || draws < home) return null;
      const fair = drawFairly(fairness, seed, match.id, draws, pending.outcomes);
      return equalPlain(fair, entry.chance) ? null : damage('unfairOutcome', { entry: entry.seq });
    },
  });
  return replayed.ok ? null : replayed.damage;
}

function findBrokenWord(
  match: Omit<Match, 'log'>,
  fairness: Fairness,
  seed: string,
): Damage | null {
  if (!isBound(fairness)) {
    return commitEarly(seed) === fairness.commitment ? null : damage('wrongSeed', {});
  }
  const { commitment, players, promises, nonces, home } = fairness;
  if (players.length !== match.seats) return damage('wrongTerms', {});
  const terms = { ...match, players, ...(home !== undefined && { home }) };
  if (commitTo(seed, terms) !== commitment) return damage('wrongTerms', {});
  const seat = nonces.findIndex((nonce, i) => !keepsPromise(nonce, promises[i] ?? ''));
  return seat === -1 ? null : damage('brokenPromise', { seat: seat + 1 });
}

/** How many draws a match has, by what their fairness rests on. */
export interface DrawCount {
  /** Those that were promised, and can be recomputed once the seed is known. */
  readonly promised: number;
  /** Those from before anything was promised, where the match was begun elsewhere. */
  readonly home: number;
}

/** The same for everybody who tells what was verified. */
export function countDraws({ fairness, log }: Pick<Match, 'fairness' | 'log'>): DrawCount {
  const all = log.filter((entry) => 'chance' in entry).length;
  const home = fairness === null ? 0 : Math.min(homeDrawsOf(fairness), all);
  return { promised: all - home, home };
}

/** What a match that verifies does not prove, most important first; said in words by `explainLimit`. */
export type Limit =
  /** First scheme: whoever laid the table could try ids, seats and nonces until the draws suited him. */
  | 'earlyScheme'
  /** No client added a nonce, so whoever laid the table could try seeds. */
  | 'tableAlone'
  /** The match was begun elsewhere, and what was drawn there is not promised by anybody. */
  | 'homeDraws'
  /** The names in the record are not those that the table committed itself to. */
  | 'otherNames'
  /** The record of a match that goes on may lack what happened last. */
  | 'openEnd'
  /** Nothing binds times, moves and the end of the log to anybody. */
  | 'noSeal';

/** Of a match whose seal was checked, if it has one. */
export function limitsOf(
  { fairness, seal }: Pick<Match, 'fairness' | 'seal'>,
  names: readonly string[],
  isOver: boolean,
): readonly Limit[] {
  if (fairness === null) return [];
  const limits: Limit[] = [];
  if (!isBound(fairness)) limits.push('earlyScheme');
  else {
    if (fairness.promises.every((promise) => promise === '')) limits.push('tableAlone');
    if (fairness.home !== undefined) limits.push('homeDraws');
    const { players } = fairness;
    if (players.some((name, seat) => name !== '' && name !== names[seat])) {
      limits.push('otherNames');
    }
  }
  if (seal === undefined) {
    if (!isOver) limits.push('openEnd');
    limits.push('noSeal');
  }
  return limits;
}
