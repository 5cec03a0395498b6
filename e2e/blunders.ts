/** What the Admiral thinks of the moves that somebody made. */

import { bots, finish, type Considered, type Question } from '@sternwarte/bots';
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
/** Enough to tell good from bad, and the same on any machine; more where the Admiral itself walks more. */
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

/**
 * How much worse a move is than the best. A search hardly looks at what it thinks little of, so the two are compared by
 * another one that has no other choice.
 */
function lossOf(choice: Choice, made: Tagged, seed: string): number {
  const [best] = search(choice, choice.expertise, seed);
  if (best === undefined) throw new Error('there is nothing to choose');
  if (equalPlain(best.move, made)) return 0;
  const compared = search(choice, choosing(choice, [best.move, made]), seed);
  const chanceOf = (wanted: Tagged): number => {
    const found = compared.find(({ move }) => equalPlain(move, wanted));
    if (found === undefined) throw new Error(`${JSON.stringify(wanted)} was not looked at`);
    return found.chances[choice.seat] ?? 0;
  };
  return chanceOf(best.move) - chanceOf(made);
}

function search(choice: Choice, expertise: Expertise, seed: string): readonly Considered[] {
  const admiral = bots.get('admiral');
  if (admiral === undefined) throw new Error('there is no Admiral');
  const random = createRandom(seed);
  const iterations = Math.max(ITERATIONS, expertise.search.iterations);
  return finish(admiral.begin({ ...choice, expertise, random, iterations })).considered;
}

/** An expert who has only these moves in the position that is asked about. */
function choosing({ game, expertise, view, seat }: Choice, moves: readonly Tagged[]): Expertise {
  return {
    ...expertise,
    candidates: (state, asked) =>
      asked === seat && equalPlain(game.view(state, seat), view)
        ? moves
        : expertise.candidates(state, asked),
  };
}

export function isBlunder({ loss }: Judged): boolean {
  return loss > BLUNDER;
}
