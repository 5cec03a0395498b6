/** A match looked at afterwards: the chance of each seat after every entry, and where it changed most. */

import {
  firstToAnswer,
  createRandom,
  equalPlain,
  isAction,
  replay,
  type Entry,
  type Expertise,
  type Game,
  type Match,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import { createJudge, shareOut } from './judge.ts';
import { createOutlook } from './outlook.ts';
import { beginSearch } from './search.ts';
import type { Considered, Thinking } from './thinking.ts';

export interface AnalysisQuestion {
  readonly game: Game;
  readonly expertise: Expertise;
  /** Must replay, as every match does that came out of a record. */
  readonly match: Match;
  /** How often to walk the tree from each position. */
  readonly iterations: number;
}

export interface Judged {
  /** The entry that led here; -1 is the position before the first. */
  readonly seq: number;
  /** The chance of each seat to win. */
  readonly chances: readonly number[];
}

/** An entry that changed the chances. */
export interface Swing {
  readonly seq: number;
  readonly by: Seat | 'table';
  /** Whose chance changed: that of the seat that moved; after a draw, of whom it changed most. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** What the search would have done instead; `null` for a draw, and when it agrees. */
  readonly better: Tagged | null;
}

export interface Analysis {
  /** How many positions there are; `positions` has fewer when the analysis was stopped. */
  readonly total: number;
  readonly positions: readonly Judged[];
  /** The entries in force that changed most, greatest change first. */
  readonly swings: readonly Swing[];
  /** Moves that cost those who made them most, where the search knew better: some of each seat, the worst first. */
  readonly mistakes: readonly Swing[];
}

export interface Analysing {
  /** Does a small piece of work; `false` when everything has been looked at. */
  step(): boolean;
  readonly total: number;
  /** How many positions have been looked at. */
  done(): number;
  /** What is known so far. */
  analysis(): Analysis;
}

export const ANALYSIS_ITERATIONS = 100;
/** More than anybody shows: many of the greatest are gone again a moment later. */
const MAX_SWINGS = 40;
const MAX_MISTAKES = 5;
/** No row of moves without a choice is longer, unless the match would not end at all. */
const MAX_FORCED = 32;
/** A draw that no search has seen is judged along so many lines of chance, where instinct plays on for long. */
const LINES = 24;
/** A move that was walked less often is judged anew. */
const MIN_VISITS = 3;
/** Less is noise of the search. */
const MIN_SWING = 0.01;

interface Position {
  readonly seq: number;
  readonly state: unknown;
  /** The entry number that was gone back to, if this position was reached by taking back. */
  readonly undo: number | null;
  /** Who moved last. */
  readonly mover: Seat;
}

export function beginAnalysis({
  game: realGame,
  expertise,
  match,
  iterations,
}: AnalysisQuestion): Analysing {
  const { seats } = match;
  // The match is over, so nothing needs to be guessed: the only possible world is the true one.
  const game: Game = {
    ...realGame,
    resample: (state) => realGame.clone(state),
    redact: (action) => action,
  };
  const judge = createJudge(game, expertise, seats);
  const outlook = createOutlook(game, expertise, judge);
  const { positions, inForce } = positionsOf(game, match);
  const judged: Judged[] = [];
  const best: (Tagged | null)[] = [];
  /** What a search of each position saw; nothing where there was none. */
  const seen: (readonly Considered[])[] = [];
  let search: { readonly thinking: Thinking; readonly forced: Tagged | null } | null = null;

  function settle(
    position: Position,
    chances: readonly number[],
    move: Tagged | null,
    considered: readonly Considered[] = [],
  ): void {
    judged.push({ seq: position.seq, chances });
    best.push(move);
    seen.push(considered);
  }

  /** Begins with a position; a search is left to the steps that follow. */
  function begin(position: Position): void {
    const { state, undo, mover } = position;
    const earlier = undo === null ? undefined : judged[undo + 1];
    if (earlier !== undefined && undo !== null) {
      settle(position, earlier.chances, best[undo + 1] ?? null, seen[undo + 1]);
      return;
    }
    const seed = `analysis/${position.seq}`;
    const { state: reached, forced } = walkForced(state);
    const pending = game.pending(reached);
    if (pending.kind === 'over') {
      const chances = new Float64Array(seats);
      shareOut(pending.result, chances);
      settle(position, [...chances], forced);
    } else if (pending.kind === 'chance') {
      settle(position, walkedBefore(position) ?? judgeDraw(reached, mover, seed), forced);
    } else {
      const seat = firstToAnswer(pending.seats);
      const random = createRandom(seed);
      const question = { game, expertise, seats, view: reached, seat, random, iterations };
      search = { thinking: beginSearch(question), forced };
    }
  }

  /**
   * What a search expected of the move that led here, so that a draw is the only thing that a draw changes: judged
   * in another way, every throw would seem to bring luck to one of them, and the next decision to take it away.
   */
  function walkedBefore({ seq }: Position): readonly number[] | null {
    const entry = match.log[seq];
    if (entry === undefined || !('move' in entry)) return null;
    // The position before it.
    const walked = seen[seq]?.find(({ move }) => equalPlain(move, entry.move));
    return walked !== undefined && walked.visits >= MIN_VISITS ? walked.chances : null;
  }

  /** As the leaves of a search are judged. */
  function judgeDraw(state: unknown, mover: Seat, seed: string): readonly number[] {
    const random = createRandom(seed);
    const chances = new Float64Array(seats);
    const { rollout } = expertise.search;
    if (rollout === 0) outlook.expect(game.clone(state), mover, random, chances, 1);
    else {
      const line = new Float64Array(seats);
      for (let n = 0; n < LINES; n++) {
        outlook.sample(game.clone(state), mover, random, line, rollout);
        for (const [seat, chance] of line.entries())
          chances[seat] = (chances[seat] ?? 0) + chance / LINES;
      }
    }
    return [...chances];
  }

  /**
   * Goes on as long as there is nothing to choose, so that every position is judged from a decision: else the end of a
   * turn would seem to change chances that are only judged in another way. The first move on the way is told.
   */
  function walkForced(start: unknown): { state: unknown; forced: Tagged | null } {
    const state = game.clone(start);
    let forced: Tagged | null = null;
    for (let moves = 0; moves < MAX_FORCED; moves++) {
      const pending = game.pending(state);
      if (pending.kind !== 'move') break;
      const by = firstToAnswer(pending.seats);
      const [move, another] = expertise.candidates(state, by);
      if (move === undefined || another !== undefined) break;
      forced ??= move;
      game.apply(state, { by, move });
    }
    return { state, forced };
  }

  function swingOf(entry: Entry): Swing | null {
    const before = judged[entry.seq]?.chances;
    const after = judged[entry.seq + 1]?.chances;
    if (before === undefined || after === undefined || !isAction(entry)) return null;
    const change = (seat: Seat): number => (after[seat] ?? 0) - (before[seat] ?? 0);
    const seat =
      'move' in entry
        ? entry.by
        : after.reduce(
            (most, _, other) => (Math.abs(change(other)) > Math.abs(change(most)) ? other : most),
            0,
          );
    const found = best[entry.seq] ?? null;
    const agrees = !('move' in entry) || equalPlain(found, entry.move);
    return {
      seq: entry.seq,
      by: entry.by,
      seat,
      before: before[seat] ?? 0,
      after: after[seat] ?? 0,
      better: agrees ? null : found,
    };
  }

  return {
    total: positions.length,
    done: () => judged.length,
    step() {
      const position = positions[judged.length];
      if (position === undefined) return false;
      if (search === null) begin(position);
      else if (!search.thinking.step()) {
        const { move, considered } = search.thinking.thought();
        const chances = considered[0]?.chances ?? [];
        // After moves without a choice it began further on.
        if (search.forced === null) settle(position, chances, move, considered);
        else settle(position, chances, search.forced);
        search = null;
      }
      return judged.length < positions.length;
    },
    analysis() {
      const all = match.log
        .filter(({ seq }) => inForce.has(seq))
        .flatMap((entry) => swingOf(entry) ?? [])
        .filter(({ before, after }) => Math.abs(after - before) >= MIN_SWING)
        .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
      const ofSeat = (seat: Seat): readonly Swing[] =>
        all.filter((swing) => swing.by === seat && isMistake(swing)).slice(0, MAX_MISTAKES);
      return {
        total: positions.length,
        positions: [...judged],
        swings: all.slice(0, MAX_SWINGS),
        mistakes: Array.from({ length: seats }, (_unused, seat) => ofSeat(seat)).flat(),
      };
    },
  };
}

function isMistake({ before, after, better }: Swing): boolean {
  return better !== null && after < before;
}

function positionsOf(
  game: Game,
  match: Match,
): { readonly positions: readonly Position[]; readonly inForce: ReadonlySet<number> } {
  const positions: Position[] = [];
  const keep = (state: unknown): void => {
    const last = match.log[positions.length - 1];
    const mover = last === undefined || last.by === 'table' ? positions.at(-1)?.mover : last.by;
    positions.push({
      seq: positions.length - 1,
      state: game.clone(state),
      undo: last === undefined ? null : returnOf(last),
      mover: mover ?? 0,
    });
  };
  const replayed = replay(game, match, {
    inspect: (_entry, { state }) => {
      keep(state);
      return null;
    },
  });
  if (!replayed.ok) throw new RangeError(`the match does not replay: ${replayed.damage.key}`);
  keep(replayed.table.state);
  return { positions, inForce: new Set(replayed.table.line.map(({ seq }) => seq)) };
}

/** The entry that the match went back to, if that is what this one says. */
function returnOf(entry: Entry): number | null {
  if ('undo' in entry) return entry.undo;
  return 'back' in entry ? entry.back : null;
}
