/**
 * Monte Carlo tree search that knows no game.
 *
 * Every walk begins in another world that the thinker cannot tell from the real one (`resample`; the position itself
 * where nothing is hidden), so that hidden hands are averaged out (information set search). Each seat is expected to
 * choose what is best for itself, so values are kept per seat and any number of seats can play. Chance is drawn as the
 * table would draw it; few outcomes lead to situations of their own, many share one.
 */

import {
  createRandom,
  firstToAnswer,
  pickWeighted,
  type Action,
  type Random,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import { createJudge, shareOut } from './judge.ts';
import { createLook, SEEDS } from './look.ts';
import { createOutlook } from './outlook.ts';
import { createRace } from './race.ts';
import type { Considered, Question, Thinking } from './thinking.ts';
import {
  afterChance,
  drawEvenly,
  mostPromising,
  newSituation,
  ranked,
  worth,
  type Branch,
  type Situation,
} from './tree.ts';

/** A die has its own situation for each face; a pile of cards does not. */
const MAX_OUTCOMES_APART = 12;
const MAX_DEPTH = 60;
/** Positions for a first look at a move: chance is not averaged out, but no single roll decides either. */
const FIRST_LOOK = 6;
/** At the root every look is worth its price. */
const ROOT_LOOK = 240;
/** Before this share of the walks no choice is called clear. */
const EARLIEST_STOP = 0.15;

export function beginSearch(question: Question): Thinking {
  const { game, expertise, seats, view, seat: thinker, random } = question;
  const { exploration, temperature, rollout, trust = 1, horizon = Infinity } = expertise.search;
  const {
    foresight,
    looks = FIRST_LOOK,
    choosesByWorth = false,
    breadth = Infinity,
    keepsTree = false,
    margin,
  } = expertise.search;
  const judge = createJudge(game, expertise, seats);
  const outlook = createOutlook(game, expertise, judge);
  const rootMoves = expertise.candidates(view, thinker);
  /** With nothing hidden there is one world only. */
  const isOpen = expertise.search.worlds === 1;
  const limit = rootMoves.length > 1 ? (question.iterations ?? expertise.search.iterations) : 0;
  let walks = 0;
  /** Where the Pilot looks ahead along lines of luck, his looks are where the search begins. */
  const pilot = foresight === undefined || limit === 0 ? null : createLook(question, outlook);
  /** Where the looks at the root are made and the first walk begins; with nothing hidden, every walk. */
  let firstWorld: unknown;
  const rootBranches = recalled();
  const known = rootBranches.reduce((sum, { visits }) => sum + visits, 0);
  const race =
    pilot === null || margin === undefined ? null : createRace(rootBranches, thinker, margin);
  /** The luck of the first walk through any move of the root, the second, and so on. */
  const luck: number[] = [];

  /** What the seat remembers of this position. */
  function recalled(): Branch[] {
    const { memory } = question;
    if (memory === undefined || !keepsTree || !isOpen || limit === 0) return [];
    firstWorld = game.resample(view, thinker, random);
    const situation = memory.recall(question, firstWorld);
    if (situation?.position !== undefined) firstWorld = situation.position;
    const branches = situation?.available ?? [];
    memory.keep(question, firstWorld, branches);
    return branches;
  }

  function newBranch(move: Tagged, seat: Seat, promise: Float64Array, trusted: number): Branch {
    return {
      move,
      promise,
      strength: Math.exp((promise[seat] ?? 0) / temperature),
      trust: trusted,
      visits: 0,
      totals: new Float64Array(seats),
      next: null,
    };
  }

  function lookFromRoot(move: Tagged): void {
    if (pilot !== null) {
      rootBranches.push(newBranch(move, thinker, pilot.at(move), pilot.worlds));
      return;
    }
    firstWorld ??= game.resample(view, thinker, random);
    const promise = expectAfter(firstWorld, thinker, move, ROOT_LOOK);
    rootBranches.push(newBranch(move, thinker, promise, trust));
  }

  /** The world in which a walk through this move begins. */
  function worldFor({ visits }: Branch): { readonly world: unknown; readonly chance: Random } {
    if (pilot !== null) {
      // What differs between the moves is not their luck.
      const chance = createRandom((luck[visits] ??= random.below(SEEDS)));
      return { world: game.resample(view, thinker, chance), chance };
    }
    const world = firstWorld ?? game.resample(view, thinker, random);
    firstWorld = isOpen ? world : undefined;
    return { world, chance: random };
  }

  function expectAfter(world: unknown, seat: Seat, move: Tagged, leaves: number): Float64Array {
    const copy = game.clone(world);
    game.apply(copy, { by: seat, move });
    const promise = new Float64Array(seats);
    outlook.expect(copy, seat, random, promise, 1, leaves);
    return promise;
  }

  const branchTo = (move: Tagged, world: unknown, seat: Seat): Branch =>
    newBranch(move, seat, expectAfter(world, seat, move, looks), trust);

  /** The branches that exist in this world; those never seen before are given a first look. */
  function branchesOf(situation: Situation, world: unknown, seat: Seat): readonly Branch[] {
    const available: Branch[] = [];
    const branches = (situation.branches ??= new Map<string, Branch>());
    for (const move of expertise.candidates(world, seat)) {
      const key = JSON.stringify(move);
      let branch = branches.get(key);
      if (branch === undefined) {
        branch = branchTo(move, world, seat);
        branches.set(key, branch);
      }
      available.push(branch);
    }
    return available;
  }

  /** The same in the one position there is, where nobody asks which of the moves are known: at first the likeliest. */
  function widened(situation: Situation, world: unknown, seat: Seat): readonly Branch[] {
    if (situation.available === null) {
      situation.available = [];
      situation.moves = expertise.candidates(world, seat);
    }
    const { available, moves } = situation;
    const wanted = Math.min(moves.length, breadth + Math.floor(Math.sqrt(situation.visits)));
    for (const move of moves.slice(available.length, wanted)) {
      available.push(branchTo(move, world, seat));
    }
    return available;
  }

  function walk(): void {
    const first = race?.next() ?? mostPromising(rootBranches, thinker, exploration);
    if (first === undefined) throw new RangeError(`no candidate for seat ${thinker}`);
    // Where nothing is hidden the same moves and rolls lead to the same position, which its situation keeps.
    let keeps = isOpen;
    const begun = worldFor(first);
    let { world } = begun;
    const values = new Float64Array(seats);
    const path: Branch[] = [first];
    let situation = (first.next ??= newSituation());
    /** Who decided last, and how often that has changed. */
    let decider = thinker;
    let passed = 0;
    const goOn = (action: Action<Tagged, unknown>, next: Situation): void => {
      situation = next;
      if (keeps && next.position !== undefined) {
        world = next.position;
        return;
      }
      if (keeps) {
        world = game.clone(world);
        next.position = world;
      }
      game.apply(world, action);
    };
    goOn({ by: thinker, move: first.move }, situation);
    for (;;) {
      const pending = game.pending(world);
      if (pending.kind === 'over') {
        shareOut(pending.result, values);
        break;
      }
      if (pending.kind === 'chance') {
        const { outcomes } = pending;
        if (outcomes.length <= MAX_OUTCOMES_APART) {
          // Other worlds may list other outcomes, so evenness needs a position that is always the same.
          const drawn = keeps
            ? drawEvenly(situation, outcomes, begun.chance)
            : pickWeighted(outcomes, begun.chance);
          const action = { by: 'table', chance: drawn } as const;
          goOn(action, afterChance(situation, JSON.stringify(game.redact(action, world, thinker))));
        } else {
          // One situation for many positions: from here on each walk has a world of its own.
          if (keeps) world = game.clone(world);
          keeps = false;
          goOn(
            { by: 'table', chance: pickWeighted(outcomes, begun.chance) },
            afterChance(situation, 'any'),
          );
        }
        continue;
      }
      const asked = firstToAnswer(pending.seats);
      if (asked !== decider) {
        decider = asked;
        passed++;
      }
      if (passed >= horizon) {
        outlook.sample(keeps ? game.clone(world) : world, asked, begun.chance, values, rollout);
        break;
      }
      const fresh = situation.visits === 0;
      const available = keeps
        ? widened(situation, world, asked)
        : branchesOf(situation, world, asked);
      situation.visits++;
      const branch = mostPromising(available, asked, exploration);
      if (branch === undefined) throw new RangeError(`no candidate for seat ${asked}`);
      // A move without alternative is walked over: there is nothing to learn before it.
      const isForced = available.length === 1 && situation.moves.length <= 1;
      if (path.length >= MAX_DEPTH || (fresh && !isForced)) {
        leafValue(keeps ? game.clone(world) : world, asked, branch, begun.chance, values);
        break;
      }
      path.push(branch);
      goOn({ by: asked, move: branch.move }, (branch.next ??= newSituation()));
    }
    race?.note(first, values[thinker] ?? 0);
    for (const branch of path) {
      branch.visits++;
      for (let i = 0; i < seats; i++) branch.totals[i] = (branch.totals[i] ?? 0) + (values[i] ?? 0);
    }
  }

  /**
   * A new leaf is worth what its best move promises; or, where instinct plays on, what the move brings when it is tried
   * anew, because the promise that made it the best was the luckiest of all.
   */
  function leafValue(
    world: unknown,
    asked: Seat,
    best: Branch,
    chance: Random,
    into: Float64Array,
  ): void {
    if (rollout === 0) {
      into.set(best.promise);
      return;
    }
    game.apply(world, { by: asked, move: best.move });
    outlook.sample(world, asked, chance, into, rollout);
  }

  function isFull(): boolean {
    return known > 0 && known + walks >= (question.memory?.mostWalks ?? Infinity);
  }

  /** Nothing that is left to do could change the choice, or hardly so. */
  function isClear(share: number): boolean {
    if (race !== null) return race.isDecided();
    if (share < EARLIEST_STOP) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of rootBranches) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    // With a tree that was kept only the walks of this search say how many are to come.
    return first - second > (known === 0 ? first : walks) * (1 / share - 1);
  }

  return {
    step() {
      if (walks >= limit || isFull()) return false;
      const unseen = rootMoves[rootBranches.length];
      if (unseen !== undefined) {
        lookFromRoot(unseen);
        return true;
      }
      walk();
      walks++;
      return walks < limit && !isClear(walks / limit);
    },
    isClear,
    thought() {
      const considered = ranked(rootBranches, thinker, choosesByWorth).map(
        (branch): Considered => ({
          move: branch.move,
          chances: Array.from({ length: seats }, (_, seat) => worth(branch, seat)),
          visits: branch.visits,
        }),
      );
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
