/**
 * Monte Carlo tree search that knows no game.
 *
 * Every walk begins in another world that the thinker cannot tell from the real one (`resample`; the position itself
 * where nothing is hidden), so that hidden hands are averaged out (information set search). Each seat is expected to
 * choose what is best for itself, so values are kept per seat and any number of seats can play. Chance is drawn as the
 * table would draw it; few outcomes lead to situations of their own, many share one.
 */

import { pickWeighted, type Seat } from '@sternwarte/engine';
import { firstToAnswer } from './asked.ts';
import { createJudge, shareOut } from './judge.ts';
import { createOutlook } from './outlook.ts';
import type { Considered, Question, Thinking } from './thinking.ts';
import {
  afterChance,
  mostPromising,
  newSituation,
  worth,
  type Branch,
  type Situation,
} from './tree.ts';

/** A die has its own situation for each face; a pile of cards does not. */
const MAX_OUTCOMES_APART = 12;
const MAX_DEPTH = 60;
/** Before this share of the walks no choice is called clear. */
const EARLIEST_STOP = 0.15;

export function beginSearch(question: Question): Thinking {
  const { game, expertise, seats, view, seat: thinker, random } = question;
  const { exploration, temperature, rollout } = expertise.search;
  const judge = createJudge(game, expertise, seats);
  const outlook = createOutlook(game, expertise, judge);
  const root = newSituation();
  const rootMoves = expertise.candidates(view, thinker);
  const limit = rootMoves.length > 1 ? (question.iterations ?? expertise.search.iterations) : 0;
  let walks = 0;

  /** The branches that exist in this world; those never seen before are given a first look. */
  function branchesOf(situation: Situation, world: unknown, seat: Seat): Branch[] {
    const available: Branch[] = [];
    for (const move of expertise.candidates(world, seat)) {
      const key = JSON.stringify(move);
      let branch = situation.branches.get(key);
      if (branch === undefined) {
        const copy = game.clone(world);
        game.apply(copy, { by: seat, move });
        const promise = new Float64Array(seats);
        outlook.sample(copy, seat, random, promise, 0);
        branch = {
          move,
          promise,
          strength: Math.exp((promise[seat] ?? 0) / temperature),
          visits: 0,
          totals: new Float64Array(seats),
          next: newSituation(),
        };
        situation.branches.set(key, branch);
      }
      available.push(branch);
    }
    return available;
  }

  function walk(): void {
    const world = game.resample(view, thinker, random);
    const values = new Float64Array(seats);
    const path: Branch[] = [];
    let situation = root;
    for (;;) {
      const pending = game.pending(world);
      if (pending.kind === 'over') {
        shareOut(pending.result, values);
        break;
      }
      if (pending.kind === 'chance') {
        const { outcomes } = pending;
        const chance = pickWeighted(outcomes, random);
        const action = { by: 'table', chance } as const;
        if (outcomes.length > 1) {
          const apart = outcomes.length <= MAX_OUTCOMES_APART;
          const seen = apart ? JSON.stringify(game.redact(action, world, thinker)) : 'any';
          situation = afterChance(situation, seen);
        }
        game.apply(world, action);
        continue;
      }
      const asked = path.length === 0 ? thinker : firstToAnswer(pending.seats);
      const fresh = situation.visits === 0;
      const available = branchesOf(situation, world, asked);
      situation.visits++;
      const branch = mostPromising(available, asked, exploration);
      if (branch === undefined) throw new RangeError(`no candidate for seat ${asked}`);
      if (path.length >= MAX_DEPTH || (fresh && path.length > 0)) {
        leafValue(world, asked, branch, values);
        break;
      }
      game.apply(world, { by: asked, move: branch.move });
      path.push(branch);
      situation = branch.next;
    }
    for (const branch of path) {
      branch.visits++;
      for (let i = 0; i < seats; i++) branch.totals[i] = (branch.totals[i] ?? 0) + (values[i] ?? 0);
    }
  }

  /** A new leaf is worth what its best move promises, or what instinct makes of it. */
  function leafValue(world: unknown, asked: Seat, best: Branch, into: Float64Array): void {
    if (rollout === 0) {
      into.set(best.promise);
      return;
    }
    game.apply(world, { by: asked, move: best.move });
    outlook.sample(world, asked, random, into, rollout);
  }

  /** Nothing that is left to do could change the choice, or hardly so. */
  function isClear(): boolean {
    if (walks < limit * EARLIEST_STOP) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of root.branches.values()) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > (limit - walks) * (first / walks);
  }

  return {
    step() {
      if (walks >= limit) return false;
      walk();
      walks++;
      return walks < limit && !isClear();
    },
    thought() {
      const considered = [...root.branches.values()]
        .toSorted((a, b) => b.visits - a.visits || worth(b, thinker) - worth(a, thinker))
        .map((branch): Considered => ({
          move: branch.move,
          chances: Array.from({ length: seats }, (_, seat) => worth(branch, seat)),
          visits: branch.visits,
        }));
      const best = considered[0]?.move ?? rootMoves[0];
      if (best === undefined) throw new RangeError(`seat ${thinker} is not asked`);
      return {
        move: best,
        considered: considered.length > 0 ? considered : [{ move: best, chances: [], visits: 0 }],
        iterations: walks,
      };
    },
  };
}
