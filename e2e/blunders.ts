/** What the Admiral thinks of the moves that somebody made. */

import { bots, finish, type Question } from '@sternwarte/bots';
import {
  createRandom,
  equalPlain,
  RESIGN,
  type Entry,
  type Expertise,
  type Game,
  type Match,
  type Tagged,
} from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';

/** A move that gives away so much of the chance to win is a blunder. */
const BLUNDER = 0.15;
/** Enough to tell good from bad, and the same on any machine. */
const ITERATIONS = 300;

export interface Judged {
  readonly move: string;
  /** How much smaller the chance to win is than after the best move. */
  readonly loss: number;
}

/** Every choice of a seat, judged. */
export function judgeMoves(
  game: GameId,
  match: Pick<Match, 'seats' | 'options'>,
  entries: readonly Entry[],
  seat: number,
): Judged[] {
  const rules: Game = games[game];
  const state = rules.setup({ seats: match.seats, options: match.options });
  const judged: Judged[] = [];
  for (const [i, entry] of entries.entries()) {
    if (!('move' in entry) && !('chance' in entry)) throw new Error('something was taken back');
    if (entry.by === seat && 'move' in entry) {
      const choices = rules.moves(rules.view(state, seat), seat);
      if (choices.filter(({ type }) => type !== RESIGN).length > 1) {
        const made = { seats: match.seats, state, seat, move: entry.move };
        judged.push(judgeMove(game, made, `judge ${i}`));
      }
    }
    rules.apply(state, entry);
  }
  return judged;
}

export interface Made {
  readonly seats: number;
  readonly state: unknown;
  readonly seat: number;
  readonly move: Tagged;
}

export function judgeMove(game: GameId, { seats, state, seat, move }: Made, seed: string): Judged {
  const rules: Game = games[game];
  const view = rules.view(state, seat);
  const question = { game: rules, expertise: experts[game], seats, view, seat };
  return { move: JSON.stringify(move), loss: lossOf(question, move, seed) };
}

type Choice = Omit<Question, 'random' | 'iterations'>;

/** How much worse a move is than the best, both judged by the same search. */
function lossOf(choice: Choice, made: Tagged, seed: string): number {
  const admiral = bots.get('admiral');
  if (admiral === undefined) throw new Error('there is no Admiral');
  const expertise = considering(choice, made);
  const random = createRandom(seed);
  const thinking = admiral.begin({ ...choice, expertise, random, iterations: ITERATIONS });
  const { considered } = finish(thinking);
  // The first is what the search trusts most; others may look better for having been looked at less.
  const [best] = considered;
  const found = considered.find(({ move }) => equalPlain(move, made));
  if (best === undefined || found === undefined) {
    throw new Error(`${JSON.stringify(made)} was not looked at`);
  }
  return (best.chances[choice.seat] ?? 0) - (found.chances[choice.seat] ?? 0);
}

/** A search looks at some moves only; a good one may be missing among them. This one looks at the move that was made as well. */
function considering({ game, expertise, view, seat }: Choice, made: Tagged): Expertise {
  return {
    ...expertise,
    candidates: (state, asked) => {
      const usual = expertise.candidates(state, asked);
      const isChoice = asked === seat && equalPlain(game.view(state, seat), view);
      const isMissing = isChoice && !usual.some((move) => equalPlain(move, made));
      return isMissing ? [...usual, made] : usual;
    },
  };
}

export function isBlunder({ loss }: Judged): boolean {
  return loss > BLUNDER;
}
