/** What the Admiral thinks of the moves that somebody made. */

import { finish, bots } from '@sternwarte/bots';
import {
  createRandom,
  equalPlain,
  RESIGN,
  type Entry,
  type Game,
  type Match,
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

/** Every choice of a seat, judged. What the search did not even consider is as bad as the worst that it did. */
export function judgeMoves(
  game: GameId,
  match: Pick<Match, 'seats' | 'options'>,
  entries: readonly Entry[],
  seat: number,
): Judged[] {
  const rules: Game = games[game];
  const admiral = bots.get('admiral');
  if (admiral === undefined) throw new Error('there is no Admiral');
  const state = rules.setup({ seats: match.seats, options: match.options });
  const judged: Judged[] = [];
  for (const [i, entry] of entries.entries()) {
    if (!('move' in entry) && !('chance' in entry)) throw new Error('something was taken back');
    if (entry.by === seat && 'move' in entry) {
      const view = rules.view(state, seat);
      const choices = rules.moves(view, seat).filter(({ type }) => type !== RESIGN);
      if (choices.length > 1) {
        const random = createRandom(`judge ${i}`);
        const question = { game: rules, expertise: experts[game], seats: match.seats, view, seat };
        const { considered } = finish(
          admiral.begin({ ...question, random, iterations: ITERATIONS }),
        );
        const chances = considered.map(({ chances: each }) => each[seat] ?? 0);
        const made = considered.findIndex(({ move }) => equalPlain(move, entry.move));
        const chance = made === -1 ? Math.min(...chances) : (chances[made] ?? 0);
        judged.push({
          move: JSON.stringify(entry.move),
          // The first is what the search trusts most; others may look better for having been looked at less.
          loss: (chances[0] ?? 0) - chance,
        });
      }
    }
    rules.apply(state, entry);
  }
  return judged;
}

export function isBlunder({ loss }: Judged): boolean {
  return loss > BLUNDER;
}
